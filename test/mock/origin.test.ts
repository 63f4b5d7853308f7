/** Which web pages may send which requests: the API is open to all, the tool server and the control only to the mock's own. */
import { createServer } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index.js'
import { fetchPublic } from '../../src/mock/server/fetch-public.js'
import { clientOf } from '../support/client.js'
import { listen } from '../support/processes.js'
import { newKey } from '../support/requests.js'
import { rpc } from '../support/rpc.js'
import { sharedMock } from '../support/shared-mock.js'

const mock = await sharedMock()
const { origin } = await mock.listen()

const KEY = 'service_live_0a'
const key = { authorization: `Bearer ${KEY}` }
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
    const response = await reset({ origin: page })
    expect(response.status).toBe(403)
    expect(response.headers.get('x-request-id')).toMatch(/./)
    expect(await response.json()).toMatchObject({ error: { type: 'permission' } })
    expect(await tools({ origin: page })).toBe(403)
  })

  test('reject pages of any other host if the mock has a host of its own', async () => {
    for (const page of ['http://other.test', 'https://mock.test', 'http://mock.test:81', 'null']) {
      const request = new Request('http://mock.test/_mock/reset', { method: 'POST', headers: { origin: page } })
      expect((await mock.fetch(request)).status).toBe(403)
    }
  })

  test('reject a host name that a page made resolve to this machine', async () => {
    const own = await createMock({ allowHosts: ['Mock.internal', 'other.test:4010'] })
    const ask = async (host: string, page?: string) => {
      const headers = { host, ...(page ? { origin: page } : {}) }
      const request = new Request(`http://${host}/_mock/requests`, { headers })
      return (await own.fetch(request)).status
    }
    const local = ['localhost:4010', 'app.localhost', '127.0.0.1:80', '192.168.1.2', '[fe80::1]:81']
    const rebound = ['rebound.test', 'localhost.rebound.test', '127.0.0.1.rebound.test', 'other.internal']
    const expectStatus = async (host: string, status: number) => {
      expect(await ask(host), host).toBe(status)
      expect(await ask(host, `http://${host}`), `a page of ${host}`).toBe(status)
    }
    for (const host of [...local, 'mock.internal:81', 'other.test']) await expectStatus(host, 200)
    for (const host of rebound) await expectStatus(host, 403)
    expect(await ask('mock.internal:81', 'http://rebound.test')).toBe(403)
    const { origin } = await own.listen({ hostname: 'localhost' })
    expect((await fetch(`${origin}/_mock/health`)).status).toBe(200)
    await own.close()
  })

  test('accept every host name if all are allowed, and still no page of another host', async () => {
    const own = await createMock({ allowHosts: ['*'] })
    const ask = async (page: string) => {
      const headers = { host: 'any.test', origin: page }
      return (await own.fetch(new Request('http://any.test/_mock/requests', { headers }))).status
    }
    expect(await ask('http://any.test')).toBe(200)
    expect(await ask('http://rebound.test')).toBe(403)
    await own.close()
  })
})

