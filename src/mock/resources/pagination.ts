/** Creates the pages of a list, in both versions. */
import { ApiError } from '../errors.js'
import type { Call } from '../request/handler.js'
import type { Ordered } from '../state/ordered.js'
import { type Place, readCursor, writeCursor } from './cursor.js'

/** A request for a list, with a cursor in version 2026-05-01 and an offset in version 2026-04-12. */
export type ListCall = Pick<Call, 'operationId' | 'version' | 'team' | 'world'> & {
  query: { limit?: number; cursor?: string; offset?: number }
}

/** A page in the canonical shape. */
export type Page<Item> = {
  data: Item[]
  next_cursor: string | null
  returned: number
  has_more: boolean
  limit: number
  total: number | null
}

export type PageOptions = {
  /** True if the canonical page reports the total (facts pagination.cursor.total.*); the legacy page always does. */
  total: boolean
  /** The part of the list to page through: from one position to another, the end excluded. By default the whole list. */
  part?: [start: number, end: number]
}

/**
 * Returns the page that a request asks for. In version 2026-05-01 the list must be in the order `newestFirst`. Throws an
 * ApiError (400) for a cursor of another list. The time does not grow with the list.
 */
export function pageOf<Item extends Place, Shown>(
  call: ListCall,
  list: Ordered<Item>,
  show: (item: Item) => Shown,
  options: PageOptions & { total: true },
): Page<Shown> & { total: number }
export function pageOf<Item extends Place, Shown>(
  call: ListCall,
  list: Ordered<Item>,
  show: (item: Item) => Shown,
  options: PageOptions,
): Page<Shown>
export function pageOf<Item extends Place, Shown>(
  call: ListCall,
  list: Ordered<Item>,
  show: (item: Item) => Shown,
  { total, part: [start, end] = [0, list.size] }: PageOptions,
): Page<Shown> {
  const { version, query } = call
  const { limit = end, offset = 0, cursor } = query
  const isLegacy = version === '2026-04-12'
  const after = isLegacy || cursor === undefined ? undefined : placeOf(call, cursor)
  const first = after ? list.firstWhere((item) => newestFirst(after, item) < 0) : start + offset
  const from = Math.max(first, start)
  const records = list.slice(from, Math.min(from + limit, end))
  const has_more = from + limit < end
  const last = records.at(-1)
  return {
    data: records.map(show),
    next_cursor: has_more && last && !isLegacy ? writeCursor(call.world.secret, listName(call), last) : null,
    returned: records.length,
    has_more,
    limit,
    total: total || isLegacy ? end - start : null,
  }
}

/**
 * Compares by `created_at`, then `id`, both descending (fact pagination.cursor.sort). Legacy lists without a documented order
 * use it too (gap versioning.migration.sort.others).
 */
export function newestFirst(a: Place, b: Place): number {
  return descending(a.created_at, b.created_at) || descending(a.id, b.id)
}

/** Compares texts by their characters, descending. */
export function descending(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}

function placeOf(call: ListCall, cursor: string): Place {
  const place = readCursor(call.world.secret, listName(call), cursor)
  if (!place)
    throw new ApiError(400, 'The cursor does not belong to this list. Use the next_cursor of a page of this list.')
  return place
}

/** A cursor is valid for one list of one team. */
function listName({ operationId, team }: ListCall): string {
  return `${operationId} ${team.id}`
}
