import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { inRoot } from '../paths.js'

/** What the site is made from: folders and files. The lock file stands for the versions of the renderers. */
const INPUTS = [
  'generated/openapi',
  'generated/gaps.json',
  'generated/versions.json',
  'generated/mcp',
  'docs',
  'scripts/bundle',
  'scripts/document',
  'scripts/mcp',
  'scripts/site',
  'redocly.yaml',
  'package-lock.json',
]

/** A hash over the site's inputs: the same text as long as none of them changes. */
export async function stampOf(): Promise<string> {
  const files = (await Promise.all(INPUTS.map(filesOf))).flat()
  const texts = await Promise.all(files.map((file) => readFile(inRoot(file))))
  const hash = createHash('sha256')
  for (const [at, text] of texts.entries()) hash.update(`${files[at]}\0${text.byteLength}\0`).update(text)
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(inRoot(path), { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => `${entry.parentPath}/${entry.name}`.slice(inRoot().length)).sort()
}
