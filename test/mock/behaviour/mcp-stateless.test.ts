/** The tool server in the revision of its protocol that has no handshake, and what the official clients make of both forms. */
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { newKey } from '../../support/requests.js'
import { rpc } from '../../support/rpc.js'
import { sharedMock } from '../../support/shared-mock.js'
import { NEWEST } from '../../support/versions.js'

const MCP = 'http://mock.test/mcp'
const REVISION = '2026-07-28'
const PREFIX = 'io.modelcontextprotocol/'
const META = { [`${PREFIX}protocolVersion`]: REVISION, [`${PREFIX}clientCapabilities`]: {} }
const SERVER = { [`${PREFIX}serverInfo`]: { name: 'canvas-design-mock', version: NEWEST } }
const UNCACHED = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' }

const mock = await sharedMock()
let key: string
beforeEach(() => {
  key = newKey()
})

type Change = { params?: object; headers?: Record<string, string | undefined>; meta?: object }

/** Sends a request as a client does, but for what a test changes: a header that is undefined is left out. */
function ask(method: string, { params = {}, headers = {}, meta = META }: Change = {}) {
  const name = (params as { name?: string }).name
  const all = {
    authorization: `Bearer ${key}`,
    'service-version': NEWEST,
    'mcp-protocol-version': REVISION,
    'mcp-method': method,
    ...(method === 'tools/call' && { 'mcp-name': name }),
    ...headers,
  }
  const sent = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return rpc(MCP, method, { _meta: meta, ...params }, { headers: sent, send: mock.fetch })
}

test('server/discover names the revision, and a list of tools is that of the other form', async () => {
  expect(await ask('server/discover')).toMatchObject({
    status: 200,
    result: { ...UNCACHED, supportedVersions: [REVISION], capabilities: { tools: {} }, _meta: SERVER },
  })
  const { result } = await ask('tools/list')
  const { tools } = (
    await rpc(MCP, 'tools/list', {}, { headers: { authorization: `Bearer ${key}` }, send: mock.fetch })
  ).result as { tools: object[] }
  expect(result).toEqual({ ...UNCACHED, tools, _meta: SERVER })
})

test('a tool call acts as over REST, is logged, and respects a fault', async () => {
  const params = { name: 'start_design_task', arguments: { prompt: 'A poster' } }
  mock.setFault({ operationId: 'createTask', status: 503 })
  expect((await ask('tools/call', { params })).result).toMatchObject({ resultType: 'complete', isError: true })
  const { result } = await ask('tools/call', { params })
  expect(result).toMatchObject({ resultType: 'complete', structuredContent: { kind: 'design' }, _meta: SERVER })
  expect(mock.requests({ key }).map(({ operationId, status }) => [operationId, status])).toEqual([
    ['createTask', 503],
    ['createTask', 202],
  ])
})

const call = { params: { name: 'set_context' } }
const unnamed = { [`${PREFIX}clientCapabilities`]: {} }
const incapable = { [`${PREFIX}protocolVersion`]: REVISION }
const later = { ...META, [`${PREFIX}protocolVersion`]: '2099-01-01' }
const earlier = { ...META, [`${PREFIX}protocolVersion`]: '2025-11-25' }
const base64 = (name: string) => `=?base64?${btoa(name)}?=`

// biome-ignore format: a table has one row a line.
test.each<[title: string, method: string, change: Change, status: number, code: number | undefined, message?: string]>([
  ['the headers of a call', 'tools/call', call, 200, undefined],
  ['a name in Base64', 'tools/call', { ...call, headers: { 'mcp-name': base64('set_context') } }, 200, undefined],
  ['another name in Base64', 'tools/call', { ...call, headers: { 'mcp-name': base64('remix_design') } }, 400, -32020, 'Mcp-Name'],
  ['a name in broken Base64', 'tools/call', { ...call, headers: { 'mcp-name': '=?base64?*?=' } }, 400, -32020, 'Mcp-Name'],
  ['a method in Base64', 'tools/list', { headers: { 'mcp-method': base64('tools/list') } }, 400, -32020, 'Mcp-Method'],
  ['another name', 'tools/call', { ...call, headers: { 'mcp-name': 'remix_design' } }, 400, -32020, 'Mcp-Name'],
  ['no name', 'tools/call', { ...call, headers: { 'mcp-name': undefined } }, 400, -32020, 'Mcp-Name'],
  ['no method', 'tools/list', { headers: { 'mcp-method': undefined } }, 400, -32020, 'Mcp-Method'],
  ['another method', 'tools/list', { headers: { 'mcp-method': 'tools/call' } }, 400, -32020, 'Mcp-Method'],
  ['no version in the headers', 'tools/list', { headers: { 'mcp-protocol-version': undefined } }, 400, -32020, 'MCP-Protocol-Version'],
  ['another version in the headers', 'tools/list', { headers: { 'mcp-protocol-version': '2025-11-25' } }, 400, -32020, 'MCP-Protocol-Version'],
  ['no version in the body', 'tools/list', { meta: unnamed }, 400, -32602, 'protocolVersion'],
  ['no capabilities', 'tools/list', { meta: incapable }, 400, -32602, 'clientCapabilities'],
  ['no metadata', 'tools/list', { params: { _meta: undefined } }, 400, -32602, 'protocolVersion'],
  ['an unknown version', 'tools/list', { meta: later, headers: { 'mcp-protocol-version': '2099-01-01' } }, 400, -32022, '2099-01-01'],
  ['a version with a handshake', 'tools/list', { meta: earlier, headers: { 'mcp-protocol-version': '2025-11-25' } }, 400, -32022, '2025-11-25'],
  ['an unknown method', 'resources/list', {}, 404, -32601, 'resources/list'],
  ['a ping', 'ping', {}, 404, -32601, 'ping'],
  ['a handshake', 'initialize', {}, 404, -32601, 'initialize'],
  ['a method of every object', 'constructor', {}, 404, -32601, 'constructor'],
  ['an unknown tool', 'tools/call', { params: { name: 'paint' } }, 200, -32602, 'There is no tool paint.'],
  ['a call without a name', 'tools/call', {}, 200, -32602, '`name` must be a string'],
])('%s: %s %j results in %d %s', async (_title, method, change, status, code, message = '') => {
  const { status: got, error, body } = await ask(method, change)
  expect([got, error?.code]).toEqual([status, code])
  if (error) expect(body).toMatchObject({ id: 1, error: { message: expect.stringContaining(message) } })
})

