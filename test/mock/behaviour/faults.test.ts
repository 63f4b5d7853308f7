/** Faults: the responses that a test sets, and when they apply. */
import { expect, test } from 'vitest'
import type { LoggedRequest } from '../../../src/mock/context/request-log.js'
import { type Client, clientOf, repeat } from '../../support/client.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'
import { put, type SignedUpload } from './uploader.js'

const mock = await sharedMock({ seed: 7 })
const me = clientOf(mock)
const { key } = me
const { baseUrl } = await mock.listen()

const FAULT = { operationId: 'getCredits' } as const

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
  expect(await repeat(me, 3, 'GET /credits')).toEqual([503, 500, 200])
  // @ts-expect-error: the compiler knows the operations.
  expect(() => mock.setFault({ operationId: 'getNothing', drop: true })).toThrow(
    /^There is no operation getNothing\. Available: (\w+, ){20,}\w+\.$/,
  )
  // @ts-expect-error: nothing that the API receives has the name of a webhook.
  expect(() => mock.setFault({ operationId: 'taskSucceeded', drop: true })).toThrow('no operation taskSucceeded')
  expect(() => mock.setDate('tomorrow')).toThrow('tomorrow is not a valid day. Use the form 2030-06-01.')
})

test('a connection that is dropped after a delay fails with and without a port', async () => {
  mock.setFault({ operationId: 'getCredits', drop: true, delayMs: 60, times: 2 })
  const start = performance.now()
  await expect(me.call('GET /credits')).rejects.toThrow('fetch failed')
  expect(performance.now() - start).toBeGreaterThan(50)
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
    expect(await repeat(me, 2, 'GET /credits')).toEqual(left)
    mock.clearFaults()
  }
})

