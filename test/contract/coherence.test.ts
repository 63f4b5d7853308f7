/**
 * The examples of a version describe one small workspace: they agree with themselves and with each other. Schemas
 * cannot see such a problem, and the mock starts from these examples.
 */
import { expect, test } from 'vitest'
import { sources } from '../../scripts/read/source-files.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { operationsOf as requestsOf } from '../../src/contract/operations.js'
import { resolve } from '../../src/contract/references.js'
import { documentedExamples } from '../../src/contract/responses.js'
import { documents, objectsIn, operationsOf, VERSIONS, type Version } from '../support/documents.js'
import { readGenerated } from '../support/generated.js'
import { isLegacy } from '../support/versions.js'

type Example = { name: string; value: Json }
type Item = JsonObject & { id?: string; name?: string; created_at?: string; updated_at?: string }

const { migration } = readGenerated<{
  migration: { lists: { path: string; old: string; new: string; sort: { old?: string; new: string } }[] }[]
}>('versions.json')
const { placeOf } = sources()
const LISTS = migration.flatMap(({ lists }) => lists)
const ITEMS = ['data', 'canvases', ...LISTS.map((list) => list.old)]
const TERMINAL = ['succeeded', 'completed', 'failed', 'canceled', 'expired']

test.each(VERSIONS)('the examples of %s agree with each other', (version) => {
  expect(problemsOf(documents[version], version)).toEqual([])
})

/** A field of an example, by its path, with another value, and the problem that it makes. */
// biome-ignore format: a table has one row a line.
const MISTAKES: [problem: string, example: string, field: string, value: Json][] = [
  ['links.self is of another task', 'getTask.running', 'links.self', '/v1/tasks/task_other'],
  ['returned is 3 with 2 items', 'listTasks.next_page', 'returned', 3],
  ['more items than limit', 'listTasks.next_page', 'limit', 1],
  ['more items than total', 'listTasks.next_page', 'total', 1],
  ['has_more is false with a next_cursor', 'listTasks.next_page', 'has_more', false],
  ['items are out of order', 'listTasks.first_page', 'data.0.created_at', '2026-01-01T00:00:00Z'],
  ['items are out of order', 'listCanvases.first_page', 'data.0.created_at', '2026-01-01T00:00:00Z'],
  ['data.status is canceled', 'taskFailed.retryable.request', 'data.status', 'canceled'],
  ['has another name elsewhere', 'searchCanvases.matches', 'canvases.0.name', 'Renamed'],
  ['has another created_at elsewhere', 'getTask.failed', 'created_at', '2026-05-06T07:44:59Z'],
  ['completed_at is before started_at', 'getTask.failed', 'completed_at', '2026-05-06T07:45:01Z'],
  ['completed_at of a task that is running', 'getTask.running', 'completed_at', '2027-01-01T00:00:00Z'],
  ['created is before completed_at', 'taskSucceeded.layerize.request', 'created', '2026-05-06T10:00:40Z'],
  ['total_pages is 4 with 2 pages', 'listCanvasPages.short_refs', 'total_pages', 4],
  ['expires_in_seconds is 1200, the default is', 'createUploadUrl.default_lifetime', 'expires_in_seconds', 1200],
  ['Retry-After is 12, and no example waits so long', 'CancelSignalNotSent.cancel_signal_not_sent', 'error.retry_after_ms', 5000],
]

test.each(MISTAKES)('problemsOf reports "%s" for a wrong example of %s', (problem, name, field, value) => {
  const newest = structuredClone(documents[VERSIONS[0]])
  const { examples } = newest.components as { examples: Record<string, { value: Item }> }
  const example = examples[name]?.value ?? expect.unreachable(`There is no example ${name}.`)
  const [last = '', ...path] = field.split('.').reverse()
  const holder = path.reduceRight<JsonObject>((node, key) => node[key] as JsonObject, example)
  expect(holder, field).toHaveProperty(last)
  holder[last] = value
  expect(problemsOf(newest, VERSIONS[0]).join('\n')).toContain(problem)
})

/** Returns every disagreement of a document's examples, each with the place and the name of the example. */
function problemsOf(document: JsonObject, version: Version): string[] {
  const examples: Example[] = []
  const problems = defaultProblems(document, version)
  visit(document, (node, kind, pointer) => {
    const { value } = node
    const name = String(pointer.at(-1))
    if (kind === 'response')
      problems.push(...waitProblems(document, name, node).map((problem) => `${placeOf(pointer)}  ${problem}`))
    if (kind === 'example' && value !== undefined) examples.push({ name, value })
  })
  expect(examples.length).toBeGreaterThan(100)
  const known = new Map<string, string>()
  for (const { name, value } of examples) {
    const say = (problem: string) => problems.push(`${placeOf(['components', 'examples', name])}  ${name}: ${problem}`)
    for (const object of objectsIn(value) as Item[]) {
      taskProblems(object, say)
      pageProblems(object, say)
      if (!name.endsWith('.request')) identityProblems(object, known, say)
    }
    if (isObject(value)) {
      orderProblems(name, version, value, say)
      eventProblems(value, say)
    }
  }
  return problems
}

