/** The tool server of a running mock, as two clients see it: that of the protocol's SDK, and `fetch`. */
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index.js'
import { newKey } from '../support/requests.js'
import { rpc } from '../support/rpc.js'
import { NEWEST } from '../support/versions.js'

const DECK = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'
const VERSION = { 'service-version': NEWEST }

let origin: string
let mock: Mock

beforeAll(async () => {
  mock = await createMock({ limits: true, taskMs: 600_000 })
  origin = (await mock.listen()).origin
})
afterAll(() => mock.close())

type Result = { isError?: boolean; structuredContent: Record<string, unknown>; content: { text: string }[] }

type ToolClient = {
  list: () => Promise<string[]>
  /** Rejects where the answer is an error of the protocol. */
  call: (name: string, args?: object) => Promise<Result>
  close: () => Promise<void>
}

/** Both make a client for a key, or for none; they reject where the server refuses it. */
const CLIENTS: Record<string, (key?: string) => Promise<ToolClient>> = {
  async 'The SDK'(key) {
    const headers = { ...VERSION, ...(key ? { authorization: `Bearer ${key}` } : {}) }
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(overHttp({ requestInit: { headers } }))
    return {
      list: async () => (await client.listTools()).tools.map(({ name }) => name),
      call: async (name, args = {}) => (await client.callTool({ name, arguments: { ...args } })) as Result,
      close: () => client.close(),
    }
  },

  async 'fetch alone'(key) {
    const headers = { ...VERSION, ...(key ? { authorization: `Bearer ${key}` } : {}) }
    const ask = async (method: string, params: object) => {
      const { status, result, error } = await rpc(`${origin}/mcp`, method, params, { headers })
      if (result) return result
      throw new Error(error?.message ?? String(status))
    }
    return {
      list: async () => ((await ask('tools/list', {})).tools as { name: string }[]).map(({ name }) => name),
      call: async (name, args = {}) => (await ask('tools/call', { name, arguments: args })) as Result,
      close: async () => {},
    }
  },
}

function overHttp(options: object): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), options)
}

