/** Lists: the cursor lane of version 2026-05-01 and the legacy lists of version 2026-04-12. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { legacyListKey } from '../../contract/migration.js'
import { ApiError } from '../errors.js'
import type { Call, HandlerReply } from '../request/handler.js'

/** What a list is sorted by. */
export type Listed = { id: string; created_at: string }

export type ListOptions<Item> = {
  /** The record of an item in this version; by default the item itself. */
  record?: (item: Item) => unknown
  /** Whether the cursor lane tells the total (facts pagination.cursor.total.*). */
  total: boolean
  /** The order of the legacy list; by default that of the cursor lane (gap versioning.migration.sort.others). */
  legacyOrder?: (a: Item, b: Item) => number
}

/** One page of a list, in the shape of the call's version. Throws an ApiError (400) for a cursor that is not its own. */
export function listReply<Item extends Listed>(call: Call, items: Item[], options: ListOptions<Item>): HandlerReply {
  const { record = (item: Item): unknown => item, total, legacyOrder = newestFirst } = options
  const limit = Number(call.query.limit)

  if (call.version === '2026-04-12') {
    const offset = Number(call.query.offset)
    const page = items.toSorted(legacyOrder).slice(offset, offset + limit)
    // The key of the logs' legacy lists is not stated (gap pagination.legacy.events_log).
    const key = legacyListKey(call.contract.migration, call.template) ?? 'data'
    return {
      body: { [key]: page.map(record), total: items.length, offset, limit, has_more: offset + limit < items.length },
    }
  }

  const after = call.query.cursor === undefined ? undefined : readCursor(call, String(call.query.cursor))
  const rest = items.toSorted(newestFirst).filter((item) => !after || newestFirst(after, item) < 0)
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  const next_cursor = last && rest.length > limit ? writeCursor(call, last) : null
  return {
    body: {
      data: page.map(record),
      next_cursor,
      returned: page.length,
      has_more: next_cursor !== null,
      limit,
      total: total ? items.length : null,
    },
  }
}

/** `created_at`, then `id`, both descending (fact pagination.cursor.sort). */
export function newestFirst(a: Listed, b: Listed): number {
  return b.created_at.localeCompare(a.created_at) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}

/** Signed and base64url (fact pagination.cursor.encoding); good for one list of one team. Its lifetime is a gap. */
function writeCursor(call: Call, { created_at, id }: Listed): string {
  const position = JSON.stringify([created_at, id])
  return Buffer.concat([signature(call, position), Buffer.from(position)]).toString('base64url')
}

function readCursor(call: Call, cursor: string): Listed {
  const bytes = Buffer.from(cursor, 'base64url')
  const [signed, position] = [bytes.subarray(0, 32), bytes.subarray(32).toString()]
  if (
    signed.length !== 32 ||
    !timingSafeEqual(signed, signature(call, position)) ||
    bytes.toString('base64url') !== cursor
  )
    throw new ApiError(400, 'The cursor is not one of this list.')
  const [created_at, id] = JSON.parse(position) as [string, string]
  return { created_at, id }
}

function signature({ world, team, operationId }: Call, position: string): Buffer {
  return createHmac('sha256', world.secret).update(`${operationId} ${team.id} ${position}`).digest()
}
