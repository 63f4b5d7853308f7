/** The control of a mock at `/_mock`: what it reports and rejects, the day, and resets. */
import { expect, test } from 'vitest'
import { clientOf, repeat } from '../../support/client.js'
import { contract } from '../../support/contract.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'
import { AFTER_SUNSET, LATER, NEWEST, NEXT_DEFAULT, OLDEST } from '../../support/versions.js'

const mock = await sharedMock({ seed: 7 })
const me = clientOf(mock)
const { key } = me

const DECK = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'
const FAULT = { operationId: 'getCredits' } as const

const KEY = '/keys/service_live_0a'

// biome-ignore format: a table has one row a line.
test.each<[method: string, path: string, body: object | undefined, message: RegExp]>([
  ['PUT', '/keys/foo', {}, /^foo is not a key of the form service_live_0123abcd\.$/],
  ['DELETE', '/keys/foo', {}, /^foo is not a key of the form/],
  ['POST', '/workspaces/foo/reset', {}, /^foo is not a key of the form/],
  ['POST', '/workspaces/foo/records', { type: 'canvas' }, /^foo is not a key of the form/],
  ['PUT', KEY, { plan: 'gold', colour: 1 }, /^`colour` is not a known field\. `plan` must be `free`, `free_beta`, `paid` or `ultra`\. See \/_mock\/openapi\.json\.$/],
  ['PUT', KEY, { default_brand_kit: 'bk_none' }, /^There is no brand kit bk_none\. Available: bk_\w+, bk_\w+/],
  ['PUT', KEY, { scopes: ['task:read'] }, /^`scopes\.0` must be `canvases:read`, /],
  ['POST', '/faults', { operation_id: 'getCredits' }, /A fault needs one of status, example, /],
  ['POST', '/faults', { operation_id: 'getNothing', drop: true }, /^There is no operation getNothing\. Available: /],
  ['POST', '/faults', { operation_id: 'getCredits', status: 418 }, /no response for code=418/],
  ['POST', '/faults', { operation_id: 'getCredit', drop: true }, /^There is no operation getCredit\. Did you mean getCredits\?/],
  ['POST', '/faults', { operation_id: 'getCredits', status: 600, body: '' }, /^`status` must be at most 599\./],
  ['POST', '/faults', { operation_id: 'getCredits', delay_ms: 3_600_001 }, /^`delay_ms` must be at most 3600000\./],
  ['POST', '/faults', { operation_id: 'getCredits', headers: { 'a b': 'c' } }, /^`a b` is not a valid name of a header\./],
  ['POST', '/faults', { operation_id: 'getCredits', headers: { x: 'a\nb' } }, /^The value of the header `x` must have printable ASCII/],
  ['POST', '/faults', { operation_id: 'getCredits', headers: { x: 'é' } }, /^The value of the header `x` must have printable ASCII/],
  ['POST', '/faults', { operationId: 'getCredits', drop: true }, /^`operationId` is not a known field\. Did you mean `operation_id`\? See /],
  ['DELETE', '/faults?operation_id=getCredit', {}, /^There is no operation getCredit\. Did you mean getCredits\?/],
  ['GET', '/requests?operation_id=createTsk', undefined, /^There is no operation createTsk\. Did you mean createTask\?/],
  ['GET', '/requests?operationId=createTask', undefined, /^`operationId` is not a known parameter\. Did you mean `operation_id`\? See \/_mock\/openapi\.json\.$/],
  ['POST', '/reset?key=service_live_0a', {}, /^`key` is not a known parameter\./],
  ['POST', '/clock', { date: '2026-13-45' }, /`date` must be a day, such as `2030-01-31`\./],
  ['POST', '/clock', { move_ms: 1e18, date: '2026-06-01' }, /cannot be moved/],
])('%s %s %j is rejected with a 400 and changes nothing', async (method, path, body, message) => {
  mock.defineKey({ key: 'service_live_0a' })
  const { status, body: found } = await me.call(`${method} /_mock${path}`, { body })
  expect([status, found.error.message]).toEqual([400, expect.stringMatching(message)])
  const after = await me.call('GET /credits', { version: null })
  expect([after.status, after.headers.get('service-version')]).toEqual([200, OLDEST])
})

