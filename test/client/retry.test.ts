/** Which requests `retry` sends again, how often, and after how long. */
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type Attempt,
  type Client,
  createClient,
  isApiError,
  type RetryOptions,
  retry,
} from '../../src/client/index.js'
import { createMock } from '../../src/mock/index.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'
import { type CannedResponse, cleanUp, fakeTime, loopback, silence, thrownBy, until } from './servers.js'

afterEach(() => {
  cleanUp()
  vi.unstubAllGlobals()
})

type Api = Client<typeof NEWEST>
type Call = (api: Api) => Promise<unknown>
const CLIENT = { baseUrl: 'http://api.test/v1', apiKey: newKey(), version: NEWEST } as const

/** Returns a response with an error of the API. */
const failure = (status: number, more: object = {}, headers = {}): CannedResponse => ({
  status,
  headers,
  body: { error: { type: 'upstream_error', code: 'c', message: 'm', request_id: null, causes: null, ...more } },
})
const down = failure(503, {}, { 'retry-after': '0.001' })
const fine: CannedResponse = { body: {} }
const lost = new TypeError('fetch failed')

/**
 * Makes a call that is answered by these responses, one after another, the last of them again and again. No time passes
 * but that of the fake clock, which is run at once. Resolves to the attempts and to the texts that were sent.
 */
async function attempts(responses: (CannedResponse | Error)[], options: RetryOptions = {}, call: Call = read) {
  fakeTime()
  const seen: Attempt[] = []
  const sent: string[] = []
  const fetch = async (request: Request) => {
    sent.push(await request.text())
    const response = responses[Math.min(sent.length, responses.length) - 1] as CannedResponse | Error
    if (response instanceof Error) throw response
    const { status = 200, headers = {}, body = '' } = response
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  }
  const api = createClient({ ...CLIENT, fetch })
  api.use(retry({ ...options, onAttempt: (attempt) => seen.push(attempt) }))
  let isDone = false
  void call(api)
    .catch(() => {})
    .then(() => (isDone = true))
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.runOnlyPendingTimersAsync()
  }
  return { seen, sent }
}

const read: Call = (api) => api.GET('/credits')
const start: Call = (api) => api.POST('/tasks', { body: { prompt: 'A poster' } })
const canvas = { params: { path: { canvas_id: 'cvs_1' } } }
/** Types that forbid such a key are those of TypeScript alone. */
const layerize =
  (key: object): Call =>
  (api) =>
    api.POST('/media/layerize-assets', { body: { image: 'https://example.com/a.png', ...key } })
const speak =
  (model: string): Call =>
  (api) =>
    api.POST('/media/generate-audio', {
      body: { model, mode: 'text_to_speech', prompt: 'Hello', idempotency_key: 'once' },
    })
const limited = failure(429, { type: 'rate_limited', retry_after_ms: 1 })

