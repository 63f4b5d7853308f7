/** The files of `--data` and `--state`, with the places of what is wrong in them. */
import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { ContextOptions } from '../context.js'
import type { Snapshot } from '../control/state.js'
import type { Mock } from '../index.js'

/** Returns the file and the line of a value: `records.yaml:7`. */
type PlaceOf = (path: (string | number)[]) => string

/** Reads records by key, in YAML or JSON. Rejects with an Error that says file and line if it is not well-formed or has another shape. */
export async function readData(file: string): Promise<{ data: NonNullable<ContextOptions['data']>; placeOf: PlaceOf }> {
  const { document, placeOf } = parsed(file, await readFile(file, 'utf8'))
  if (document.contents === null) throw new Error(`${file}: The file is empty. ${DATA_SHAPE}`)
  if (!isMap(document.contents)) throw new Error(`${placeOf([])}: ${DATA_SHAPE}`)
  try {
    return { data: document.toJS({ maxAliasCount: MOST_ALIASED }), placeOf }
  } catch {
    throw new Error(`${file}: Aliases inside of aliases may stand for at most ${MOST_ALIASED} values.`)
  }
}

/** How many values the uses of an alias may stand for: ten levels of ten aliases each would fill any memory. */
const MOST_ALIASED = 10_000

const DATA_SHAPE = 'It must have a list of records for each key, such as `service_live_0123abcd: [{ type: canvas }]`.'

/** How long a change may wait to be written, in milliseconds. */
const WRITE_AFTER_MS = 2000
/** Writing takes at most this share of the time. */
const MOST_WRITING = 0.05

/** The file of a mock's state. */
export type StateFile = {
  /** Restores the state of the file, if it exists, and writes it. Rejects with an Error that says file and line for a damaged one. */
  attach(mock: Pick<Mock, 'restore' | 'snapshot'>): Promise<void>
  /** Writes the state a while later. A failure is printed. */
  onChange(): void
  /** Writes the state. The file is replaced as a whole, or not at all. */
  write(): Promise<void>
}

/** Reads the file of a state. Rejects with an Error that says file and line if it is not JSON. */
export async function openState(file: string): Promise<StateFile> {
  const text = await textOf(file)
  const kept = text === undefined ? undefined : parsedState(file, text)
  let snapshot: Mock['snapshot'] | undefined
  let timer: NodeJS.Timeout | undefined
  let lastMs = 0
  let writing = Promise.resolve()

  async function replace(): Promise<void> {
    const start = performance.now()
    const target = await realpath(file).catch(() => file)
    // Another mock may write the same file. In a container, the next one has the same id and overwrites what a killed one left.
    const part = `${target}.${process.pid}.part`
    try {
      await writeFile(part, `${JSON.stringify(snapshot?.(), null, 1)}\n`, { flush: true })
      await rename(part, target)
    } catch (error) {
      await rm(part, { force: true })
      throw new Error(`${file}: The state could not be written. ${(error as Error).message}`)
    }
    lastMs = performance.now() - start
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const written = writing.then(replace)
    writing = written.catch(() => {})
    return written
  }

  return {
    async attach(mock) {
      try {
        if (kept !== undefined) mock.restore(kept)
      } catch (error) {
        // Finding the place takes long, and most files have no errors.
        const { message, path = [] } = error as Error & { path?: string[] }
        throw new Error(`${parsed(file, text ?? '').placeOf(path)}: ${message}`)
      }
      snapshot = mock.snapshot
      await write()
    },
    onChange() {
      if (!snapshot) return
      const wait = Math.max(WRITE_AFTER_MS, lastMs / MOST_WRITING)
      timer ??= setTimeout(() => write().catch(({ message }: Error) => console.error(message)), wait).unref()
    },
    write,
  }
}

/** Returns the text of a file that can be written. Undefined if it does not exist. */
async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, { encoding: 'utf8', flag: 'r+' }).catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return undefined
    throw new Error(`${file}: ${code === 'EISDIR' ? 'This is a directory, not a file.' : message}`)
  })
}

function parsedState(file: string, text: string): Snapshot {
  if (text.trim() === '')
    throw new Error(`${file}: The state is damaged: the file is empty. Delete it to start afresh.`)
  try {
    return JSON.parse(text)
  } catch (error) {
    parsed(file, text, 'The state is damaged: ')
    throw new Error(`${file}: The state is damaged: ${(error as Error).message}.`)
  }
}

function parsed(file: string, text: string, problem = '') {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`
  const [error] = document.errors
  if (error) throw new Error(`${at(error.pos[0])}: ${problem}${error.message}`)
  visit(document, {
    Alias(_, alias, parents) {
      const node = alias.resolve(document)
      if (!node || parents.includes(node))
        throw new Error(
          `${at(alias.range?.[0] ?? 0)}: \`*${alias.source}\` needs a value marked \`&${alias.source}\` that ends before it.`,
        )
    },
  })
  return { document, placeOf }

  function placeOf(path: (string | number)[]): string {
    let node: unknown = document.contents
    let offset = 0
    for (const part of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
        : undefined
      const next: unknown = pair?.value ?? (isSeq(node) ? node.items[Number(part)] : undefined)
      const { range } = (pair?.key ?? next ?? {}) as { range?: [number, number, number] }
      if (!range) break
      offset = range[0]
      node = next
    }
    return at(offset)
  }
}
