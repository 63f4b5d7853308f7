/** The tool server: who may use it, that it is the same service as the REST API, and both forms of its protocol. */
import { readFileSync } from 'node:fs'
import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { inRoot } from '../../../scripts/support/paths.js'
import { clientOf, type Task } from '../../support/client.js'
import { newKey } from '../../support/requests.js'
import { rpc } from '../../support/rpc.js'
import { sharedMock } from '../../support/shared-mock.js'
import { callAllTools } from '../../support/tools.js'
import { isLegacy, NEWEST, OLDEST } from '../../support/versions.js'

const MCP = 'http://mock.test/mcp'
const TASK_MS = 60_000

const REVISION = '2026-07-28'
const DECK = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'

const mock = await sharedMock({ taskMs: TASK_MS })
let key: string
beforeEach(() => {
  key = newKey()
})

function ask(method: string, params: object = {}, headers: Record<string, string> = {}) {
  const all = { authorization: `Bearer ${key}`, 'service-version': NEWEST, ...headers }
  return rpc(MCP, method, params, { headers: all, send: mock.fetch })
}

async function call(name: string, args: object = {}, headers: Record<string, string> = {}) {
  const { result } = await ask('tools/call', { name, arguments: args }, headers)
  return result as { isError?: true; structuredContent: Record<string, unknown>; content: { text: string }[] }
}

const send = (message: unknown, more: Record<string, string> = {}) => {
  const headers = { authorization: `Bearer ${key}`, ...more }
  return rpc(MCP, '', {}, { headers, send: mock.fetch, body: JSON.stringify(message) })
}

const rest = async (path: string, by = key) => (await clientOf(mock).call(`GET ${path}`, { key: by })).body
const start = (headers?: Record<string, string>) => call('start_design_task', { prompt: 'x' }, headers)

test('a bare request returns the committed manifest', async () => {
  const { status, result } = await ask('tools/list')
  expect(status).toBe(200)
  expect(result).toEqual(JSON.parse(readFileSync(inRoot('generated/mcp/tools.json'), 'utf8')))
})

test('every request without a valid key is a 401', async () => {
  const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  const deleted = newKey()
  mock.deleteKey(deleted)
  for (const headers of [{}, { authorization: 'Bearer a.b.c' }, { authorization: `Bearer ${deleted}` }])
    for (const [method, params] of [
      ['initialize', initialize],
      ['tools/list', {}],
      ['tools/call', { name: 'list_my_canvases' }],
    ] as const) {
      const rejected = await rpc(MCP, method, params, { headers, send: mock.fetch })
      expect(rejected.status).toBe(401)
      expect(rejected.headers.get('www-authenticate')).toBe('Bearer')
      const id = rejected.headers.get('x-request-id')
      expect(rejected.body).toMatchObject({ error: { type: 'authentication', request_id: id } })
    }
  expect((await mock.fetch(new Request(MCP))).status).toBe(401)
})

test('the tool starts a task that the REST API shows to its team alone', async () => {
  const flat = { format_width: 800, format_height: 600, carousel_dimensions: '4:5', carousel_page_count: 5 }
  const args = { prompt: 'A deck', canvas_name: 'Deck', format_category: 'slides', ...flat }
  const { structuredContent: task, isError, content } = await call('start_design_task', args)
  expect(isError).toBeUndefined()
  const input = { prompt: 'A deck', canvas_name: 'Deck', format: { category: 'slides', ...flat } }
  expect(task).toMatchObject({ kind: 'design', status: 'queued', input })
  expect(JSON.parse(content[0]?.text ?? '')).toEqual(task)
  expect(await rest(`/tasks/${task.id}`)).toEqual(task)
  expect(JSON.stringify(await rest('/tasks?limit=100', newKey()))).not.toContain(task.id)
  expect(((await start()).structuredContent as Task).input).toEqual({ prompt: 'x' })
})

test('remix_design copies a canvas, and with a prompt starts a task', async () => {
  const { structuredContent: copy } = await call('remix_design', { canvas_id: DECK })
  expect(await rest(`/canvases/${copy.id}`)).toEqual(copy)
  const { structuredContent: task } = await call('remix_design', { canvas_id: DECK, prompt: 'In blue.' })
  expect(await rest(`/tasks/${task.id}`)).toMatchObject({ input: { prompt: 'In blue.', canvas_id: DECK } })
})

