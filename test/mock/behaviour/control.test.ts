/** What a test can set on the mock: keys, scopes, limits, faults, the clock and the day; over `/_mock` and by its methods. */
import { beforeEach, describe, expect, test } from 'vitest'
import { createMock } from '../../../src/mock/index.js'
import type { Scope } from '../../../src/mock/state/callers.js'
import { type CallOptions, type Client, clientOf } from '../../support/client.js'
import { contract } from '../../support/contract.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'
import { AFTER_SUNSET, LATER, NEWEST, NEXT_DEFAULT, OLDEST } from '../../support/versions.js'

const mock = await sharedMock({ seed: 7 })
let key: string
let me: Client
beforeEach(() => {
  me = clientOf(mock)
  key = me.key
})

/** Sends a request so many times, one after another, and returns the statuses. */
async function repeat(times: number, ...call: Parameters<Client['call']>): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count++) statuses.push((await me.call(...call)).status)
  return statuses
}
const all = (status: number, times: number) => Array(times).fill(status)

const DECK = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'
const EXPORT = `POST ${DECK}/export`
const PDF = { body: { format: 'pdf' } }
const OPERATIONS = [...contract.view(NEWEST).operations.values()]
const EVERY_SCOPE = [...new Set(OPERATIONS.flatMap(({ scopes }) => scopes))] as Scope[]

describe('keys', () => {
  test('auth.key.delete: a deleted key is rejected with a 401 at once, until it is defined again', async () => {
    expect((await me.call('GET /credits')).status).toBe(200)
    expect((await me.call(`DELETE /_mock/keys/${key}`)).status).toBe(204)
    const { status, headers } = await me.call('GET /credits')
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await me.call(`PUT /_mock/keys/${key}`, { body: {} })).status).toBe(200)
    expect((await me.call('GET /credits')).status).toBe(200)
  })

  test('auth.403, media_layerize.scopes, media_layerize.scopes.not_needed: a key that lacks one of two scopes is rejected with a 403', async () => {
    const layerize = () => me.call('POST /media/layerize-assets', { body: { image: 'https://example.com/a.png' } })
    mock.defineKey({ key, scopes: ['media:generate'] })
    const message = 'The key lacks the scope tasks:read.'
    expect(await layerize()).toMatchObject({ status: 403, body: { error: { type: 'permission', message } } })
    mock.defineKey({ key, scopes: [] })
    const both = 'The key lacks the scopes media:generate and tasks:read.'
    expect(await layerize()).toMatchObject({ status: 403, body: { error: { message: both } } })
    mock.defineKey({ key, scopes: ['media:generate', 'tasks:read'] })
    expect((await layerize()).status).toBe(202)
  })

  test.each(
    OPERATIONS.filter(({ scopes }) => scopes.length === 1).map(({ method, path, scopes }) => [method, path, scopes[0]]),
  )('auth.scope.per_operation: %s %s needs the scope %s', async (method = '', path = '', scope = '') => {
    const sent = ['POST', 'PATCH'].includes(method) ? { body: {} } : {}
    const sendWith = async (scopes?: Scope[]) => {
      const own = newKey()
      mock.defineKey({ key: own, ...(scopes && { scopes }) })
      return me.call(`${method} ${path.replaceAll(/\{\w+\}/g, 'none')}`, { ...sent, key: own })
    }
    expect(await sendWith(EVERY_SCOPE.filter((other) => other !== scope))).toMatchObject({
      status: 403,
      body: { error: { type: 'permission', message: expect.stringContaining(scope) } },
    })
    for (const scopes of [[scope as Scope], undefined]) expect((await sendWith(scopes)).status).not.toBe(403)
  })

  test('auth.scope.none: an operation that no scope describes takes a key without scopes', async () => {
    mock.defineKey({ key, scopes: [] })
    for (const path of ['/uploads/limits', '/media/models', '/voices', '/voices/capabilities'])
      expect((await me.call(`GET ${path}`)).status).toBe(200)
  })

  test('keys of one team share its workspace, and unknown keys share none', async () => {
    const [two, other] = [newKey(), newKey()]
    for (const one of [key, two])
      expect((await me.call(`PUT /_mock/keys/${one}`, { body: { team: 'ours', plan: 'ultra' } })).status).toBe(200)
    expect((await me.call(`DELETE ${DECK}`)).status).toBe(200)
    const count = async (by: string) => (await me.call('GET /canvases', { key: by })).body.data.length
    expect(await count(two)).toBe((await count(other)) - 1)
  })

  test('a definition returns the key with the defaults of a new one', async () => {
    const define = async (body: object) => (await me.call(`PUT /_mock/keys/${key}`, { body })).body
    const fresh = {
      key,
      user: expect.stringMatching(/^user_/),
      team: expect.stringMatching(/^team_/),
      role: 'owner',
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      edit_access: true,
      team_member: true,
    }
    expect(await define({})).toEqual(fresh)
    const settings = { role: 'member', scopes: ['tasks:read'], edit_access: false, team_member: false }
    expect(await define({ ...settings, credits: 7, default_brand_kit: null })).toEqual({ ...fresh, ...settings })
    expect(await define({ user: 'ann' })).toEqual({ ...fresh, ...settings, user: 'ann' })
    const back = { edit_access: true, team_member: true }
    expect(await define(back)).toEqual({ ...fresh, ...settings, ...back, user: 'ann' })
  })

  test('a key in use keeps the settings that a definition omits: its workspace and its secret', async () => {
    const { id } = (await me.call('POST /tasks', { body: { prompt: 'A poster' } })).body
    const { secret } = mock.defineKey({ key, secret: 'a secret' })
    expect((await me.call(`PUT /_mock/keys/${key}`, { body: { credits: 5 } })).status).toBe(200)
    expect((await me.call(`GET /tasks/${id}`)).status).toBe(200)
    expect(mock.defineKey({ key, role: 'member' })).toMatchObject({ secret, role: 'member' })
  })
})

