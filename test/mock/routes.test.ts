/** What the mock returns outside the API: documents, files, preflights, and paths that lead nowhere. */

import { describe, expect, test, vi } from 'vitest'
import { createApp } from '../../src/mock/app.js'
import { contract } from '../support/contract.js'
import { documents, NAMES, VERSIONS } from '../support/documents.js'
import { newKey } from '../support/requests.js'
import { sharedMock } from '../support/shared-mock.js'
import { NEWEST, OLDEST } from '../support/versions.js'

const mock = await sharedMock({ contract })

const ask = (url: string, init: RequestInit = {}) => mock.fetch(new Request(new URL(url, 'http://mock.test'), init))

describe('documents', () => {
  test.each(NAMES)('%s.json names the host that was called as its first server', async (name) => {
    const { servers, ...document } = documents[name]
    for (const origin of ['http://one.test', 'http://two.test:81', 'http://one.test']) {
      const response = await ask(`${origin}/openapi/${name}.json`)
      expect(response.headers.get('content-type')).toBe('application/json')
      const own = { url: `${origin}/v1`, description: 'This mock.' }
      expect(await response.json()).toEqual({ ...document, servers: [own, ...(servers as object[])] })
    }
  })

  test('are indented', async () => {
    expect(await (await ask('/openapi/canvas.json')).text()).toMatch(/^\{\n {2}"openapi": "3\.1/)
  })

  test('reject anything but GET and HEAD', async () => {
    const head = await ask('/openapi/canvas.json', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await ask('/openapi/canvas.json', { method: 'POST' })).status).toBe(404)
  })

  test('are found at their own paths alone', async () => {
    const wrong = ['/openapi/none.json', '/openapi/canvas.txt', '/openapi/canvas.json/more', '/x/openapi/canvas.json']
    for (const path of [...wrong, '/openapi']) expect((await ask(path)).status, path).toBe(404)
  })
})

test('the root of a mock without a site lists the addresses of everything', async () => {
  const response = await ask('http://one.test:81/')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = (await response.text()).split('\n')
  expect(lines).toEqual([
    'API        http://one.test:81/v1',
    `Documents  http://one.test:81/openapi/{canvas,${VERSIONS.join(',')}}.json`,
    'Tools      http://one.test:81/mcp',
    'Console    http://one.test:81/_mock/',
    'Control    http://one.test:81/_mock/openapi.json',
    'Guide      docs/mock.md',
    '',
  ])
  for (const name of ['/openapi/canvas.json', '/_mock/openapi.json']) expect((await ask(name)).status).toBe(200)
  expect((await ask('/', { method: 'POST' })).status).toBe(404)
})

test('a path that only starts like a route is not handled by it', async () => {
  for (const path of ['/v1x/credits', '/mcpx', '/_mockery/health', '/_filesystem', '/elsewhere']) {
    const response = await ask(path)
    const id = response.headers.get('x-request-id')
    expect(response.headers.get('service-version')).toBe(OLDEST)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const error = { type: 'not_found', code: 'not_found', request_id: id, causes: null, retry_after_ms: null }
    const message = `There is no page ${path}. The API starts at /v1.`
    expect(await response.json()).toMatchObject({ error: { ...error, message } })
    expect(response.status).toBe(404)
  }
  expect(await (await ask('/v1/none')).json()).toMatchObject({ error: { message: 'This API has no path /none.' } })
})

test('a preflight returns the headers that a browser needs', async () => {
  const preflight = (headers: Record<string, string>) => ask('/v1/tasks', { method: 'OPTIONS', headers })
  const response = await preflight({ 'access-control-request-headers': 'authorization,x-own' })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET,HEAD,PUT,POST,DELETE,PATCH',
    'access-control-allow-headers': 'authorization,x-own',
    vary: 'Access-Control-Request-Headers',
    'service-version': OLDEST,
    'x-request-id': expect.stringMatching(/^req_/),
  })
  const plain = await preflight({ 'service-version': NEWEST })
  expect([plain.headers.has('access-control-allow-headers'), plain.headers.has('vary')]).toEqual([false, false])
  expect(plain.headers.get('service-version')).toBe(NEWEST)
})

test('a download carries its file name and rejects writes', async () => {
  const headers = {
    authorization: `Bearer ${newKey()}`,
    'service-version': NEWEST,
    'content-type': 'application/json',
    prefer: 'outcome=succeeded',
  }
  const canvas = '/v1/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'
  await ask(canvas, { method: 'PATCH', headers, body: '{"name":"Größe"}' })
  await ask(`${canvas}/export`, { method: 'POST', headers, body: '{"format":"pdf"}' })
  await mock.moveClock(2000)
  const { result } = (await (await ask(`${canvas}/export-status`, { headers })).json()) as {
    result: { export: { url: string } }
  }
  const { url } = result.export
  const response = await ask(url)
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''gr%C3%B6%C3%9Fe.pdf")
  const head = await ask(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/pdf', ''])
  expect((await ask(url, { method: 'DELETE' })).status).toBe(404)
})

test('a page handler that fails results in a 500 and a line in the console', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = createApp(contract, {
    pages() {
      throw new Error('no pages')
    },
  })
  const response = await broken.fetch(new Request('http://mock.test/index.html'))
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 500,
    body: { error: { type: 'internal_error', message: 'The mock failed.' } },
  })
  expect(printed).toHaveBeenCalledOnce()
  printed.mockRestore()
  broken.close()
})

test('onResponse receives each request to the API and the tool server with its duration', async () => {
  const heard: unknown[][] = []
  const app = createApp(contract, {
    onResponse: ({ path }, { operationId, version, response }, ms) => {
      heard.push([path, operationId, version, response.status, ms >= 0 && ms < 10_000])
    },
  })
  const headers = { authorization: `Bearer ${newKey()}` }
  for (const path of ['/v1/credits', '/v1/none', '/mcp', '/openapi/canvas.json'])
    await app.fetch(new Request(`http://mock.test${path}`, { headers }))
  expect(heard).toEqual([
    ['/v1/credits', 'getCredits', OLDEST, 200, true],
    ['/v1/none', undefined, OLDEST, 404, true],
    ['/mcp', undefined, OLDEST, 405, true],
  ])
  app.close()
})
