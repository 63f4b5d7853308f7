/** The mock inside a test: with no port, as the client's fetch, under MSW, and behind a page in a browser. */
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '../../generated/client/index.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { CHROMIUM, launch, NO_CHROMIUM } from '../site/chromium.js'

const BASE = 'https://api.canvas-design.example/v1'
const apiKey = 'service_live_0123abcd'
let mock: Mock

beforeAll(async () => {
  mock = await createMock()
})
afterAll(() => mock.close())

test('as the fetch of the client', async () => {
  const api = createClient({ baseUrl: BASE, apiKey, version: '2026-05-01', fetch: mock.fetch })
  const { data } = await api.GET('/canvases')
  expect(data?.data.length).toBeGreaterThan(0)
})

test('a port leaves the classes of the process alone', async () => {
  const before = [globalThis.Request, globalThis.Response]
  const other = await createMock()
  const { baseUrl } = await other.listen()
  expect((await fetch(`${baseUrl}/canvases`)).status).toBe(401)
  expect([globalThis.Request, globalThis.Response]).toEqual(before)
  await other.close()
})

describe('under MSW', () => {
  const server = setupServer(http.all(`${BASE}/*`, ({ request }) => mock.fetch(request)))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  test('every fetch to the address is answered by the mock', async () => {
    const api = createClient({ baseUrl: BASE, apiKey, version: '2026-04-12' })
    const { data } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
    expect(data?.status).toBe('queued')
  })

  test('a handler of the test goes before it', async () => {
    server.use(http.get(`${BASE}/credits`, () => HttpResponse.json({ own: true })))
    const answer = await fetch(`${BASE}/credits`)
    expect(await answer.json()).toEqual({ own: true })
  })
})

describe.skipIf(!CHROMIUM)(`behind a page${CHROMIUM ? '' : `: ${NO_CHROMIUM}`}`, () => {
  test('page.route hands the requests of a page to the mock', async () => {
    const browser = await launch()
    const page = await browser.newPage()
    await page.route('https://app.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>app</title>' }),
    )
    await page.route(`${BASE}/**`, async (route) => {
      const asked = route.request()
      const body = asked.postDataBuffer()
      const answer = await mock.fetch(
        new Request(asked.url(), {
          method: asked.method(),
          headers: await asked.allHeaders(),
          ...(body ? { body: new Uint8Array(body) } : {}),
        }),
      )
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
    })

    await page.goto('https://app.test/')
    const got = await page.evaluate(
      async ([base, key]) => {
        const answer = await fetch(`${base}/tasks`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'service-version': '2026-05-01',
          },
          body: JSON.stringify({ prompt: 'A poster' }),
        })
        return { status: answer.status, id: answer.headers.get('x-request-id'), task: await answer.json() }
      },
      [BASE, apiKey] as const,
    )
    expect(got).toMatchObject({ status: 202, id: expect.stringMatching(/^req_/), task: { status: 'queued' } })
    await browser.close()
  })
})

test('a second listen is refused, and close can be called at any time', async () => {
  const other = await createMock()
  const { baseUrl, port } = await other.listen()
  expect(baseUrl).toBe(`http://127.0.0.1:${port}/v1`)
  await expect(other.listen()).rejects.toThrow('listens already')
  await other.close()
  await other.close()
  await await other.listen({ port }) // the port is free again
  await other.close()
})
