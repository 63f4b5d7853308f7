/** The tool server, without a port: who may use it, and that it is the same service as the REST API. */
import { readFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { CallToolResultSchema, InitializeResultSchema, ListToolsResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inRoot } from '../../../scripts/support/paths.js'
import { createMock, type Mock } from '../../../src/mock/index.js'
import { newKey } from '../../support/requests.js'
import { rpc } from '../../support/rpc.js'
import { isLegacy, NEWEST, OLDEST } from '../../support/versions.js'
import { integrator, type Task } from './integrator.js'

const MCP = 'http://mock.test/mcp'
const TASK_MS = 60_000

let mock: Mock
let key: string

beforeAll(async () => {
  mock = await createMock({ taskMs: TASK_MS })
})
beforeEach(() => {
  mock.reset()
  mock.setLimits(false)
  key = newKey()
})
afterAll(() => mock.close())

function ask(method: string, params: object = {}, headers: Record<string, string> = {}) {
  const all = { authorization: `Bearer ${key}`, 'service-version': NEWEST, ...headers }
  return rpc(MCP, method, params, { headers: all, send: mock.fetch })
}

async function call(name: string, args: object = {}, headers: Record<string, string> = {}) {
  const { result } = await ask('tools/call', { name, arguments: args }, headers)
  CallToolResultSchema.parse(result)
  return result as { isError?: true; structuredContent: Record<string, unknown> }
}

const start = (headers?: Record<string, string>) => call('start_design_task', { prompt: 'x' }, headers)

test('mcp.method.tools_list: a bare request gets the committed manifest', async () => {
  const { status, result } = await ask('tools/list')
  expect(status).toBe(200)
  expect(result).toEqual(JSON.parse(readFileSync(inRoot('generated/mcp/tools.json'), 'utf8')))
  ListToolsResultSchema.parse(result)
})

test('mcp.auth.401_discovery: every request without a valid key is a 401', async () => {
  const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  const deleted = newKey()
  mock.deleteKey(deleted)
  for (const headers of [{}, { authorization: 'Bearer a.b.c' }, { authorization: `Bearer ${deleted}` }])
    for (const [method, params] of [
      ['initialize', initialize],
      ['tools/list', {}],
      ['tools/call', { name: 'list_my_canvases' }],
    ] as const) {
      const refused = await rpc(MCP, method, params, { headers, send: mock.fetch })
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toBe('Bearer')
      const id = refused.headers.get('x-request-id')
      expect(refused.body).toMatchObject({ error: { type: 'authentication', request_id: id } })
    }
  expect((await mock.fetch(new Request(MCP))).status).toBe(401)
})

test('mcp.auth.oauth_endpoints: the metadata of OAuth gets a 404', async () => {
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-authorization-server/mcp'])
    expect((await mock.fetch(new Request(`http://mock.test${path}`))).status).toBe(404)
})

test('mcp.auth.either, mcp.auth.identity: a key acts in its team, as over REST', async () => {
  const team = 'team-of-two'
  const other = newKey()
  mock.defineKey({ key, team })
  mock.defineKey({ key: other, team })
  const { id } = (await start()).structuredContent as Task
  const task = await integrator(mock, NEWEST, other).call<Task>('getTask', { path: { id } })
  expect(task.body.id).toBe(id)
  await expect(integrator(mock).call<Task>('getTask', { path: { id } })).resolves.toMatchObject({ status: 403 })
})

test('mcp.auth.safe_subset, mcp.auth.safe_subset.excluded: a key with all scopes reaches the known tools alone', async () => {
  mock.defineKey({ key, role: 'owner' })
  for (const name of ['rotate_webhook', 'get_credits', 'getCredits', 'listWebhookDeliveries', 'constructor'])
    expect((await ask('tools/call', { name })).error).toMatchObject({ code: -32602 })
})

test('a list with one number is rejected as a number', async () => {
  expect(await call('list_my_canvases', { limit: 1 })).not.toHaveProperty('isError')
  expect((await call('list_my_canvases', { limit: [1] })).isError).toBe(true)
})

test('auth.403: a tool needs the scope of the operation that it ends in', async () => {
  mock.defineKey({ key, scopes: ['canvases:read'] })
  expect((await call('list_my_canvases')).isError).toBeUndefined()
  for (const refused of [await start(), await call('remix_design')])
    expect(refused).toMatchObject({
      isError: true,
      structuredContent: { error: { type: 'permission', message: expect.stringContaining('tasks:write') } },
    })
})

test('mcp.auth.share_links: listing needs authentication', async () => {
  const params = { name: 'list_my_canvases', arguments: {} }
  expect((await rpc(MCP, 'tools/call', params, { send: mock.fetch })).status).toBe(401)
})

test('mcp.tool.start_design_task: the task ends as one of the REST API does', async () => {
  const { id } = (await start({ prefer: 'outcome=failed' })).structuredContent as Task
  await mock.moveClock(TASK_MS)
  const { body } = await integrator(mock, NEWEST, key).call<Task>('getTask', { path: { id } })
  expect(body.status).toBe('failed')
})

test('mcp.tool.start_design_task.flat_args: all five arguments become the format of the task', async () => {
  const flat = { format_width: 800, format_height: 600, carousel_dimensions: '4:5', carousel_page_count: 5 }
  const { structuredContent } = await call('start_design_task', { prompt: 'x', format_category: 'slides', ...flat })
  expect((structuredContent as Task).input.format).toEqual({ category: 'slides', ...flat })
  expect(((await start()).structuredContent as Task).input).toEqual({ prompt: 'x' })
})

test('mcp.tool.start_design_task.flat_args: a nested format gets an error that names it and starts nothing', async () => {
  for (const format of [{ category: 'slides' }, {}, 'slides', null]) {
    const { isError, structuredContent } = await call('start_design_task', { prompt: 'x', format })
    expect(isError).toBe(true)
    expect(structuredContent).toMatchObject({
      error: {
        code: 'validation_failed',
        message:
          'Use these arguments instead: format_category, format_width, format_height, carousel_dimensions, carousel_page_count.',
        details: { fields: [{ field: 'format', code: 'not_allowed' }] },
      },
    })
  }
  expect(mock.requests()).toEqual([])
})

describe('mcp.limits.concurrency: at the limit', () => {
  test.each<[string, object]>([
    ['start_design_task', { prompt: 'x' }],
    ['remix_design', { prompt: 'x', canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S' }],
  ])('%s is refused', async (name, args) => {
    mock.setLimits(true)
    mock.defineKey({ key, plan: 'free_beta' })
    for (let count = 0; count < 3; count++) expect((await call(name, args)).isError).toBeUndefined()
    expect(await call(name, args)).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'concurrency_limit_exceeded', retry_after_ms: 30_000 } },
    })
  })
})

