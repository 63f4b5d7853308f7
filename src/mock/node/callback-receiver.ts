import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { CallbackReceiver } from '../../conform/session.js'

/**
 * Receives webhooks at a URL: on its port, or on 8080 if it names none. Something else must forward a public URL to that port.
 * Rejects with an Error if the port is in use.
 */
export async function listenForCallbacks(
  url: string,
  secret: string | undefined,
): Promise<CallbackReceiver & { close: () => Promise<void> }> {
  let handle: Parameters<CallbackReceiver['onDelivery']>[0] = () => 503
  const server = createServer(async (request, response) => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
    response.writeHead(handle({ headers, body: await text(request) })).end()
  })
  const { port: named, hostname } = new URL(url)
  const port = Number(named || 8080)
  const host = /^(localhost|127\.)/.test(hostname) ? hostname : undefined
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`The port ${port} of --receive is in use.`)))
    server.listen(port, host, resolve)
  })
  return {
    url,
    secret,
    onDelivery(next) {
      handle = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
