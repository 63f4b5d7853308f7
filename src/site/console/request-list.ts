/** The requests that the console keeps, and those of them that match its filters. It needs no page. */
import type { LoggedRequest } from '../../mock/context/request-log.js'
import { statusClass } from '../try/browser/dom.js'

/** A request with its number, and its text in lower case, made when it is first looked for. */
export type Entry = LoggedRequest & { number: number; text?: string }

/** What each filter asks for. An empty text asks for nothing. */
export type Filters = { text: string; key: string; operationId: string; status: string }

export type RequestList = {
  /** All requests, oldest first. */
  all: () => Entry[]
  /** Those that match the filters, oldest first. */
  matching: () => Entry[]
  /** Keeps these requests, oldest first, instead of all others. */
  replace: (requests: LoggedRequest[]) => void
  /** Adds further ones. Returns those that match. */
  add: (requests: LoggedRequest[]) => Entry[]
  filter: (filters: Filters) => void
}

/** Stands for every status but a success: a reader looks for errors before knowing their status. */
export const ERRORS = 'errors'

/** Creates a list of at most so many requests. Older ones leave it. */
export function createRequestList(most = 5000): RequestList {
  let all: Entry[] = []
  let matching: Entry[] = []
  let matches = matchesOf({ text: '', key: '', operationId: '', status: '' })
  let numbers = 0
  const numbered = (request: LoggedRequest): Entry => ({ ...request, number: numbers++ })
  return {
    all: () => all,
    matching: () => matching,
    replace(requests) {
      all = requests.slice(-most).map(numbered)
      matching = all.filter(matches)
    },
    add(requests) {
      const entries = requests.map(numbered)
      const added = entries.filter(matches)
      all = [...all, ...entries].slice(-most)
      const first = all[0]?.number ?? 0
      matching = [...matching, ...added].filter(({ number }) => number >= first)
      return added
    },
    filter(filters) {
      matches = matchesOf(filters)
      matching = all.filter(matches)
    },
  }
}

/** Returns the status as the filter names it. */
export function statusFilter({ status }: LoggedRequest): string {
  return String(status ?? 'none')
}

function matchesOf({ text, key, operationId, status }: Filters): (entry: Entry) => boolean {
  const wanted = text.trim().toLowerCase()
  return (entry) => {
    if (key && entry.key !== key) return false
    if (operationId && entry.operationId !== operationId) return false
    if (status === ERRORS ? statusClass(entry.status) === 'good' : status && statusFilter(entry) !== status)
      return false
    if (!wanted) return true
    entry.text ??= JSON.stringify(entry).toLowerCase()
    return entry.text.includes(wanted)
  }
}

/** Uploads, downloads and closed connections have no id. */
export function identityOf({ requestId, at, path }: LoggedRequest): string {
  return requestId ?? `${at} ${path}`
}