const KEY = '/keys/service_live_0a'

test.each<[method: string, path: string, body: object, message: RegExp]>([
  ['PUT', '/keys/foo', {}, /^foo is not a key of the form service_live_0123abcd\.$/],
  ['DELETE', '/keys/foo', {}, /^foo is not a key of the form/],
  ['POST', '/workspaces/foo/reset', {}, /^foo is not a key of the form/],
  ['POST', '/workspaces/foo/records', { type: 'canvas' }, /^foo is not a key of the form/],
  [
    'PUT',
    KEY,
    { plan: 'gold', colour: 1 },
    /^`colour` is not a known field\. `plan` must be `free`, `free_beta`, `paid` or `ultra`\. See \/_mock\/openapi\.json\.$/,
  ],
  ['PUT', KEY, { default_brand_kit: 'bk_none' }, /^There is no brand kit bk_none\. Available: bk_\w+, bk_\w+/],
  ['PUT', KEY, { scopes: ['task:read'] }, /^`scopes\.0` must be `canvases:read`, /],
  ['POST', '/faults', { operation_id: 'getCredits' }, /A fault needs one of status, example, /],
  ['POST', '/faults', { operation_id: 'getNothing', drop: true }, /^There is no operation getNothing\. Available: /],
  ['POST', '/faults', { operation_id: 'getCredits', status: 418 }, /no response for code=418/],
  [
    'POST',
    '/faults',
    { operation_id: 'getCredit', drop: true },
    /^There is no operation getCredit\. Did you mean getCredits\?/,
  ],
  ['POST', '/faults', { operation_id: 'getCredits', status: 600, body: '' }, /^`status` must be at most 599\./],
  ['POST', '/faults', { operation_id: 'getCredits', delay_ms: 3_600_001 }, /^`delay_ms` must be at most 3600000\./],
  [
    'POST',
    '/faults',
    { operation_id: 'getCredits', headers: { 'a b': 'c' } },
    /^`a b` is not a valid name of a header\./,
  ],
  [
    'POST',
    '/faults',
    { operation_id: 'getCredits', headers: { x: 'a\nb' } },
    /^The value of the header `x` must have printable ASCII/,
  ],
  [
    'POST',
    '/faults',
    { operation_id: 'getCredits', headers: { x: 'é' } },
    /^The value of the header `x` must have printable ASCII/,
  ],
  [
    'POST',
    '/faults',
    { operationId: 'getCredits', drop: true },
    /^`operationId` is not a known field\. Did you mean `operation_id`\? `operation_id` is required\. See /,
  ],
  ['DELETE', '/faults?operation_id=getCredit', {}, /^There is no operation getCredit\. Did you mean getCredits\?/],
  [
    'GET',
    '/requests?operation_id=createTsk',
    undefined as never,
    /^There is no operation createTsk\. Did you mean createTask\?/,
  ],
  [
    'GET',
    '/requests?operationId=createTask',
    undefined as never,
    /^`operationId` is not a known parameter\. Did you mean `operation_id`\? See \/_mock\/openapi\.json\.$/,
  ],
  ['POST', '/reset?key=service_live_0a', {}, /^`key` is not a known parameter\./],
  ['POST', '/clock', { date: '2026-13-45' }, /`date` must be a day, such as `2030-01-31`\./],
  ['POST', '/clock', { move_ms: 1e18, date: '2026-06-01' }, /cannot be moved/],
])('%s %s %j is rejected with a 400 and sets nothing', async (method, path, body, message) => {
  mock.defineKey({ key: 'service_live_0a' })
  const { status, body: found } = await me.call(`${method} /_mock${path}`, { body })
  expect([status, found.error.message]).toEqual([400, expect.stringMatching(message)])
  const after = await me.call('GET /credits', { version: null })
  expect([after.status, after.headers.get('service-version')]).toEqual([200, OLDEST])
})

