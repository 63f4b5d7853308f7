import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.js'

/**
 * Results are kept under `node_modules/.cache`, keyed by everything they depend on: the inputs, the code of the pipeline, the
 * installed packages and Node. They are therefore never out of date, and the folder can be removed at any time.
 */
const FOLDER = inRoot('node_modules/.cache/canvas-design-api')

/** What every result depends on, in addition to its inputs. */
const CACHE_INPUTS = ['scripts', 'src/contract', 'package-lock.json']

/** How many results are kept under one name: enough for a few branches and the latest edits. */
const KEPT = 8

/**
 * Returns the cached result of `make` for this name and these inputs, or calls it and caches what it returns. Results must
 * survive JSON. Errors are not cached. An entry that cannot be read is ignored.
 */
export async function cached<Outcome>(name: string, inputs: string, make: () => Outcome | Promise<Outcome>) {
  const file = join(FOLDER, `${name}.${hashOf(inputs, hashOfCode())}.json`)
  const known = read<Outcome>(file)
  if (known) return known.outcome
  const outcome = await make()
  keep(file, outcome)
  return outcome
}

/**
 * Returns the content that the same code cached under a name, and a function that replaces it. For results that are many and
 * small: the content is a collection, and each result has its own key in it.
 */
export function cacheEntry<Content>(name: string): { content: Content | undefined; keep: (content: Content) => void } {
  const file = join(FOLDER, `${name}.${hashOfCode()}.json`)
  return { content: read<Content>(file)?.outcome, keep: (content) => keep(file, content) }
}

/**
 * Returns a hash of files, and of all files below folders, by path in the repository. Missing paths are allowed, installed
 * packages are left out.
 */
export function contentOf(...paths: string[]): string {
  const files = paths.flatMap(filesOf).sort()
  return hashOf(...files.flatMap((file) => [file, readFileSync(inRoot(file))]))
}

/** Returns the file, or all files below the folder except installed packages, by path in the repository. */
export function filesOf(path: string): string[] {
  const stats = statSync(inRoot(path), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(inRoot(path), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(inside)
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
  codeHash ??= hashOf(process.version, contentOf(...CACHE_INPUTS))
  return codeHash
}

/** The first line holds the hash of the rest, so that a partly written entry is ignored. */
function read<Outcome>(file: string): { outcome: Outcome } | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const body = text.slice(text.indexOf('\n') + 1)
    if (text !== sealed(body)) return undefined
    const now = new Date()
    utimesSync(file, now, now)
    return { outcome: JSON.parse(body) as Outcome }
  } catch {
    return undefined
  }
}

/** Errors are ignored: a cache that cannot be written only costs time. */
function keep(file: string, outcome: unknown): void {
  try {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, sealed(JSON.stringify(outcome ?? null)))
    renameSync(`${file}.${process.pid}`, file)
    forgetOldest(file)
  } catch {}
}

function sealed(body: string): string {
  return `${hashOf(body)}\n${body}`
}

function forgetOldest(file: string): void {
  const [name] = file.slice(FOLDER.length + 1).split('.')
  const entries = readdirSync(FOLDER)
    .filter((entry) => entry.startsWith(`${name}.`))
    .map((entry) => ({ path: join(FOLDER, entry), used: statSync(join(FOLDER, entry)).mtimeMs }))
    .sort((one, other) => other.used - one.used)
  for (const { path } of entries.slice(KEPT)) rmSync(path, { force: true })
}
