/** Checks that take more than one request: pages of a list, retries, deletion, other keys, callbacks. */
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { resolve } from '../contract/references.js'
import { checkWebhooks } from './callbacks.js'
import { itemsOf } from './checks.js'
import { result } from './findings.js'
import { recordIdOf } from './known-records.js'
import { checkList, checkListed } from './lists.js'
import { BALANCE, type Note, namesRecord, noteOf, prefixIn, prefixOf, RECORDS, sourcesOf } from './notes.js'
import { type Content, pathTo, type ReceivedResponse } from './requests.js'
import type { Session } from './session.js'

type Scenario = (session: Session, content: Content) => Promise<void>

/** Runs the scenarios of an operation, by what the document and the notes say of it. */
export async function runScenarios(session: Session, content: Content, response?: ReceivedResponse): Promise<void> {
  const { operation } = session.subject
  const { operationId, method, pagination } = operation
  const isNamed = namesRecord(operation)
  if (pagination) await checkList(session)
  const id = (isObject(response?.json) && recordIdOf(response.json)) || ''
  const { creator, list } = RECORDS[prefixOf(id)] ?? {}
  if (list && creator === operationId) await checkListed(session, id, list)
  if (isNamed && method === 'GET') await checkRecords(session)
  if (isNamed) await checkUnknownId(session, content)
  if (replays(operation)) await checkReplay(session, content)
  if (method === 'DELETE') await checkDeleted(session, content)
  const { scenario } = noteOf(operation)
  if (scenario) await SCENARIOS[scenario](session, content)
}

const SCENARIOS: Record<NonNullable<Note['scenario']>, Scenario> = {
  search: checkSearch,
  executables: checkExecutables,
  'storage key': checkStorageKey,
  name: checkRename,
  webhooks: checkWebhooks,
  scopes: checkScopes,
}

/** Up to three records of a list, each of which must be returned under its own id. */
async function checkRecords(session: Session): Promise<void> {
  const { subject } = session
  const records = await session.records.recordsFor(subject.operation)
  for (const [index, record] of records.slice(0, 3).entries()) {
    const id = recordIdOf(record) ?? ''
    const name = `of record ${index + 1} of its list`
    const path = pathTo(subject.operation, id)
    const response = await session.expectSuccess(name, { path })
    if (!response || !isObject(response.json)) continue
    const shown = response.json
    // The pages of a canvas show its name as `canvas_name`. The time of creation never changes.
    const pairs = [
      ['id', recordIdOf(shown), id],
      ['created_at', shown.created_at, record.created_at],
      ['canvas_name', shown.canvas_name, record.name],
    ].filter(([, got, expected]) => got !== undefined && expected !== undefined)
    const wrong = pairs.find(([, got, expected]) => got !== expected)
    const [field, got, expected] = wrong ?? ['id', id, id]
    session.record(name, result('record.identity', !wrong, `${field} ${expected}`, `${field} ${got}`))
    await checkTeam(session, path, id)
  }
}

/** Another team must not read the record. Records that its own lists show are shared, and say nothing. */
async function checkTeam(session: Session, path: Record<string, string>, id: string): Promise<void> {
  const { subject } = session
  if (!session.otherTeamKey) return
  const headers = { authorization: `Bearer ${session.otherTeamKey}` }
  const from = sourcesOf(subject.operation).list
  const list = from && (await session.expectSuccess('as another team', { headers }, session.subjectOf(from)))
  if (!list || itemsOf(list.json).some((item) => recordIdOf(item) === id)) {
    session.skip('auth.team', 'the other team lists the same records')
    return
  }
  await session.send({
    kind: 'other',
    name: 'of another team',
    options: { path, headers },
    expects: { check: 'auth.team', statuses: [403, 404] },
  })
}

/** An id of the form of the record's own that no record has. */
async function checkUnknownId({ expectError }: Session, content: Content): Promise<void> {
  const [[name, id] = ['', '']] = Object.entries(content.path ?? {})
  if (!RECORDS[prefixOf(id)]) return
  const path = { [name]: `${prefixOf(id)}0${'ZY7XW3V5T9S1R2Q4P6N8M0KJHG'.slice(1)}` }
  await expectError('with an id that does not exist', { ...content, path }, 'record.unknown', [404])
}

/** A word of one canvas's name, and a word that no canvas has. */
async function checkSearch(session: Session): Promise<void> {
  const [parameter] = session.subject.operation.parameters.filter(({ in: place, schema }) => {
    return place === 'query' && schema.type === 'string'
  })
  const search = async (words: string) =>
    session.expectSuccess(`for ${words}`, { query: { [String(parameter?.name)]: words } })
  const response = await search('qxzvjkwp')
  const found = itemsOf(response?.json).map(({ name }) => String(name))
  const none = result('search.words', found.length === 0, 'no canvas for a word that none has', found.join(', '))
  if (response) session.record('for qxzvjkwp', { ...none, gap: 'canvases.search.query_param' })
}

const EXECUTABLE: [filename: string, mimeType: string][] = [
  ['setup.exe', 'application/x-msdownload'],
  ['install.sh', 'application/x-sh'],
]