const FAULT = { operationId: 'getCredits' } as const

test.each<[fault: object, message: string]>([
  [{ drop: true, times: 0 }, '`times` must be at least 1.'],
  [{ drop: true, times: -1 }, '`times` must be at least 1.'],
  [{ drop: true, times: 1.5 }, '`times` must be an integer.'],
  [{ delayMs: 1e12 }, '`delayMs` must be at most 3600000.'],
  [{ delay_Ms: 1 }, '`delay_Ms` is not a known field.'],
  [{ headers: { 'a b': 'c' } }, '`a b` is not a valid name of a header.'],
  [{ headers: { 'x-a_b': 1 } }, '`headers.x-a_b` must be a string.'],
  [{ key: undefined }, 'A fault needs one of status, example, body, headers, truncate, drop or a delay.'],
])('setFault rejects %j, as the control does', async (fault, message) => {
  expect(() => mock.setFault({ ...FAULT, ...fault } as never)).toThrow(message)
  expect((await me.call('GET /credits')).status).toBe(200)
})

test('setFault rejects a body that is not JSON, and keeps what it was given', async () => {
  const circular: { again?: object } = {}
  circular.again = circular
  for (const body of [1n, circular, () => 'x']) expect(() => mock.setFault({ ...FAULT, body })).toThrow()
  const fault = { ...FAULT, body: { own: 1 } }
  mock.setFault(fault)
  fault.body.own = 2
  expect((await me.call('GET /credits')).body).toEqual({ own: 1 })
})

test('defineKey rejects what the control rejects, so that every key fits a snapshot', () => {
  mock.defineKey({ key, role: 'member' })
  expect(() => mock.defineKey({ key, role: 'boss' as never, editAccess: 1 as never })).toThrow(
    /^`role` must be `member`, `admin` or `owner`\. `editAccess` must be true or false\.$/,
  )
  expect(() => mock.defineKey({ key: 'mine' })).toThrow('mine is not a key of the form service_live_0123abcd.')
  expect(mock.defineKey({ key }).role).toBe('member')
})

test('a method that a path of the control lacks is rejected with a 405', async () => {
  const { status, headers } = await me.call('GET /_mock/reset')
  expect([status, headers.get('allow')]).toEqual([405, 'POST'])
})