test('list_my_canvases lists what the REST API lists, page by page', async () => {
  const { structuredContent: first } = await call('list_my_canvases', { limit: 1 })
  expect(first).toMatchObject({ returned: 1, has_more: true })
  const { structuredContent: all } = await call('list_my_canvases')
  expect(all).toEqual(await rest('/canvases'))
  const { structuredContent: next } = await call('list_my_canvases', { limit: 1, cursor: first.next_cursor })
  expect((next.data as unknown[])[0]).toEqual((all.data as unknown[])[1])
})

test.each<[tool: string, args: object, field: string]>([
  ['start_design_task', { prompt: 1 }, 'prompt'],
  ['start_design_task', { format_category: 7 }, 'format_category'],
  ['start_design_task', { canvas_id: DECK, template_canvas_id: DECK }, 'canvas_id'],
  ['start_design_task', { callback_url: 'http://hooks.example.com' }, 'callback_url'],
  ['start_design_task', { attachments: [{ file_id: 5 }] }, 'attachments.0.file_id'],
  ['remix_design', {}, 'canvas_id'],
  ['remix_design', { canvas_id: DECK, prompt: 3 }, 'prompt'],
  ['list_my_canvases', { limit: 'many' }, 'limit'],
  ['list_my_canvases', { limit: 101 }, 'limit'],
  ['list_my_canvases', { limit: [1] }, 'limit'],
])('%s %j is an error of the tool that names %s', async (tool, args, field) => {
  const { isError, structuredContent, content } = await call(tool, args)
  expect(isError).toBe(true)
  expect(structuredContent).toMatchObject({ error: { code: 'validation_failed', request_id: expect.any(String) } })
  const { details } = structuredContent.error as { details: { fields: { field: string }[] } }
  expect(details.fields.map((one) => one.field)).toEqual([field])
  expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent)
})

test('an unknown canvas and a cursor of another list are errors of the tool', async () => {
  const absent = await call('remix_design', { canvas_id: 'cvs_01JT0000000000000000000000' })
  expect(absent).toMatchObject({ isError: true, structuredContent: { error: { type: 'not_found' } } })
  const foreign = await call('list_my_canvases', { cursor: (await rest('/tasks?limit=1')).next_cursor })
  expect(foreign).toMatchObject({ isError: true, structuredContent: { error: { type: 'invalid_request' } } })
})

test('a tool needs the scope of the operation that it ends in', async () => {
  mock.defineKey({ key, scopes: ['canvases:read'] })
  expect((await call('list_my_canvases')).isError).toBeUndefined()
  for (const rejected of [await start(), await call('remix_design')])
    expect(rejected).toMatchObject({
      isError: true,
      structuredContent: { error: { type: 'permission', message: expect.stringContaining('tasks:write') } },
    })
})

test('a nested format results in an error that names it and starts nothing', async () => {
  for (const format of [{ category: 'slides' }, {}, 'slides', null]) {
    const { isError, structuredContent } = await call('start_design_task', { prompt: 'x', format })
    expect(isError).toBe(true)
    expect(structuredContent).toMatchObject({
      error: {
        code: 'validation_failed',
        message:
          '`format` is not an argument of this tool. Use format_category, format_width, format_height, carousel_dimensions, carousel_page_count.',
        details: { fields: [{ field: 'format', code: 'not_allowed' }] },
      },
    })
  }
  expect(mock.requests()).toEqual([])
})

test('a call of a tool counts as a request to the API', async () => {
  mock.setLimits(true)
  for (let count = 0; count < 120; count++) await call('list_my_canvases')
  expect(await call('list_my_canvases')).toMatchObject({
    isError: true,
    structuredContent: { error: { code: 'rate_limit_exceeded' } },
  })
})

test('the tool server respects the version header and its default', async () => {
  expect((await start()).structuredContent).toHaveProperty('id')
  const params = { name: 'start_design_task', arguments: { prompt: 'x' } }
  const headers = { authorization: `Bearer ${key}` }
  const unpinned = await rpc(MCP, 'tools/call', params, { headers, send: mock.fetch })
  expect(unpinned.result?.structuredContent).toHaveProperty(isLegacy(OLDEST) ? 'job_id' : 'id')
  expect(unpinned.headers.get('service-version')).toBe(OLDEST)
  expect(await ask('tools/list', {}, { 'service-version': '2020-01-01' })).toMatchObject({
    status: 400,
    body: { error: { code: 'unsupported_version' } },
  })
})