async function checkExecutables({ expectError }: Session, { body }: Content): Promise<void> {
  for (const [filename, mime_type] of EXECUTABLE)
    await expectError(
      `of ${mime_type}`,
      { body: { ...(body as JsonObject), filename, mime_type } },
      'upload.type',
      [415],
    )
}

async function checkStorageKey({ expectError }: Session, { body }: Content): Promise<void> {
  const invented = { ...(body as JsonObject), storage_key: `uploads/${crypto.randomUUID()}` }
  await expectError('of a storage key that was never issued', { body: invented }, 'upload.storage_key', [422])
}

/** Renames a record that this run created. */
async function checkRename(session: Session): Promise<void> {
  const { records, subjectOf, subject } = session
  const { list: listId = '' } = sourcesOf(subject.operation)
  const id = session.reach === 'all' ? await records.own(prefixIn(listId) ?? '') : undefined
  if (!id) return
  const name = `Conformance check ${id.slice(-6)}`
  const renamed = await session.expectSuccess('with a new name', {
    path: pathTo(subject.operation, id),
    body: { name },
  })
  const list = renamed && (await session.expectSuccess('then the list', {}, subjectOf(listId)))
  const shown = itemsOf(list?.json).find((item) => item.id === id)
  if (shown) session.record('with a new name', result('record.changed', shown.name === name, name, String(shown.name)))
}

/** The record that the documented request deleted. It may stay readable, but unlisted (gap canvases.delete.after). */
async function checkDeleted(session: Session, { path }: Content): Promise<void> {
  const { subjectOf, subject } = session
  const [id] = Object.values(path ?? {})
  const { list: listId } = sourcesOf(subject.operation)
  const list = listId && (await session.expectSuccess('then the list', {}, subjectOf(listId)))
  if (!list || !session.records.created.get(String(id))) return
  const gone = !itemsOf(list.json).some((item) => item.id === id)
  session.record('then the list', result('record.deleted', gone, `a list without ${id}`, `a list with ${id}`))
}

/** True if a retry with the same idempotency key returns the same task (`x-replays`). */
function replays({ document, body }: Session['subject']['operation']): boolean {
  const schema = body && (resolve(document, body.schema) as JsonObject)
  const { idempotency_key } = (schema?.properties ?? {}) as Record<string, JsonObject>
  return idempotency_key !== undefined && idempotency_key['x-replays'] === true
}

async function checkReplay(session: Session, { body }: Content): Promise<void> {
  const { subject } = session
  const keyed = { ...(body as JsonObject), idempotency_key: `conform-${crypto.randomUUID()}` }
  const first = await session.expectSuccess('with an idempotency key', { body: keyed })
  if (!first) return
  const credits = async () => (await session.expectSuccess('the balance', {}, session.subjectOf(BALANCE)))?.text
  let charged = false
  // Something else may use credits meanwhile, so only two charges in a row count.
  for (const attempt of ['again', 'a third time']) {
    const before = await credits()
    const response = await session.expectSuccess(`with the same key ${attempt}`, { body: keyed })
    if (!response) return
    const [expected, got] = [first, response].map(({ json }) => recordIdOf(isObject(json) ? json : undefined))
    session.record(`with the same key ${attempt}`, result('replay.same', got === expected, `${expected}`, `${got}`))
    charged = (await credits()) !== before
    if (!charged || got !== expected) break
  }
  session.record('with the same key again', result('replay.charge', !charged, 'the same balance', 'another balance'))
  const other = { ...keyed, ...differing(subject.operation.body?.examples ?? [], keyed) }
  await session.expectError('with the same key and another body', { body: other }, 'replay.conflict', [409])
}

/** Returns a field with another value than in this body, taken from another example, or else another prompt. */
function differing(examples: { value: Json }[], body: JsonObject): JsonObject {
  const fields = examples.flatMap(({ value }) => (isObject(value) ? Object.entries(value) : []))
  const found = fields.find(
    ([name, value]) =>
      !['idempotency_key', 'callback_url'].includes(name) && typeof value === 'string' && value !== body[name],
  )
  return found ? { [found[0]]: found[1] } : { input: { prompt: 'Another one' } }
}

/** A key with fewer scopes must return 403 for at least one of the reads that need a scope. */
async function checkScopes(session: Session): Promise<void> {
  const { secondKey, subjects } = session
  if (!secondKey) return
  const headers = { authorization: `Bearer ${secondKey}` }
  const scoped = subjects.filter(({ operation: { method, path, scopes } }) => {
    return method === 'GET' && !path.includes('{') && scopes.length > 0
  })
  const statuses: number[] = []
  for (const to of scoped) {
    const name = `${to.operation.operationId} with the second key`
    const response = await session.send({ kind: 'other', name, options: { headers }, expects: 'success or 403' }, to)
    if (response) statuses.push(response.status)
  }
  const expected = 'a 403 for at least one operation that needs a scope'
  session.record('with the second key', result('auth.scope', statuses.includes(403), expected, statuses.join(', ')))
}
