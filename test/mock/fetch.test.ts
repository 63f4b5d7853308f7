/** `mock.fetch`, in the forms in which the global `fetch` is called. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Fetch } from '../../src/mock/http/fetch.js'
import { createMock } from '../../src/mock/index.js'
import { serve } from '../../src/mock/node/index.js'

const mock = await createMock()
const headers = { authorization: 'Bearer service_live_0a' }
const url = 'http://mock.test/v1/credits'

afterEach(() => void vi.unstubAllGlobals())

test('mock.fetch replaces the global fetch', async () => {
  const fetch: typeof globalThis.fetch = mock.fetch
  const calls: Parameters<typeof fetch>[] = [
    [url, { headers }],
    [new URL(url), { headers }],
    [new Request(url, { headers })],
    [new Request(url), { headers }],
    [new Request(url, { headers }), { method: 'GET' }],
  ]
  for (const call of calls) expect((await fetch(...call)).status).toBe(200)
  expect((await fetch(url)).status).toBe(401)
  const body = JSON.stringify({ prompt: 'A poster' })
  const json = { ...headers, 'content-type': 'application/json' }
  const started = await fetch('http://mock.test/v1/tasks', { method: 'POST', headers: json, body })
  expect(await started.json()).toMatchObject({ task: 'A poster' })
})

test('mock.fetch rejects with the reason of an abort, before the request and while it is handled', async () => {
  const key = 'service_live_abcd'
  const send = (signal: AbortSignal) => mock.fetch(url, { headers: { authorization: `Bearer ${key}` }, signal })
  await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(mock.requests({ key })).toEqual([])
  const controller = new AbortController()
  const sent = send(controller.signal)
  controller.abort(new Error('No longer needed'))
  await expect(sent).rejects.toThrow('No longer needed')
})

test('mock.fetch takes a request of another class, such as that of a server', async () => {
  const { method } = new Request(url)
  const request = { method, url, headers: new Headers(headers), body: null, signal: new AbortController().signal }
  expect((await mock.fetch(request as unknown as Request)).status).toBe(200)
})

test.each(['/v1/credits', '/nothing'])(
  'mock.fetch listens for requests to %s as the fetch of a server',
  async (path) => {
    // The server passes its own objects as the second argument.
    const server = createServer(getRequestListener(mock.fetch as Fetch, { overrideGlobalObjects: false })).listen(
      0,
      '127.0.0.1',
    )
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    expect(response.status).toBe(path === '/nothing' ? 404 : 200)
    server.close()
  },
)

test('mock.fetch rejects a URL without a host, and says what to write', async () => {
  await expect(mock.fetch('/v1/credits', { headers })).rejects.toThrow(
    new TypeError(
      'The mock has no address of its own. Write a whole URL, such as http://mock.test/v1/credits, not "/v1/credits".',
    ),
  )
})

test('mock.fetch resolves a URL without a host where a page gives it one', async () => {
  vi.stubGlobal('location', new URL('http://page.test/shop'))
  // Node's Request has no base, as a page's has.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://page.test/shop'), init)
      }
    },
  )
  expect((await mock.fetch('/v1/credits', { headers })).status).toBe(200)
})

test('mock.now returns the time of the clock', async () => {
  const own = await createMock()
  const before = own.now()
  expect(Math.abs(before - Date.now())).toBeLessThan(1000)
  await own.moveClock(60_000)
  expect(own.now() - before).toBeGreaterThanOrEqual(60_000)
  own.reset()
  expect(own.now() - before).toBeLessThan(60_000)
})

test('a served fetch function receives the body of a request', async () => {
  const { port, close } = await serve(mock.fetch, { hostname: '127.0.0.1', port: 0 })
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"prompt":"A poster"}',
  }
  const started = await fetch(`http://127.0.0.1:${port}/v1/tasks`, init)
  expect(await started.json()).toMatchObject({ task: 'A poster' })
  await close()
})
