/** Which web pages may ask what: the API is open to all, the tool server and the control to the mock's own alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index.js'
import { rpc } from '../support/rpc.js'
import { OLDEST } from '../support/versions.js'

let mock: Mock
let origin: string

beforeAll(async () => {
  mock = await createMock()
  origin = (await mock.listen()).origin
})
afterAll(() => mock.close())

const key = { authorization: 'Bearer service_live_0a' }
const reset = (headers: HeadersInit) => fetch(`${origin}/_mock/reset`, { method: 'POST', headers })
const tools = async (headers: Record<string, string>) =>
  (await rpc(`${origin}/mcp`, 'tools/list', {}, { headers: { ...key, ...headers } })).status

describe('the control and the tool server', () => {
  test.each(['http://localhost:3000', 'http://127.0.0.1:6274', 'http://[::1]:80', 'https://app.localhost'])(
    'accept pages of %s',
    async (page) => {
      expect((await reset({ origin: page })).status).toBe(204)
      expect(await tools({ origin: page })).toBe(200)
    },
  )

  test.each([
    'https://app.test',
    'http://127.0.0.1.app.test',
    'http://localhost.app.test',
    'null',
    'file://',
    '127.0.0.1',
  ])('reject pages of %s', async (page) => {
    const answer = await reset({ origin: page })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('x-request-id')).toMatch(/./)
    expect(await answer.json()).toMatchObject({ error: { type: 'permission' } })
    expect(await tools({ origin: page })).toBe(403)
  })

  test('reject pages of any other host if the mock has a host of its own', async () => {
    for (const page of ['http://other.test', 'https://mock.test', 'http://mock.test:81', 'null']) {
      const request = new Request('http://mock.test/_mock/reset', { method: 'POST', headers: { origin: page } })
      expect((await mock.fetch(request)).status).toBe(403)
    }
  })

  test('reject a page whose host name resolves to this machine', async () => {
    const page = 'http://rebound.test'
    const answer = await mock.fetch(new Request(`${page}/_mock/reset`, { method: 'POST', headers: { origin: page } }))
    expect(answer.status).toBe(204)
    const overLoopback = { drop: () => {}, isLocal: true }
    const { createApp } = await import('../../src/mock/app.js')
    const { contract } = await import('../support/contract.js')
    const app = createApp(contract)
    const request = new Request(`${page}/_mock/reset`, { method: 'POST', headers: { origin: page } })
    expect((await app.fetch(request, overLoopback)).status).toBe(403)
    app.close()
  })

  test('accept requests without an origin', async () => {
    expect((await reset({})).status).toBe(204)
    expect(await tools({})).toBe(200)
  })
})

test('the API and the documents accept every page', async () => {
  const headers = { ...key, origin: 'https://app.test' }
  for (const path of ['/v1/credits', '/openapi/canvas.json']) {
    const answer = await fetch(origin + path, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  }
})

test('a preflight returns both headers and does not open the control to other pages', async () => {
  const preflight = (path: string, page: string) =>
    fetch(origin + path, { method: 'OPTIONS', headers: { origin: page, 'access-control-request-method': 'PUT' } })
  const answer = await preflight('/v1/tasks', 'https://app.test')
  expect(answer.status).toBe(204)
  expect(answer.headers.get('service-version')).toBe(OLDEST)
  expect(answer.headers.get('x-request-id')).toMatch(/^req_/)
  expect((await preflight('/_mock/limits', 'https://app.test')).status).toBe(403)
  expect((await preflight('/_mock/limits', 'http://localhost:3000')).status).toBe(204)
})
