/** Checks of a list as a whole: its order, its pages, its limits and its cursors. */
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { itemsOf, type ListOrder, pageLimitsOf, type Subject } from './checks.js'
import { result } from './findings.js'
import { recordIdOf } from './known-records.js'
import type { Session } from './session.js'

/** The most pages that are read to reach the end of a list. */
const MAX_PAGES = 10

/** What pages in a row show: the items, the last page, and the cursor that led to it. */
type Walk = { ids: string[]; ended: boolean; cursor: string | undefined }

export async function checkList(session: Session): Promise<void> {
  const { order, operation } = session.subject
  const whole = await session.expectSuccess('as a list', {})
  if (!whole) return
  const items = itemsOf(whole.json)
  if (order) session.record('as a list', inOrder(items, order))
  await checkLargerLimit(session)
  const walk = await checkPages(session)
  if (operation.pagination === 'cursor') await checkCursors(session, walk?.cursor)
}

/** A list that is still empty after everything else was checked has shown nothing. */
export async function checkItems(session: Session): Promise<void> {
  const name = 'at the end'
  const list = await session.expectSuccess(name, {})
  const items = itemsOf(list?.json).length
  const found = result('list.items', items > 0, 'at least one item', 'an empty list')
  if (list) session.record(name, { ...found, isWarning: true })
}

/** How often a list is read for a new record, with a second between two reads. */
const MAX_READS = 5

/** The list must show a record that the run created. */
export async function checkListed(session: Session, id: string, list: string): Promise<void> {
  const subject = session.subjectOf(list)
  const { maximum = 100 } = pageLimitsOf(subject.operation)
  for (let reads = 1; ; reads++) {
    const walk = await readPages(session, maximum, MAX_PAGES, subject)
    if (!walk) return session.skip('list.created', `${list} could not be read`)
    const isListed = walk.ids.includes(id)
    if (!isListed && !walk.ended) return session.skip('list.created', `${list} has more than ${walk.ids.length} items`)
    if (isListed || reads === MAX_READS)
      return session.record('as documented', result('list.created', isListed, `${id} in ${list}`, 'a list without it'))
    await session.server.sleep(1000)
  }
}

/** A limit above the default must be applied. The effect of a small one is only assumed. */
async function checkLargerLimit(session: Session): Promise<void> {
  const { default: byDefault = 20 } = pageLimitsOf(session.subject.operation)
  await session.expectSuccess(`with limit=${byDefault + 1}`, { query: { limit: String(byDefault + 1) } })
}

/**
 * Reads the list in at least three pages, which must give the items of one page and then end. A list that changes
 * meanwhile gets a second try.
 */
async function checkPages(session: Session): Promise<Walk | undefined> {
  let walk: Walk | undefined
  for (const attempt of [1, 2]) {
    const whole = await session.expectSuccess('as a list', {})
    if (!whole || !isObject(whole.json)) return undefined
    const expected = itemsOf(whole.json).map(keyOf)
    if (expected.length === 0) {
      session.skip('list.pages', 'the list is empty')
      return undefined
    }
    const goesOn = hasMore(whole.json)
    const limit = Math.max(1, Math.ceil(expected.length / 3))
    walk = await readPages(session, limit, Math.ceil(expected.length / limit))
    if (!walk) return undefined
    const shown = walk.ids.slice(0, expected.length)
    const same = shown.join() === expected.join()
    if (!same && attempt === 1) continue
    const name = `in pages of ${limit}`
    session.record(name, result('list.pages', same, expected.join(', '), shown.join(', ') || 'nothing'))
    if (!same) return walk
    if (!goesOn) session.record(name, result('list.end', walk.ended, 'a last page', 'a next page after the last item'))
    const count = goesOn ? await countToEnd(session) : expected.length
    const { total } = whole.json
    if (typeof total === 'number' && count !== undefined)
      session.record('as a list', result('list.total', total === count, `total ${count}`, `total ${total}`))
    return walk
  }
  return walk
}

