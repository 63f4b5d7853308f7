/** Whom the client talks to in these tests: the mock, and servers that answer as no API would. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach } from 'vitest'
import { type Client, createClient, type Version } from '../../generated/client/index.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string }
export type Told = { status?: number; headers?: Record<string, string>; body?: string | object }

/** A mock of its own for a test file, over HTTP, and clients of it: each with a new key, so that no test meets another. */
export function mockOverHttp(): {
  mock: () => Mock
  origin: () => string
  client: <V extends Version>(version: V, options?: { apiKey?: string }) => Promise<Client<V>>
} {
  let made: Mock | undefined
  let address = ''
  async function listen(): Promise<Mock> {
    if (made) return made
    made = await createMock({ allowHttpCallbacks: true })
    address = (await made.listen()).origin
    return made
  }
  afterEach(() => made?.reset())
  afterAll(() => made?.close())
  return {
    mock() {
      if (!made) throw new Error('Make a client first.')
      return made
    },
    origin: () => address,
    async client(version, { apiKey = newKey() } = {}) {
      await listen()
      return createClient({ baseUrl: `${address}/v1`, apiKey, version })
    },
  }
}

/** A server on the loopback that answers request after request as it is told; the last answer is given for ever. */
export async function loopback(
  ...answers: (Told | ((response: ServerResponse) => void))[]
): Promise<{ baseUrl: string; asked: Asked[]; client: () => Client<typeof NEWEST> }> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const told = answers[Math.min(asked.length, answers.length - 1)] ?? {}
    asked.push({ method, path, headers, body: await text(request) })
    if (typeof told === 'function') return told(response)
    const { status = 200, body = '' } = told
    const type = typeof body === 'string' ? {} : { 'content-type': 'application/json' }
    response.writeHead(status, { ...type, ...told.headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { baseUrl, asked, client: () => createClient({ baseUrl, apiKey: newKey(), version: NEWEST }) }
}

const open: (() => void)[] = []

/** Ends the servers that a test has started. */
export function closeLoopbacks(): void {
  for (const close of open.splice(0)) close()
}

/** Answers nothing, for ever. */
export const silence = () => {}

/** Resolves once it is so. Unlike `vi.waitUntil` it moves no faked timer. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); turn++) {
    if (turn > 10_000) throw new Error('It never came to be so.')
    await new Promise((resolve) => setImmediate(resolve))
  }
}