test('limits.rate.request: calls of tools count as calls of the API do', async () => {
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

test('A fault for an operation applies to its tool, and so does Prefer', async () => {
  mock.setFault({ operationId: 'createTask', status: 503 })
  expect(await start()).toMatchObject({ isError: true, structuredContent: { error: { type: 'upstream_error' } } })
  expect(await start({ prefer: 'code=402' })).toMatchObject({ isError: true })
  expect((await start()).isError).toBeUndefined()
})

test('a tool call is logged as the operation that it ends in', async () => {
  await start()
  expect(mock.requests().at(-1)).toMatchObject({ method: 'POST', path: '/v1/tasks', operationId: 'createTask' })
})

test('The SDK connects without a port', async () => {
  const headers = { authorization: `Bearer ${key}` }
  const fetch = (url: string | URL, init?: RequestInit) => mock.fetch(new Request(url, init))
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(MCP), { requestInit: { headers }, fetch }))
  expect((await client.callTool({ name: 'list_my_canvases' })).isError).toBeUndefined()
  await client.close()
})

describe('the protocol', () => {
  test('initialize returns the requested version of the protocol if it is supported', async () => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    const { result } = await ask('initialize', params)
    expect(InitializeResultSchema.parse(result)).toEqual({
      protocolVersion: '2025-06-18',
      capabilities: { tools: {} },
      serverInfo: { name: 'canvas-design-mock', version: NEWEST },
    })
    for (const [asked, spoken] of [
      ['2024-10-07', '2024-10-07'],
      ['2025-11-25', '2025-11-25'],
      ['2099-01-01', '2025-11-25'],
    ])
      expect((await ask('initialize', { ...params, protocolVersion: asked })).result?.protocolVersion).toBe(spoken)
  })

  test('ping returns an empty object', async () => expect((await ask('ping')).result).toEqual({}))

  test('an unknown method gets an error', async () =>
    expect((await ask('resources/list')).error).toEqual({
      code: -32601,
      message: 'There is no method resources/list.',
    }))

  test('an unknown tool and arguments that are no object get an error', async () => {
    expect((await ask('tools/call', { name: 'paint' })).error).toEqual({
      code: -32602,
      message: 'There is no tool paint. Available: start_design_task, remix_design, list_my_canvases, set_context.',
    })
    const name = 'set_context'
    expect((await ask('tools/call', { name })).result).toEqual({
      content: [{ type: 'text', text: '{}' }],
      structuredContent: {},
    })
    for (const params of [
      {},
      { name: 7 },
      { name, arguments: null },
      { name, arguments: [] },
      { name, arguments: 'x' },
    ])
      expect((await ask('tools/call', params)).error).toEqual({
        code: -32602,
        message: '`name` must be a string, and `arguments` an object.',
      })
  })

  const send = (message: unknown, more: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${key}`, ...more }
    return rpc(MCP, '', {}, { headers, send: mock.fetch, body: JSON.stringify(message) })
  }
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  const pong = { jsonrpc: '2.0', id: 1, result: {} }

  test('several messages at once get an array, of those that expect a response', async () => {
    expect((await send([ping])).body).toEqual([pong])
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' }
    expect((await send([ping, notification, { ...ping, id: 'two' }])).body).toEqual([pong, { ...pong, id: 'two' }])
    expect(await send([notification, notification])).toMatchObject({ status: 202, body: undefined })
    for (const answer of [{ result: {} }, { error: { code: 1, message: 'x' } }])
      expect(await send({ jsonrpc: '2.0', id: 1, ...answer })).toMatchObject({ status: 202, body: undefined })
    expect((await send(Array(100).fill(ping))).status).toBe(200)
    expect(await send(Array(101).fill(ping))).toMatchObject({
      status: 400,
      error: { code: -32600, message: 'At most 100 messages at a time.' },
      body: { jsonrpc: '2.0', id: null },
    })
  })

  test.each([
    ...[[], null, 'ping', 7, [ping, null], { ...ping, jsonrpc: '1.0' }, { ...ping, method: 7 }, { ...ping, id: {} }],
    ...[
      { ...ping, id: true },
      { ...ping, params: [] },
      { ...ping, params: null },
      { ...ping, params: 'x' },
    ],
    { jsonrpc: '2.0', id: 1 },
  ])('%j is not accepted as a message', async (message) => {
    expect(await send(message)).toMatchObject({
      status: 400,
      error: { code: -32700, message: 'The body is not a JSON-RPC 2.0 message.' },
    })
  })

  test('the media types and the protocol version are checked first', async () => {
    const both = 'Accept must name both application/json and text/event-stream.'
    const unknown = 'There is no protocol version 1999-01-01. Supported: 2025-11-25, 2025-06-18, 2025-03-26, '
    const refusals: [Record<string, string>, number, string][] = [
      [{ accept: 'application/json' }, 406, both],
      [{ accept: 'text/event-stream' }, 406, both],
      [{ 'content-type': 'text/plain' }, 415, 'Content-Type must be application/json.'],
      [{ 'mcp-protocol-version': '1999-01-01' }, 400, unknown],
    ]
    for (const [headers, status, message] of refusals) {
      const refused = await send(ping, headers)
      expect({ status: refused.status, error: refused.error }).toEqual({
        status,
        error: { code: -32000, message: expect.stringContaining(message) },
      })
    }
    for (const headers of [
      { 'content-type': 'Application/JSON ; charset=utf-8' },
      { 'mcp-protocol-version': '2024-11-05' },
    ])
      expect((await send(ping, headers)).body).toEqual(pong)
    const large = await send(ping, { 'content-length': '33554433' })
    expect({ status: large.status, error: large.error }).toEqual({
      status: 413,
      error: { code: -32000, message: 'The body is too large.' },
    })
  })

  test('a notification gets no response', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })
    const headers = { authorization: `Bearer ${key}` }
    expect(await rpc(MCP, '', {}, { headers, send: mock.fetch, body })).toMatchObject({ status: 202, body: undefined })
  })

  test.each([
    ['invalid JSON', '{'],
    ['JSON that is not JSON-RPC', '{"hello":1}'],
  ])('%s gets a parse error', async (_, body) => {
    const headers = { authorization: `Bearer ${key}` }
    expect(await rpc(MCP, '', {}, { headers, send: mock.fetch, body })).toMatchObject({
      status: 400,
      error: { code: -32700 },
    })
  })

  test('GET and DELETE get a 405, because the server has no streams', async () => {
    for (const method of ['GET', 'DELETE']) {
      const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream' }
      const refused = await mock.fetch(new Request(MCP, { method, headers }))
      expect(refused.status).toBe(405)
      expect(refused.headers.get('allow')).toBe('POST')
      expect(await refused.json()).toMatchObject({ error: { message: `${method} is not allowed here. Use POST.` } })
    }
  })

  test('a page of another origin may send requests', async () => {
    const headers = { origin: 'http://page.test', 'access-control-request-method': 'POST' }
    const preflight = await mock.fetch(new Request(MCP, { method: 'OPTIONS', headers }))
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect((await ask('ping')).headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('The mock speaks the protocol without its SDK', () => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('src/mock/package.json'), 'utf8'))
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@modelcontextprotocol/'))).toEqual([])
})