describe('limits', () => {
  beforeEach(() => mock.setLimits(true))

  test('limits.rate.request, limits.rate.request.polls: the 121st call of a key in a minute is 429, polls count', async () => {
    expect(await repeat(120, 'GET /tasks/task_01JTS3C4DWA7N36096Q14DR9GP')).toEqual(all(200, 120))
    await mock.moveClock(20_000)
    const { status, headers, body } = await me.call('GET /credits')
    expect(status).toBe(429)
    // The rest of the window, which started with the first call: a little time has passed since.
    expect(['39', '40']).toContain(headers.get('retry-after'))
    const message = /^Too many requests: at most 120 in 60 seconds\. Retry after (39|40) seconds\.$/
    const error = { type: 'rate_limited', code: 'rate_limit_exceeded', message: expect.stringMatching(message) }
    expect(body).toMatchObject({ error })
    expect((await me.call('GET /credits', { key: newKey() })).status).toBe(200)
    expect((await me.call('GET /credits', { headers: { prefer: 'code=200' } })).status).toBe(200)
    await mock.moveClock(40_000)
    expect((await me.call('GET /credits')).status).toBe(200)
  })

  test('limits.rate.request.flat: the request rate is the same on every plan', async () => {
    for (const plan of ['free', 'free_beta', 'paid', 'ultra'] as const) {
      const own = newKey()
      mock.defineKey({ key: own, plan })
      expect(await repeat(121, 'GET /uploads/limits', { key: own })).toEqual([...all(200, 120), 429])
    }
  })

  test('canvases.export.rate, limits.rate.export, limits.rate.export.retry_after: the 26th export in a minute is 429 with 60 seconds to wait', async () => {
    expect(await repeat(25, EXPORT, PDF)).toEqual(all(202, 25))
    // The rest of the window would be 40 seconds.
    await mock.moveClock(20_000)
    const { status, headers } = await me.call(EXPORT, PDF)
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
    await mock.moveClock(40_000)
    expect((await me.call(EXPORT, PDF)).status).toBe(202)
  })

  test('limits.rate.export.polls, canvases.export_status.not_metered: polls leave the export rate alone', async () => {
    expect(await repeat(30, `GET ${DECK}/export-status`)).toEqual(all(200, 30))
    expect((await me.call(EXPORT, PDF)).status).toBe(202)
  })

  test('limits.rate.export.bucket, limits.rate.request: exports are counted for the team, calls for the key', async () => {
    const two = newKey()
    for (const one of [key, two]) mock.defineKey({ key: one, team: 'ours', user: 'one' })
    expect(await repeat(13, EXPORT, PDF)).toEqual(all(202, 13))
    expect(await repeat(12, EXPORT, { ...PDF, key: two })).toEqual(all(202, 12))
    for (const one of [key, two]) expect((await me.call(EXPORT, { ...PDF, key: one })).status).toBe(429)
    expect((await me.call(EXPORT, { ...PDF, key: newKey() })).status).toBe(202)
    expect((await repeat(121, 'GET /credits')).at(-1)).toBe(429)
    expect((await me.call('GET /credits', { key: two })).status).toBe(200)
  })

  test('limits are off by default, and the control turns them on', async () => {
    mock.reset()
    expect(await repeat(130, 'GET /credits')).toEqual(all(200, 130))
    expect((await me.call('PUT /_mock/limits', { body: { enabled: true } })).status).toBe(204)
    expect((await repeat(121, 'GET /voices')).at(-1)).toBe(429)
  })
})