async function rest(key: string, path: string, init: RequestInit = {}) {
  const headers = { ...VERSION, authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(`${origin}/v1${path}`, { ...init, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const tasksOf = async (key: string) =>
  (await rest(key, '/tasks?limit=100')).body.data as { id: string; input: object }[]

describe.each(Object.entries(CLIENTS))('%s', (_, connect) => {
  async function as<Outcome>(key: string, work: (client: ToolClient) => Promise<Outcome>): Promise<Outcome> {
    const client = await connect(key)
    return work(client).finally(() => client.close())
  }

  test('lists the four tools', async () => {
    expect(await as(newKey(), (client) => client.list())).toEqual([
      'start_design_task',
      'remix_design',
      'list_my_canvases',
      'set_context',
    ])
  })

  test('start_design_task starts a task that the REST API shows', async () => {
    const key = newKey()
    const args = { prompt: 'A deck', canvas_name: 'Deck', format_category: 'slides', carousel_page_count: 3 }
    const { structuredContent: task, isError, content } = await as(key, (one) => one.call('start_design_task', args))
    expect(isError).not.toBe(true)
    expect(task).toMatchObject({ kind: 'design', status: 'queued', input: { prompt: 'A deck', canvas_name: 'Deck' } })
    expect(task.input).toMatchObject({ format: { category: 'slides' } })
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(task)
    expect((await rest(key, `/tasks/${task.id}`)).body).toMatchObject({ id: task.id, input: task.input })
    expect((await tasksOf(key)).map(({ id }) => id)).toContain(task.id)
    expect((await tasksOf(newKey())).map(({ id }) => id)).not.toContain(task.id)
  })

  test('remix_design copies a canvas, and with a prompt starts a task', async () => {
    const key = newKey()
    const copy = await as(key, (client) => client.call('remix_design', { canvas_id: DECK }))
    expect((await rest(key, `/canvases/${copy.structuredContent.id}`)).status).toBe(200)
    const task = await as(key, (client) => client.call('remix_design', { canvas_id: DECK, prompt: 'In blue.' }))
    expect((await tasksOf(key)).find(({ id }) => id === task.structuredContent.id)?.input).toMatchObject({
      prompt: 'In blue.',
      canvas_id: DECK,
    })
  })

  test('list_my_canvases lists what the REST API lists, page by page', async () => {
    const key = newKey()
    const { structuredContent: first } = await as(key, (client) => client.call('list_my_canvases', { limit: 1 }))
    expect(first).toMatchObject({ returned: 1, has_more: true })
    const { structuredContent: all } = await as(key, (client) => client.call('list_my_canvases'))
    expect(all).toEqual((await rest(key, '/canvases')).body)
    const cursor = first.next_cursor
    const { structuredContent: next } = await as(key, (client) => client.call('list_my_canvases', { limit: 1, cursor }))
    expect((next.data as unknown[])[0]).toEqual((all.data as unknown[])[1])
  })

  test('set_context takes any context', async () => {
    const { isError, structuredContent } = await as(newKey(), (client) => client.call('set_context', { anything: 1 }))
    expect(isError).not.toBe(true)
    expect(structuredContent).toEqual({})
  })

  test('rejects a client without a key', async () => {
    await expect(connect().then(async (client) => [await client.list(), await client.close()])).rejects.toThrow(
      /401|Unauthorized|API key/,
    )
  })

  test.each<[string, object, string]>([
    ['start_design_task', { prompt: 1 }, 'prompt'],
    ['start_design_task', { format_category: 7 }, 'format_category'],
    ['start_design_task', { format: { category: 'slides' } }, 'format'],
    ['start_design_task', { canvas_id: DECK, template_canvas_id: DECK }, 'canvas_id'],
    ['start_design_task', { callback_url: 'http://hooks.example.com' }, 'callback_url'],
    ['start_design_task', { attachments: [{ file_id: 5 }] }, 'attachments.0.file_id'],
    ['remix_design', {}, 'canvas_id'],
    ['remix_design', { canvas_id: DECK, prompt: 3 }, 'prompt'],
    ['list_my_canvases', { limit: 'many' }, 'limit'],
    ['list_my_canvases', { limit: 101 }, 'limit'],
  ])('%s %j is an error that names %s', async (name, args, field) => {
    const key = newKey()
    const { isError, structuredContent, content } = await as(key, (client) => client.call(name, args))
    expect(isError).toBe(true)
    expect(structuredContent).toMatchObject({ error: { code: 'validation_failed', request_id: expect.any(String) } })
    const { details } = structuredContent.error as { details: { fields: { field: string }[] } }
    expect(details.fields.map((one) => one.field)).toEqual([field])
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent)
  })

  test('an unknown canvas and a foreign cursor are errors of the tool', async () => {
    const key = newKey()
    const absent = await as(key, (one) => one.call('remix_design', { canvas_id: 'cvs_01JT0000000000000000000000' }))
    expect(absent).toMatchObject({ isError: true, structuredContent: { error: { type: 'not_found' } } })
    const cursor = (await rest(key, '/tasks?limit=1')).body.next_cursor
    const foreign = await as(key, (one) => one.call('list_my_canvases', { cursor }))
    expect(foreign).toMatchObject({ isError: true, structuredContent: { error: { type: 'invalid_request' } } })
  })

  test('a tool that does not exist is an error of the protocol that says which do', async () => {
    await expect(as(newKey(), (client) => client.call('rotate_webhook'))).rejects.toThrow(
      /There is no tool rotate_webhook\. Available: start_design_task, remix_design, list_my_canvases, set_context\./,
    )
  })

  test('the concurrency limit stops both tools as it stops POST /tasks', async () => {
    const key = newKey()
    await fetch(`${origin}/_mock/keys/${key}`, { method: 'PUT', body: JSON.stringify({ plan: 'free' }) })
    await as(key, async (client) => {
      await client.call('start_design_task', { prompt: 'x' })
      await client.call('remix_design', { canvas_id: DECK, prompt: 'x' })
      expect((await rest(key, '/tasks', { method: 'POST', body: '{"prompt":"x"}' })).status).toBe(202)
      for (const [name, args] of [
        ['start_design_task', { prompt: 'x' }],
        ['remix_design', { canvas_id: DECK, prompt: 'x' }],
      ] as const)
        expect(await client.call(name, args)).toMatchObject({
          isError: true,
          structuredContent: {
            error: { type: 'rate_limited', code: 'concurrency_limit_exceeded', retry_after_ms: 30_000 },
          },
        })
      expect((await rest(key, '/tasks', { method: 'POST', body: '{"prompt":"x"}' })).status).toBe(429)
      expect((await client.call('list_my_canvases')).isError).not.toBe(true)
    })
  })
})

test('a 401 makes the SDK look for a sign-in page, which it does not find', async () => {
  const asked: string[] = []
  const authProvider: OAuthClientProvider = {
    redirectUrl: 'http://127.0.0.1/callback',
    clientMetadata: { redirect_uris: ['http://127.0.0.1/callback'] },
    clientInformation: () => undefined,
    tokens: () => undefined,
    saveTokens() {},
    redirectToAuthorization() {},
    saveCodeVerifier() {},
    codeVerifier: () => '',
  }
  const recorded = (url: string | URL, init?: RequestInit) => {
    asked.push(new URL(url).pathname)
    return fetch(url, init)
  }
  const client = new Client({ name: 'test', version: '1' })
  await expect(client.connect(overHttp({ authProvider, fetch: recorded }))).rejects.toThrow()
  expect(asked[0]).toBe('/mcp')
  expect(asked.filter((path) => path.startsWith('/.well-known/')).length).toBeGreaterThan(0)
})

test('a connection lost during a call fails for the client', async () => {
  const key = newKey()
  await fetch(`${origin}/_mock/faults`, {
    method: 'POST',
    body: JSON.stringify({ operation_id: 'createTask', drop: true }),
  })
  const headers = { authorization: `Bearer ${key}` }
  const call = { name: 'start_design_task', arguments: { prompt: 'x' } }
  await expect(rpc(`${origin}/mcp`, 'tools/call', call, { headers })).rejects.toThrow('fetch failed')
  expect((await rpc(`${origin}/mcp`, 'tools/call', call, { headers })).result).toBeDefined()
})
