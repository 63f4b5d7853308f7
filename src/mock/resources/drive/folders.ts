import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'

/** A folder of the drive. */
export type FolderRecord = { id: string; name: string /** The folder that it is in. */; parent: string | null }

/**
 * The folders of a team. No operation creates or lists one (gaps named_ops.folder_create and named_ops.folder_tree), so
 * a new workspace has three, and only a test adds more. The prefix of their ids is made up (gap drive.ref.form).
 */
export const foldersOf = perTeam(
  'folders',
  ({ isEmpty }, saved: FolderRecord[] = isEmpty ? [] : SEEDS.map((folder) => ({ ...folder }))) => new Store(saved),
)

/** Returns true if another folder at the same location has this name. */
export function isTaken(folders: Store<FolderRecord>, { id, parent }: FolderRecord, name: string): boolean {
  return [...folders.values()].some((other) => other.id !== id && other.parent === parent && other.name === name)
}

/** Deletes a folder and the folders in it. What becomes of its content is assumed (gap drive.delete.response). */
export function deleteFolder(folders: Store<FolderRecord>, id: string): void {
  folders.delete(id)
  for (const folder of [...folders.values()]) if (folder.parent === id) deleteFolder(folders, folder.id)
}

const CAMPAIGNS = 'folder_01JT7Q4W2Z9V6N3K8M5H1C0B7D'

const SEEDS: FolderRecord[] = [
  { id: CAMPAIGNS, name: 'Campaigns', parent: null },
  { id: 'folder_01JT7Q5A8F2R4X6Y9P3S0G1E7J', name: 'Archive', parent: null },
  { id: 'folder_01JT7Q6C3T5W8B1D4F7H9K2M6N', name: 'Drafts', parent: CAMPAIGNS },
]
