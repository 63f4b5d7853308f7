/** What the client sends and returns, at run time and in its types. */
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { paths as CanonicalPaths } from '../../generated/newest.js'
import { createClient, retry } from '../../src/client/index.js'
import { BASE, mock } from '../support/mock.js'
import { type LegacyPaths, NEWEST } from '../support/versions.js'
import { cleanUp, fakeTime, loopback, named, silence, until } from './servers.js'

afterEach(cleanUp)

const apiKey = 'service_live_0123abcd'
const at = { baseUrl: BASE, apiKey, fetch: mock.fetch }
const api = createClient({ ...at, version: NEWEST })

// Only 2026-04-12
test('the raw types require the version header only in the newest version', () => {
  type Header<Paths extends { '/tasks': { post: { parameters: object } } }> =
    Paths['/tasks']['post']['parameters'] extends { header: infer Required } ? Required : 'optional'
  expectTypeOf<Header<CanonicalPaths>>().toEqualTypeOf<{ 'Service-Version': typeof NEWEST }>()
  expectTypeOf<Header<LegacyPaths>>().toEqualTypeOf<'optional'>()
})

describe('createClient', () => {
  test.each([
    ...[undefined, null, '', ' ', 'two words', 'undefined', 'null'],
    ...['\n', '\t', '\0', '\x1f', '\x7f', '\x80', '\xa0', 'é', 'Ω', '🎨'].map((odd) => `service_live_0123${odd}abcd`),
  ])('throws a TypeError for the API key %j, and does not show it', (apiKey) => {
    expect(() => createClient({ ...at, version: NEWEST, apiKey: apiKey as string })).toThrow(
      new TypeError('`apiKey` is not an API key.'),
    )
  })

  test('throws a TypeError without a version, which JavaScript lets one forget', () => {
    // @ts-expect-error: it is required
    expect(() => createClient({ ...at, apiKey })).toThrow(new TypeError('`version` is missing.'))
  })

  test('accepts an API key of another form, because the form may change', () => {
    expect(createClient({ ...at, version: NEWEST, apiKey: 'key-2_.~/+=' }).version).toBe(NEWEST)
  })

  test('sends the API key, the version and the headers of the caller', async () => {
    const fetch = vi.fn((request: Request) => mock.fetch(request))
    await createClient({ ...at, version: NEWEST, headers: { 'X-Own': 'kept' }, fetch }).GET('/credits')
    const headers = Object.fromEntries(fetch.mock.lastCall?.[0].headers ?? [])
    expect(headers).toMatchObject({ authorization: `Bearer ${apiKey}`, 'service-version': NEWEST, 'x-own': 'kept' })
  })

  test('accepts a body without the fields that have a default', () => {
    void (() => api.POST('/media/generate-audio', { body: { model: 'm', mode: 'text_to_speech', prompt: 'Hello' } }))
    void (() => api.POST('/media/layerize-assets', { body: { image: 'https://example.com/a.png' } }))
    // @ts-expect-error: model and mode are required
    void (() => api.POST('/media/generate-audio', { body: { prompt: 'Hello' } }))
  })
})

test('createClient uses a global fetch that is replaced later, as MSW does', async () => {
  const late = createClient({ baseUrl: BASE, apiKey, version: NEWEST })
  vi.stubGlobal('fetch', mock.fetch)
  try {
    expect((await late.GET('/credits')).response.status).toBe(200)
  } finally {
    vi.unstubAllGlobals()
  }
})

describe('a path parameter that would change the URL to that of another operation', () => {
  test.each(['', '.', '..', undefined, null])('%j is rejected before anything is sent', async (canvas_id) => {
    const fetch = vi.fn(mock.fetch)
    const careful = createClient({ ...at, version: NEWEST, fetch })
    const params = canvas_id === null ? undefined : { path: { canvas_id } }
    const call = careful.DELETE('/canvases/{canvas_id}', { params } as never)
    await expect(call).rejects.toMatchObject({
      name: 'TypeError',
      message: `DELETE /canvases/{canvas_id}: The path parameter canvas_id is "${canvas_id ?? undefined}".`,
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('createClient escapes slashes and dots within a path parameter', async () => {
    const { baseUrl, received } = await loopback({ body: {} })
    const plain = createClient({ baseUrl, apiKey, version: NEWEST })
    await plain.GET('/tasks/{id}', { params: { path: { id: '../a/..' } } })
    expect(received[0]?.path).toBe('/v1/tasks/..%2Fa%2F..')
  })
})

describe('timeoutMs', () => {
  test('ends an attempt that has no response or an incomplete one', async () => {
    const stalled = await loopback(silence, (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"cre')
    })
    const api = createClient({ baseUrl: stalled.baseUrl, apiKey, version: NEWEST, timeoutMs: 50 })
    fakeTime()
    for (const attempt of [1, 2]) {
      const call = expect(api.GET('/credits')).rejects.toThrow(named('TimeoutError'))
      await until(() => stalled.received.length === attempt)
      await vi.advanceTimersByTimeAsync(50)
      await call
    }
  })

  test('does not replace the signal of the caller', async () => {
    const { baseUrl, received } = await loopback(silence)
    const api = createClient({ baseUrl, apiKey, version: NEWEST, timeoutMs: 5000 })
    const stop = new AbortController()
    const call = expect(api.GET('/credits', { signal: stop.signal })).rejects.toThrow(named('AbortError'))
    await until(() => received.length === 1)
    stop.abort()
    await call
  })

  test('restarts with each attempt', async () => {
    const { baseUrl, received } = await loopback(silence, { body: {} })
    const api = createClient({ baseUrl, apiKey, version: NEWEST, timeoutMs: 200 })
    api.use(retry({ maxDelayMs: 1 }))
    fakeTime()
    const call = api.GET('/credits')
    await until(() => received.length === 1)
    await vi.advanceTimersByTimeAsync(201)
    expect((await call).response.status).toBe(200)
    expect(received).toHaveLength(2)
  })
})

test.each([
  ['poster-bot/1.4', false, 'poster-bot/1.4'],
  [undefined, false, 'node'],
  // A browser rejects the header.
  ['poster-bot/1.4', true, 'node'],
])('userAgent %j is sent, in a page: %s, as %s', async (userAgent, isPage, sent) => {
  const { baseUrl, received } = await loopback({ body: {} })
  if (isPage) vi.stubGlobal('document', {})
  try {
    await createClient({ baseUrl, apiKey, version: NEWEST, userAgent }).GET('/credits')
  } finally {
    vi.unstubAllGlobals()
  }
  expect(received[0]?.headers['user-agent']).toBe(sent)
})
