/** Clients of the mock: a key, a pinned version, and only responses that fit the contract. */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import type { components } from '../../generated/newest.js'
import { type RequestOptions, requestFor } from '../../src/conform/requests.js'
import { valueChecker } from '../../src/contract/ajv.js'
import type { Json, JsonObject } from '../../src/contract/json.js'
import { type Operation, responseOf, schemaOf } from '../../src/contract/operations.js'
import { createApp } from '../../src/mock/app.js'
import { defineKey, type KeyOptions } from '../../src/mock/control/keys.js'
import type { Mock, MockOptions } from '../../src/mock/index.js'
import { createRouter } from '../../src/mock/request/route.js'
import { contract } from './contract.js'
import { documents, VERSIONS, type Version } from './documents.js'
import { newKey } from './requests.js'
import { sharedMock } from './shared-mock.js'
import { NEWEST } from './versions.js'

export type Task = components['schemas']['Task']
export type DesignResult = components['schemas']['DesignResult']
export type Canvas = components['schemas']['CanvasListItem']
export type Page<Item> = { data: Item[]; next_cursor: string | null; total: number | null }

export type CallResult<Body> = { status: number; headers: Headers; body: Body }

export type Client = {
  key: string
  version: Version
  /**
   * Sends a request, named by the id of its operation, `call('getTask', { path: { id } })`, or by method and path,
   * `call('GET /canvases?limit=2')`; `/_mock` begins a path of the control. Rejects if the response breaks the schema
   * that the contract has for its status, unless `unchecked` says that it may, as after a fault.
   */
  // biome-ignore lint/suspicious/noExplicitAny: the tests read many shapes.
  call: <Body = any>(request: string, options?: CallOptions) => Promise<CallResult<Body>>
}

export type CallOptions = Pick<RequestOptions, 'path' | 'query' | 'headers'> & {
  /** Sent as JSON, a text or a form as it is. */
  body?: unknown
  /** Another key than that of the client. */
  key?: string
  /** Another version than that of the client; null for a request without `Service-Version`. */
  version?: Version | null
  unchecked?: boolean
}

type Host = Pick<Mock, 'fetch'> & { defineKey?(options: KeyOptions): unknown }

const ORIGIN = 'http://mock.test'
const BASE = `${ORIGIN}/v1`
const checks = new Map(VERSIONS.map((version) => [version, valueChecker(documents[version])]))
const routers = new Map(VERSIONS.map((version) => [version, createRouter(contract.view(version))]))

/**
 * Returns a client with a key, by default one that nobody else uses, and by default of the newest version. Further
 * options define the key.
 */
export function clientOf(
  mock: Host,
  version: Version = NEWEST,
  { key = newKey(), ...definition }: Partial<KeyOptions> = {},
): Client {
  if (Object.keys(definition).length > 0) mock.defineKey?.({ ...definition, key })
  return {
    key,
    version,
    async call(name, { unchecked = false, ...options } = {}) {
      const request = requestOf(name, { key, version, ...options })
      const { method, url } = request
      const { status, headers, ...response } = await mock.fetch(request).then(read)
      const shown = headers.get('service-version') as Version
      const operation = operationOf(shown, method, new URL(url).pathname)
      if (!unchecked && operation) check(operation, status, response.body)
      return { status, headers, ...response }
    },
  }
}

/** Returns a client of a mock that listens at an origin. */
export function clientAt(origin: string): Client {
  const there = (request: Request) => fetch(new Request(request.url.replace(ORIGIN, origin), request))
  return clientOf({ fetch: there as Mock['fetch'] })
}

/** Sends a request so many times, one after another. Resolves to the statuses. */
export async function repeat(client: Client, times: number, ...call: Parameters<Client['call']>): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count++) statuses.push((await client.call(...call)).status)
  return statuses
}

/** Returns a client with another key of a client's team, by default of a user of its own. */
export function mateOf(mock: Mock, { key, version }: Client, definition: Partial<KeyOptions> = {}): Client {
  return clientOf(mock, version, { team: mock.defineKey({ key }).team, ...definition })
}

/**
 * Creates an app for a test file. `as` defines a key, by default one that nobody else uses, and `actorOf` returns an
 * owner of a team as handlers see one.
 */
export function workspace() {
  const app = createApp(contract)
  afterAll(() => app.close())
  const host = { fetch: app.fetch, defineKey: (options: KeyOptions) => defineKey(app.context, options) }
  const as = (version: Version, { key = newKey(), ...options }: Partial<KeyOptions> = {}) => {
    host.defineKey({ ...options, key })
    return clientOf(host, version, { key })
  }
  const actorOf = (team: string, user: string) => {
    const caller = host.defineKey({ key: 'service_live_0123abcd', user, team, role: 'owner' })
    return { caller, team: app.context.state.team(team) }
  }
  return { app, as, actorOf }
}

/** Resolves to a mock as `sharedMock` does. Time passes only where a test moves it. */
export async function frozenMock(options?: MockOptions): Promise<Mock> {
  const mock = await sharedMock(options)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  return mock
}

function requestOf(name: string, { key = '', version = NEWEST, body, headers, ...options }: CallOptions): Request {
  const [, method, path = ''] = /^([A-Z]+) (\/.*)?$/s.exec(name) ?? []
  if (method === undefined) {
    const operation = contract.view(version ?? NEWEST).operations.get(name)
    if (!operation) throw new Error(`There is no operation ${name} in ${version}.`)
    const sent = body === undefined ? { bodyless: true } : { body: body as Json }
    return requestFor(operation, { base: BASE, key, ...sent, ...options, ...(headers && { headers }) })
  }
  const all = new Headers({ authorization: `Bearer ${key}`, ...(version && { 'service-version': version }) })
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) all.set('content-type', 'application/json')
  for (const [header, value] of Object.entries(headers ?? {})) all.set(header, value ?? '')
  const sent = typeof body === 'string' || isForm ? body : JSON.stringify(body)
  const url = path.startsWith('/_mock') ? ORIGIN + path : BASE + path
  return new Request(url, { method, headers: all, ...(sent !== undefined && { body: sent }) })
}

async function read(response: Response) {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text }
}

/** Returns the operation at a URL. Undefined for a path without one, and for a response outside of the API. */
function operationOf(version: Version, method: string, path: string): Operation | undefined {
  try {
    return routers.get(version)?.(method, path.replace('/v1', '')).operation
  } catch {
    return undefined
  }
}

/** Fails for a response that breaks the contract. An error says why, and gives each field that it names a code. */
function check(operation: Operation, status: number, body: JsonObject): void {
  const schema = schemaOf(responseOf(operation, status))
  const name = `${operation.operationId} ${status}`
  if (!schema) expect(body, name).toBe('')
  else expect(checks.get(operation.version)?.(schema, body), name).toEqual([])
  if (!schema || status < 400) return
  const { message, details } = (body as { error: { message: string; details?: { fields?: unknown[] } } }).error
  expect(message).toMatch(/\w.*[.?]$/s)
  for (const field of details?.fields ?? [])
    expect(field).toEqual({ field: expect.stringMatching(/./), code: expect.stringMatching(/^[a-z_]+$/) })
}