test('an unsupported version is answered with those that are supported', async () => {
  const supported = [REVISION, '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07']
  const headers = { 'mcp-protocol-version': '2099-01-01' }
  for (const change of [
    { headers, meta: later },
    { headers, params: { _meta: undefined } },
  ])
    expect((await ask('tools/list', change)).body).toMatchObject({
      id: 1,
      error: { code: -32022, data: { supported, requested: '2099-01-01' } },
    })
})

test('several messages at once are rejected, and a notification is accepted', async () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: META } }
  const send = (body: unknown, headers: Record<string, string>) =>
    rpc(
      MCP,
      '',
      {},
      { headers: { authorization: `Bearer ${key}`, ...headers }, send: mock.fetch, body: JSON.stringify(body) },
    )
  for (const headers of [{ 'mcp-protocol-version': REVISION }, {}])
    expect(await send([message], headers)).toMatchObject({ status: 400, error: { code: -32600 } })
  const { id: _, ...notification } = message
  expect(await send(notification, { 'mcp-protocol-version': REVISION })).toMatchObject({ status: 202, body: undefined })
})

test('a page may send the headers of the revision', async () => {
  const wanted = 'mcp-protocol-version,mcp-method,mcp-name'
  const headers = { origin: 'http://localhost:5173', 'access-control-request-headers': wanted }
  const { headers: allowed } = await mock.fetch(new Request(MCP, { method: 'OPTIONS', headers }))
  expect(allowed.get('access-control-allow-headers')).toBe(wanted)
})

test.each([
  ['GET', '/.well-known/oauth-protected-resource/mcp'],
  ['GET', '/.well-known/oauth-protected-resource'],
  ['GET', '/.well-known/oauth-authorization-server'],
  ['GET', '/.well-known/openid-configuration'],
  ['POST', '/register'],
])('%s %s says that the key is missing, and how to send one', async (method, path) => {
  const response = await mock.fetch(new Request(`http://mock.test${path}`, { method }))
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { error: { message: expect.stringMatching(/key .* is missing or wrong: send it as `Authorization: Bearer/) } },
  ])
})

describe('the official client', async () => {
  const { origin } = await mock.listen()
  const throughMock = (url: string | URL, init?: RequestInit) => mock.fetch(new Request(url, init))
  const modes: [mode: NonNullable<ClientOptions['versionNegotiation']>['mode'], spoken: string][] = [
    [undefined, '2025-11-25'],
    ['legacy', '2025-11-25'],
    ['auto', REVISION],
    [{ pin: REVISION }, REVISION],
  ]
  const connected = async (url: string, options: ClientOptions, fetch?: typeof throughMock, headers = {}) => {
    const client = new Client({ name: 'test', version: '1' }, options)
    const transport = new StreamableHTTPClientTransport(new URL(url), {
      requestInit: { headers },
      ...(fetch && { fetch }),
    })
    await client.connect(transport)
    return client
  }

  test.each(
    modes.flatMap(([mode, spoken]) => [
      { mode, spoken, over: 'a port', url: `${origin}/mcp`, fetch: undefined },
      { mode, spoken, over: 'a function', url: MCP, fetch: throughMock },
    ]),
  )('in mode $mode lists and calls all tools over $over', async ({ mode, spoken, url, fetch }) => {
    const client = await connected(url, mode ? { versionNegotiation: { mode } } : {}, fetch, {
      authorization: `Bearer ${key}`,
    })
    expect(client.getNegotiatedProtocolVersion()).toBe(spoken)
    const { tools } = await client.listTools()
    expect(tools).toHaveLength(4)
    const args: Record<string, object> = {
      start_design_task: { prompt: 'x' },
      remix_design: { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S' },
    }
    for (const { name } of tools)
      expect((await client.callTool({ name, arguments: { ...args[name] } })).isError).toBeUndefined()
    await client.close()
  })
})