/** Reads a list to its end, in the largest pages. Returns the number of its items, or undefined if it is too long. */
async function countToEnd(session: Session): Promise<number | undefined> {
  const { maximum = 100 } = pageLimitsOf(session.subject.operation)
  const walk = await readPages(session, maximum, MAX_PAGES)
  if (!walk) return undefined
  const name = `in pages of ${maximum}`
  const repeated = walk.ids.filter((id, index) => walk.ids.indexOf(id) !== index)
  session.record(name, result('list.pages', repeated.length === 0, 'each item once', `${repeated[0]} twice`))
  if (walk.ended) return walk.ids.length
  if (walk.ids.length < MAX_PAGES * maximum)
    session.record(name, result('list.end', false, 'a last page', `${MAX_PAGES} pages, and a next one`))
  else session.skip('list.end', `the list has more than ${walk.ids.length} items`)
  return undefined
}

/** Reads up to `most` pages. Returns undefined if one failed, or if the server does not apply the limit. */
async function readPages(session: Session, limit: number, most: number, list?: Subject): Promise<Walk | undefined> {
  const walk: Walk = { ids: [], ended: false, cursor: undefined }
  let next: Record<string, string> = {}
  for (let page = 1; page <= most && !walk.ended; page++) {
    const query = { limit: String(limit), ...next }
    const response = await session.expectSuccess(`page ${page} with limit=${limit}`, { query }, list)
    if (!response || !isObject(response.json)) return undefined
    const items = itemsOf(response.json)
    if (items.length > limit) return undefined
    walk.ids.push(...items.map(keyOf))
    walk.ended = !hasMore(response.json)
    const { next_cursor } = response.json
    if (typeof next_cursor === 'string') walk.cursor = next_cursor
    next = typeof next_cursor === 'string' ? { cursor: next_cursor } : { offset: String(walk.ids.length) }
  }
  return walk
}

function hasMore({ next_cursor, has_more }: JsonObject): boolean {
  return next_cursor === undefined ? has_more === true : next_cursor !== null
}

/** The last character of a cursor may encode nothing, so one in the middle is changed. */
async function checkCursors(session: Session, cursor: string | undefined): Promise<void> {
  const { subject, expectError } = session
  const middle = Math.floor((cursor?.length ?? 0) / 2)
  const changed = cursor
    ? cursor.slice(0, middle) + (cursor[middle] === 'x' ? 'y' : 'x') + cursor.slice(middle + 1)
    : 'not-a-cursor'
  const { cursors } = session.records
  const [foreign] = [...cursors].filter(([operationId]) => operationId !== subject.operation.operationId)
  for (const [name, text] of [
    ['with a changed cursor', changed],
    [`with a cursor of ${foreign?.[0]}`, foreign?.[1]],
  ])
    if (text) await expectError(String(name), { query: { cursor: text } }, 'list.cursor', [400])
  if (cursor) cursors.set(subject.operation.operationId, cursor)
}

/** Compares neighbors by each field in turn. Texts that differ only in their case may come in either order. */
function inOrder(items: JsonObject[], { fields, descending }: ListOrder) {
  const pairs = items.slice(1).map((item, index) => [items[index] ?? {}, item] as const)
  const wrong = pairs.find(([first, second]) => {
    for (const field of fields) {
      const [before, after] = [first, second].map((item) => comparable(item[field]))
      if (before === undefined || after === undefined) return false
      if (before !== after) return descending ? before < after : before > after
    }
    return false
  })
  const expected = `${fields.join(', then ')}, ${descending ? 'descending' : 'ascending'}`
  const got = wrong?.map((item) => fields.map((field) => item[field]).join(' ')).join(', then ')
  return result('list.order', !wrong, expected, got)
}

function comparable(value: Json | undefined): number | string | undefined {
  if (typeof value !== 'string') return typeof value === 'number' ? value : undefined
  const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? value.toLowerCase() : time
}

function keyOf(item: JsonObject): string {
  return recordIdOf(item) ?? JSON.stringify(item)
}
