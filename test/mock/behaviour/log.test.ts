/** The log of requests: what it shows of each, for how long, and why a request was rejected. */
import { describe, expect, test } from 'vitest'
import { createLog } from '../../../src/mock/context/request-log.js'
import { createMock } from '../../../src/mock/index.js'
import { type CallOptions, clientOf } from '../../support/client.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'
import { NEWEST } from '../../support/versions.js'

const mock = await sharedMock({ seed: 7 })
const me = clientOf(mock)
const { key } = me

test('the log shows the key, operation, version, headers and body of a request', async () => {
  await me.call('POST /tasks', { body: { prompt: 'x' } })
  expect(mock.requests({ key })).toEqual([
    {
      at: expect.any(String),
      method: 'POST',
      path: '/v1/tasks',
      search: '',
      status: 202,
      key,
      operationId: 'createTask',
      version: NEWEST,
      body: { prompt: 'x' },
      headers: expect.objectContaining({ 'content-type': 'application/json' }),
      requestId: expect.stringMatching(/^req_/),
      durationMs: expect.any(Number),
      response: { headers: expect.any(Object), body: expect.objectContaining({ kind: 'design' }) },
    },
  ])
})

test('the log is filtered by key and operation', async () => {
  const other = newKey()
  await me.call('GET /tasks?limit=1', { key: other })
  await me.call('POST /tasks', { body: { prompt: 'x' } })
  expect(mock.requests({ operationId: 'listTasks' })).toMatchObject([{ key: other, search: '?limit=1' }])
  expect(mock.requests({ key, operationId: 'listTasks' })).toEqual([])
  expect((await me.call(`GET /_mock/requests?key=${key}&operation_id=createTask`)).body.requests).toHaveLength(1)
  expect(mock.requests()).toHaveLength(2)
})

test('the log names the files of a form, and omits a body above 10,000 bytes', async () => {
  const form = new FormData()
  form.append('file', new File(['x'], 'a.txt'))
  const headers = { authorization: `Bearer ${key}` }
  await mock.fetch(new Request('http://mock.test/v1/uploads', { method: 'POST', headers, body: form }))
  await me.call('POST /tasks', { body: { prompt: 'x'.repeat(10_000) } })
  await me.call('POST /tasks', { body: JSON.stringify('x'.repeat(10_000)) })
  expect(mock.requests({ key }).map(({ body }) => body)).toEqual([{ file: 'a.txt' }, undefined, undefined])
})

