import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { workflowFiles } from '../read/workflows.js'
import { inRoot, VERSIONS } from '../support/paths.js'

/** The folder whose files a release has. */
export const FOLDER = 'dist/release'

/** The notes of the release, which are its text and not one of its files. */
export const NOTES = 'dist/release-notes.md'

/**
 * Collects the files of a release: the tarballs of both packages, the documents, the workflows beside them, and a file of
 * checksums that `sha256sum --check` understands. Resolves to their names.
 */
export async function collectFiles(tarballs: string[], notes: string): Promise<string[]> {
  await rm(inRoot(FOLDER), { recursive: true, force: true })
  await mkdir(inRoot(FOLDER), { recursive: true })
  const documents = ['canvas', ...VERSIONS].map((name) => `generated/openapi/${name}.json`)
  for (const file of [...tarballs, ...documents]) await copyFile(inRoot(file), inRoot(FOLDER, basename(file)))
  for (const file of await workflowFiles()) {
    const text = await readFile(inRoot(file), 'utf8')
    await writeFile(inRoot(FOLDER, basename(file)), text.replaceAll('../../generated/openapi/', './'))
  }
  const names = (await readdir(inRoot(FOLDER))).sort()
  const sums = names.map(async (name) => `${await sha256(inRoot(FOLDER, name))}  ${name}\n`)
  await writeFile(inRoot(FOLDER, 'SHA256SUMS'), (await Promise.all(sums)).join(''))
  await writeFile(inRoot(NOTES), `${notes}\n`)
  return [...names, 'SHA256SUMS']
}

async function sha256(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}
