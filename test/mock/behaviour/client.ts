/** Clients of the mock: a key, a pinned version, and only responses that fit the contract. */
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import type { components } from '../../../generated/newest.js'
import { valueChecker } from '../../../src/contract/ajv.js'
import type { JsonObject } from '../../../src/contract/json.js'
import { type Operation, responseOf, schemaOf } from '../../../src/contract/operations.js'
import { type App, createApp } from '../../../src/mock/app.js'
import { defineKey, type KeyOptions } from '../../../src/mock/control/keys.js'
import type { Mock, MockOptions } from '../../../src/mock/index.js'
import { createRouter, type Router } from '../../../src/mock/request/route.js'
import { contract } from '../../support/contract.js'
import { documents, VERSIONS, type Version } from '../../support/documents.js'
import { newKey, type RequestOptions, requestFor } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'
import { type LegacyComponents, NEWEST } from '../../support/versions.js'

export type Task = components['schemas']['Task']
export type DesignResult = components['schemas']['DesignResult']
// Only 2026-04-12
export type LegacyTask = LegacyComponents['schemas']['LegacyTask']
export type Canvas = components['schemas']['CanvasListItem']
export type Page<Item> = { data: Item[]; next_cursor: string | null; total: number | null }

export type Received<Body> = { status: number; headers: Headers; body: Body }

export type Client = {
  key: string
  version: Version
  /** Calls an operation. Rejects if the response breaks the schema that the contract has for its status. */
  call: <Body = JsonObject>(operationId: string, options?: CallOptions) => Promise<Received<Body>>
}

type CallOptions = Pick<RequestOptions, 'path' | 'query' | 'body' | 'headers'>

/** Sends a request of a key in one version: `ask('GET', '/canvases?limit=2')`. Rejects as `Client.call` does. */
export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Received<JsonObject>>

const BASE = 'http://mock.test/v1'
const checks = new Map(VERSIONS.map((version) => [version, valueChecker(documents[version])]))
const routers = Object.fromEntries(
  VERSIONS.map((version) => [version, createRouter(contract.view(version))]),
) as Record<Version, Router>

/**
 * Returns a client with a key, by default one that nobody else uses, and by default of the newest version. Further options
 * define the key.
 */
export function clientOf(
  mock: Pick<Mock, 'fetch' | 'defineKey'>,
  version: Version = NEWEST,
  { key = newKey(), ...definition }: Partial<KeyOptions> = {},
): Client {
  if (Object.keys(definition).length > 0) mock.defineKey({ ...definition, key })
  return {
    key,
    version,
    async call<Body>(operationId: string, { headers = {}, ...options }: CallOptions = {}) {
      const operation = contract.view(version).operations.get(operationId)
      if (!operation) throw new Error(`There is no operation ${operationId} in ${version}.`)
      const all = { authorization: `Bearer ${key}`, ...headers }
      const bodyless = options.body === undefined
      const request = requestFor(operation, { base: BASE, headers: all, bodyless, ...options })
      return received<Body>(operation, await mock.fetch(request))
    },
  }
}

/** Returns a client with another key of a client's team, by default of a user of its own. */
export function mateOf(mock: Mock, { key, version }: Client, definition: Partial<KeyOptions> = {}): Client {
  return clientOf(mock, version, { team: mock.defineKey({ key }).team, ...definition })
}

export type Sent = {
  key?: string
  /** Null for a request without `Service-Version`. */
  version?: Version | null
  method?: string
  /** Sent as JSON, a text as it is. */
  body?: unknown
  headers?: Record<string, string>
}

/** Sends a request to the API, or to the control below `/_mock`. Nothing is checked. */
export async function send(mock: Mock, path: string, { key = newKey(), version = NEWEST, ...sent }: Sent = {}) {
  const { method = 'GET', body, headers } = sent
  const own = { authorization: `Bearer ${key}`, ...(version && { 'service-version': version }) }
  const json = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const request = new Request(path.startsWith('/_mock') ? `http://mock.test${path}` : BASE + path, {
    method,
    ...json,
    headers: { ...own, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  })
  const response = await mock.fetch(request)
  const text = await response.text()
  // biome-ignore lint/suspicious/noExplicitAny: the tests read many shapes.
  return { status: response.status, headers: response.headers, body: (text && JSON.parse(text)) as any }
}

/** Creates an app for a test file. `as` defines a key, by default one that nobody else uses. */
export function workspace(): { app: App; as: (version: Version, key?: Partial<KeyOptions>) => Ask } {
  const app = createApp(contract)
  afterAll(() => app.close())
  const as = (version: Version, { key = newKey(), ...options }: Partial<KeyOptions> = {}): Ask => {
    defineKey(app.context, { ...options, key })
    return async (method, path, body, more) => {
      const own = { authorization: `Bearer ${key}`, 'service-version': version, 'content-type': 'application/json' }
      const init = { method, headers: { ...own, ...more }, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const { operation } = routers[version](method, path.replace(/\?.*/, ''))
      return received(operation, await app.fetch(new Request(BASE + path, init)))
    }
  }
  return { app, as }
}

/** Resolves to a mock as `sharedMock` does. Time passes only where a test moves it. */
export async function frozenMock(options?: MockOptions): Promise<Mock> {
  const mock = await sharedMock(options)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
  return mock
}

/** Reads a response and checks it. An error says in a sentence why, and gives each field that it names a code. */
async function received<Body>(operation: Operation, response: Response): Promise<Received<Body>> {
  const { status, headers } = response
  const body = await response.json()
  const schema = schemaOf(responseOf(operation, status))
  const name = `${operation.operationId} ${status}`
  if (!schema) throw new Error(`The contract has no body of ${name}.`)
  expect(checks.get(operation.version)?.(schema, body), name).toEqual([])
  if (status >= 400) {
    const { message, details } = (body as { error: { message: string; details?: { fields?: unknown[] } } }).error
    expect(message).toMatch(/\w.*\.$/s)
    for (const field of details?.fields ?? [])
      expect(field).toEqual({ field: expect.stringMatching(/./), code: expect.stringMatching(/^[a-z_]+$/) })
  }
  return { status, headers, body: body as Body }
}
