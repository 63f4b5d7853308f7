/** Keeps the state of a mock in a file, which is written anew when it has grown to more than twice what it needs. */
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Change, Mock } from '../index.js'
import { JournalFile, type KeptRecords, type KeptSnapshot, readState } from './journal-file.js'
import { beside, fileAt, type Lease, takeLease } from './lease.js'

/** How many bytes of changes are kept before the file is written anew, however small the state is. */
const MAX_CHANGES = 16 * 2 ** 20
/** How many characters of records are written at once: other work gets its turn in between. */
const PIECE_LENGTH = 2 ** 17

type AttachedMock = Pick<Mock, 'restore' | 'restoreRecords' | 'changes' | 'records'>

type JournalOptions = {
  /** True to wait until the disk has what is written, so that it survives a loss of power too. */
  sync?: boolean | undefined
  /** Told what the person who runs the mock should know. */
  warn?: (message: string) => void
}

/** Locks and reads the file of a state. Rejects with an Error if another mock uses it, and if it is damaged. */
export async function openJournal(
  file: string,
  { sync = false, warn = console.error }: JournalOptions = {},
): Promise<Journal> {
  await checkWritable(file)
  const target = await fileAt(file)
  const tell = (message: string) => warn(`${file}: ${message}`)
  const lease = await takeLease(target, tell).catch(({ message }: Error) =>
    Promise.reject(new Error(`${file}: ${message}`)),
  )
  try {
    await removeParts(target)
    return new Journal({ file, target, lease, sync, tell }, await readState(file))
  } catch (error) {
    await lease.release()
    throw error
  }
}

type Place = {
  /** The path that the person who runs the mock knows, and the one without links. */
  file: string
  target: string
  lease: Lease
  sync: boolean
  tell: (message: string) => void
}

export class Journal {
  readonly #place: Place
  /** What the file had at the start, until a mock has it. */
  #found: KeptRecords | KeptSnapshot | undefined
  #mock: AttachedMock | undefined
  /** Undefined until the first file is complete. Until then, changes are collected in `#since`. */
  #file: JournalFile | undefined
  /** How long the file was when it was last written anew. */
  #base = 0
  /** Changes that are not in the file yet. */
  #unwritten = ''
  /** Changes that were written since a new file was begun, and must be added to it. Undefined if none was begun. */
  #since: string[] | undefined
  /** Adds `#since` to the new file and replaces the old one. Undefined unless the new file has everything else. */
  #finish: (() => Promise<void>) | undefined
  /** The write in progress, and the one after it, which writes all changes that come meanwhile. */
  #writing: Promise<void> | undefined
  #next: Promise<void> | undefined
  #isFailing = false
  /** Pending while the file is written anew. */
  #compacting: Promise<void> | undefined
  #isClosing = false

  constructor(place: Place, found: KeptRecords | KeptSnapshot | undefined) {
    this.#place = place
    this.#found = found
  }

  /**
   * Writes what has changed. Resolves once it is in the file; rejects with an Error that says why it cannot be written.
   * Undefined if nothing has changed.
   */
  save = (): Promise<void> | undefined => {
    if (this.#next) return this.#next
    if (!this.#writing) return this.#begin()
    this.#next = this.#writing
      .catch(() => {})
      .then(() => {
        this.#next = undefined
        return this.#begin()
      })
    return this.#next
  }

  /**
   * Restores the state of the file; without a file, writes one. Rejects with an Error that says file and line for a
   * damaged one, which stays as it is.
   */
  async attach(mock: AttachedMock): Promise<void> {
    const found = this.#found
    // Free the memory: the mock has it all now.
    this.#found = undefined
    if (found && 'records' in found) {
      this.#restoreRecords(found, mock)
      if (!found.isEarlier) {
        this.#file = await JournalFile.open(this.#place.target, found)
        this.#mock = mock
        return this.save()
      }
    } else if (found) await restoreSnapshot(this.#place.file, found, mock)
    this.#mock = mock
    mock.changes()
    await this.#compact().catch((error) => {
      throw new Error(`${this.#place.file}: ${problemOf(error)}`)
    })
  }

  /** Writes what has changed, and lets others use the file. */
  async close(): Promise<void> {
    this.#isClosing = true
    try {
      await this.#compacting
      await this.save()
    } finally {
      await this.#file?.close()
      await this.#place.lease.release()
    }
  }

  #restoreRecords({ records, cut }: KeptRecords, mock: AttachedMock): void {
    const { file, tell } = this.#place
    try {
      mock.restoreRecords(records)
    } catch (error) {
      throw new Error(
        `${file}: ${(error as Error).message} Restore the file from a copy, or delete it to start afresh.`,
      )
    }
    if (cut > 0) tell(`The end of the file is incomplete: its last ${cut} bytes were removed.`)
  }

