/** Creates the pages of a list, in every version. */
import { listAfter, stepsTo } from '../../contract/migration.js'
import { ApiError } from '../http/errors.js'
import type { Ordered } from '../state/ordered.js'
import type { Store } from '../state/store.js'
import { type Position, readCursor, writeCursor } from './cursor.js'
import type { Call } from './handler.js'

/** A request for a list, with a cursor or an offset. */
export type ListCall = Pick<Call, 'operationId' | 'pagination' | 'team' | 'state' | 'contract' | 'version'> & {
  query: { limit?: number | undefined; cursor?: string | undefined; offset?: number | undefined }
}

/** A page in the canonical shape. */
type CanonicalPage<Item> = {
  data: Item[]
  next_cursor: string | null
  returned: number
  has_more: boolean
  limit: number
  /** Where the canonical page reports it, the handler sets it. */
  total: null
}

/**
 * Returns the page that a request asks for: of the list, or of the part from `start` up to but not including `end`.
 * With a cursor the list must be in the order `newestFirst`. Throws an ApiError (400) for a cursor of another list or
 * team. The time does not grow with the list.
 */
export function pageOf<Item extends Position, Shown>(
  call: ListCall,
  list: Ordered<Item>,
  show: (item: Item) => Shown,
  [start, end]: [start: number, end: number] = [0, list.size],
): CanonicalPage<Shown> {
  const { pagination, query } = call
  const { limit = end, offset = 0, cursor } = query
  const byOffset = pagination === 'offset'
  const after = byOffset || cursor === undefined || isExample(call, cursor) ? undefined : positionOf(call, cursor)
  const wanted = after ? list.firstWhere((item) => newestFirst(after, item) < 0) : start + offset
  // A cursor may point to an item before the part.
  const from = Math.max(wanted, start)
  const records = list.slice(from, Math.min(from + limit, end))
  const has_more = from + limit < end
  const last = records.at(-1)
  return {
    data: records.map(show),
    next_cursor: has_more && last && !byOffset ? writeCursor(call.state.secret, listName(call), last) : null,
    returned: records.length,
    has_more,
    limit,
    // The type is that of the canonical page, whose total is null. The page of an older version, which is made from
    // this one, reports the number.
    total: (byOffset ? end - start : null) as null,
  }
}

/** Returns the documented order of a list in the call's version. Undefined if it is that of the newest version. */
export function olderOrder({
  contract,
  version,
  template,
}: Pick<Call, 'contract' | 'version' | 'template'>): string | undefined {
  return listAfter(stepsTo(contract.migration, version), template)?.sort.old
}

/**
 * Compares by `created_at`, then `id`, both descending. Older lists without a documented order use it too (gap
 * versioning.migration.sort.others).
 */
export function newestFirst(a: Position, b: Position): number {
  return latestFirst(a.created_at, b.created_at) || descending(a.id, b.id)
}

/** Returns all records of a store, in the order of `newestFirst`. */
export function allNewestFirst<Item extends Position>(store: Store<Item>): Ordered<Item> {
  return store.view('newest first', { order: newestFirst })
}

/** Compares UTC times, descending. The `.` of a fraction must not be compared with the `Z` of a time without one. */
export function latestFirst(a: string, b: string): number {
  return a.length === b.length ? descending(a, b) : descending(a.slice(0, -1), b.slice(0, -1))
}

/** Compares texts by their characters, descending. */
function descending(a: string, b: string): number {
  return a < b ? 1 : a > b ? -1 : 0
}

function positionOf(call: ListCall, cursor: string): Position {
  const position = readCursor(call.state.secret, listName(call), cursor)
  if (!position)
    throw new ApiError(
      400,
      '`cursor` must be the unchanged `next_cursor` of a page of this list, read with a key of the same team.',
    )
  return position
}

/** Returns true for the cursor of the document's example: it reads any list from its start. */
function isExample({ contract, version, operationId }: ListCall, cursor: string): boolean {
  const { parameters = [] } = contract.view(version).operations.get(operationId) ?? {}
  return parameters.some(({ name, example }) => name === 'cursor' && example === cursor)
}

/** A cursor is valid for one list of one team. */
function listName({ operationId, team }: ListCall): string {
  return `${operationId} ${team.id}`
}