describe('faults', () => {
  test('a fault sets the status of so many calls of one operation, each with an id of its own', async () => {
    const fault = { operation_id: 'getCredits', status: 503, times: 2 }
    expect((await me.call('POST /_mock/faults', { body: fault })).status).toBe(204)
    expect((await me.call('GET /canvases')).status).toBe(200)
    const [first, second, third] = [
      await me.call('GET /credits'),
      await me.call('GET /credits'),
      await me.call('GET /credits'),
    ]
    expect([first.status, second.status, third.status]).toEqual([503, 503, 200])
    for (const { headers, body } of [first, second]) expect(headers.get('x-request-id')).toBe(body.error.request_id)
    expect(first.body.error.request_id).not.toBe(second.body.error.request_id)
  })

  test('faults for one operation apply in turn, each once by default', async () => {
    for (const status of [503, 500]) mock.setFault({ operationId: 'getCredits', status })
    expect(await repeat(3, 'GET /credits')).toEqual([503, 500, 200])
    // @ts-expect-error: the compiler knows the operations.
    expect(() => mock.setFault({ operationId: 'getNothing', drop: true })).toThrow(
      /^There is no operation getNothing\. Available: (\w+, ){20,}\w+\.$/,
    )
    expect(() => mock.setDate('tomorrow')).toThrow('tomorrow is not a valid day. Use the form 2030-06-01.')
  })

  test('a dropped connection fails with and without a port', async () => {
    mock.setFault({ operationId: 'getCredits', drop: true, times: 2 })
    await expect(me.call('GET /credits')).rejects.toThrow('fetch failed')
    const { baseUrl } = await mock.listen()
    await expect(fetch(`${baseUrl}/credits`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${baseUrl}/credits`)).status).toBe(401)
  })

  test('a fault with a body may have any status from 200 to 599', async () => {
    for (const status of [418, 599, 204]) mock.setFault({ ...FAULT, status, body: '"own"' })
    for (const expected of [
      { status: 418, body: 'own' },
      { status: 599, body: 'own' },
      { status: 204, body: '' },
    ])
      expect(await me.call('GET /credits', { unchecked: true })).toMatchObject(expected)
    expect(() => mock.setFault({ ...FAULT, status: 418 })).toThrow('With a `body`, a fault can have any status')
  })

  test('faults of one key do not use up those of another', () => {
    const fault = { ...FAULT, drop: true }
    for (let count = 0; count < 1000; count++) mock.setFault({ ...fault, key })
    expect(() => mock.setFault({ ...fault, key })).toThrow(
      `1000 faults of ${key} are set already. Use them up, or clear them.`,
    )
    for (let other = 0; other < 4; other++) {
      const key = newKey()
      for (let count = 0; count < 1000; count++) mock.setFault({ ...fault, key })
    }
    expect(() => mock.setFault(fault)).toThrow('5000 faults are set already.')
  })

  test('faults are cleared all at once, by key or by operation', async () => {
    const clears: [clear: () => unknown, left: number[]][] = [
      [() => mock.clearFaults({ key }), [503, 200]],
      [() => mock.clearFaults({ operationId: 'getTask' }), [500, 503]],
      [() => me.call(`DELETE /_mock/faults?key=${key}&operation_id=getCredits`), [503, 200]],
      [() => me.call('DELETE /_mock/faults?operation_id=getCredits'), [200, 200]],
      [() => mock.clearFaults(), [200, 200]],
    ]
    for (const [clear, left] of clears) {
      mock.setFault({ ...FAULT, key, status: 500 })
      mock.setFault({ ...FAULT, status: 503 })
      await clear()
      expect(await repeat(2, 'GET /credits')).toEqual(left)
      mock.clearFaults()
    }
  })

  test('a delay ends when the caller gives up', async () => {
    mock.setFault({ ...FAULT, delayMs: 3_600_000 })
    const request = new Request('http://mock.test/v1/credits', { signal: AbortSignal.timeout(20) })
    await expect(mock.fetch(request)).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(mock.requests()).toMatchObject([{ ...FAULT, status: null }])
  })

  test('a fault that delays and drops closes the connection after the delay', async () => {
    mock.setFault({ ...FAULT, delayMs: 60, drop: true })
    const start = performance.now()
    await expect(mock.fetch(new Request('http://mock.test/v1/credits'))).rejects.toThrow()
    expect(performance.now() - start).toBeGreaterThan(50)
  })
})

describe('versions by the day', () => {
  test.runIf(AFTER_SUNSET)(
    'versioning.rule.4.sunset_400: after its sunset a version can no longer be pinned',
    async () => {
      expect((await me.call('POST /_mock/clock', { body: { date: AFTER_SUNSET } })).status).toBe(200)
      const { status, headers, body } = await me.call('GET /canvases', { version: OLDEST })
      expect([status, headers.get('service-version')]).toEqual([400, NEXT_DEFAULT])
      const details = { requested: OLDEST, supported: LATER }
      expect(body).toMatchObject({ error: { code: 'unsupported_version', details } })
    },
  )

  test.runIf(AFTER_SUNSET)(
    'versioning.rule.4.default_advances: a request without a version then uses the next one',
    async () => {
      expect((await me.call('GET /canvases', { version: null })).headers.get('service-version')).toBe(OLDEST)
      mock.setDate(AFTER_SUNSET ?? '')
      const { headers, body } = await me.call('GET /canvases', { version: null })
      expect(headers.get('service-version')).toBe(NEXT_DEFAULT)
      expect(body).toHaveProperty('data')
    },
  )
})

test('the control reports its readiness, its document, the requests and the time', async () => {
  expect((await me.call('GET /_mock/health')).body).toEqual({ status: 'ready', versions: contract.versions })
  expect((await me.call('GET /_mock/openapi.json')).body).toEqual(contract.control.document)
  await me.call('GET /credits')
  expect((await me.call('GET /_mock/requests')).body).toEqual({ requests: mock.requests() })
  const clock = async (body: object) => (await me.call('POST /_mock/clock', { body })).body
  const before = await clock({ move_ms: 0 })
  const after = await clock({ move_ms: 3_600_000, date: AFTER_SUNSET ?? '2026-06-01' })
  expect(before.default_version).toBe(OLDEST)
  expect(after.default_version).toBe(AFTER_SUNSET ? NEXT_DEFAULT : OLDEST)
  expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(3_600_000)
  const later = await clock({ date: '2026-06-01' })
  expect(Date.parse(later.now) - Date.parse(after.now)).toBeLessThan(60_000)
  expect((await me.call('GET /_mock/nothing')).status).toBe(404)
})

describe('the log shows the body of a request', () => {
  const body = { prompt: 'A poster' }
  const start = (sent: CallOptions = {}) => me.call('POST /tasks', { body, ...sent })
  const bodies = () => mock.requests().map(({ status, body }) => [status, body])

  test.each<[how: string, fault: object, status: number | null]>([
    ['gets the response of a fault', { status: 503 }, 503],
    ['gets the body of a fault', { body: 'no', status: 500 }, 500],
    ['is delayed', { delayMs: 5 }, 202],
    ['is dropped', { drop: true }, null],
  ])('that %s', async (_, fault, status) => {
    const own = await createMock()
    own.setFault({ operationId: 'createTask', times: 2, ...fault })
    const { baseUrl } = await own.listen()
    const over = { method: 'POST', body: JSON.stringify(body) }
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'service-version': NEWEST }
    const request = () => new Request(`${baseUrl}/tasks`, { ...over, headers })
    await Promise.allSettled([own.fetch(request()), fetch(request())])
    expect(own.requests()).toMatchObject([
      { status, body },
      { status, body },
    ])
    await own.close()
  })

  test('that is rejected for its key, its scopes or a limit, or asks for a documented response', async () => {
    await start({ key: 'none' })
    mock.defineKey({ key, scopes: [] })
    await start()
    await start({ headers: { prefer: 'code=429' } })
    expect(bodies()).toEqual([401, 403, 429].map((status) => [status, body]))
  })

  test('only if it is well-formed and small', async () => {
    for (const body of ['{"prompt"', 'x'.repeat(10_001), '']) await start({ key: 'none', body })
    await start({ key: 'none', headers: { 'content-type': 'text/plain' } })
    expect(bodies()).toEqual(Array(4).fill([401, undefined]))
  })

  test('only if it comes in time: a response does not wait for more than a second', async () => {
    const request = new Request('http://mock.test/v1/tasks', {
      method: 'POST',
      body: new ReadableStream(),
      duplex: 'half',
    } as RequestInit)
    expect((await mock.fetch(request)).status).toBe(401)
    expect(bodies()).toEqual([[401, undefined]])
  })
})

test('the log keeps the last 1000 requests of each key, and the last 5000 of all', async () => {
  await me.call('GET /credits')
  const other = newKey()
  await repeat(1300, 'GET /credits', { key: other })
  expect(mock.requests({ key })).toHaveLength(1)
  expect(mock.requests({ key: other })).toHaveLength(1000)
  expect(mock.requests()).toHaveLength(1001)
  for (let count = 0; count < 5000; count++) await mock.fetch(new Request('http://mock.test/v1/none'))
  expect(mock.requests()).toHaveLength(2001)
  for (let count = 0; count < 5000; count++) {
    const headers = { authorization: `Bearer ${newKey()}` }
    await mock.fetch(new Request('http://mock.test/v1/none', { headers }))
  }
  expect(mock.requests()).toHaveLength(5000)
  expect(mock.requests({ key })).toEqual([])
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

test('the warning about unknown fields names at most 20, in at most 4000 characters', async () => {
  const warned = async (body: object) => (await me.call('POST /tasks', { body })).headers.get('mock-warning') ?? ''
  const many = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`unknown_${index}`, 1]))
  const warning = await warned({ prompt: 'x', ...many })
  expect(warning.match(/`unknown_\d+` is not a known field\./g)).toHaveLength(20)
  expect(warning).toMatch(/ 1480 more fields are not known\.$/)
  expect(await warned({ prompt: 'x', ['y'.repeat(20_000)]: 1 })).toHaveLength(4000)
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
  expect(await repeat(121, 'GET /credits')).toEqual(all(200, 121))
  expect((await me.call('GET /credits', { version: null })).headers.get('service-version')).toBe(OLDEST)
})