// biome-ignore format: a table has one row a line.
test.each<[what: string, isRepeated: boolean, response: CannedResponse | Error, call?: Call]>([
  ['a read with a 429', true, failure(429)],
  ['a read with a 502', true, failure(502)],
  ['a read with a 503', true, failure(503)],
  ['a read with a 504', true, failure(504)],
  ['a read with a 400', false, failure(400)],
  ['a read with a 500', false, failure(500)],
  ['a read that is lost', true, lost],
  ['a read that may be retried', true, failure(500, { retryable: true })],
  ['a read that may not be retried', false, failure(503, { retryable: false, retry_after_ms: 1 })],
  ['a write that was limited', true, limited, start],
  ['an export that was limited', true, limited, (api) => api.POST('/canvases/{canvas_id}/export', { ...canvas, body: { format: 'pdf' } })],
  ['a cancellation that was limited', true, limited, (api) => api.POST('/tasks/{id}/cancel', { params: { path: { id: 'task_1' } } })],
  ['a write that a gateway has limited', false, { status: 429, headers: { 'retry-after': '0' }, body: '<h1>Too many' }, start],
  ['a write with a 429 of another type', false, failure(429, { retry_after_ms: 1 }), start],
  ['a write that was limited for good', false, failure(429, { type: 'rate_limited', retryable: false }), start],
  ['a write', false, down, start],
  ['a registration', false, down, (api) => api.POST('/uploads/register', { body: { storage_key: 'k' } })],
  ['a deletion that is lost', false, lost, (api) => api.DELETE('/canvases/{canvas_id}', canvas)],
  ['a request for an upload URL', true, down, (api) => api.POST('/uploads/url', { body: { filename: 'ä.mp4', mime_type: 'video/mp4' } })],
  ['a layerize request with a key', true, down, layerize({ idempotency_key: 'once' })],
  ['a layerize request without a key', false, down, layerize({})],
  ['a layerize request with null as key', false, down, layerize({ idempotency_key: null })],
  ['a layerize request with an empty key', false, down, layerize({ idempotency_key: '' })],
  ['keyed audio of a managed voice model', true, down, speak('elevenlabs-native-example-tts')],
  ['keyed audio of another model', false, down, speak('example-voice')],
  ['a keyed 3D request', false, down, (api) => api.POST('/media/generate-3d', { body: { model: 'm', params: {}, idempotency_key: 'once' } as never })],
])('%s is repeated: %s', async (_, isRepeated, response, call) => {
  const { seen, sent } = await attempts([response, fine], {}, call)
  expect(seen.map(({ status }) => status)).toEqual([(response as CannedResponse).status, ...(isRepeated ? [200] : [])])
  expect(new Set(sent).size).toBe(1)
})

describe('the wait', () => {
  const at = (ms: number) => new Date(Date.now() + ms).toUTCString()
  const asked = (header: string) => failure(503, {}, { 'retry-after': header })

  // biome-ignore format: a table has one row a line.
  test.each<[what: string, response: CannedResponse | Error, range?: [least: number, most?: number] | undefined, maxDelayMs?: number]>([
    ['is that of Retry-After in seconds', asked('7'), [7000]],
    ['is that of Retry-After, even if that is none', asked('0'), [0]],
    ['is that of Retry-After as a date', asked(at(100_000)), [1, 100_000], 200_000],
    ['is none for a date that has passed', asked(at(-100_000)), [0]],
    ['is that of the error, in milliseconds', failure(503, { retry_after_ms: 1234 }), [1234]],
    ['is up to a minute', failure(503, { retry_after_ms: 60_000 }), [60_000]],
    ['is up to and including maxDelayMs', failure(503, { retry_after_ms: 1234 }), [1234], 1234],
    ['is half a second to a second after a negative suggestion', failure(503, { retry_after_ms: -5 }), [500, 1000]],
    ['is half a second to a second without a suggestion', failure(503, { retry_after_ms: null }), [500, 1000]],
    ['is half a second to a second after a page of a gateway', { status: 503, body: '<h1>' }, [500, 1000]],
    ['is half a second to a second after a header that says nothing', asked('soon'), [500, 1000]],
    ['is half a second to a second after a lost connection', lost, [500, 1000]],
    ['is at most maxDelayMs', failure(503), [350, 700], 700],
    ['is refused above a minute', failure(503, { retry_after_ms: 60_001 })],
    ['is refused above maxDelayMs', failure(503, { retry_after_ms: 1234 }), undefined, 1233],
    ['is refused for a month', asked('2592000')],
    ['is refused for a date in the far future', asked('Fri, 31 Dec 2999 23:59:59 GMT')],
  ])('%s', async (_, response, range, maxDelayMs) => {
    const { seen } = await attempts([response, fine], { maxDelayMs })
    expect(seen).toHaveLength(range ? 2 : 1)
    if (!range) return expect(seen[0]?.waitMs).toBeUndefined()
    const [least, most = least] = range
    expect(seen[0]?.waitMs).toBeGreaterThanOrEqual(least)
    expect(seen[0]?.waitMs).toBeLessThanOrEqual(most)
  })

  test('doubles, and differs between clients', async () => {
    const waits: number[] = []
    for (let run = 0; run < 20; run++) {
      const { seen } = await attempts([failure(503)])
      waits.push(seen[0]?.waitMs ?? 0)
      expect(seen[1]?.waitMs).toBeGreaterThanOrEqual(1000)
    }
    expect(new Set(waits).size).toBeGreaterThan(10)
  })

  test('ends with an abort, and nothing is sent after it', async () => {
    const { api, received } = await retrying({}, failure(503, { retry_after_ms: 60_000 }))
    const stop = new AbortController()
    fakeTime()
    const call = thrownBy(api.GET('/credits', { signal: stop.signal }))
    await until(() => vi.getTimerCount() === 1)
    stop.abort('gone')
    expect(await call).toBe('gone')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(received).toHaveLength(1)
  })
})