test('a fault for an operation applies to its tool, and so does Prefer', async () => {
  mock.setFault({ operationId: 'createTask', status: 503 })
  expect(await start()).toMatchObject({ isError: true, structuredContent: { error: { type: 'upstream_error' } } })
  expect(await start({ prefer: 'code=402' })).toMatchObject({ isError: true })
  expect((await start()).isError).toBeUndefined()
})

test.each([
  ['not JSON', {}],
  [[1], {}],
  ['', {}],
  [{ own: 1 }, { own: 1 }],
])(
  'a fault with the body %j is the text of the tool, and its structured content if it is an object',
  async (body, structuredContent) => {
    for (const status of [200, 204, 500]) mock.setFault({ operationId: 'createTask', body, status })
    const content = [{ type: 'text', text: typeof body === 'string' ? body : JSON.stringify(body) }]
    expect(await start()).toEqual({ content, structuredContent })
    expect(await start()).toEqual({ content: [{ type: 'text', text: '' }], structuredContent: {} })
    expect(await start()).toEqual({ content, structuredContent, isError: true })
  },
)

test('a tool call is logged as the operation that it ends in, with its key, also in a snapshot', async () => {
  await start()
  const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST }
  const entry = { method: 'POST', path: '/v1/tasks', operationId: 'createTask', key, headers }
  expect(mock.requests().at(-1)).toMatchObject(entry)
  mock.restore(mock.snapshot())
  expect(mock.requests({ key })).toMatchObject([entry])
})

test('a connection lost during a call fails for the client', async () => {
  mock.setFault({ operationId: 'createTask', drop: true })
  await expect(start()).rejects.toThrow('fetch failed')
  expect((await start()).isError).toBeUndefined()
})

