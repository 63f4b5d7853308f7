import { renameSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../support/paths.js'
import type { Artifacts } from './artifacts.js'

/** Writes the files that differ, each atomically and all at the same moment, so that a watcher sees one change. Resolves to the paths that changed. */
export async function write(files: Artifacts, root = ROOT): Promise<string[]> {
  const changed = await differing(files, root)
  for (const path of changed) {
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.part`, files.get(path) ?? '')
  }
  for (const path of changed) renameSync(join(root, `${path}.part`), join(root, path))
  return changed
}

/** Resolves to the paths whose file is missing or has other content. */
export async function differing(files: Artifacts, root = ROOT): Promise<string[]> {
  const read = (path: string) => readFile(join(root, path), 'utf8').catch(() => undefined)
  const known = await Promise.all([...files].map(async ([path, text]) => ((await read(path)) === text ? [] : [path])))
  return known.flat()
}

/** Resolves to the files below `generated/` that are no longer generated. README.md is hand-written. */
export async function stale(files: Artifacts, root = ROOT): Promise<string[]> {
  const entries = await readdir(join(root, 'generated'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => path !== 'generated/README.md' && !files.has(path))
    .sort()
}

/** Removes files of the repository. */
export async function remove(paths: string[], root = ROOT): Promise<void> {
  await Promise.all(paths.map((path) => rm(join(root, path))))
}
