import { invalidField } from '../../http/errors.js'
import { checkEditAccess } from '../../state/callers.js'
import { DomainError } from '../../state/domain-error.js'
import type { Actor } from '../../state/mock-state.js'
import type { SentBody } from '../../state/operations.js'
import { type CanvasRecord, changeCanvas, deleteCanvas, findCanvas, SEED } from '../canvases/canvases.js'
import type { Handlers } from '../handler.js'
import { type FileRecord, filesOf, isFileHidden } from '../uploads/files.js'
import { deleteFolder, type FolderRecord, foldersOf, isTaken } from './folders.js'

type Patch = SentBody<'updateDriveItem'>

/** The actions on an item. If `patch` throws, it has changed nothing. */
type DriveItem = { patch: (patch: Patch) => void; remove: () => void }

/**
 * Drive: folders, files and canvases, by one kind of reference. Who lacks edit permission is not documented: here,
 * users for whom `/_mock` says so. It is only checked where the source requires it. The responses are open objects
 * without documented members (gaps drive.patch.response.fields and drive.delete.response).
 */
export const drive = {
  // An update that changes nothing is accepted (gap drive.patch.empty).
  updateDriveItem(call) {
    findItem(call, call.path.item_ref).patch(call.body)
    return { body: {} }
  },
  deleteDriveItem(call) {
    findItem(call, call.path.item_ref).remove()
    return { body: {} }
  },
} satisfies Handlers

/** References have three forms, as other ids (gap drive.ref.form). Throws a DomainError: `not_found`, `forbidden`. */
function findItem(actor: Actor, ref: string): DriveItem {
  const { team } = actor
  const folder = foldersOf(team).find('folder', ref)
  if (folder) return folderItem(actor, folder)
  const file = filesOf(team).find('file', ref)
  if (file && !isFileHidden(actor, file)) return fileItem(actor, file)
  if (file || !CANVAS_REF.test(ref)) throw new DomainError('not_found', `There is no item ${ref}.`)
  return canvasItem(actor, findCanvas(actor, ref))
}

const CANVAS_REF = /^cvs_|^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/

function folderItem({ team, caller }: Actor, folder: FolderRecord): DriveItem {
  const folders = foldersOf(team)
  return {
    patch({ name = folder.name, visibility }) {
      // The rejection is documented, its status is not (gap drive.patch.visibility.folder.status).
      if (visibility) throw invalidField('visibility', 'not_for_folders', 'A folder has no visibility of its own.')
      checkEditAccess(caller)
      if (isTaken(folders, folder, name))
        throw new DomainError('name_taken', `The name ${name} is in use at this location.`)
      folders.change(folder, { name })
    },
    remove: () => deleteFolder(folders, folder.id),
  }
}

function fileItem(actor: Actor, file: FileRecord): DriveItem {
  return {
    patch({ name = file.filename, visibility }) {
      checkEditAccess(actor.caller)
      // A private file is hidden from the other members of the team.
      const owner = visibility === 'private' ? actor.caller.user : undefined
      filesOf(actor.team).change(file, { filename: name, ...(visibility && { owner }) })
    },
    remove: () => filesOf(actor.team).delete(file.id),
  }
}

/** Anyone who sees a canvas may rename it (gap drive.patch.canvas_rename). */
function canvasItem(actor: Actor, canvas: CanvasRecord): DriveItem {
  const { team, caller } = actor
  return {
    patch({ name, visibility }) {
      // The canvases of a new workspace have no creator: here the owner of the team counts as one.
      const isCreator = canvas.creator === SEED ? caller.role === 'owner' : canvas.creator === caller.user
      if (visibility && !isCreator)
        throw new DomainError('forbidden', 'Only the creator of a canvas may change its visibility.')
      if (name === undefined && visibility === undefined) return
      changeCanvas(team, canvas, {
        ...(name === undefined ? {} : { name }),
        ...(visibility ? { visibility, creator: caller.user } : {}),
      })
    },
    remove: () => deleteCanvas(actor, canvas),
  }
}