test('a path that the control lacks is rejected with a 404', async () => {
  expect((await me.call('GET /_mock/nothing')).status).toBe(404)
})

test('a method that a path of the control lacks is rejected with a 405', async () => {
  const { status, headers } = await me.call('GET /_mock/reset')
  expect([status, headers.get('allow')]).toEqual([405, 'POST'])
})

test.runIf(AFTER_SUNSET)('after its sunset a version can no longer be pinned', async () => {
  expect((await me.call('POST /_mock/clock', { body: { date: AFTER_SUNSET } })).status).toBe(200)
  const { status, headers, body } = await me.call('GET /canvases', { version: OLDEST })
  expect([status, headers.get('service-version')]).toEqual([400, NEXT_DEFAULT])
  const details = { requested: OLDEST, supported: LATER }
  expect(body).toMatchObject({ error: { code: 'unsupported_version', details } })
})

test.runIf(AFTER_SUNSET)('a request without a version then uses the next one', async () => {
  expect((await me.call('GET /canvases', { version: null })).headers.get('service-version')).toBe(OLDEST)
  mock.setDate(AFTER_SUNSET ?? '')
  const { headers, body } = await me.call('GET /canvases', { version: null })
  expect(headers.get('service-version')).toBe(NEXT_DEFAULT)
  expect(body).toHaveProperty('data')
})

test.each([
  ['health', { status: 'ready', versions: contract.versions }],
  ['openapi.json', contract.control.document],
])('GET /_mock/%s returns what the contract says', async (page, body) => {
  expect(await me.call(`GET /_mock/${page}`)).toMatchObject({ status: 200, body })
})

test.each(['requests', 'deliveries'] as const)('GET /_mock/%s returns the log, as described', async (log) => {
  await me.call('GET /credits')
  expect((await me.call(`GET /_mock/${log}`)).body).toEqual({ [log]: mock[log]() })
  const { paths } = contract.control.document as { paths: Record<string, { get: { responses: object } }> }
  const schema = ['200', 'content', 'application/json', 'schema', 'required']
  expect(paths[`/_mock/${log}`]?.get.responses).toHaveProperty(schema, [log])
})

test('POST /_mock/clock moves the time, and sets the day with its default version', async () => {
  const clock = async (body: object) => (await me.call('POST /_mock/clock', { body })).body
  const before = await clock({ move_ms: 0 })
  const after = await clock({ move_ms: 3_600_000, date: AFTER_SUNSET ?? '2026-06-01' })
  expect(before.default_version).toBe(OLDEST)
  expect(after.default_version).toBe(AFTER_SUNSET ? NEXT_DEFAULT : OLDEST)
  expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(3_600_000)
  const later = await clock({ date: '2026-06-01' })
  expect(Date.parse(later.now) - Date.parse(after.now)).toBeLessThan(60_000)
})

test('a reset of a workspace disarms the faults of its key and forgets its requests, and no others', async () => {
  const other = newKey()
  for (const one of [key, other]) {
    mock.setFault({ ...FAULT, key: one, status: 503 })
    await me.call('GET /voices', { key: one })
  }
  mock.workspace(key).clear()
  expect(mock.requests({ key })).toHaveLength(1)
  mock.workspace(key).reset()
  expect([mock.requests({ key }).length, mock.requests({ key: other }).length]).toEqual([0, 1])
  expect([(await me.call('GET /credits')).status, (await me.call('GET /credits', { key: other })).status]).toEqual([
    200, 503,
  ])
})

test('a reset removes the records, the log, the faults, the day and the limits', async () => {
  await me.call(`DELETE ${DECK}`)
  const entry = { method: 'DELETE', operationId: 'deleteCanvas', version: NEWEST, status: 200 }
  expect(mock.requests()).toMatchObject([entry])
  mock.setFault({ operationId: 'getCredits', status: 503, times: 3 })
  mock.setLimits(true)
  mock.setDate('2026-06-01')
  expect((await me.call('POST /_mock/reset')).status).toBe(204)
  expect(mock.requests()).toEqual([])
  expect((await me.call(`GET ${DECK}`)).status).toBe(200)
  expect(new Set(await repeat(me, 121, 'GET /credits'))).toEqual(new Set([200]))
  expect((await me.call('GET /credits', { version: null })).headers.get('service-version')).toBe(OLDEST)
})
