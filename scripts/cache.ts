import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.js'

/**
 * What was made stays under `node_modules/.cache` and is found again by what it was made from: its inputs, the code of the
 * pipeline, the installed packages and Node. So it is never out of date, and the folder can be removed at any time.
 */
const FOLDER = inRoot('node_modules/.cache/canvas-design-api')

/** What every outcome depends on, beside its inputs. */
const MAKERS = ['scripts', 'src/contract', 'package-lock.json']

/** How many outcomes of one name are kept: those of some branches and of the last edits. */
const KEPT = 8

/**
 * What `make` answered when it was last called with this name and these inputs, or what it answers now. Only what JSON can
 * hold comes back as it was. What `make` throws is not kept. An entry that cannot be read counts as none.
 */
export async function cached<Outcome>(name: string, inputs: string, make: () => Outcome | Promise<Outcome>) {
  const file = join(FOLDER, `${name}.${hashOf(inputs, makers())}.json`)
  const known = read<Outcome>(file)
  if (known) return known.outcome
  const outcome = await make()
  keep(file, outcome)
  return outcome
}

/**
 * Stands for the content of files, and of all files below folders but installed packages, by path in the repository. A path
 * may lead to nothing.
 */
export function contentOf(...paths: string[]): string {
  const files = paths.flatMap(filesOf).sort()
  return hashOf(...files.flatMap((file) => [file, readFileSync(inRoot(file))]))
}

/** A file, or all files below a folder but installed packages, by path in the repository; none where nothing is there. */
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

/** Stands for a list of texts. */
export function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\0`).update(part)
  return hash.digest('hex').slice(0, 40)
}

let makersHash: string | undefined

function makers(): string {
  makersHash ??= hashOf(process.version, contentOf(...MAKERS))
  return makersHash
}

/** In the first line stands the hash of what follows, so that half an entry is none. */
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

/** A cache that cannot be written costs time and nothing else. */
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