test('a delay ends when the caller gives up', async () => {
  mock.setFault({ ...FAULT, delayMs: 3_600_000 })
  const request = new Request('http://mock.test/v1/credits', { signal: AbortSignal.timeout(20) })
  await expect(mock.fetch(request)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(mock.requests()).toMatchObject([{ ...FAULT, status: null }])
})

test('a fault returns an example, a body or headers of its own', async () => {
  mock.setFault({ operationId: 'getTask', example: 'failed' })
  expect((await me.call('GET /tasks/task_1')).body.status).toBe('failed')
  mock.setFault({ operationId: 'getCredits', body: { credits_remaining: -1 }, headers: { 'X-Mine': 'yes' } })
  const own = await me.call('GET /credits')
  expect([own.status, own.body, own.headers.get('x-mine')]).toEqual([200, { credits_remaining: -1 }, 'yes'])
  mock.setFault({ operationId: 'getCredits', headers: { 'X-Mine': 'yes' } })
  expect((await me.call('GET /credits')).body).toEqual({ credits_remaining: 500 })
  mock.setFault({ operationId: 'getCredits', status: 502, body: '<html>', headers: { 'Content-Type': 'text/html' } })
  const response = await mock.fetch(new Request('http://mock.test/v1/credits'))
  expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html'])
  expect(await response.text()).toBe('<html>')
  expect(() => mock.setFault({ operationId: 'getTask', example: 'none' })).toThrow('none')
})

test('a truncated body breaks off, without a port and over one', async () => {
  mock.setFault({ operationId: 'getCredits', truncate: 5, times: 2 })
  for (const send of [mock.fetch, fetch]) {
    const response = await send(new Request(`${baseUrl}/credits`, { headers: { authorization: `Bearer ${key}` } }))
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow(TypeError)
  }
})

test('an upload to a signed URL can have a fault, by the key that created the URL, and is logged', async () => {
  const operationId = 'putStagedFile'
  const other = clientOf(mock)
  const signed = await mintUrl(me)
  mock.setFault({ operationId, key: other.key, drop: true })
  mock.setFault({ operationId, key, drop: true })
  mock.setFault({ operationId, key, status: 403 })
  mock.setFault({ operationId, key, status: 503, body: '<Error/>' })
  await expect(put(mock, signed, 'x')).rejects.toThrow('fetch failed')
  expect((await put(mock, signed, 'x')).status).toBe(403)
  expect(await (await put(mock, signed, 'x')).text()).toBe('<Error/>')
  expect((await put(mock, signed, 'x')).status).toBe(200)
  await put(mock, signed, 'x', 'text/html')
  await expect(put(mock, await mintUrl(other), 'x')).rejects.toThrow('fetch failed')
  expect(() => mock.setFault({ operationId, status: 503 })).toThrow('Available: 200 (no body); 403 (no body).')

  const log = mock.snapshot()
  mock.restore(log)
  const logged = mock.requests({ key, operationId })
  expect(logged.map(({ status, reason }) => [status, reason?.step])).toEqual([
    [null, 'fault'],
    [403, 'fault'],
    [503, 'fault'],
    [200, undefined],
    [403, 'handler'],
  ])
  expect(logged.at(-1)).toMatchObject({ key, reason: { message: 'The Content-Type must be video/mp4.' } })
  mock.workspace(key).reset()
  expect(mock.requests({ operationId })).toMatchObject([{ key: other.key, status: null }])
})

test('a download can have a fault, by its path or with all others, and is logged', async () => {
  const { path, url } = await exported()
  const download = () => fetch(`${new URL(baseUrl).origin}${path}`)
  mock.setFault({ path: `${path}x`, drop: true })
  for (const fault of [{ drop: true }, { status: 503 }, { body: 'half', status: 200 }, { truncate: 3 }])
    mock.setFault({ path: fault.drop ? '/_files' : path, ...fault })
  await expect(download()).rejects.toThrow('fetch failed')
  expect((await download()).status).toBe(503)
  expect(await (await download()).text()).toBe('half')
  await expect(download().then((response) => response.blob())).rejects.toThrow()
  expect((await mock.fetch(url)).headers.get('content-type')).toBe('application/pdf')
  expect((await mock.fetch('http://mock.test/_files/none')).status).toBe(404)
  const logged = (await me.call('GET /_mock/requests?path=/_files')).body.requests as LoggedRequest[]
  expect(logged.map(({ status }) => status)).toEqual([null, 503, 200, 200, 200, 404])
  expect(logged.at(-1)?.reason).toEqual({ step: 'handler', message: 'There is no such file.' })
  const set = async () => (await me.call('GET /_mock/settings')).body.faults
  expect(await set()).toEqual([{ path: `${path}x`, drop: true, times: 1 }])
  await me.call('DELETE /_mock/faults?path=/_files')
  expect(await set()).toEqual([])
})

async function mintUrl(client: Client): Promise<SignedUpload> {
  const body = { filename: 'a.mp4', mime_type: 'video/mp4' }
  return (await client.call('POST /uploads/url', { body })).body
}

async function exported(): Promise<{ path: string; url: string }> {
  const { id } = mock.workspace(key).add('canvas')
  await me.call(`POST /canvases/${id}/export`, { body: { format: 'pdf' } })
  await mock.moveClock(2000)
  const { url } = (await me.call(`GET /canvases/${id}/export-status`)).body.result.export
  return { path: new URL(url).pathname, url }
}

test.each<[fault: object, message: string]>([
  [{ drop: true, times: 0 }, '`times` must be at least 1.'],
  [{ drop: true, times: -1 }, '`times` must be at least 1.'],
  [{ drop: true, times: 1.5 }, '`times` must be an integer.'],
  [{ delayMs: 1e12 }, '`delayMs` must be at most 3600000.'],
  [{ delay_Ms: 1 }, '`delay_Ms` is not a known field.'],
  [{ headers: { 'a b': 'c' } }, '`a b` is not a valid name of a header.'],
  [{ headers: { 'x-a_b': 1 } }, '`headers.x-a_b` must be a string.'],
  [{ path: '/_files', drop: true }, 'A fault needs an operation or the `path` of a download, and not both.'],
  [{ operationId: undefined, drop: true }, 'A fault needs an operation or the `path` of a download, and not both.'],
  [
    { operationId: undefined, path: '/v1/credits', drop: true },
    '`path` must start with /_files. Everything else has an',
  ],
  [
    { operationId: undefined, path: '/_files', key, drop: true },
    'A download has neither a key nor documented examples.',
  ],
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
