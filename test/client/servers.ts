/** The servers of these tests: the mock, and servers with canned responses that the API would not send. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, vi } from 'vitest'
import { type Client, createClient, type Version } from '../../src/client/index.js'
import type { Mock } from '../../src/mock/index.js'
import { listen } from '../support/processes.js'
import { newKey } from '../support/requests.js'
import { sharedMock } from '../support/shared-mock.js'
import { NEWEST } from '../support/versions.js'

type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
export type CannedResponse = { status?: number; headers?: Record<string, string>; body?: string | object }

/** Resolves to a mock for one test file, over HTTP, and to clients with a new key each, so that none share a workspace. */
export async function mockOverHttp(): Promise<{
  mock: Mock
  origin: string
  client: <V extends Version>(version: V, options?: { apiKey?: string }) => Client<V>
}> {
  const mock = await sharedMock({ allowHttpCallbacks: true })
  const { origin, baseUrl } = await mock.listen()
  return { mock, origin, client: (version, { apiKey = newKey() } = {}) => createClient({ baseUrl, apiKey, version }) }
}

/** Starts a server that sends these responses in order, and repeats the last one. `received` lists its requests. */
export async function loopback(
  ...responses: (CannedResponse | ((response: ServerResponse) => void))[]
): Promise<{ baseUrl: string; received: ReceivedRequest[]; client: () => Client<typeof NEWEST> }> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const canned = responses[Math.min(received.length, responses.length - 1)] ?? {}
    received.push({ method, path, headers, body: await text(request) })
    if (typeof canned === 'function') return canned(response)
    const { status = 200, body = '' } = canned
    const type = typeof body === 'string' ? {} : { 'content-type': 'application/json' }
    response.writeHead(status, { ...type, ...canned.headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `${await listen(server)}/v1`
  return { baseUrl, received, client: () => createClient({ baseUrl, apiKey: newKey(), version: NEWEST }) }
}

/** Each stops a server that a test started. */
const open: (() => void)[] = []

/** Resolves to what a call rejects with. */
export const thrownBy = (call: Promise<unknown>): Promise<unknown> => call.catch((thrown: unknown) => thrown)

/** Matches an error of this name: `AbortError`. */
export const named = (name: string) => expect.objectContaining({ name })

/** Never responds. */
export const silence = () => {}

/** Puts `setTimeout` and `AbortSignal.timeout` on fake time, until `vi.useRealTimers()` and `vi.restoreAllMocks()`. */
export function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
    return controller.signal
  })
}

/** Ends the time and the servers of a test. */
export function cleanUp(): void {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const close of open.splice(0)) close()
}

/** Resolves once the condition is true. Unlike `vi.waitUntil`, it does not advance fake timers. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; !condition(); turn++) {
    if (turn > 10_000) throw new Error('The condition never became true.')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
