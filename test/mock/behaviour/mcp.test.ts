/** The tool server, without a port: who may use it, and that it is the same service as the REST API. */
import { readFileSync } from 'node:fs'
import { CallToolResultSchema, InitializeResultSchema, ListToolsResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { inRoot } from '../../../scripts/support/paths.js'
import { clientOf, type Task } from '../../support/client.js'
import { newKey } from '../../support/requests.js'
import { rpc } from '../../support/rpc.js'
import { sharedMock } from '../../support/shared-mock.js'
import { isLegacy, NEWEST, OLDEST } from '../../support/versions.js'

const MCP = 'http://mock.test/mcp'
const TASK_MS = 60_000

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
  CallToolResultSchema.parse(result)
  return result as { isError?: true; structuredContent: Record<string, unknown>; content: { text: string }[] }
}

const rest = async (path: string, by = key) => (await clientOf(mock).call(`GET ${path}`, { key: by })).body
const start = (headers?: Record<string, string>) => call('start_design_task', { prompt: 'x' }, headers)

test('a bare request returns the committed manifest', async () => {
  const { status, result } = await ask('tools/list')
  expect(status).toBe(200)
  expect(result).toEqual(JSON.parse(readFileSync(inRoot('generated/mcp/tools.json'), 'utf8')))
  ListToolsResultSchema.parse(result)
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

test('a key acts in its team, as over REST', async () => {
  const team = 'team-of-two'
  const other = newKey()
  mock.defineKey({ key, team })
  mock.defineKey({ key: other, team })
  const { id } = (await start()).structuredContent as Task
  const task = await clientOf(mock, NEWEST, { key: other }).call<Task>('getTask', { path: { id } })
  expect(task.body.id).toBe(id)
  await expect(clientOf(mock).call<Task>('getTask', { path: { id } })).resolves.toMatchObject({ status: 403 })
})

test('the tool starts a task that the REST API shows to its team alone', async () => {
  const args = { prompt: 'A deck', canvas_name: 'Deck', format_category: 'slides', carousel_page_count: 3 }
  const { structuredContent: task, isError, content } = await call('start_design_task', args)
  expect(isError).toBeUndefined()
  const input = { prompt: 'A deck', canvas_name: 'Deck', format: { category: 'slides', carousel_page_count: 3 } }
  expect(task).toMatchObject({ kind: 'design', status: 'queued', input })
  expect(JSON.parse(content[0]?.text ?? '')).toEqual(task)
  expect(await rest(`/tasks/${task.id}`)).toEqual(task)
  expect(JSON.stringify(await rest('/tasks?limit=100', newKey()))).not.toContain(task.id)
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

test('set_context takes any context', async () => {
  expect(await call('set_context', { anything: 1 })).toMatchObject({ structuredContent: {} })
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

test('all five arguments become the format of the task', async () => {
  const flat = { format_width: 800, format_height: 600, carousel_dimensions: '4:5', carousel_page_count: 5 }
  const { structuredContent } = await call('start_design_task', { prompt: 'x', format_category: 'slides', ...flat })
  expect((structuredContent as Task).input.format).toEqual({ category: 'slides', ...flat })
  expect(((await start()).structuredContent as Task).input).toEqual({ prompt: 'x' })
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

test.each<[string, object]>([
  ['start_design_task', { prompt: 'x' }],
  ['remix_design', { prompt: 'x', canvas_id: DECK }],
])('%s results in an error at the limit', async (name, args) => {
  mock.setLimits(true)
  mock.defineKey({ key, plan: 'free_beta' })
  for (let count = 0; count < 3; count++) expect((await call(name, args)).isError).toBeUndefined()
  expect(await call(name, args)).toMatchObject({
    isError: true,
    structuredContent: { error: { code: 'concurrency_limit_exceeded', retry_after_ms: 30_000 } },
  })
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
    expect(InitializeResultSchema.parse(result)).toEqual({
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

  const send = (message: unknown, more: Record<string, string> = {}) => {
    const headers = { authorization: `Bearer ${key}`, ...more }
    return rpc(MCP, '', {}, { headers, send: mock.fetch, body: JSON.stringify(message) })
  }
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

test('the mock speaks the protocol without its SDK', () => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('src/mock/package.json'), 'utf8'))
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@modelcontextprotocol/'))).toEqual([])
})