describe('the protocol', () => {
  test('initialize returns the requested version of the protocol if it is supported', async () => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    const { result } = await ask('initialize', params)
    expect(result).toEqual({
      protocolVersion: '2025-06-18',
      capabilities: { tools: {} },
      serverInfo: { name: 'canvas-design-mock', version: NEWEST },
    })
    for (const asked of ['2024-10-07', '2025-11-25', '2099-01-01']) {
      const { result } = await ask('initialize', { ...params, protocolVersion: asked })
      expect(result?.protocolVersion).toBe(asked === '2099-01-01' ? '2025-11-25' : asked)
    }
  })

  const name = 'set_context'
  const NO_TOOL = 'There is no tool paint. Available: start_design_task, remix_design, list_my_canvases, set_context.'
  const NOT_VALID = '`name` must be a string, and `arguments` an object.'
  test.each<[method: string, params: object, code: number, message: string]>([
    ...['resources/list', '__proto__', 'constructor'].map(
      (method) => [method, {}, -32601, `There is no method ${method}.`] as [string, object, number, string],
    ),
    ['tools/call', { name: 'paint' }, -32602, NO_TOOL],
    ['tools/call', { name: 'constructor' }, -32602, NO_TOOL.replace('paint', 'constructor')],
    // The keys of the API reach the known tools alone.
    ['tools/call', { name: 'getCredits' }, -32602, NO_TOOL.replace('paint', 'getCredits')],
    ['tools/call', {}, -32602, NOT_VALID],
    ['tools/call', { name: 7 }, -32602, NOT_VALID],
    ['tools/call', { name, arguments: null }, -32602, NOT_VALID],
    ['tools/call', { name, arguments: [] }, -32602, NOT_VALID],
    ['tools/call', { name, arguments: 'x' }, -32602, NOT_VALID],
  ])('%s %j results in the error %d: %s', async (method, params, code, message) => {
    expect((await ask(method, params)).error).toEqual({ code, message })
  })

  test('a tool may be called without arguments', async () => {
    const result = { content: [{ type: 'text', text: '{}' }], structuredContent: {} }
    expect((await ask('tools/call', { name })).result).toEqual(result)
  })

  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  const pong = { jsonrpc: '2.0', id: 1, result: {} }

  test('several messages at once return an array with the response to each that expects one', async () => {
    expect((await send([ping])).body).toEqual([pong])
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' }
    expect((await send([ping, notification, { ...ping, id: 'two' }])).body).toEqual([pong, { ...pong, id: 'two' }])
    expect(await send([notification, notification])).toMatchObject({ status: 202, body: undefined })
    for (const reply of [{ result: {} }, { error: { code: 1, message: 'x' } }])
      expect(await send({ jsonrpc: '2.0', id: 1, ...reply })).toMatchObject({ status: 202, body: undefined })
    expect((await send(Array(100).fill(ping))).status).toBe(200)
    const error = { code: -32600, message: 'At most 100 messages at a time.' }
    const body = { jsonrpc: '2.0', id: null }
    expect(await send(Array(101).fill(ping))).toMatchObject({ status: 400, error, body })
  })

  // biome-ignore format: a list of values.
  test.each([
    [], null, 'ping', 7, [ping, null], { ...ping, jsonrpc: '1.0' }, { ...ping, method: 7 }, { ...ping, id: {} },
    { hello: 1 }, { ...ping, id: true }, { ...ping, params: [] }, { ...ping, params: null },
    { result: 1 }, { ...ping, params: 'x' }, { jsonrpc: '2.0', id: 1 },
  ])('%j is not accepted as a message', async (message) => {
    const error = { code: -32700, message: 'The body is not a JSON-RPC 2.0 message.' }
    expect(await send(message)).toMatchObject({ status: 400, error })
  })

  test('the media types, the protocol version and the length are checked first', async () => {
    const both = 'Accept must name both application/json and text/event-stream.'
    const rejections: [Record<string, string>, number, string][] = [
      [{ accept: 'application/json' }, 406, both],
      [{ accept: 'text/event-stream' }, 406, both],
      [{ 'content-type': 'text/plain' }, 415, 'Content-Type must be application/json.'],
      [{ 'content-length': '33554433' }, 413, 'The body is too large: the limit is 33554432 bytes.'],
    ]
    for (const [headers, status, message] of rejections) {
      const { status: got, error } = await send(ping, headers)
      expect([got, error]).toEqual([status, { code: -32000, message: expect.stringContaining(message) }])
    }
    const accepted = { 'content-type': 'Application/JSON ; charset=utf-8', 'mcp-protocol-version': '2024-11-05' }
    expect((await send(ping, accepted)).body).toEqual(pong)
  })

  test('invalid JSON results in a parse error', async () => {
    const headers = { authorization: `Bearer ${key}` }
    const invalid = await rpc(MCP, '', {}, { headers, send: mock.fetch, body: '{' })
    expect(invalid).toMatchObject({ status: 400, error: { code: -32700 } })
  })

  test('GET and DELETE are rejected with a 405, because the server has no streams', async () => {
    for (const method of ['GET', 'DELETE']) {
      const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream' }
      const rejected = await mock.fetch(new Request(MCP, { method, headers }))
      expect(rejected.status).toBe(405)
      expect(rejected.headers.get('allow')).toBe('POST')
      expect(await rejected.json()).toMatchObject({ error: { message: `${method} is not allowed here. Use POST.` } })
    }
  })
})