describe('bodies in the log', () => {
  const body = { prompt: 'A poster' }
  const start = (sent: CallOptions = {}) => me.call('POST /tasks', { body, ...sent })
  const bodies = () => mock.requests().map(({ status, body }) => [status, body])

  test.each<[how: string, fault: object, status: number | null]>([
    ['gets the response of a fault', { status: 503 }, 503],
    ['gets the body of a fault', { body: 'no', status: 500 }, 500],
    ['is delayed', { delayMs: 5 }, 202],
    ['is dropped', { drop: true }, null],
  ])('the log shows the body of a request that %s', async (_, fault, status) => {
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

  test('the log shows the body of a request that is rejected for its key, its scopes or a limit, or asks for a documented response', async () => {
    await start({ key: 'none' })
    mock.defineKey({ key, scopes: [] })
    await start()
    await start({ headers: { prefer: 'code=429' } })
    expect(bodies()).toEqual([401, 403, 429].map((status) => [status, body]))
  })

  test('the log shows only bodies that are well-formed and small', async () => {
    for (const body of ['{"prompt"', 'x'.repeat(10_001), '']) await start({ key: 'none', body })
    await start({ key: 'none', headers: { 'content-type': 'text/plain' } })
    expect(bodies()).toEqual(Array(4).fill([401, undefined]))
  })

  test('the log waits a second for the body of a request, and no longer', async () => {
    const request = new Request('http://mock.test/v1/tasks', {
      method: 'POST',
      body: new ReadableStream(),
      duplex: 'half',
    } as RequestInit)
    expect((await mock.fetch(request)).status).toBe(401)
    expect(bodies()).toEqual([[401, undefined]])
  })
})

describe('the log gives the reason', () => {
  const last = () => mock.requests().at(-1)
  const create = (body: unknown = { prompt: 'x' }, more: CallOptions = {}) => me.call('POST /tasks', { body, ...more })
  const createWith = (fault: object) => {
    mock.setFault({ operationId: 'createTask', ...fault })
    return create({}, { unchecked: true })
  }

  // biome-ignore format: a table has one row a line.
  test.each<[step: string, why: string, message: RegExp, send: () => Promise<unknown>]>([
    ['version', 'an unknown version', /1999-01-01/, () => create({}, { headers: { 'service-version': '1999-01-01' } })],
    ['route', 'a path that does not exist', /\/nothing/, () => me.call('GET /nothing')],
    ['fault', 'a fault', /^A fault was set for this request\.$/, () => createWith({ status: 503 })],
    ['fault', 'a body that a fault replaces', /^A fault/, () => createWith({ body: {} })],
    ['prefer', 'a documented response', /^Prefer: code=429$/, () => create({}, { headers: { prefer: 'code=429' } })],
    ['prefer', 'a response that is not documented', /418/, () => create({}, { headers: { prefer: 'code=418' } })],
    ['key', 'a key that does not exist', /./, () => create({}, { key: 'none' })],
    ['scope', 'a missing scope', /tasks:write/, () => create({}, { key: mock.defineKey({ key: newKey(), scopes: [] }).key })],
    ['body', 'a body that is no JSON', /JSON/, () => create('{')],
    ['handler', 'a canvas that does not exist', /canvas/, () => create({ prompt: 'x', canvas_id: 'cvs_00000000000000000000000000' })],
  ])('%s for %s', async (step, _, message, send) => {
    await send()
    expect(last()?.reason).toEqual({ step, message: expect.stringMatching(message) })
  })

  test('validation with the fields, and nothing for a request that succeeds', async () => {
    await me.call('GET /tasks?limit=0')
    expect(last()).toMatchObject({
      status: 400,
      reason: { step: 'validation', message: '`limit` must be at least 1.' },
    })
    expect(last()?.reason?.fields).toEqual([{ field: 'limit', code: expect.any(String) }])
    await create({ promt: 'x' })
    expect(last()).toMatchObject({ reason: undefined, warning: expect.stringContaining('`prompt`') })
  })

  test('limit for a request beyond the rate limit', async () => {
    mock.setLimits(true)
    for (let count = 0; count < 130 && last()?.status !== 429; count++) await me.call('GET /credits')
    expect(last()?.reason?.step).toBe('limit')
  })
})

test('the log keeps the first 16,384 bytes of the body of a response', async () => {
  const body = `${'x'.repeat(16_383)}é…`
  mock.setFault({ operationId: 'getCredits', body })
  await me.call('GET /credits').catch(() => {})
  const { response } = mock.requests().at(-1) ?? {}
  expect(response).toMatchObject({ body: 'x'.repeat(16_383), truncated: 16_388 })
})

const ENTRY = {
  time: 0,
  method: 'GET',
  path: '/v1/credits',
  search: '',
  status: 200,
  operationId: undefined,
  version: NEWEST,
  body: undefined,
}

test('the log keeps the last 1000 requests of each key, and the last 5000 of all', () => {
  const log = createLog()
  const add = (key: string, times: number) => {
    for (let count = 0; count < times; count++) {
      const headers = new Headers({ authorization: `Bearer ${key}` })
      log.add({ ...ENTRY, headers })
    }
  }
  const sizes = (...keys: string[]) => keys.map((key) => log.list({ key }).length)
  add('one', 1)
  add('other', 1300)
  expect(sizes('one', 'other')).toEqual([1, 1000])
  for (let key = 0; key < 3998; key++) add(`key ${key}`, 1)
  expect([...sizes('one'), log.list().length]).toEqual([1, 4999])
  add('last', 2)
  expect([...sizes('one', 'other', 'last'), log.list().length]).toEqual([0, 1000, 2, 5000])
})