  #begin(): Promise<void> | undefined {
    if (this.#takeChanges() === '' && !this.#finish) return undefined
    this.#writing = this.#write().finally(() => {
      this.#writing = undefined
    })
    return this.#writing
  }

  /** Returns the changes to write. After a failed write they are the same again, without later ones. */
  #takeChanges(): string {
    if (this.#unwritten === '') this.#unwritten = listOf(this.#mock?.changes().map(textOf) ?? [])
    return this.#unwritten
  }

  async #write(): Promise<void> {
    const wasFailing = this.#isFailing
    await this.#append()
    if (wasFailing && this.#takeChanges() !== '') await this.#append()
    await this.#finish?.()
    if (!this.#compacting && (this.#file?.size ?? 0) > 2 * this.#base + MAX_CHANGES)
      this.#compacting = this.#compact()
        .catch(({ message }: Error) => {
          if (!this.#isClosing) this.#place.tell(`The state could not be written anew. ${message}`)
        })
        .finally(() => {
          this.#compacting = undefined
        })
  }

  async #append(): Promise<void> {
    const changes = this.#unwritten === '' ? [] : [this.#unwritten]
    try {
      await this.#place.lease.check()
      await this.#file?.expectAt(this.#place.target)
      await this.#file?.append(changes, this.#place.sync)
    } catch (error) {
      const problem = problemOf(error)
      if (!this.#isFailing) this.#place.tell(problem)
      this.#isFailing = true
      throw new Error(`${this.#place.file}: ${problem}`)
    }
    this.#isFailing = false
    this.#since?.push(...changes)
    this.#unwritten = ''
  }

  /** Writes all records to a new file, in pieces, and then what has changed meanwhile. */
  async #compact(): Promise<void> {
    const part = partOf(this.#place.target)
    this.#since = []
    let written: JournalFile | undefined
    try {
      written = await JournalFile.create(part)
      await this.#fill(written)
      const complete = written
      await new Promise<void>((resolve, reject) => {
        this.#finish = () => this.#replaceBy(complete).then(resolve, reject)
        void this.save()?.catch(reject)
      })
    } catch (error) {
      this.#finish = this.#since = undefined
      // Do not try again at each change: on a full disk, for example, it would fail each time.
      this.#base = Math.max(this.#base, (this.#file?.size ?? 0) / 2)
      await written?.close()
      await rm(part, { force: true })
      throw error
    }
  }

  async #fill(file: JournalFile): Promise<void> {
    for (const piece of piecesOf(this.#mock?.records() ?? [])) {
      if (this.#isClosing) throw new Error('The mock is stopping.')
      await file.append([piece])
    }
    await file.sync()
  }

  async #replaceBy(complete: JournalFile): Promise<void> {
    const { target, lease, sync } = this.#place
    this.#finish = undefined
    await complete.append(this.#since ?? [], sync)
    await lease.check()
    await rename(partOf(target), target)
    await this.#file?.close()
    this.#file = complete
    this.#since = undefined
    this.#base = complete.size
    if (sync) await syncFolder(dirname(target))
  }
}

function problemOf(error: unknown): string {
  return `The state could not be written. ${(error as Error).message}`
}

/** Rejects with an Error if the file cannot be written, or has another name, by which a second mock could reach it. */
async function checkWritable(file: string): Promise<void> {
  const handle = await open(file, 'r+').catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') return undefined
    throw new Error(`${file}: ${code === 'EISDIR' ? 'This is a directory, not a file.' : message}`)
  })
  const links = await handle?.stat().finally(() => handle.close())
  if (links && links.nlink > 1)
    throw new Error(
      `${file}: The file has another name too, a hard link, by which a second mock could use it. Copy it.`,
    )
}

function partOf(target: string): string {
  return `${beside(target)}.part`
}

/** Removes the unfinished files of killed mocks. Earlier releases had the id of the process in their names. */
async function removeParts(target: string): Promise<void> {
  const start = basename(beside(target))
  for (const name of await readdir(dirname(target)))
    if (name.startsWith(start) && /^(\.\d+)?\.part$/.test(name.slice(start.length)))
      await rm(join(dirname(target), name), { force: true })
}

async function restoreSnapshot(file: string, { snapshot }: KeptSnapshot, mock: AttachedMock): Promise<void> {
  try {
    mock.restore(snapshot)
  } catch (error) {
    // Finding the place takes long, and most files have no errors.
    const { parsed } = await import('./data.js')
    const { message, path = [] } = error as Error & { path?: string[] }
    throw new Error(`${parsed(file, await readFile(file, 'utf8')).placeOf(path)}: ${message}`)
  }
}

/** Returns lists of records, each short enough to be written at once. */
function* piecesOf(records: Iterable<Change>): Generator<string> {
  let texts: string[] = []
  let length = 0
  for (const record of records) {
    const text = textOf(record)
    texts.push(text)
    length += text.length
    if (length < PIECE_LENGTH) continue
    yield listOf(texts)
    texts = []
    length = 0
  }
  if (texts.length > 0) yield listOf(texts)
}

function listOf(texts: string[]): string {
  return texts.length === 0 ? '' : `[${texts.join(',')}]`
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