/** A field that a request leaves out has its default in the response. */
function defaultProblems(document: JsonObject, version: Version): string[] {
  return requestsOf(document, version).flatMap((operation) => {
    const { operationId, body, success } = operation
    const responses = documentedExamples(operation, success)
    return (body?.examples ?? []).flatMap(({ name, value: sent }) => {
      const shown = responses.find((response) => response.name === name)?.value
      if (!isObject(sent) || !isObject(shown)) return []
      return Object.entries(body?.defaults ?? {})
        .filter(([field, value]) => !(field in sent) && field in shown && shown[field] !== value)
        .map(([field, value]) => `${operationId}.${name}: ${field} is ${shown[field]}, the default is ${value}`)
    })
  })
}

/** One of a response's examples waits as long as the example of its `Retry-After`. */
function waitProblems(document: JsonObject, name: string, { headers, content }: JsonObject): string[] {
  const { 'Retry-After': header } = (headers ?? {}) as JsonObject
  if (!isObject(header)) return []
  const { example: seconds } = resolve(document, header) as { example?: number }
  const { examples } = (content as { 'application/json': { examples: Record<string, JsonObject> } })['application/json']
  const values = Object.values(examples).map((example) => (resolve(document, example) as { value: Json }).value)
  const waits = objectsIn(values).map(({ retry_after_ms }) => retry_after_ms)
  return waits.includes(Number(seconds) * 1000)
    ? []
    : [`${name}: Retry-After is ${seconds}, and no example waits so long`]
}

/** A task: its links are its own, and its times follow its status and each other. */
function taskProblems({ id, links, status, started_at, completed_at, created_at, updated_at }: Item, say: Say): void {
  if (isObject(links))
    for (const name of ['self', 'cancel'])
      if (typeof links[name] === 'string' && !links[name].split('/').includes(String(id)))
        say(`links.${name} is of another task`)
  const times = Object.entries({ created_at, started_at, completed_at }).filter(([, time]) => typeof time === 'string')
  for (const [index, [later, time]] of times.entries())
    for (const [earlier, before] of times.slice(0, index))
      if (at(time) < at(before)) say(`${later} is before ${earlier}`)
  if (updated_at && at(updated_at) < at(created_at)) say('updated_at is before created_at')
  if (completed_at !== undefined && (completed_at !== null) !== TERMINAL.includes(String(status)))
    say(`completed_at of a task that is ${status}`)
}

/** A page: its numbers are those of its items. */
function pageProblems(page: Item, say: Say): void {
  const { returned, limit, total, has_more, next_cursor, offset, pages, total_pages } = page
  if (Array.isArray(pages) && total_pages !== pages.length)
    say(`total_pages is ${total_pages} with ${pages.length} pages`)
  const items = ITEMS.map((key) => page[key]).find((list) => Array.isArray(list))
  if (!items || has_more === undefined) return
  if (returned !== undefined && returned !== items.length) say(`returned is ${returned} with ${items.length} items`)
  if (items.length > Number(limit)) say('more items than limit')
  if (typeof total === 'number' && items.length > total) say('more items than total')
  if (next_cursor !== undefined && has_more !== (next_cursor !== null))
    say(`has_more is ${has_more} with ${next_cursor === null ? 'no' : 'a'} next_cursor`)
  if (typeof total === 'number' && typeof offset === 'number' && has_more !== offset + items.length < total)
    say(`has_more is ${has_more} with ${offset + items.length} of ${total} items`)
}

/** A list is in its documented order. */
function orderProblems(name: string, version: Version, page: JsonObject, say: Say): void {
  const list = operationsOf(version).find(({ operationId }) => name.startsWith(`${operationId}.`))
  const old = isLegacy(version) ? LISTS.find(({ path }) => path === list?.path) : undefined
  const sort = list?.pagination === 'cursor' ? 'created_at, then id, descending' : old?.sort.old
  const items = page[old?.old ?? 'data']
  const [field = '', way] = sort?.match(/\w+/g)?.filter((word) => word !== 'then') ?? []
  if (!sort || !Array.isArray(items)) return
  const descending = sort.endsWith('descending')
  const keys = items.map((item) => (item as Item)[field]).filter((key) => key !== undefined)
  const key = (item: Json) => `${(item as Item)[field]} ${way === 'id' ? (item as Item).id : ''}`
  if (keys.length < items.length) return
  const sorted = items.map(key).sort()
  if (String(items.map(key)) !== String(descending ? sorted.reverse() : sorted)) say('items are out of order')
}

/** An event: its type says how its task ended, and it comes after the end. */
function eventProblems({ type, created, data }: JsonObject, say: Say): void {
  if (typeof type !== 'string' || !isObject(data) || created === undefined) return
  if (data.status !== type.split('.')[1]) say(`data.status is ${data.status} in ${type}`)
  if (at(created) < at(data.completed_at)) say('created is before completed_at')
}

/** One thing has one name, one address and one beginning wherever it is shown. */
function identityProblems(object: Item, known: Map<string, string>, say: Say): void {
  const id = object.id ?? object.job_id
  if (typeof id !== 'string') return
  for (const field of ['name', 'url', 'created_at', 'filename']) {
    if (typeof object[field] !== 'string') continue
    const value = object[field].replace(/Z$/, '')
    const before = known.get(`${id} ${field}`) ?? value
    if (before !== value) say(`${id} has another ${field} elsewhere: ${before}`)
    known.set(`${id} ${field}`, before)
  }
}

type Say = (problem: string) => void

/** Times without an offset are UTC, as in the gap legacy_task.timestamps.no_offset.scope. */
function at(time: unknown): number {
  return Date.parse(`${String(time).replace(/Z$/, '')}Z`)
}