test.each([
  [{}, 3],
  [{ attempts: undefined }, 3],
  [{ attempts: 1 }, 1],
  [{ attempts: 4 }, 4],
])('retry with %j makes %i attempts, lost connections included', async (options, count) => {
  const { seen } = await attempts([lost, down], options)
  expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4].slice(0, count))
})

test('retry waits as the mock suggests, and returns its response', async () => {
  const mock = await createMock()
  const api = createClient({ ...CLIENT, fetch: mock.fetch })
  const waits: unknown[] = []
  api.use(retry({ onRetry: ({ waitMs }) => waits.push(waitMs) }))
  mock.setFault({ operationId: 'createTask', status: 429 })
  fakeTime()
  const call = api.POST('/tasks', { body: { prompt: 'A poster' } })
  await until(() => waits.length === 1)
  await vi.advanceTimersByTimeAsync(Number(waits[0]) - 1)
  expect(mock.requests()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect((await call).data?.id).toMatch(/^task_/)
  expect(mock.requests().map(({ status }) => status)).toEqual([429, 202])
  await mock.close()
})

/** Starts a server with these responses. Returns a client of it that retries, and the requests received. */
async function retrying(options: RetryOptions, ...responses: Parameters<typeof loopback>) {
  const { client, received } = await loopback(...responses)
  const api = client()
  api.use(retry(options))
  return { api, received }
}

test('a retry sends the same bytes with the same headers', async () => {
  const bytes = new Uint8Array([0, 255, 128, 200])
  const form = new FormData()
  form.append('file', new Blob([bytes]), 'a.bin')
  const { api, received } = await retrying({ when: () => true }, down, fine)
  await api.POST('/uploads', { body: { file: new Blob([bytes]) }, bodySerializer: () => form })
  const [first, second] = received
  expect(received).toHaveLength(2)
  expect(second).toEqual(first)
  expect(first?.headers).toMatchObject({ 'service-version': NEWEST, authorization: expect.any(String) })
})

test('`when` decides about a failed attempt, whatever it does', async () => {
  const when = ({ method }: Attempt) => method !== 'GET'
  expect((await attempts([down, fine], { when }, start)).sent).toEqual(Array(2).fill('{"prompt":"A poster"}'))
  expect((await attempts([down, fine], { when })).sent).toHaveLength(1)
})

test('onAttempt and onRetry report each attempt with its error, id, wait and duration', async () => {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const seen: Attempt[] = []
  const retried: Attempt[] = []
  const onRetry = (attempt: Attempt) => {
    retried.push(attempt)
    now += 60_000
  }
  const slow = (response: ServerResponse) => {
    now += 30
    const headers = { 'content-type': 'application/json', 'x-request-id': 'req_1', 'retry-after': '0.001' }
    response.writeHead(503, headers).end(JSON.stringify(failure(503, { code: 'upstream' }).body))
  }
  const gone = (response: ServerResponse) => void response.destroy()
  const options = { maxDelayMs: 1, onRetry, onAttempt: (attempt: Attempt) => seen.push(attempt) }
  const { api } = await retrying(options, slow, gone)
  const thrown = await thrownBy(api.GET('/tasks/{id}', { params: { path: { id: 'task_1' } } }))
  expect(seen).toMatchObject([
    { method: 'GET', path: '/tasks/{id}', attempt: 1, status: 503, requestId: 'req_1', ms: 30, waitMs: 1 },
    { attempt: 2, status: undefined, requestId: undefined, error: expect.any(TypeError), ms: 0 },
    { attempt: 3, waitMs: undefined },
  ])
  expect(isApiError(seen[0], 'upstream')).toBe(true)
  expect(retried).toEqual(seen.slice(0, 2))
  expect(seen[2]?.error).toBe(thrown)
  expect(thrown).toMatchObject({ message: 'GET /tasks/{id}: fetch failed' })
})

test('retry rejects with the reason of an abort of its request, even if it is not an error', async () => {
  const { api, received } = await retrying({}, silence)
  const stop = new AbortController()
  const call = thrownBy(api.GET('/credits', { signal: stop.signal }))
  await until(() => received.length === 1)
  stop.abort('gone')
  expect(await call).toBe('gone')
  expect(received).toHaveLength(1)
})

test('retry judges an error with a truncated body by its status', async () => {
  const broken = (response: ServerResponse) => {
    response.writeHead(503, { 'content-type': 'application/json', 'content-length': '99', 'retry-after': '0' })
    response.write('{"error"')
    setTimeout(() => response.destroy(), 20)
  }
  const { api } = await retrying({}, broken, fine)
  expect((await api.GET('/credits')).response.status).toBe(200)
})

test('retry returns a success before its body has arrived', async () => {
  const { api } = await retrying({}, (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{')
  })
  const stop = new AbortController()
  const { response } = await api.GET('/credits', { parseAs: 'stream', signal: stop.signal })
  expect(response.status).toBe(200)
  stop.abort()
})

test('retry works with another global `Response`, and a fetch that must not be called as a method', async () => {
  vi.stubGlobal('Response', class extends Response {})
  const { baseUrl, received } = await loopback(down, fine)
  const unbound = function (this: unknown, request: Request) {
    if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation')
    return fetch(request)
  }
  const api = createClient({ ...CLIENT, baseUrl, fetch: unbound })
  api.use(retry())
  expect((await api.GET('/credits')).response.status).toBe(200)
  expect(received).toHaveLength(2)
})

describe('the settings of the connection', () => {
  const settings = { dispatcher: { proxy: 'http://proxy.test' } }
  const failing = (seen: unknown[]) => async (request: Request, init?: RequestInit) => {
    const { signal: _, ...passed } = { ...init, ...Object.fromEntries(Object.entries(request)), cache: request.cache }
    seen.push(passed)
    return new Response('{}', { status: seen.length > 2 ? 200 : 503, headers: { 'retry-after': '0.001' } })
  }

  test.each([
    ['of the client', true, undefined],
    ['of the client, for a call with its own `fetch`', false, undefined],
    ['of the client, with a time limit', true, 10_000],
  ])('%s are those of each attempt', async (_, isOfClient, timeoutMs) => {
    const seen: unknown[] = []
    const fetch = failing(seen)
    const api = createClient({ ...CLIENT, requestInitExt: settings, timeoutMs, ...(isOfClient && { fetch }) })
    api.use(retry())
    const call = { cache: 'no-store', next: { revalidate: 60 }, ...(!isOfClient && { fetch }) } as const
    await api.GET('/credits', call)
    expect(seen).toEqual(Array(3).fill({ ...settings, next: { revalidate: 60 }, cache: 'no-store' }))
  })

  // https://github.com/vercel/next.js/blob/canary/packages/next/src/server/lib/dedupe-fetch.ts
  test('a retry is sent in a React Server Component, whose fetch repeats the response to a read', async () => {
    const seen: unknown[] = []
    const send = failing(seen)
    let first: Promise<Response> | undefined
    vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
      if (init?.signal || request.method !== 'GET' || request.keepalive) return send(request)
      first ??= send(request)
      return (await first).clone()
    })
    const api = createClient(CLIENT)
    api.use(retry())
    expect((await api.GET('/credits')).response.status).toBe(200)
    expect(seen).toHaveLength(3)
  })
})
