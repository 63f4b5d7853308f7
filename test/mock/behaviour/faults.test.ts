/** Faults: the responses that a test sets, and when they apply. */
import { expect, test } from 'vitest'
import { clientOf, repeat } from '../../support/client.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'

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
  expect(() => mock.setDate('tomorrow')).toThrow('tomorrow is not a valid day. Use the form 2030-06-01.')
})

test('a dropped connection fails with and without a port', async () => {
  mock.setFault({ operationId: 'getCredits', drop: true, times: 2 })
  await expect(me.call('GET /credits')).rejects.toThrow('fetch failed')
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

test('a fault that delays and drops closes the connection after the delay', async () => {
  mock.setFault({ ...FAULT, delayMs: 60, drop: true })
  const start = performance.now()
  await expect(mock.fetch(new Request('http://mock.test/v1/credits'))).rejects.toThrow()
  expect(performance.now() - start).toBeGreaterThan(50)
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

test('the control sets the same faults', async () => {
  const fault = { operation_id: 'getCredits', key, body: 'x', headers: { a: 'b' } }
  expect((await me.call('POST /_mock/faults', { body: fault })).status).toBe(204)
  expect((await mock.fetch(new Request('http://mock.test/v1/credits'))).status).toBe(401)
  const headers = { authorization: `Bearer ${key}` }
  expect(await (await mock.fetch(new Request('http://mock.test/v1/credits', { headers }))).text()).toBe('x')
})

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