test('the API and the documents accept every page', async () => {
  await clientOf(mock).call('GET /credits', { key: KEY })
  const headers = { ...key, origin: 'https://app.test' }
  for (const path of ['/v1/credits', '/openapi/canvas.json']) {
    const response = await fetch(origin + path, { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const readable = 'Service-Version,X-Request-ID,Retry-After,WWW-Authenticate,Mock-Warning'
    expect(response.headers.get('access-control-expose-headers')).toBe(readable)
  }
})

test('a preflight does not open the control to other pages', async () => {
  const preflight = async (page: string) =>
    (await fetch(`${origin}/_mock/limits`, { method: 'OPTIONS', headers: { origin: page } })).status
  expect(await preflight('https://app.test')).toBe(403)
  expect(await preflight('http://localhost:3000')).toBe(204)
})

describe('a task of a web page of another origin', () => {
  const start = async (own: Mock, headers: Record<string, string>, callback_url: string) => {
    const body = { prompt: 'A poster', callback_url }
    own.workspace(KEY)
    expect((await clientOf(own).call('POST /tasks', { key: KEY, headers, body })).status).toBe(202)
    await own.moveClock(60_000)
    await own.deliveriesDone()
    return own.deliveries().at(-1)
  }

  test('is not delivered to this machine', async () => {
    const own = await createMock()
    const sent = await start(own, { origin: 'https://app.test' }, 'https://localhost:9/hook')
    expect(sent).toMatchObject({ status: null, error: expect.stringContaining('is not a public address') })
    await own.close()
  })

  // biome-ignore format: addresses of IPv4 in one row, of IPv6 in the others.
  test.each([
    '0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.0.1', '224.0.0.1',
    '[::]', '[::1]', '[fc00::1]', '[fec0::1]', '[fe80::1]', '[ff02::1]', '[::ffff:10.0.0.1]',
    '[64:ff9b::127.0.0.1]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]',
  ])('is not delivered to %s', async (host) => {
    for (const url of [`http://${host}:9/hook`, `https://${host}:9/hook`])
      await expect(fetchPublic(url, { method: 'POST', body: '{}' })).rejects.toThrow(`is not a public address`)
  })

  test('is not delivered to a private address from a mock for the public', async () => {
    const own = await createMock({ publicCallbacks: true })
    const sent = await start(own, {}, 'https://127.0.0.1:49151/hook')
    expect(sent).toMatchObject({ status: null, error: expect.stringContaining('is not a public address') })
    await own.close()
  })

  test('is given up at a public address too', async () => {
    const signal = AbortSignal.abort()
    await expect(fetchPublic('http://[4000::1]/hook', { signal })).rejects.toThrow('aborted')
  })

  test.each([
    [200, 'seen: POST {}'],
    [204, ''],
    [205, ''],
    [304, ''],
    [500, 'seen: POST {}'],
    [999, 'The receiver responded with the status 999, which HTTP does not know.'],
  ])('gets the status %i of a public receiver', async (status, text) => {
    // No address that a test reaches is public.
    vi.doMock('request-filtering-agent', () => ({ useAgent: () => undefined }))
    const unfiltered = '../../src/mock/server/fetch-public.js?unfiltered'
    const { fetchPublic: send } = (await import(unfiltered)) as { fetchPublic: typeof fetchPublic }
    vi.doUnmock('request-filtering-agent')
    const server = createServer(async (request, response) => {
      expect(request.headers['x-a']).toBe('b')
      response.writeHead(status).end(`seen: ${request.method} ${await textOf(request)}`)
    })
    onTestFinished(() => void server.close())
    const url = `${await listen(server)}/hook`
    const responding = send(url, { method: 'POST', headers: { 'x-a': 'b' }, body: '{}' })
    const got = responding.then(async (response) => [response.status, await response.text()])
    expect(await got.catch(({ message }) => [status, message])).toEqual([status, text])
  })

  test('is not delivered through a redelivery either', async () => {
    const own = await createMock()
    const sent = await start(own, {}, 'https://127.0.0.1:49151/hook')
    expect(sent?.error).toContain('ECONNREFUSED')
    const redeliver = `/webhook_deliveries/${sent?.deliveryId}/redeliver`
    const headers = { origin: 'https://app.test' }
    expect((await clientOf(own).call(`POST ${redeliver}`, { key: KEY, headers })).status).toBe(202)
    await own.deliveriesDone()
    expect(own.deliveries().at(-1)?.error).toContain('is not a public address')
    await own.close()
  })

  test('is delivered to a receiver in the same process', async () => {
    const own = await createMock({ receiveWebhook: () => new Response() })
    expect(await start(own, { origin: 'https://app.test' }, 'https://10.1.2.3/hook')).toMatchObject({ status: 200 })
    await own.close()
  })
})

describe('the workspace of a new key', () => {
  const statusFrom = async (page: string, { own = mock, host = 'mock.internal', fresh = newKey() } = {}) => {
    const headers = { authorization: `Bearer ${fresh}`, host, origin: page }
    const response = await own.fetch(new Request(`http://${host}/v1/credits`, { headers }))
    return [response.status, (await response.json()).error?.message]
  }
  const REJECTED = [
    403,
    expect.stringMatching(/may not start the workspace of a new key\. Start the mock with --allow/),
  ]

  test.each(['https://app.test', 'http://127.0.0.1.app.test', 'http://mock.internal', 'null'])(
    'is not started by a page of %s, which may use it afterwards',
    async (page) => {
      const fresh = newKey()
      expect(await statusFrom(page, { fresh })).toEqual(REJECTED)
      expect(JSON.stringify(mock.snapshot({ log: false }))).not.toContain(fresh)
      await clientOf(mock).call('GET /credits', { key: fresh })
      expect(await statusFrom(page, { fresh })).toEqual([200, undefined])
    },
  )

  test.each(['http://localhost:5173', 'http://127.0.0.1:4010', 'https://app.localhost'])(
    'is started by a page of %s',
    async (page) => expect(await statusFrom(page)).toEqual([200, undefined]),
  )

  test("is started by the mock's own page at an address or an allowed name, and by pages of allowed origins", async () => {
    const own = await createMock({ allowHosts: ['mock.internal'], allowOrigins: ['https://app.test', 'null'] })
    await own.listen()
    onTestFinished(() => own.close())
    expect(await statusFrom('http://192.168.1.2:4010', { host: '192.168.1.2:4010' })).toEqual([200, undefined])
    for (const page of ['http://mock.internal', 'https://app.test', 'null'])
      expect(await statusFrom(page, { own }), page).toEqual([200, undefined])
    expect(await statusFrom('https://other.test', { own })).toEqual(REJECTED)
    const open = await createMock({ allowOrigins: ['*'] })
    await open.listen()
    onTestFinished(() => open.close())
    expect(await statusFrom('https://other.test', { own: open })).toEqual([200, undefined])
  })

  test('is started by any page that a test passes on to a mock without a port', async () => {
    const own = await createMock()
    onTestFinished(() => own.close())
    expect(await statusFrom('null', { own })).toEqual([200, undefined])
  })

  test('is not pushed out by the new keys of a page', async () => {
    const mine = newKey()
    await clientOf(mock).call('GET /credits', { key: mine })
    for (let sent = 0; sent < 1100; sent++) await statusFrom('https://app.test')
    expect(JSON.stringify(mock.snapshot({ log: false }))).toContain(mine)
  })
})
