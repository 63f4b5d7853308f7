/** The files are small: handling one after the other is faster than waiting for a thread for each. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../support/paths.js'
import type { Artifacts } from './artifacts.js'

/** Writes the files that differ, each atomically and all at the same moment, so that a watcher sees one change. Returns the paths that changed. */
export function write(files: Artifacts, root = ROOT): string[] {
  const changed = differing(files, root)
  for (const path of changed) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.part`, files.get(path) ?? '')
  }
  for (const path of changed) renameSync(join(root, `${path}.part`), join(root, path))
  return changed
}

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
    .filter((path) => path !== 'generated/README.md' && !files.has(path))
    .sort()
}

/** Removes files of the repository. */
export function remove(paths: string[], root = ROOT): void {
  for (const path of paths) rmSync(join(root, path))
}
