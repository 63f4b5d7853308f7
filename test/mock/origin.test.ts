/** Which pages may send which requests: the API is open to all, the tool server and control to the mock's own. */
import { createServer } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMock, type Mock, type MockOptions } from '../../src/mock/index.js'
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
const accepted = (page: string) => [true, page] as const
const rejected = (page: string) => [false, page] as const

describe('the control and the tool server', () => {
  const reset = (headers: HeadersInit) => fetch(`${origin}/_mock/reset`, { method: 'POST', headers })
  const tools = async (headers: Record<string, string>) =>
    (await rpc(`${origin}/mcp`, 'tools/list', {}, { headers: { ...key, ...headers } })).status

  test.each([
    ...['http://localhost:3000', 'http://127.0.0.1:6274', 'http://[::1]:80', 'https://app.localhost'].map(accepted),
    ...['https://app.test', 'http://127.0.0.1.app.test', 'http://localhost.app.test', 'null', 'file://'].map(rejected),
  ])('accept (%j) a page of %s', async (isAccepted, page) => {
    const statuses = [(await reset({ origin: page })).status, await tools({ origin: page })]
    expect(statuses).toEqual(isAccepted ? [204, 200] : [403, 403])
    const preflight = await fetch(`${origin}/_mock/limits`, { method: 'OPTIONS', headers: { origin: page } })
    expect(preflight.status).toBe(isAccepted ? 204 : 403)
  })

  test('reject a host name that a page made resolve to this machine, and pages of other hosts', async () => {
    const own = await createMock({ allowHosts: ['Mock.internal', 'other.test:4010'] })
    const open = await createMock({ allowHosts: ['*'] })
    const ask = async (host: string, page?: string, by = own) => {
      const headers = { host, ...(page ? { origin: page } : {}) }
      return (await by.fetch(new Request(`http://${host}/_mock/requests`, { headers }))).status
    }
    const local = ['localhost:4010', 'app.localhost', '127.0.0.1:80', '192.168.1.2', '[fe80::1]:81']
    const rebound = ['rebound.test', 'localhost.rebound.test', '127.0.0.1.rebound.test', 'other.internal']
    const expectStatus = async (host: string, status: number) => {
      expect(await ask(host), host).toBe(status)
      expect(await ask(host, `http://${host}`), `a page of ${host}`).toBe(status)
    }
    for (const host of [...local, 'mock.internal:81', 'other.test']) await expectStatus(host, 200)
    for (const host of rebound) await expectStatus(host, 403)
    for (const page of ['http://rebound.test', 'https://mock.internal:81', 'http://mock.internal', 'null'])
      expect(await ask('mock.internal:81', page), page).toBe(403)
    expect(await ask('any.test', 'http://any.test', open)).toBe(200)
    expect(await ask('any.test', 'http://rebound.test', open)).toBe(403)
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

describe('a task of a web page of another origin', () => {
  const PAGE = { origin: 'https://app.test' }
  const NOT_PUBLIC = expect.stringContaining('is not a public address')
  const start = async (own: Mock, headers: Record<string, string>, callback_url: string) => {
    const body = { prompt: 'A poster', callback_url }
    own.workspace(KEY)
    expect((await clientOf(own).call('POST /tasks', { key: KEY, headers, body })).status).toBe(202)
    await own.moveClock(60_000)
    await own.deliveriesDone()
    return own.deliveries().at(-1)
  }

  test.each<[what: string, options: MockOptions, headers: Record<string, string>, sent: object]>([
    ['is not delivered to this machine', {}, PAGE, { status: null, error: NOT_PUBLIC }],
    [
      'is not delivered there by a mock for the public, of nobody',
      { publicCallbacks: true },
      {},
      { error: NOT_PUBLIC },
    ],
    ['is delivered to a receiver in the same process', { receiveWebhook: () => new Response() }, PAGE, { status: 200 }],
  ])('%s', async (_, options, headers, sent) => {
    const own = await createMock(options)
    expect(await start(own, headers, 'https://127.0.0.1:49151/hook')).toMatchObject(sent)
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
    expect((await clientOf(own).call(`POST ${redeliver}`, { key: KEY, headers: PAGE })).status).toBe(202)
    await own.deliveriesDone()
    expect(own.deliveries().at(-1)?.error).toEqual(NOT_PUBLIC)
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
})
