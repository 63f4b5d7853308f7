/** The mock inside a test, under MSW and with a port. */

import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '../../generated/client/index.js'
import { createMock } from '../../src/mock/index.js'
import { sharedMock } from '../support/shared-mock.js'
import { OLDEST } from '../support/versions.js'

const BASE = 'https://api.canvas-design.example/v1'
const apiKey = 'service_live_0123abcd'
const mock = await sharedMock()

test('listening on a port leaves the global classes alone', async () => {
  const before = [globalThis.Request, globalThis.Response]
  const other = await createMock()
  const { baseUrl } = await other.listen()
  expect((await fetch(`${baseUrl}/canvases`)).status).toBe(401)
  expect([globalThis.Request, globalThis.Response]).toEqual(before)
  await other.close()
})

describe('under MSW', () => {
  const server = setupServer(http.all('https://api.canvas-design.example/*', ({ request }) => mock.fetch(request)))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())

  test('the mock responds to every fetch to the URL', async () => {
    const api = createClient({ baseUrl: BASE, apiKey, version: OLDEST })
    const { data } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
    expect(data?.status).toBe('queued')
  })
})

test('a second listen rejects, and close can be called at any time', async () => {
  const other = await createMock()
  const { baseUrl, port } = await other.listen()
  expect(baseUrl).toBe(`http://127.0.0.1:${port}/v1`)
  await expect(other.listen()).rejects.toThrow('already listening')
  await other.close()
  await other.close()
  await other.listen({ port }) // the port is free again
  await other.close()
})

test('a mock that listens on all addresses is reached at a loopback address', async () => {
  const other = await createMock()
  const { origin, port } = await other.listen({ hostname: '0.0.0.0' })
  expect(origin).toBe(`http://127.0.0.1:${port}`)
  expect((await fetch(`${origin}/_mock/health`)).status).toBe(200)
  await other.close()
})
