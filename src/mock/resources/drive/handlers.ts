import { ApiError, invalidField } from '../../errors.js'
import type { Call, Handlers } from '../../request/handler.js'
import { checkEditAccess } from '../../state/callers.js'
import { findByRef } from '../../state/ids.js'
import { type CanvasRecord, deleteCanvas, findCanvas, renameCanvas, SEED, touch } from '../canvases/canvases.js'
import { deleteFile, type FileRecord, filesOf } from '../uploads/files.js'
import { isFileHidden, setFileVisibility } from '../uploads/private-files.js'
import { deleteFolder, type FolderRecord, foldersOf, isTaken } from './folders.js'

type Patch = { name?: string; visibility?: 'team' | 'private' }

/** What can be done to an item. `patch` changes nothing if it throws an ApiError. */
type DriveItem = { patch: (patch: Patch) => void; remove: () => void }

/**
 * Nothing says who of a team lacks edit permission: here those of whom `/_mock` says so. Only where the source asks for
 * it is it looked at. The answers are open objects whose members are not stated (gaps drive.patch.response.fields and
 * drive.delete.response).
 */
export const drive: Handlers = {
  // An update that changes nothing is accepted (gap drive.patch.empty).
  updateDriveItem(call) {
    findItem(call).patch(call.body as Patch)
    return { body: {} }
  },
  deleteDriveItem(call) {
    findItem(call).remove()
    return { body: {} }
  },
}

/** References take the three forms that other ids take (gap drive.ref.form). Throws an ApiError: 404 or 403. */
function findItem(call: Call): DriveItem {
  const { team, world } = call
  const ref = call.path.item_ref ?? ''
  const folder = findByRef(foldersOf(team, world), 'folder', ref)
  if (folder) return folderItem(call, folder)
  const file = findByRef(filesOf(team, world), 'file', ref)
  if (file && !isFileHidden(call, file.id)) return fileItem(call, file)
  if (file || !CANVAS_REF.test(ref)) throw new ApiError(404, `There is no item ${ref}.`)
  return canvasItem(call, findCanvas(call, ref))
}

const CANVAS_REF = /^cvs_|^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/

function folderItem({ team, world, caller }: Call, folder: FolderRecord): DriveItem {
  const folders = foldersOf(team, world)
  return {
    patch({ name = folder.name, visibility }) {
      // That it is refused is stated, the status is not (gap drive.patch.visibility.folder.status).
      if (visibility) throw invalidField('visibility', 'not_for_folders', 'A folder has no visibility of its own.')
      checkEditAccess(caller)
      if (isTaken(folders, folder, name)) throw new ApiError(409, `The name ${name} is in use at this location.`)
      folder.name = name
    },
    remove: () => deleteFolder(folders, folder.id),
  }
}

function fileItem(call: Call, file: FileRecord): DriveItem {
  return {
    patch({ name = file.filename, visibility }) {
      checkEditAccess(call.caller)
      file.filename = name
      if (visibility) setFileVisibility(call, file.id, visibility)
    },
    remove: () => void deleteFile(call.team, call.world, file.id),
  }
}

/** Anyone who sees a canvas may rename it (gap drive.patch.canvas_rename). */
function canvasItem(call: Call, canvas: CanvasRecord): DriveItem {
  const { caller, world } = call
  return {
    patch({ name, visibility }) {
      if (visibility) {
        // What a fresh workspace holds was made by nobody: here the owner of the team counts as its creator.
        const isCreator = canvas.creator === SEED ? caller.role === 'owner' : canvas.creator === caller.user
        if (!isCreator) throw new ApiError(403, 'Only its creator may change the visibility of a canvas.')
        canvas.creator = caller.user
        canvas.visibility = visibility
        touch(canvas, world)
      }
      renameCanvas(canvas, name, world)
    },
    remove: () => deleteCanvas(call, canvas),
  }
}
