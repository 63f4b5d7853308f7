/** Writes and compares generated files. Synchronously: they are small, and a thread for each takes longer. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { onExit } from 'signal-exit'
import { ROOT } from '../support/paths.js'
import type { Artifacts } from './artifacts.js'

/**
 * Writes the files that differ, each atomically and all at the same moment, so that a watcher sees one change. Another
 * process may write them at the same time. If one cannot be written, none is. Returns the paths that changed.
 */
export function write(files: Artifacts, root = ROOT): string[] {
  const changed = differing(files, root)
  const partOf = (path: string) => join(root, `${path}.${process.pid}${PART}`)
  try {
    for (const path of changed) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(partOf(path), files.get(path) ?? '')
    }
    for (const path of changed) renameSync(partOf(path), join(root, path))
  } catch (error) {
    for (const path of changed) rmSync(partOf(path), { force: true })
    throw error
  }
  return changed
}

/** The end of the name of a file that is being written. */
const PART = '.part'

// With a listener, a signal cannot end this process while it writes files, so no unfinished file is left.
onExit(() => {})

/** Returns the paths whose file is missing or has other content. */
export function differing(files: Artifacts, root = ROOT): string[] {
  const isCurrent = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text
  return [...files].filter(([path, text]) => !isCurrent(join(root, path), text)).map(([path]) => path)
}

/** Returns the files below `generated/` that are no longer generated. README.md is hand-written. */
export function stale(files: Artifacts, root = ROOT): string[] {
  const entries = readdirSync(join(root, 'generated'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(
      (path) => path !== 'generated/README.md' && !path.endsWith(PART) && !OF_PYTHON.test(path) && !files.has(path),
    )
    .sort()
}

/** What Python and pip leave beside the package. Git ignores it. */
const OF_PYTHON = /^generated\/python\/(build\/|.*(__pycache__|\.egg-info)\/)/

/** Removes files of the repository. */
export function remove(paths: string[], root = ROOT): void {
  for (const path of paths) rmSync(join(root, path), { force: true })
}
