import type { Version } from '../../contract/versions.js'
import { isBelow } from '../http/addresses.js'
import { bearerOf, type HttpRequest, type HttpResponse } from '../http/http.js'
import type { OperationId } from '../state/operations.js'

/** Why a request got an error, or a response of a fault or of `Prefer`. */
export type Reason = {
  /** The step of the mock that decided. */
  step: 'version' | 'route' | 'fault' | 'prefer' | 'key' | 'scope' | 'limit' | 'body' | 'validation' | 'handler'
  /** The message of the error, or what was asked for. */
  message: string
  /** The fields that are not valid, as the error names them. */
  fields?: { field: string; code: string }[]
}

/** A request that the mock has handled. */
export type LoggedRequest = {
  at: string
  /** The `X-Request-ID` of the response. */
  requestId?: string | undefined
  /** Milliseconds, with the delay of a fault. Undefined for requests of snapshots that lack it. */
  durationMs?: number | undefined
  method: string
  path: string
  /** The query with its question mark, or an empty text. */
  search: string
  operationId: string | undefined
  version: Version | undefined
  /** The status of the response; null if the connection was closed without one. */
  status: number | null
  /** The key that was sent, valid or not. For an upload to a signed URL, the one that created the URL. */
  key: string | undefined
  /** By their names in lower case. */
  headers: Record<string, string>
  /**
   * The parsed body, with the name of each file of a form. Undefined if there is none, above 10,000 bytes, and if it
   * cannot be parsed.
   */
  body: unknown
  /**
   * The response. Its body is parsed if it is JSON. If it has more than 16,384 bytes, `body` is its start as text, and
   * `truncated` the number of all its bytes. Undefined if the connection was closed without a response.
   */
  response?: { headers: Record<string, string>; body?: unknown; truncated?: number } | undefined
  /** Why it got an error, or a response that was asked for. Undefined for all others. */
  reason?: Reason | undefined
  /** What the request contains that the contract does not know. */
  warning?: string | undefined
}

/** Selects requests or faults: those that fit everything that is given. */
export type LogFilter = {
  key?: string
  /** The operation, as in the contract: `createTask`. */
  operationId?: OperationId
  /** The path, or where it starts: `/_files` selects all downloads. */
  path?: string
}

/** Selects the newest `limit` requests that match a filter, by default all of them, with their bodies or without. */
export type LogSelection = LogFilter & { limit?: number; bodies?: boolean }

/** A request as the log keeps it; reading the log converts it. `time` is in milliseconds since 1970. */
export type KeptRequest = Omit<LoggedRequest, 'at' | 'key' | 'headers'> & {
  time: number
  /** Only if it is not in the headers. */
  key?: string | undefined
  headers: HttpRequest['headers']
}

export type RequestLog = {
  add(entry: KeptRequest): void
  /** Returns the selected requests, oldest first. */
  list(selection?: LogSelection): KeptRequest[]
  /** Removes the requests of a key. */
  forget(key: string): void
}

/** How many requests are kept for each key, and for all keys together. */
const MAX_PER_KEY = 1000
const MAX_REQUESTS = 5000
/** How many bytes all entries may take as JSON, roughly. Up to a quarter more may stay until the log is trimmed. */
const MAX_BYTES = 16_000_000
/** A longer body of a request is not logged. */
export const MAX_REQUEST_BODY_BYTES = 10_000
/** Of a longer body of a response, only the start is logged. */
const MAX_RESPONSE_BYTES = 16_384

export function createLog(entries: KeptRequest[] = []): RequestLog {
  let all = entries
  let trimAt = trimLengthFor(all.length)
  let bytes = 0
  const trim = () => {
    ;[all, bytes] = lastOfEachKey(all)
    trimAt = trimLengthFor(all.length)
  }
  return {
    add(entry) {
      bytes += sizeOf(entry)
      if (all.push(entry) >= trimAt || bytes > MAX_BYTES * 1.25) trim()
    },
    list({ limit = MAX_REQUESTS, ...filter } = {}) {
      trim()
      const found = all.filter((entry) => isOf(filter, { ...entry, key: keyOfEntry(entry) }))
      return found.slice(-limit)
    },
    forget(key) {
      all = all.filter((entry) => keyOfEntry(entry) !== key)
    },
  }
}

/** Returns whether a request or a fault is one that a filter selects. */
export function isOf(
  { key, operationId, path }: LogFilter,
  entry: { key?: string | undefined; operationId?: string | undefined; path?: string | undefined },
): boolean {
  if ((key ?? entry.key) !== entry.key || (operationId ?? entry.operationId) !== entry.operationId) return false
  return path === undefined || (entry.path !== undefined && isBelow(entry.path, path))
}

/** Returns the key of a request of the log, valid or not. */
export function keyOfEntry({ key, headers }: Pick<KeptRequest, 'key' | 'headers'>): string | undefined {
  return key ?? bearerOf({ headers })
}

/** Returns what the log keeps of a response. */
export function keptResponse({ headers, body }: HttpResponse): NonNullable<LoggedRequest['response']> {
  const text = typeof body === 'object' ? new TextDecoder().decode(body) : body
  if (text === undefined || text.length <= MAX_RESPONSE_BYTES) return { headers, body: text }
  // A slice of the text would keep all of it in memory, and `encodeInto` leaves out a character that would be cut.
  const start = new TextDecoder().decode(SCRATCH.subarray(0, ENCODER.encodeInto(text, SCRATCH).written))
  return { headers, body: start, truncated: byteLengthOf(text) }
}

const ENCODER = new TextEncoder()
const SCRATCH = new Uint8Array(MAX_RESPONSE_BYTES)

/** Returns the length of a text in bytes. `encode` takes several times as long, because it creates them. */
function byteLengthOf(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; ) {
    const { read, written } = ENCODER.encodeInto(text.slice(at), SCRATCH)
    at += read
    bytes += written
  }
  return bytes
}

/** Returns a logged response with its JSON parsed. */
export function shownResponse(response: LoggedRequest['response']): LoggedRequest['response'] {
  if (typeof response?.body !== 'string' || response.truncated !== undefined) return response
  try {
    return { ...response, body: JSON.parse(response.body) }
  } catch {
    return response
  }
}

/** The length of the texts of an entry, and an allowance for the rest. */
function sizeOf({ path, search, headers, body, response }: KeptRequest): number {
  const length = Number(headers.get('content-length')) || MAX_REQUEST_BODY_BYTES
  const sent = body === undefined ? 0 : Math.min(length, MAX_REQUEST_BODY_BYTES)
  const returned = typeof response?.body === 'string' ? response.body.length : 0
  return path.length + search.length + sent + returned + 2000
}

/** The length at which the log is trimmed: dropping many entries together costs less than dropping one each time. */
function trimLengthFor(kept: number): number {
  return Math.max(kept, MAX_PER_KEY) * 1.5
}

/** Returns the entries that are kept, and how many bytes they take. */
function lastOfEachKey(entries: KeptRequest[]): [KeptRequest[], number] {
  const counts = new Map<string | null, number>()
  const kept: KeptRequest[] = []
  let bytes = 0
  for (const entry of entries.toReversed()) {
    const key = entry.headers.get('authorization')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > MAX_PER_KEY) continue
    const size = sizeOf(entry)
    if (bytes + size > MAX_BYTES) break
    bytes += size
    if (kept.push(entry) === MAX_REQUESTS) break
  }
  return [kept.reverse(), bytes]
}
