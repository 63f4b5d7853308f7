import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AppOptions, BASE_PATH, createApp } from './app.js'
import { type ServeOptions, serve } from './server.js'

/** A mock of both versions of the API. It needs no port until `listen` is called. */
export type Mock = {
  /** Answers a request as the server would. The API stands below `/v1` of any host. */
  fetch: (request: Request) => Promise<Response>
  /** Serves the mock on a port of 127.0.0.1, by default a free one. Rejects where the port is in use. */
  listen: (options?: Partial<ServeOptions>) => Promise<Listening>
  /** Ends the server and every connection, and stops watching. Nothing is left open. */
  close: () => Promise<void>
}

export type Listening = {
  /** `http://127.0.0.1:4010` */
  origin: string
  /** The base address of the API, `http://127.0.0.1:4010/v1`. */
  baseUrl: string
  port: number
}

/** Makes a mock. Rejects with an Error that says what to do where a document is missing or broken. */
export async function createMock(options: AppOptions = {}): Promise<Mock> {
  const app = await createApp(options)
  let server: Server | undefined

  return {
    fetch: app.fetch,

    async listen({ hostname = '127.0.0.1', port = 0, ...rest } = {}) {
      if (server) throw new Error('The mock listens already. Close it first, or make another one.')
      server = await serve(app.fetch, { hostname, port, ...rest })
      const address = server.address() as AddressInfo
      const origin = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${address.port}`
      return { origin, baseUrl: origin + BASE_PATH, port: address.port }
    },

    async close() {
      app.close()
      const open = server
      server = undefined
      if (!open) return
      open.closeAllConnections()
      await new Promise((resolve) => open.close(resolve))
    },
  }
}
