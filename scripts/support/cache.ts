import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from './paths.js'

/** The folder of the cached results: one file for each name. It can be removed at any time. */
const CACHE = inRoot('node_modules/.cache/canvas-design-api')

/** What every result depends on, in addition to its inputs and the version of Node. */
const PIPELINE_CODE = ['scripts', 'src/contract', 'package-lock.json']

/**
 * Returns the last result of `make` under this name if it had the same inputs, or calls it and caches what it returns.
 * Results must survive JSON. Errors are not cached.
 */
export async function cached<Outcome>(name: string, inputs: string, make: () => Outcome | Promise<Outcome>) {
  const { content, keep } = cacheEntry<{ outcome: Outcome }>(name, inputs)
  if (content) return content.outcome
  const outcome = await make()
  keep({ outcome })
  return outcome
}

/** Returns the content that the same code cached under a name for the same inputs, and a function that replaces it. */
function cacheEntry<Content>(name: string, inputs = '') {
  const file = `${CACHE}/${name}.json`
  const key = hashOf(inputs, hashOfCode())
  return { content: read<Content>(file, key), keep: (content: Content) => write(file, { key, content }) }
}

/**
 * Returns a function that takes from the cache what was made from a source before, and one that keeps what was asked
 * for since. `maker` is the file whose code makes it.
 */
export function cachedTexts(name: string, maker: string) {
  const { content: known = {}, keep } = cacheEntry<Record<string, string>>(name, contentHash(maker))
  const used: Record<string, string> = {}
  const textOf = (source: string, make: () => string) => {
    const key = hashOf(source)
    used[key] ??= known[key] ?? make()
    return used[key]
  }
  const isNew = () => Object.keys(used).some((key) => !(key in known))
  return { textOf, keep: () => isNew() && keep(used) }
}

/**
 * Returns a hash of files, and of all files below folders, by path in the repository. Missing paths are allowed,
 * installed packages are left out.
 */
export function contentHash(...paths: string[]): string {
  const files = paths.flatMap(filesBelow).sort()
  return hashOf(...files.flatMap((file) => [file, readFileSync(inRoot(file))]))
}

/** Returns the file, or all files below the folder except installed packages, by path in the repository. */
export function filesBelow(path: string): string[] {
  const stats = statSync(inRoot(path), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(inRoot(path), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(inside)
    return entry.isFile() ? [inside] : []
  })
}

/** Returns a hash of a list of texts or bytes. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\0`).update(part)
  return hash.digest('hex').slice(0, 40)
}

let codeHash: string | undefined

function hashOfCode(): string {
  codeHash ??= hashOf(process.version, contentHash(...PIPELINE_CODE))
  return codeHash
}

/** An entry that cannot be read, or belongs to other inputs, is ignored. */
function read<Content>(file: string, key: string): Content | undefined {
  try {
    const entry = JSON.parse(readFileSync(file, 'utf8'))
    return entry.key === key ? entry.content : undefined
  } catch {
    return undefined
  }
}

/** Errors are ignored: a cache that cannot be written only costs time. */
function write(file: string, entry: object): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(entry))
    renameSync(`${file}.${process.pid}`, file)
  } catch {}
}
