/**
 * The file of `--state`: a journal. Its first line is its format, `{"format":2}`, and each further one is a list of changes as
 * `mock.changes()` returns them, that were written together. When it has grown to more than twice what it needs, it is written anew.
 */
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Snapshot } from '../control/state.js'
import type { Change, Mock } from '../index.js'
import { lock } from './lock.js'

/** The number of the format of the file. Files of the format 1 are a snapshot. */
const FORMAT = 2
/** How many bytes of changes are kept before the file is written anew, however small the state is. */
const MAX_CHANGES = 16 * 2 ** 20
/** How many characters of records are written at once: other work gets its turn in between. */
const PIECE_LENGTH = 2 ** 17

export type Journal = {
  /**
   * Restores the state of the file; without a file, writes one. Rejects with an Error that says file and line for a damaged one, which
   * stays as it is.
   */
  attach(mock: Pick<Mock, 'restore' | 'restoreRecords' | 'changes' | 'records'>): Promise<void>
  /**
   * Writes what has changed. Resolves once it is in the file; rejects with an Error that says why it cannot be written. Undefined if
   * nothing has changed.
   */
  save(): Promise<void> | undefined
  /** Writes what has changed, and lets others use the file. */
  close(): Promise<void>
}

type JournalOptions = {
  /** True to wait until the disk has what is written, so that it survives a loss of power too. */
  sync?: boolean | undefined
  /** Told what the person who runs the mock should know. */
  warn?: (message: string) => void
}

