/** What a test can tell the mock: keys, scopes, limits, faults, the clock and the day; over `/_mock` and by its methods. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../../src/mock/index.js'
import type { Scope } from '../../../src/mock/state/callers.js'
import { contract } from '../../support/contract.js'
import { newKey } from '../../support/requests.js'
import { AFTER_SUNSET, LATER, NEWEST, NEXT_DEFAULT, OLDEST } from '../../support/versions.js'

let mock: Mock
beforeEach(async () => {
  mock = await createMock({ seed: 7 })
})
afterEach(() => mock.close())

const ORIGIN = 'http://mock.test'

function ask(path: string, key: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST, ...init.headers }
  return mock.fetch(new Request(`${ORIGIN}/v1${path}`, { ...init, headers }))
}

function control(method: string, path: string, body?: object): Promise<Response> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  return mock.fetch(new Request(`${ORIGIN}/_mock${path}`, { method, ...sent }))
}

const PDF = { method: 'POST', body: '{"format":"pdf"}', headers: { 'content-type': 'application/json' } }
const EXPORT = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S/export'

const DECK = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'
const SCOPED: [method: string, path: string, scope: Scope][] = [
  ['GET', '/canvases', 'canvases:read'],
  ['GET', '/canvases/search', 'canvases:read'],
  ['GET', `${DECK}/pages`, 'designs:read'],
  ['POST', `${DECK}/export`, 'designs:export'],
  ['GET', `${DECK}/export-status`, 'designs:export'],
  ['GET', '/tasks', 'tasks:read'],
  ['GET', '/tasks/task_01JTS3C4DWA7N36096Q14DR9GP', 'tasks:read'],
  ['POST', '/tasks', 'tasks:write'],
  ['POST', '/remix', 'tasks:write'],
  ['GET', '/brand-kits', 'brand_kits:read'],
  ['GET', '/organizations', 'organizations:read'],
  ['GET', '/credits', 'credits:read'],
  ['GET', DECK, 'canvases:read'],
  ['PATCH', DECK, 'canvases:write'],
  ['DELETE', DECK, 'canvases:write'],
  ['PATCH', '/drive/items/cvs_01JTM9S346Q3D25VT4F5V37E3S', 'canvases:write'],
  ['DELETE', '/drive/items/cvs_01JTM9S346Q3D25VT4F5V37E3S', 'canvases:write'],
  ['GET', '/webhook_deliveries', 'webhooks:manage'],
  ['POST', '/webhook_deliveries/0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3/redeliver', 'webhooks:manage'],
  ['GET', '/events', 'webhooks:manage'],
  ['POST', '/media/generate-3d', 'media:generate'],
  ['GET', '/media/generate-3d/task_01JTS3C4DWA7N36096Q14DR9GP', 'tasks:read'],
  ['POST', '/media/generate-audio', 'media:generate'],
]
const EVERY_SCOPE: Scope[] = [...new Set(SCOPED.map(([, , scope]) => scope)), 'tasks:cancel', 'uploads:write']

describe('keys', () => {
  test('auth.key.delete: a deleted key gets a 401 at once', async () => {
    const key = newKey()
    expect((await ask('/credits', key)).status).toBe(200)
    expect((await control('DELETE', `/keys/${key}`)).status).toBe(204)
    const answer = await ask('/credits', key)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('auth.403: a key that lacks one of two scopes gets a 403', async () => {
    const key = newKey()
    mock.defineKey({ key, scopes: ['media:generate'] })
    const body = JSON.stringify({ image: 'https://example.com/a.png' })
    const answer = await ask('/media/layerize-assets', key, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      error: { type: 'permission', message: 'The key lacks the scope tasks:read.' },
    })
    mock.defineKey({ key, scopes: [] })
    const both = await ask('/media/layerize-assets', key, { method: 'POST', body, headers: PDF.headers })
    expect(await both.json()).toMatchObject({
      error: { message: 'The key lacks the scope media:generate and tasks:read.' },
    })
  })

  test.each(SCOPED)('auth.scope.per_operation: %s %s needs the scope %s', async (method, path, scope) => {
    const send = (key: string) =>
      ask(path, key, {
        method,
        ...(['POST', 'PATCH'].includes(method) && { body: '{}', headers: { 'content-type': 'application/json' } }),
      })
    const [without, own, all] = [newKey(), newKey(), newKey()]
    mock.defineKey({ key: without, scopes: EVERY_SCOPE.filter((other) => other !== scope) })
    mock.defineKey({ key: own, scopes: [scope] })
    mock.defineKey({ key: all })
    const refused = await send(without)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({
      error: { type: 'permission', message: expect.stringContaining(scope) },
    })
    for (const key of [own, all]) expect((await send(key)).status).not.toBe(403)
  })

  test('auth.scope.none: an operation that no scope describes takes a key without scopes', async () => {
    const key = newKey()
    mock.defineKey({ key, scopes: [] })
    for (const path of ['/uploads/limits', '/media/models', '/voices', '/voices/capabilities'])
      expect((await ask(path, key)).status).toBe(200)
  })

  test('keys of one team share its workspace, and unknown keys share none', async () => {
    const [one, two, other] = [newKey(), newKey(), newKey()]
    for (const key of [one, two])
      expect((await control('PUT', `/keys/${key}`, { team: 'ours', plan: 'ultra' })).status).toBe(200)
    expect((await ask('/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S', one, { method: 'DELETE' })).status).toBe(200)
    const names = async (key: string) =>
      ((await (await ask('/canvases', key)).json()) as { data: object[] }).data.length
    expect(await names(two)).toBe((await names(other)) - 1)
  })

  test('an invalid definition gets a 400 that says what is wrong', async () => {
    const answer = await control('PUT', `/keys/${newKey()}`, { plan: 'gold', colour: 1 })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBe(
      '`colour` is not a known field. `plan` must be `free`, `free_beta`, `paid` or `ultra`. See /_mock/openapi.json.',
    )
  })

  test('a definition returns the key with the defaults of a new one', async () => {
    const key = newKey()
    const define = async (body: object) => (await control('PUT', `/keys/${key}`, body)).json()
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
    const wrong = await control('PUT', `/keys/${key}`, { default_brand_kit: 'bk_none' })
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: { message: expect.stringMatching(/^There is no brand kit bk_none\. Available: bk_\w+, bk_\w+/) } },
    ])
  })
})

describe('keys in use', () => {
  test('omitted settings keep their value: the workspace, and the secret', async () => {
    const key = newKey()
    const started = await ask('/tasks', key, {
      method: 'POST',
      body: '{"prompt":"A poster"}',
      headers: { 'content-type': 'application/json' },
    })
    const { id } = (await started.json()) as { id: string }
    const { secret } = mock.defineKey({ key, secret: 'a secret' })
    expect((await control('PUT', `/keys/${key}`, { credits: 5 })).status).toBe(200)
    expect((await ask(`/tasks/${id}`, key)).status).toBe(200)
    expect(mock.defineKey({ key, role: 'member' })).toMatchObject({ secret, role: 'member' })
  })

  test('a key of another form gets a 400', async () => {
    const answer = await control('PUT', '/keys/foo', {})
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toContain(
      '`key` must match `^service_live_[0-9a-fA-F]+$`.',
    )
  })
})

describe('an impossible setting gets an error', () => {
  test.each<[string, string, object, RegExp]>([
    ['POST', '/faults', { operation_id: 'getCredits' }, /A fault needs one of status, example, /],
    ['POST', '/faults', { operation_id: 'getNothing', drop: true }, /There is no operation getNothing/],
    ['POST', '/faults', { operation_id: 'getCredits', status: 418 }, /no response for code=418/],
    ['POST', '/clock', { date: '2026-13-45' }, /`date` must be a day, such as `2030-01-31`\./],
    ['POST', '/clock', { move_ms: 1e18, date: '2026-06-01' }, /cannot be moved/],
  ])('%s %s %j', async (method, path, body, message) => {
    const answer = await control(method, path, body)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { error: { message: string } }).error.message).toMatch(message)
    const after = await mock.fetch(
      new Request(`${ORIGIN}/v1/credits`, { headers: { authorization: `Bearer ${newKey()}` } }),
    )
    expect([after.status, after.headers.get('service-version')]).toEqual([200, OLDEST])
  })

  test('a method that the path lacks gets a 405', async () => {
    const answer = await control('GET', '/reset')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
  })
})

describe('limits', () => {
  test('limits.rate.request, limits.rate.request.polls: the 121st call of a key in a minute is 429, polls count', async () => {
    const key = newKey()
    mock.setLimits(true)
    for (let count = 0; count < 120; count++)
      expect((await ask('/tasks/task_01JTS3C4DWA7N36096Q14DR9GP', key)).status).toBe(200)
    await mock.moveClock(20_000)
    const answer = await ask('/credits', key)
    expect(answer.status).toBe(429)
    // The rest of the window, which started with the first call: a little time has passed since.
    expect(['39', '40']).toContain(answer.headers.get('retry-after'))
    expect(await answer.json()).toMatchObject({
      error: {
        type: 'rate_limited',
        code: 'rate_limit_exceeded',
        message: expect.stringMatching(
          /^Too many requests: at most 120 in 60 seconds\. Retry after (39|40) seconds\.$/,
        ),
      },
    })
    expect((await ask('/credits', newKey())).status).toBe(200)
    expect((await ask('/credits', key, { headers: { prefer: 'code=200' } })).status).toBe(200)
    await mock.moveClock(40_000)
    expect((await ask('/credits', key)).status).toBe(200)
  })

  test('limits.rate.export, limits.rate.export.polls: the 26th export in a minute is 429 with 60 seconds to wait', async () => {
    const key = newKey()
    mock.setLimits(true)
    for (let count = 0; count < 25; count++) expect((await ask(EXPORT, key, PDF)).status).toBe(202)
    for (let count = 0; count < 30; count++) expect((await ask(`${EXPORT}-status`, key)).status).toBe(200)
    // The rest of the window would be 40 seconds.
    await mock.moveClock(20_000)
    const answer = await ask(EXPORT, key, PDF)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('60')
  })

  test('limits.rate.export.bucket, limits.rate.request: exports are counted for the team, calls for the key', async () => {
    const [one, two] = [newKey(), newKey()]
    for (const key of [one, two]) mock.defineKey({ key, team: 'ours', user: 'one' })
    mock.setLimits(true)
    for (let count = 0; count < 25; count++)
      expect((await ask(EXPORT, count % 2 === 0 ? one : two, PDF)).status).toBe(202)
    for (const key of [one, two]) expect((await ask(EXPORT, key, PDF)).status).toBe(429)
    expect((await ask(EXPORT, newKey(), PDF)).status).toBe(202)

    for (let count = 0; count < 120; count++) await ask('/credits', one)
    expect((await ask('/credits', one)).status).toBe(429)
    expect((await ask('/credits', two)).status).toBe(200)
  })

  test('limits are off by default', async () => {
    const key = newKey()
    for (let count = 0; count < 130; count++) expect((await ask('/credits', key)).status).toBe(200)
    expect((await control('PUT', '/limits', { enabled: true })).status).toBe(204)
  })
})

describe('faults', () => {
  test('a fault sets the status of so many calls of one operation', async () => {
    const key = newKey()
    expect((await control('POST', '/faults', { operation_id: 'getCredits', status: 503, times: 2 })).status).toBe(204)
    expect((await ask('/canvases', key)).status).toBe(200)
    expect((await ask('/credits', key)).status).toBe(503)
    expect((await ask('/credits', key)).status).toBe(503)
    expect((await ask('/credits', key)).status).toBe(200)
  })

  test('faults for one operation apply in turn, each once by default', async () => {
    for (const status of [503, 500]) mock.setFault({ operationId: 'getCredits', status })
    const statuses = []
    for (let count = 0; count < 3; count++) statuses.push((await ask('/credits', newKey())).status)
    expect(statuses).toEqual([503, 500, 200])
    // @ts-expect-error: the compiler knows the operations.
    expect(() => mock.setFault({ operationId: 'getNothing', drop: true })).toThrow(
      /^There is no operation getNothing\. Available: (\w+, ){20,}\w+\.$/,
    )
    expect(() => mock.setDate('tomorrow')).toThrow('tomorrow is not a valid day. Use the form 2030-06-01.')
  })

  test('a dropped connection fails with and without a port', async () => {
    mock.setFault({ operationId: 'getCredits', drop: true, times: 2 })
    await expect(ask('/credits', newKey())).rejects.toThrow('fetch failed')
    const { baseUrl } = await mock.listen()
    await expect(fetch(`${baseUrl}/credits`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${baseUrl}/credits`)).status).toBe(401)
  })

  test('a fault delays the response', async () => {
    mock.setFault({ operationId: 'getCredits', delayMs: 60 })
    const start = performance.now()
    await ask('/credits', newKey())
    expect(performance.now() - start).toBeGreaterThan(50)
  })
})

describe('versions by the day', () => {
  const plain = (headers: Record<string, string>) =>
    mock.fetch(new Request(`${ORIGIN}/v1/canvases`, { headers: { authorization: `Bearer ${newKey()}`, ...headers } }))

  test.runIf(AFTER_SUNSET)(
    'versioning.rule.4.sunset_400: after its sunset a version can no longer be pinned',
    async () => {
      expect((await control('POST', '/clock', { date: AFTER_SUNSET })).status).toBe(200)
      const answer = await plain({ 'service-version': OLDEST })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('service-version')).toBe(NEXT_DEFAULT)
      expect(await answer.json()).toMatchObject({
        error: { code: 'unsupported_version', details: { requested: OLDEST, supported: LATER } },
      })
    },
  )

  test.runIf(AFTER_SUNSET)(
    'versioning.rule.4.default_advances: a request without a version then uses the next one',
    async () => {
      expect((await plain({})).headers.get('service-version')).toBe(OLDEST)
      mock.setDate(AFTER_SUNSET ?? '')
      const answer = await plain({})
      expect(answer.headers.get('service-version')).toBe(NEXT_DEFAULT)
      expect(await answer.json()).toHaveProperty('data')
    },
  )
})

test('the control reports its readiness, its document, the requests and the time', async () => {
  expect(await (await control('GET', '/health')).json()).toEqual({ status: 'ready', versions: contract.versions })
  expect(await (await control('GET', '/openapi.json')).json()).toEqual(contract.control.document)
  await ask('/credits', newKey())
  expect(await (await control('GET', '/requests')).json()).toEqual({ requests: mock.requests() })
  const clock = async (body: object) =>
    (await (await control('POST', '/clock', body)).json()) as { now: string; default_version: string }
  const before = await clock({ move_ms: 0 })
  const after = await clock({ move_ms: 3_600_000, date: AFTER_SUNSET ?? '2026-06-01' })
  expect(before.default_version).toBe(OLDEST)
  expect(after.default_version).toBe(AFTER_SUNSET ? NEXT_DEFAULT : OLDEST)
  expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(3_600_000)
  const later = await clock({ date: '2026-06-01' })
  expect(Date.parse(later.now) - Date.parse(after.now)).toBeLessThan(60_000)
  expect((await control('GET', '/nothing')).status).toBe(404)
})

test('the log keeps the last 1000 requests', async () => {
  for (let count = 0; count < 1002; count++) await ask(`/none/${count}`, newKey())
  expect(mock.requests()).toHaveLength(1000)
  expect(mock.requests().at(0)?.path).toBe('/v1/none/2')
  expect(mock.requests().at(-1)?.path).toBe('/v1/none/1001')
})

test('a reset also removes the faults, the day and the limits', async () => {
  mock.setFault({ operationId: 'getCredits', status: 503, times: 3 })
  mock.setLimits(true)
  mock.setDate('2026-06-01')
  mock.reset()
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 121 }, () => ask('/credits', key)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const plain = await mock.fetch(new Request(`${ORIGIN}/v1/credits`, { headers: { authorization: `Bearer ${key}` } }))
  expect(plain.headers.get('service-version')).toBe(OLDEST)
})

test('each response of a fault has an id of its own', async () => {
  mock.setFault({ operationId: 'getCredits', status: 503, times: 2 })
  const ids = []
  for (let count = 0; count < 2; count++) {
    const answer = await ask('/credits', newKey())
    const { error } = (await answer.json()) as { error: { request_id: string } }
    expect(answer.headers.get('x-request-id')).toBe(error.request_id)
    ids.push(error.request_id)
  }
  expect(new Set(ids).size).toBe(2)
})

test('a reset clears everything, and the log lists the requests', async () => {
  const key = newKey()
  await ask('/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S', key, { method: 'DELETE' })
  expect(mock.requests()).toMatchObject([
    { method: 'DELETE', operationId: 'deleteCanvas', version: NEWEST, status: 200 },
  ])
  expect((await control('POST', '/reset')).status).toBe(204)
  expect(mock.requests()).toEqual([])
  expect((await ask('/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S', key)).status).toBe(200)
})

test('the same seed generates the same ids', async () => {
  const other = await createMock({ seed: 7 })
  const start = (of: Mock) =>
    of.fetch(
      new Request(`${ORIGIN}/v1/tasks`, {
        method: 'POST',
        body: '{"prompt":"A poster"}',
        headers: {
          authorization: 'Bearer service_live_0a',
          'content-type': 'application/json',
          'service-version': NEWEST,
        },
      }),
    )
  const ids = await Promise.all(
    [mock, other].map(async (of) => ((await (await start(of)).json()) as { id: string }).id),
  )
  expect(ids[0]).toMatch(/^task_/)
  expect(ids[0]).toBe(ids[1])
  await other.close()
})
