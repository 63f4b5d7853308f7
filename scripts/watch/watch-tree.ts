import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Editors write more than once for one save. */
const QUIET_MS = 10

/**
 * Calls back when a folder and everything below it has been quiet for a moment after a change: files written in place,
 * replaced, created, moved or removed, also in folders created later. Throws if the folder cannot be read.
 */
export function watchTree(root: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  let watchers = arm()

  function changed(): void {
    clearTimeout(timer)
    timer = setTimeout(settled, QUIET_MS)
  }

  function settled(): void {
    // Folders may have been added, removed or replaced. The old watchers end after the new ones start, so that nothing is missed.
    const before = watchers
    try {
      watchers = arm()
      for (const watcher of before) watcher.close()
    } catch {
      // A folder is missing, perhaps only for now: the old watchers notice when it is back.
    }
    onChange()
  }

  // One watcher for each folder: on Linux, Node's recursive watcher loses files that were once replaced by another.
  function arm(): FSWatcher[] {
    const armed: FSWatcher[] = []
    try {
      for (const folder of foldersOf(root)) armed.push(watch(folder, changed).on('error', changed))
      return armed
    } catch (error) {
      for (const watcher of armed) watcher.close()
      throw error
    }
  }
}

function foldersOf(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return [root, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))]
}