describe('the protocol without a handshake', () => {
  const PREFIX = 'io.modelcontextprotocol/'
  const META = { [`${PREFIX}protocolVersion`]: REVISION, [`${PREFIX}clientCapabilities`]: {} }
  const SERVER = { [`${PREFIX}serverInfo`]: { name: 'canvas-design-mock', version: NEWEST } }
  const UNCACHED = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' }

  type Change = { params?: object; headers?: Record<string, string | undefined>; meta?: object }

  /** Sends a request as a client does, but for what a test changes: a header that is undefined is left out. */
  function askStateless(method: string, { params = {}, headers = {}, meta = META }: Change = {}) {
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
    expect(await askStateless('server/discover')).toMatchObject({
      status: 200,
      result: { ...UNCACHED, supportedVersions: [REVISION], capabilities: { tools: {} }, _meta: SERVER },
    })
    const { result } = await askStateless('tools/list')
    const { tools } = (
      await rpc(MCP, 'tools/list', {}, { headers: { authorization: `Bearer ${key}` }, send: mock.fetch })
    ).result as { tools: object[] }
    expect(result).toEqual({ ...UNCACHED, tools, _meta: SERVER })
  })

  test('a tool call acts as over REST, is logged, and respects a fault', async () => {
    const params = { name: 'start_design_task', arguments: { prompt: 'A poster' } }
    mock.setFault({ operationId: 'createTask', status: 503 })
    expect((await askStateless('tools/call', { params })).result).toMatchObject({
      resultType: 'complete',
      isError: true,
    })
    const { result } = await askStateless('tools/call', { params })
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: { kind: 'design' }, _meta: SERVER })
    expect(mock.requests({ key }).map(({ operationId, status }) => [operationId, status])).toEqual([
      ['createTask', 503],
      ['createTask', 202],
    ])
  })

  const named = { params: { name: 'set_context' } }
  const unnamed = { [`${PREFIX}clientCapabilities`]: {} }
  const incapable = { [`${PREFIX}protocolVersion`]: REVISION }
  const later = { ...META, [`${PREFIX}protocolVersion`]: '2099-01-01' }
  const earlier = { ...META, [`${PREFIX}protocolVersion`]: '2025-11-25' }
  const base64 = (name: string) => `=?base64?${btoa(name)}?=`

  // biome-ignore format: a table has one row a line.
  test.each<[title: string, method: string, change: Change, status: number, code: number | undefined, message?: string]>([
    ['the headers of a call', 'tools/call', named, 200, undefined],
    ['a name in Base64', 'tools/call', { ...named, headers: { 'mcp-name': base64('set_context') } }, 200, undefined],
    ['another name in Base64', 'tools/call', { ...named, headers: { 'mcp-name': base64('remix_design') } }, 400, -32020, 'Mcp-Name'],
    ['a name in broken Base64', 'tools/call', { ...named, headers: { 'mcp-name': '=?base64?*?=' } }, 400, -32020, 'Mcp-Name'],
    ['a method in Base64', 'tools/list', { headers: { 'mcp-method': base64('tools/list') } }, 400, -32020, 'Mcp-Method'],
    ['another name', 'tools/call', { ...named, headers: { 'mcp-name': 'remix_design' } }, 400, -32020, 'Mcp-Name'],
    ['no name', 'tools/call', { ...named, headers: { 'mcp-name': undefined } }, 400, -32020, 'Mcp-Name'],
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
    const { status: got, error, body } = await askStateless(method, change)
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
      expect((await askStateless('tools/list', change)).body).toMatchObject({
        id: 1,
        error: { code: -32022, data: { supported, requested: '2099-01-01' } },
      })
  })

  test('several messages at once are rejected, and a notification is accepted', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: META } }
    for (const headers of [{ 'mcp-protocol-version': REVISION }, {}])
      expect(await send([message], headers)).toMatchObject({ status: 400, error: { code: -32600 } })
    const { id: _, ...notification } = message
    expect(await send(notification, { 'mcp-protocol-version': REVISION })).toMatchObject({
      status: 202,
      body: undefined,
    })
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
})

describe('the official client', async () => {
  const { origin } = await mock.listen()
  const throughMock = (url: string | URL, init?: RequestInit) => mock.fetch(new Request(url, init))
  const places: [over: string, url: string, fetch?: typeof throughMock][] = [
    ['a port', `${origin}/mcp`],
    ['a function', MCP, throughMock],
  ]
  const options = (fetch?: typeof throughMock) => ({
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    ...(fetch && { fetch }),
  })
  test.each(places)('of version 1 lists and calls all tools over %s', async (_, url, fetch) => {
    const client = new FirstClient({ name: 'test', version: '1' })
    await client.connect(new FirstTransport(new URL(url), options(fetch)) as Transport)
    await callAllTools(client)
  })

  const modes: [mode: NonNullable<ClientOptions['versionNegotiation']>['mode'], spoken: string][] = [
    [undefined, '2025-11-25'],
    ['legacy', '2025-11-25'],
    ['auto', REVISION],
    [{ pin: REVISION }, REVISION],
  ]
  test.each(
    modes.flatMap(([mode, spoken]) => places.map(([over, url, fetch]) => ({ mode, spoken, over, url, fetch }))),
  )('of version 2 in mode $mode lists and calls all tools over $over', async ({ mode, spoken, url, fetch }) => {
    const client = new Client({ name: 'test', version: '1' }, mode ? { versionNegotiation: { mode } } : {})
    await client.connect(new StreamableHTTPClientTransport(new URL(url), options(fetch)))
    expect(client.getNegotiatedProtocolVersion()).toBe(spoken)
    await callAllTools(client)
  })
})
