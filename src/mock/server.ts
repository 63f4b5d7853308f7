import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

/** Serves a `fetch` function over HTTP. Rejects with the listener's error, such as `EADDRINUSE`. */
export function serve(fetch: (request: Request) => Promise<Response>, port: number, hostname: string): Promise<Server> {
  const server = createAdaptorServer({ fetch }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => resolve(server))
  })
}