/** Locks and reads the file of a state. Rejects with an Error if another mock uses it, and if it is damaged. */
export async function openJournal(file: string, { sync, warn = console.error }: JournalOptions = {}): Promise<Journal> {
  const target = await realpath(file).catch(() => file)
  const part = `${target}.part`
  await checkWritable(file)
  const unlock = await lock(target).catch(({ message }: Error) => Promise.reject(new Error(`${file}: ${message}`)))
  await removeParts(target)
  let kept = await read(file).catch(async (error) => {
    await unlock()
    throw error
  })
  let mock: Pick<Mock, 'changes' | 'records'> | undefined
  /** Undefined until the first file is complete. Until then, lines are collected in `since`. */
  let handle: FileHandle | undefined
  /** The length of the file, and how long it was when it was last written anew. */
  let [size, base] = [0, 0]
  /** Lines that are not in the file yet. */
  let unwritten = ''
  /** Lines that were written since a new file was begun, and must be added to it. Undefined if none was begun. */
  let since: string | undefined
  /** Adds `since` to the new file and replaces the old one. Undefined unless the new file has everything else. */
  let finish: (() => Promise<void>) | undefined
  /** The write in progress, and the one after it, which writes all changes that come meanwhile. */
  let writing: Promise<void> | undefined
  let next: Promise<void> | undefined
  let isFailing = false
  /** Pending while the file is written anew. */
  let compacting: Promise<void> | undefined
  let isClosing = false

  function save(): Promise<void> | undefined {
    if (next) return next
    if (!writing) return begin()
    next = writing
      .catch(() => {})
      .then(() => {
        next = undefined
        return begin()
      })
    return next
  }

  function begin(): Promise<void> | undefined {
    if (takeChanges() === '' && !finish) return undefined
    writing = write().finally(() => {
      writing = undefined
    })
    return writing
  }

  /** Returns the lines to write. After a failed write they are the same again, without later changes. */
  function takeChanges(): string {
    if (unwritten === '') unwritten = lineOf(mock?.changes().map(textOf) ?? [])
    return unwritten
  }

  async function write(): Promise<void> {
    const wasFailing = isFailing
    await append()
    if (wasFailing && takeChanges() !== '') await append()
    await finish?.()
    if (!compacting && size > 2 * base + MAX_CHANGES)
      compacting = compact()
        .catch(({ message }: Error) => {
          if (!isClosing) warn(`${file}: The state could not be written anew. ${message}`)
        })
        .finally(() => {
          compacting = undefined
        })
  }

  async function append(): Promise<void> {
    try {
      await handle?.appendFile(unwritten)
      if (sync) await handle?.datasync()
    } catch (error) {
      // Remove what was written of a line, or the next one would continue it.
      await handle?.truncate(size).catch(() => {})
      const message = problemOf(error)
      if (!isFailing) warn(message)
      isFailing = true
      throw new Error(message)
    }
    isFailing = false
    size += Buffer.byteLength(unwritten)
    if (since !== undefined) since += unwritten
    unwritten = ''
  }

  function problemOf(error: unknown): string {
    return `${file}: The state could not be written. ${(error as Error).message}`
  }

  /** Writes all records to a new file, in pieces, and then what has changed meanwhile. */
  async function compact(): Promise<void> {
    since = ''
    try {
      const written = await open(part, 'w')
      try {
        await written.appendFile(`{"format":${FORMAT}}\n`)
        for (const piece of piecesOf(mock?.records() ?? [])) {
          if (isClosing) throw new Error('The mock is stopping.')
          await written.appendFile(piece)
        }
        await written.sync()
      } finally {
        await written.close()
      }
      await new Promise<void>((resolve, reject) => {
        finish = () => replace().then(resolve, reject)
        void save()?.catch(reject)
      })
    } catch (error) {
      finish = since = undefined
      // Do not try again at each change: on a full disk, for example, it would fail each time.
      base = Math.max(base, size / 2)
      await rm(part, { force: true })
      throw error
    }
  }

  async function replace(): Promise<void> {
    finish = undefined
    const written = await open(part, 'a')
    await written.appendFile(since ?? '')
    if (sync) await written.datasync()
    await rename(part, target)
    await handle?.close()
    handle = written
    since = undefined
    base = size = (await written.stat()).size
    if (sync) await syncFolder(dirname(target))
  }

  return {
    save,
    async attach(attached) {
      const found = kept
      // Free the memory: the mock has it all now.
      kept = undefined
      if (found && 'records' in found) {
        handle = await open(target, 'a')
        size = found.end
        try {
          attached.restoreRecords(found.records)
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message} ${DAMAGED}`)
        }
        if (found.cut > 0) {
          warn(`${file}: The end of the file is incomplete: its last ${found.cut} bytes were removed.`)
          await handle.truncate(size)
        }
        mock = attached
        await save()
        return
      }
      if (found) await restoreSnapshot(file, found, attached)
      mock = attached
      mock.changes()
      await compact().catch((error) => Promise.reject(new Error(problemOf(error))))
    },
    async close() {
      isClosing = true
      try {
        await compacting
        await save()
      } finally {
        await handle?.close()
        await unlock()
      }
    },
  }
}

/** Rejects with an Error if the file exists and cannot be written. */
async function checkWritable(file: string): Promise<void> {
  const handle = await open(file, 'r+').catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return undefined
    throw new Error(`${file}: ${code === 'EISDIR' ? 'This is a directory, not a file.' : message}`)
  })
  await handle?.close()
}

/** Removes the unfinished files of killed mocks. Earlier releases had the id of the process in their names. */
async function removeParts(target: string): Promise<void> {
  const folder = dirname(target)
  for (const name of await readdir(folder))
    if (name.startsWith(`${basename(target)}.`) && /^(\.\d+)?\.part$/.test(name.slice(basename(target).length)))
      await rm(join(folder, name), { force: true })
}

/** The records of a journal, where its last complete line ends, and how many bytes follow. */
type KeptRecords = { records: Map<string, unknown>; end: number; cut: number }

type KeptSnapshot = { snapshot: Snapshot }

/** Reads the file of a state. Undefined if there is none. */
async function read(file: string): Promise<KeptRecords | KeptSnapshot | undefined> {
  const handle = await open(file, 'r').catch(() => undefined)
  if (!handle) return undefined
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_HEADER), 0, MAX_HEADER, 0)
  await handle.close()
  const [header, format] = HEADER.exec(buffer.toString('latin1', 0, bytesRead)) ?? []
  if (header === undefined) return readSnapshot(file)
  if (Number(format) !== FORMAT)
    throw new Error(
      `${file}: The state has the format ${format}, and this version of the mock reads the formats 1 and ${FORMAT}. Update the mock, or start it with another file.`,
    )
  return readRecords(file, header.length)
}

const MAX_HEADER = 64
/** A snapshot begins in the same way, but its first object has further members on the same line. */
const HEADER = /^\{"format":(\d+)\}(\n|$)/

async function readRecords(file: string, start: number): Promise<KeptRecords> {
  const records = new Map<string, unknown>()
  let [line, end, size] = [1, start, start]
  let problem: Error | undefined

  function apply(bytes: Buffer): void {
    line++
    if (problem) throw new Error(`${file}:${line - 1}: The state is damaged: ${problem.message}. ${DAMAGED}`)
    try {
      for (const [path, ...rest] of JSON.parse(bytes.toString()) as [string, unknown?][]) {
        if (rest.length === 0) records.delete(path)
        else records.set(path, rest[0])
      }
      end += bytes.byteLength + 1
    } catch (error) {
      problem = error as Error
    }
  }

  let parts: Buffer[] = []
  for await (const chunk of createReadStream(file, { start, highWaterMark: 2 ** 20 }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    let from = 0
    for (let to = chunk.indexOf(10); to !== -1; to = chunk.indexOf(10, from)) {
      apply(Buffer.concat([...parts, chunk.subarray(from, to)]))
      parts = []
      from = to + 1
    }
    parts.push(chunk.subarray(from))
  }
  return { records, end, cut: size - end }
}

const DAMAGED = 'Restore the file from a copy, or delete it to start afresh.'

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

async function restoreSnapshot(file: string, { snapshot }: KeptSnapshot, mock: Pick<Mock, 'restore'>): Promise<void> {
  try {
    mock.restore(snapshot)
  } catch (error) {
    // Finding the place takes long, and most files have no errors.
    const { parsed } = await import('./data.js')
    const { message, path = [] } = error as Error & { path?: string[] }
    throw new Error(`${parsed(file, await readFile(file, 'utf8')).placeOf(path)}: ${message}`)
  }
}

/** Returns lines of records, each short enough to be written at once. */
function* piecesOf(records: Iterable<Change>): Generator<string> {
  let texts: string[] = []
  let length = 0
  for (const record of records) {
    const text = textOf(record)
    texts.push(text)
    length += text.length
    if (length < PIECE_LENGTH) continue
    yield lineOf(texts)
    texts = []
    length = 0
  }
  yield lineOf(texts)
}

function lineOf(texts: string[]): string {
  return texts.length === 0 ? '' : `[${texts.join(',')}]\n`
}

/** A record that was removed has no value. */
function textOf([path, value]: Change): string {
  return JSON.stringify(value === undefined ? [path] : [path, value])
}

/** Makes sure that a loss of power does not bring back the file that was replaced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
