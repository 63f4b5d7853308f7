/**
 * The file of a journal. Its first line is its format, `{"format":3}`. Each further one is a list of changes as
 * `mock.changes()` returns them, that were written together, after a checksum and the number of the line:
 * `1c291ca3 2 [["day","2026-05-05"]]`.
 */
import { constants, createReadStream } from 'node:fs'
import { type FileHandle, open, readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Snapshot } from '../control/state.js'

/** The format. Lines of format 2 have neither checksum nor number, and files of format 1 are a snapshot. */
const FORMAT = 3
const FIRST_LINE = `{"format":${FORMAT}}\n`

/** A file of which lines can only be added to its end. */
export class JournalFile {
  readonly #handle: FileHandle
  /** Its length in bytes. */
  size: number
  /** How many lines it has. */
  #lines: number

  private constructor(handle: FileHandle, size: number, lines: number) {
    this.#handle = handle
    this.size = size
    this.#lines = lines
  }

  /** Creates a file without changes, or replaces one. */
  static async create(path: string): Promise<JournalFile> {
    const handle = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND)
    const file = new JournalFile(handle, FIRST_LINE.length, 1)
    await handle.write(FIRST_LINE).catch((error) => file.close().then(() => Promise.reject(error)))
    return file
  }

  /** Opens the file of a journal that was read. What follows its last complete line is removed. */
  static async open(path: string, { end, cut, lines }: KeptRecords): Promise<JournalFile> {
    const handle = await open(path, 'a')
    if (cut > 0) await handle.truncate(end)
    return new JournalFile(handle, end, lines)
  }

  /** Adds lines; with `sync`, waits for the disk. If that fails, the file is as before. */
  async append(changes: string[], sync = false): Promise<void> {
    const lines = changes.map((text, index) => lineOf(this.#lines + 1 + index, text)).join('')
    try {
      await this.#handle.appendFile(lines)
      if (sync) await this.#handle.datasync()
    } catch (error) {
      // Remove what was written of a line, or the next one would continue it.
      await this.#handle.truncate(this.size).catch(() => {})
      throw error
    }
    this.size += Buffer.byteLength(lines)
    this.#lines += changes.length
  }

  /** Rejects with an Error unless the file is at this path: a moved one can be another mock's. */
  async expectAt(path: string): Promise<void> {
    const [own, there] = await Promise.all([this.#handle.stat(), stat(path).catch(() => undefined)])
    if (own.ino !== there?.ino)
      throw new Error(
        'The file is no longer at its path: it was moved, deleted or replaced. Move it back, or start the mock again.',
      )
  }

  sync(): Promise<void> {
    return this.#handle.sync()
  }

  close(): Promise<void> {
    return this.#handle.close()
  }
}

function lineOf(number: number, changes: string): string {
  const text = `${number} ${changes}`
  return `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`
}

/** The records of a journal, where its last complete line ends, how many bytes follow, and how many lines it has. */
export type KeptRecords = {
  records: Map<string, unknown>
  end: number
  cut: number
  lines: number
  /** True if its lines have an earlier form, so that none of today's can be added. */
  isEarlier: boolean
}

export type KeptSnapshot = { snapshot: Snapshot }

/** Reads the file of a state, if there is one. Rejects with an Error that says file and line for a damaged one. */
export async function readState(file: string): Promise<KeptRecords | KeptSnapshot | undefined> {
  const handle = await open(file, 'r').catch(() => undefined)
  if (!handle) return undefined
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_HEADER), 0, MAX_HEADER, 0)
  await handle.close()
  const [header, format] = HEADER.exec(buffer.toString('latin1', 0, bytesRead)) ?? []
  if (header === undefined) return readSnapshot(file)
  if (![FORMAT, FORMAT - 1].includes(Number(format)))
    throw new Error(
      `${file}: The state has the format ${format}, and this version of the mock reads the formats 1 to ${FORMAT}. Update the mock, or start it with another file.`,
    )
  return readRecords(file, header.length, Number(format) < FORMAT)
}

const MAX_HEADER = 64
/** A snapshot begins in the same way, but its first object has further members on the same line. */
const HEADER = /^\{"format":(\d+)\}(\n|$)/

async function readRecords(file: string, start: number, isEarlier: boolean): Promise<KeptRecords> {
  const kept: KeptRecords = { records: new Map(), end: start, cut: 0, lines: 1, isEarlier }
  /** The last line, unless it is complete. */
  let torn: Buffer | undefined
  for await (const { bytes, isComplete } of linesOf(file, start)) {
    const line = kept.lines + 1
    if (torn) throw damaged(file, line, 'a write was not completed, and others follow')
    if (!isComplete || bytes.includes(0)) {
      torn = bytes
      kept.cut += bytes.byteLength + Number(isComplete)
      continue
    }
    try {
      apply(JSON.parse(isEarlier ? bytes.toString() : changesOf(bytes, line)), kept.records)
    } catch (error) {
      throw damaged(file, line, (error as Error).message)
    }
    kept.lines = line
    kept.end += bytes.byteLength + 1
  }
  return kept
}

/** Returns the lines after a place, without their breaks. Only the last one can be incomplete, and not empty. */
async function* linesOf(file: string, start: number): AsyncGenerator<{ bytes: Buffer; isComplete: boolean }> {
  let parts: Buffer[] = []
  for await (const chunk of createReadStream(file, { start, highWaterMark: 2 ** 20 }) as AsyncIterable<Buffer>) {
    let from = 0
    for (let to = chunk.indexOf(10); to !== -1; to = chunk.indexOf(10, from)) {
      yield { bytes: Buffer.concat([...parts, chunk.subarray(from, to)]), isComplete: true }
      parts = []
      from = to + 1
    }
    parts.push(chunk.subarray(from))
  }
  const bytes = Buffer.concat(parts)
  if (bytes.byteLength > 0) yield { bytes, isComplete: false }
}

/** Returns the changes of a line. Throws an Error if it is not the line that was written there. */
function changesOf(bytes: Buffer, line: number): string {
  if (crc32(bytes.subarray(9)) !== Number.parseInt(bytes.toString('latin1', 0, 8), 16))
    throw new Error('the line does not match its checksum')
  const text = bytes.toString('utf8', 9)
  const number = Number.parseInt(text, 10)
  if (number !== line) throw new Error(`line ${line} is missing, and line ${number} is in its place`)
  return text.slice(text.indexOf(' '))
}

function apply(changes: [path: string, value?: unknown][], records: Map<string, unknown>): void {
  for (const [path, ...rest] of changes) {
    if (rest.length === 0) records.delete(path)
    else records.set(path, rest[0])
  }
}

function damaged(file: string, line: number, problem: string): Error {
  const before = `head -n ${line - 1} ${basename(file)} > before.json`
  return new Error(
    `${file}:${line}: The state is damaged: ${problem}. Restore the file from a copy; or keep what was written before, with \`${before}\`, and start with that file; or delete it to start afresh.`,
  )
}

async function readSnapshot(file: string): Promise<KeptSnapshot> {
  const text = await readFile(file, 'utf8')
  if (text.trim() === '')
    throw new Error(`${file}: The state is damaged: the file is empty. Delete it to start afresh.`)
  try {
    return { snapshot: JSON.parse(text) }
  } catch (error) {
    const { parsed } = await import('./data.js')
    parsed(file, text, 'The state is damaged: ')
    throw new Error(`${file}: The state is damaged: ${(error as Error).message}.`)
  }
}
