import { createServer, type IncomingMessage } from 'node:http'
import type { CallbackReceiver } from '../../conform/session.js'
import { isLoopback } from '../request/origin.js'

/** The largest documented event has a few kilobytes. */
const MAX_BYTES = 1_000_000

/**
 * Receives webhooks at a URL: on its port, or on 8080 if it names none. Something else must forward a public URL to
 * that port. One of this machine is received on the loopback interface alone. Rejects with an Error if the port is in
 * use.
 */
export async function listenForCallbacks(
  url: string,
  secret: string | undefined,
): Promise<CallbackReceiver & { close: () => Promise<void> }> {
  let handle: Parameters<CallbackReceiver['onDelivery']>[0] = () => 503
  const server = createServer(async (request, response) => {
    const { socket } = request
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
    const body = await bodyOf(request)
    if (body === undefined) socket.destroy()
    else response.writeHead(handle({ headers, body })).end()
  })
  const { port: named, hostname } = new URL(url)
  const port = Number(named || 8080)
  const host = isLoopback(hostname) ? hostname.replace(/^\[|\]$/g, '') : undefined
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      reject(new Error(code === 'EADDRINUSE' ? `The port ${port} of --receive is in use.` : message))
    })
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

/** Resolves to the body, or to undefined if the sender breaks it off or sends too much. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length
      if (size > MAX_BYTES) return undefined
      parts.push(part)
    }
    return Buffer.concat(parts).toString()
  } catch {
    return undefined
  }
}
