import type { Version } from '../contract/versions.js'
import { type HttpRequest, keyOf } from './http.js'
import type { OperationId } from './operations.js'

/** A request that the mock has handled. */
export type LoggedRequest = {
  at: string
  method: string
  path: string
  /** The query with its question mark, or an empty text. */
  search: string
  operationId: string | undefined
  version: Version | undefined
  /** The status of the response; null if the connection was closed without one. */
  status: number | null
  /** The key that was sent, valid or not. */
  key: string | undefined
  /** By their names in lower case. */
  headers: Record<string, string>
  /**
   * The parsed body, with the name of each file of a form. Undefined if there is none, above 10,000 bytes, and if it cannot be
   * parsed.
   */
  body: unknown
}

/** Which requests or faults: those of a key, of an operation, or of both. */
export type LogFilter = {
  key?: string
  /** The operation, as in the contract: `createTask`. */
  operationId?: OperationId
}

/** A request as it is kept: what costs time is only done for those who ask. `time` is in milliseconds since 1970. */
export type KeptRequest = Omit<LoggedRequest, 'at' | 'key' | 'headers'> & { time: number; sent: HttpRequest['headers'] }

export type RequestLog = {
  add(entry: KeptRequest): void
  /** Returns the last requests that a filter selects, oldest first. */
  list(filter?: LogFilter): KeptRequest[]
  /** Removes the requests of a key. */
  forget(key: string): void
}

/** How many requests the log keeps of each key, and of all keys together. */
const MOST_OF_KEY = 1000
const MOST = 5000
/** How many bytes a body may have to be logged. */
export const MOST_LOGGED_BYTES = 10_000

export function createLog(entries: KeptRequest[] = []): RequestLog {
  let all = entries
  let room = roomFor(all.length)
  const trim = () => {
    all = lastOfEachKey(all)
    room = roomFor(all.length)
  }
  return {
    add(entry) {
      if (all.push(entry) >= room) trim()
    },
    list(filter = {}) {
      trim()
      return all.filter(({ sent, operationId }) => isOf(filter, { key: keyOf({ headers: sent }), operationId }))
    },
    forget(key) {
      all = all.filter(({ sent }) => keyOf({ headers: sent }) !== key)
    },
  }
}

/** Returns whether a request or a fault is one that a filter selects. */
export function isOf(
  filter: LogFilter,
  entry: { key?: string | undefined; operationId?: string | undefined },
): boolean {
  return (filter.key ?? entry.key) === entry.key && (filter.operationId ?? entry.operationId) === entry.operationId
}

/** The length at which the log is trimmed: dropping many entries together costs less than dropping one each time. */
function roomFor(kept: number): number {
  return Math.max(kept, MOST_OF_KEY) * 1.5
}

function lastOfEachKey(entries: KeptRequest[]): KeptRequest[] {
  const counts = new Map<string | null, number>()
  const kept: KeptRequest[] = []
  for (const entry of entries.toReversed()) {
    const key = entry.sent.get('authorization')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= MOST_OF_KEY) kept.push(entry)
    if (kept.length === MOST) break
  }
  return kept.reverse()
}
