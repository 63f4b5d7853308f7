/** Which requests `retry` sends again, how often, and after how long. */
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Attempt, createClient, isApiError, type RetryOptions, retry } from '../../src/client/index.js'
import { createMock } from '../../src/mock/index.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'
import { type CannedResponse, cleanUp, fakeTime, loopback, named, silence, until } from './servers.js'

afterEach(() => {
  cleanUp()
  vi.unstubAllGlobals()
})
afterAll(() => mock.close())

// The mock has no port, so fake timers control all of its time.
const mock = await createMock()
const api = createClient({ baseUrl: 'http://mock.test/v1', apiKey: newKey(), version: NEWEST, fetch: mock.fetch })
const DECK = { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S' }
let waits: (number | undefined)[] = []
api.use(retry({ onRetry: ({ waitMs }) => waits.push(waitMs) }))

const requestLog = () => mock.requests().map(({ operationId, status }) => `${operationId} ${status}`)

describe('on the mock', () => {
  beforeEach(() => {
    mock.reset()
    waits = []
    fakeTime()
  })

  test.each([429, 502, 503, 504])('retry repeats a read with status %i after the suggested time', async (status) => {
    const plain = await mock.fetch(
      new Request('http://mock.test/v1/credits', { headers: { Prefer: `code=${status}` } }),
    )
    mock.setFault({ operationId: 'getCredits', status })
    const seconds = Number(plain.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    const call = api.GET('/credits')
    await until(() => waits.length === 1)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(requestLog().slice(1)).toEqual([`getCredits ${status}`])
    await vi.advanceTimersByTimeAsync(1)
    expect((await call).response.status).toBe(200)
    expect(requestLog().slice(1)).toEqual([`getCredits ${status}`, 'getCredits 200'])
  })

  test('retry returns the last error after three attempts', async () => {
    mock.setFault({ operationId: 'getCredits', status: 503, times: 5 })
    const { error, response } = await hurried(api.GET('/credits'))
    expect(response.status).toBe(503)
    expect(error?.error.type).toBe('upstream_error')
    expect(requestLog()).toHaveLength(3)
  })

  test('retry repeats a read after a lost connection, and throws the last one', async () => {
    mock.setFault({ operationId: 'getCredits', drop: true, times: 2 })
    expect((await hurried(api.GET('/credits'))).response.status).toBe(200)

    mock.setFault({ operationId: 'getCredits', drop: true, times: 3 })
    await expect(hurried(api.GET('/credits'))).rejects.toThrow(TypeError)
  })

  test('retry counts lost connections and errors of the API together', async () => {
    mock.setFault({ operationId: 'getCredits', drop: true, times: 1 })
    mock.setFault({ operationId: 'getCredits', status: 503, times: 9 })
    expect((await hurried(api.GET('/credits'))).response.status).toBe(503)
    expect(requestLog()).toHaveLength(3)
  })

  // biome-ignore format: a table has one row a line.
  test.each([
    ['createTask', () => api.POST('/tasks', { body: { prompt: 'A poster' } })],
    ['exportCanvas', () => api.POST('/canvases/{canvas_id}/export', { params: { path: DECK }, body: { format: 'pdf' } })],
    ['cancelTask', () => api.POST('/tasks/{id}/cancel', { params: { path: { id: 'task_01JTS3C4DWA7N36096Q14DR9GP' } } })],
  ] as const)(
    'retry repeats %s after a 429, which has started nothing',
    async (operationId, call) => {
      mock.setFault({ operationId, status: 429 })
      const called = call()
      await until(() => waits.length === 1)
      const [wait = 0] = waits
      expect(wait).toBeGreaterThan(0)
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(requestLog()).toEqual([`${operationId} 429`])
      await vi.advanceTimersByTimeAsync(1)
      const { response } = await called
      expect(requestLog()).toEqual([`${operationId} 429`, `${operationId} ${response.status}`])
    },
  )

  test.each([400, 401, 403, 404, 500])('retry does not repeat a read with status %i', async (status) => {
    mock.setFault({ operationId: 'getCredits', status })
    expect((await api.GET('/credits')).response.status).toBe(status)
    expect(requestLog()).toEqual([`getCredits ${status}`])
  })

  test('retry does not repeat a keyed request without a promised replay', async () => {
    mock.setFault({ operationId: 'generate3d', status: 503 })
    mock.setFault({ operationId: 'generateAudio', status: 503 })
    await api.POST('/media/generate-3d', { body: { model: 'm', params: {}, idempotency_key: 'once' } as never })
    const audio = { model: 'example-voice', mode: 'text_to_speech', prompt: 'Hello', idempotency_key: 'once' } as const
    await api.POST('/media/generate-audio', { body: audio })
    expect(requestLog().filter((line) => line.endsWith('503'))).toHaveLength(requestLog().length)
    expect(requestLog().length).toBeGreaterThan(0)
  })

  test('retry repeats a keyed request with a managed voice model', async () => {
    const body = {
      model: 'elevenlabs-native-example-tts',
      mode: 'text_to_speech',
      prompt: 'Hello',
      idempotency_key: 'once',
      wait: false,
    } as const
    mock.setFault({ operationId: 'generateAudio', status: 503 })
    expect((await hurried(api.POST('/media/generate-audio', { body }))).response.status).toBe(200)
    expect(requestLog()).toEqual(['generateAudio 503', 'generateAudio 200'])
  })

  test('retry does not repeat a request that writes', async () => {
    mock.setFault({ operationId: 'createTask', status: 503 })
    mock.setFault({ operationId: 'registerUpload', status: 503 })
    mock.setFault({ operationId: 'deleteCanvas', drop: true })
    await api.POST('/tasks', { body: { prompt: 'A poster' } })
    await api.POST('/uploads/register', { body: { storage_key: 'k' } })
    await expect(api.DELETE('/canvases/{canvas_id}', { params: { path: DECK } })).rejects.toThrow(TypeError)
    expect(requestLog()).toEqual(['createTask 503', 'registerUpload 503', 'deleteCanvas null'])
  })

  test('retry repeats requests for an upload URL and keyed media requests with the same body', async () => {
    mock.setFault({ operationId: 'createUploadUrl', status: 503 })
    const minting = api.POST('/uploads/url', { body: { filename: 'ä.mp4', mime_type: 'video/mp4' } })
    expect((await hurried(minting)).data?.mime_type).toBe('video/mp4')

    const body = { image: 'https://example.com/a.png', idempotency_key: 'once' }
    mock.setFault({ operationId: 'layerizeAssets', status: 503 })
    const keyed = await hurried(api.POST('/media/layerize-assets', { body }))
    expect(keyed.data?.id).toMatch(/^task_/)
    expect((await api.POST('/media/layerize-assets', { body })).data?.id).toBe(keyed.data?.id)
  })

  test.each([[{}], [{ idempotency_key: null }], [{ idempotency_key: '' }]])(
    'retry does not repeat a media request without a usable key: %j',
    async (key) => {
      mock.setFault({ operationId: 'layerizeAssets', status: 503 })
      // Whether a key may be null depends on the operation, and JavaScript does not check it.
      const body = { image: 'https://example.com/a.png', ...key } as { image: string }
      // `hurried` would run the timer of a request that waits for its retry.
      const { response } = await hurried(api.POST('/media/layerize-assets', { body }))
      expect(response.status).toBe(503)
      expect(requestLog()).toEqual(['layerizeAssets 503'])
    },
  )

  test('an abort ends the wait of retry and prevents the next request', async () => {
    mock.setFault({ operationId: 'getCredits', status: 429, times: 5 })
    const stop = new AbortController()
    const call = expect(api.GET('/credits', { signal: stop.signal })).rejects.toThrow(named('AbortError'))
    await until(() => waits.length === 1)
    stop.abort()
    await call
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requestLog()).toHaveLength(1)
  })
})

/** Resolves to the outcome of a call and ends each wait at once. */
async function hurried<Outcome>(call: Promise<Outcome>): Promise<Outcome> {
  let done = false
  const finish = () => {
    done = true
  }
  call.then(finish, finish)
  while (!done) {
    await new Promise((resolve) => setImmediate(resolve))
    await vi.runOnlyPendingTimersAsync()
  }
  return call
}

/** Returns the body of an error. */
const error = (more: object) => ({
  error: { type: 'upstream_error', code: 'c', message: 'm', doc_url: '', request_id: null, causes: null, ...more },
})

/** Starts a server with these responses. Returns a client of it that retries, and the requests that the server receives. */
async function retrying(options: RetryOptions, ...responses: Parameters<typeof loopback>) {
  const { client, received } = await loopback(...responses)
  const api = client()
  api.use(retry(options))
  return { api, received }
}

/** Resolves to the first attempt at a server with this response, and aborts the call then. */
async function firstOf(response: Parameters<typeof loopback>[0], maxDelayMs?: number): Promise<Attempt> {
  const stop = new AbortController()
  const seen: Attempt[] = []
  const onAttempt = (attempt: Attempt) => {
    seen.push(attempt)
    stop.abort()
  }
  const { api } = await retrying({ ...(maxDelayMs && { maxDelayMs }), onAttempt }, response)
  await api.GET('/credits', { signal: stop.signal }).catch(() => {})
  expect(seen).toHaveLength(1)
  return seen[0] as Attempt
}

describe('over HTTP', () => {
  async function getCredits(options: RetryOptions, ...responses: CannedResponse[]) {
    const { api, received } = await retrying(options, ...responses)
    return { ...(await api.GET('/credits')), received }
  }
  const fine: CannedResponse = { body: {} }

  test('retry never repeats a request whose error has `retryable: false`', async () => {
    const body = error({ retryable: false, retry_after_ms: 1 })
    expect((await getCredits({}, { status: 503, body }, fine)).received).toHaveLength(1)
  })

  test('retry repeats a read whose error has `retryable: true` after `retry_after_ms`', async () => {
    const body = error({ retryable: true, retry_after_ms: 1 })
    const { received, response } = await getCredits({}, { status: 500, body }, fine)
    expect(response.status).toBe(200)
    expect(received).toHaveLength(2)
    expect(received[1]?.headers).toMatchObject({
      authorization: received[0]?.headers.authorization,
      'service-version': NEWEST,
    })
  })

  test.each([
    ['an error page of a gateway', '<h1>Too many requests'],
    ['an error of another type', error({ retry_after_ms: 1 })],
    ['an error with `retryable: false`', error({ type: 'rate_limited', retryable: false, retry_after_ms: 1 })],
  ])('retry does not repeat a write after a 429 with %s', async (_, body) => {
    const { api, received } = await retrying({}, { status: 429, headers: { 'retry-after': '0' }, body }, fine)
    await api.POST('/tasks', { body: { prompt: 'A poster' } }).catch(() => {})
    expect(received).toHaveLength(1)
  })

  test('retry works with a replaced global `Response` class, as in some servers', async () => {
    vi.stubGlobal('Response', class extends Response {})
    const body = error({ retryable: true, retry_after_ms: 1 })
    expect((await getCredits({}, { status: 500, body }, fine)).response.status).toBe(200)
  })

  test('retry does not call fetch as a method, which browsers and edge runtimes reject', async () => {
    const { baseUrl, received } = await loopback({ status: 503, headers: { 'retry-after': '0.001' } }, fine)
    const unbound = function (this: unknown, request: Request) {
      if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation')
      return fetch(request)
    }
    const api = createClient({ baseUrl, apiKey: newKey(), version: NEWEST, fetch: unbound })
    api.use(retry())
    expect((await api.GET('/credits')).response.status).toBe(200)
    expect(received).toHaveLength(2)
  })

  test.each([
    ['0', 0],
    [() => new Date(Date.now() + 100_000).toUTCString(), 100_000],
    [() => new Date(Date.now() - 100_000).toUTCString(), 0],
    ['7', 7000],
  ])('retry waits as `Retry-After: %s` says', async (given, expected) => {
    const header = typeof given === 'string' ? given : given()
    const { waitMs } = await firstOf({ status: 503, headers: { 'retry-after': header } }, 200_000)
    expect(waitMs).toBeGreaterThanOrEqual(expected - 1500)
    expect(waitMs).toBeLessThanOrEqual(expected)
  })

  test.each(['2592000', 'Fri, 31 Dec 2999 23:59:59 GMT'])(
    'retry returns the error at once if `Retry-After: %s` exceeds maxDelayMs',
    async (header) => {
      const response = { status: 503, headers: { 'retry-after': header } }
      expect(await firstOf(response)).toMatchObject({ status: 503, waitMs: undefined })
    },
  )

  test.each([
    [60_000, 500, 1000],
    [700, 350, 700],
  ])('retry with a maxDelayMs of %i adds jitter between %i and %i ms', async (limit, least, most) => {
    const waits: (number | undefined)[] = []
    for (let run = 0; run < 20; run++) waits.push((await firstOf({ status: 503, body: error({}) }, limit)).waitMs)
    expect(new Set(waits).size).toBeGreaterThan(10)
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(least)
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(most)
  })

  test('onAttempt reports the request, the outcome and the duration of each attempt', async () => {
    const seen: Attempt[] = []
    const retried: Attempt[] = []
    const down = {
      status: 503,
      headers: { 'x-request-id': 'req_1', 'retry-after': '0.001' },
      body: error({ type: 'upstream_error', code: 'upstream' }),
    }
    const options = {
      maxDelayMs: 2,
      onRetry: (one: Attempt) => retried.push(one),
      onAttempt: (one: Attempt) => seen.push(one),
    }
    const { api } = await retrying(options, down, (response) => response.destroy(), fine)
    await api.GET('/tasks/{id}', { params: { path: { id: 'task_1' } } })
    expect(seen).toMatchObject([
      { method: 'GET', path: '/tasks/{id}', attempt: 1, status: 503, requestId: 'req_1', waitMs: 1 },
      { attempt: 2, status: undefined, requestId: undefined, error: expect.any(TypeError) },
      { attempt: 3, status: 200, error: undefined, waitMs: undefined },
    ])
    for (const { ms } of seen) expect(ms).toBeGreaterThanOrEqual(0)
    expect(isApiError(seen[0], 'upstream')).toBe(true)
    expect(retried).toEqual(seen.slice(0, 2))
  })

  test('`when` can repeat an unsafe request with the same bytes, and prevent the retry of a safe one', async () => {
    const down = { status: 503, headers: { 'retry-after': '0.001' } }
    const { api, received } = await retrying({ when: ({ method }) => method !== 'GET' }, down, fine, down, fine)
    await api.POST('/tasks', { body: { prompt: 'Ein Plakat für „uns“' } })
    expect(received.map(({ body }) => body)).toEqual(Array(2).fill('{"prompt":"Ein Plakat für „uns“"}'))
    await expect(api.GET('/credits')).rejects.toMatchObject({ status: 503 })
    expect(received).toHaveLength(3)

    const bytes = new Uint8Array([0, 255, 128, 200])
    const form = new FormData()
    form.append('file', new Blob([bytes]), 'a.bin')
    const forms = await retrying({ when: () => true }, down, fine)
    await forms.api.POST('/uploads', { body: { file: new Blob([bytes]) }, bodySerializer: () => form })
    expect(forms.received).toHaveLength(2)
    expect(forms.received[1]).toMatchObject({ body: forms.received[0]?.body })
    expect(forms.received[1]?.headers['content-type']).toBe(forms.received[0]?.headers['content-type'])
  })

  test('`attempts` includes the first attempt', async () => {
    const down = { status: 503, body: error({ retry_after_ms: 1 }) }
    expect((await getCredits({ attempts: 1 }, down)).received).toHaveLength(1)
    expect((await getCredits({ attempts: 4 }, down)).received).toHaveLength(4)
  })

  test('retry rejects with the reason of an abort, even if it is not an error', async () => {
    const { api, received } = await retrying({}, silence)
    const stop = new AbortController()
    const call = api.GET('/credits', { signal: stop.signal }).catch((thrown: unknown) => thrown)
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
})

test('a client without `retry` sends each request once', async () => {
  const { client, received } = await loopback({ status: 503, body: error({ retry_after_ms: 1 }) })
  expect((await client().GET('/credits')).response.status).toBe(503)
  expect(received).toHaveLength(1)
})

describe('the settings of the connection', () => {
  const settings = { dispatcher: { proxy: 'http://proxy.test' } }
  const failing = (statuses: number[], seen: unknown[]) => async (request: Request, init?: RequestInit) => {
    const { signal: _, ...passed } = { ...init, ...Object.fromEntries(Object.entries(request)), cache: request.cache }
    seen.push(passed)
    const status = statuses.shift() ?? 200
    const headers = { 'content-type': 'application/json', 'retry-after': '0.001' }
    return new Response(JSON.stringify(status === 200 ? {} : error({})), { status, headers })
  }
  const options = { baseUrl: 'http://api.test/v1', apiKey: newKey(), version: NEWEST } as const

  test.each([
    ['of the client', true, undefined],
    ['of the client, for a call with its own `fetch`', false, undefined],
    ['of the client, with a time limit', true, 10_000],
  ])('%s are those of each attempt', async (_, isOfClient, timeoutMs) => {
    const seen: unknown[] = []
    const fetch = failing([503, 503], seen)
    const api = createClient({ ...options, requestInitExt: settings, timeoutMs, ...(isOfClient && { fetch }) })
    api.use(retry())
    const call = { cache: 'no-store', next: { revalidate: 60 }, ...(!isOfClient && { fetch }) } as const
    await api.GET('/credits', call)
    expect(seen).toEqual(Array(3).fill({ ...settings, next: { revalidate: 60 }, cache: 'no-store' }))
  })

  // https://github.com/vercel/next.js/blob/canary/packages/next/src/server/lib/dedupe-fetch.ts
  test('a retry is sent in a React Server Component, whose fetch repeats the response to a read', async () => {
    const seen: unknown[] = []
    const send = failing([503, 503], seen)
    let first: Promise<Response> | undefined
    vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
      if (init?.signal || request.method !== 'GET' || request.keepalive) return send(request)
      first ??= send(request)
      return (await first).clone()
    })
    const api = createClient(options)
    api.use(retry())
    expect((await api.GET('/credits')).response.status).toBe(200)
    expect(seen).toHaveLength(3)
  })
})

describe('an attempt', () => {
  test('an attempt has its own duration in milliseconds, without the wait before it', async () => {
    let now = 0
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    const respond = (ms: number, status: number) => (response: ServerResponse) => {
      now += ms
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0.001' }).end('{}')
    }
    const seen: number[] = []
    const options: RetryOptions = { onRetry: () => (now += 60_000), onAttempt: ({ ms }) => seen.push(ms) }
    const { api } = await retrying(options, respond(30, 503), respond(20, 200))
    await api.GET('/credits')
    expect(seen).toEqual([30, 20])
  })

  test('an attempt has the error that the call rejects with', async () => {
    const seen: Attempt[] = []
    const options: RetryOptions = { attempts: 2, maxDelayMs: 1, onAttempt: (attempt) => seen.push(attempt) }
    const { api } = await retrying(options, (response) => response.destroy())
    const thrown: unknown = await api.GET('/credits').catch((reason: unknown) => reason)
    expect(seen.map(({ error }) => error)).toEqual([expect.any(TypeError), thrown])
    expect(thrown).toMatchObject({ message: 'GET /credits: fetch failed' })
  })

  test.each<[string, Parameters<typeof firstOf>[0]]>([
    ['an error with a negative suggestion', { status: 503, body: error({ retry_after_ms: -5 }) }],
    ['an error with no suggestion', { status: 503, body: error({ retry_after_ms: null }) }],
    ['an error page of a gateway', { status: 503, body: '<h1>Bad gateway' }],
    ['a header that says nothing', { status: 503, headers: { 'retry-after': 'soon' }, body: '' }],
    ['a lost connection', (response) => void response.destroy()],
  ])('retry waits half a second to a second after %s', async (_, response) => {
    const { waitMs } = await firstOf(response)
    expect(waitMs).toBeGreaterThanOrEqual(500)
    expect(waitMs).toBeLessThanOrEqual(1000)
  })

  test('retry waits exactly `retry_after_ms`, up to and including maxDelayMs, by default a minute', async () => {
    const response = { status: 503, body: error({ retry_after_ms: 1234 }) }
    expect((await firstOf({ status: 503, body: error({ retry_after_ms: 60_000 }) })).waitMs).toBe(60_000)
    expect((await firstOf({ status: 503, body: error({ retry_after_ms: 60_001 }) })).waitMs).toBeUndefined()
    expect((await firstOf(response, 1234)).waitMs).toBe(1234)
    expect((await firstOf(response, 1233)).waitMs).toBeUndefined()
  })

  test('retry returns a success before its body has arrived', async () => {
    const { api } = await retrying({}, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{')
    })
    const stop = new AbortController()
    const { response } = await api.GET('/credits', { parseAs: 'stream', signal: stop.signal })
    expect(response.status).toBe(200)
    stop.abort()
  })
})
