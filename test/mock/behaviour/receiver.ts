import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { components } from '../../../generated/newest.js'
import { listen } from '../../support/processes.js'

export type Event = components['schemas']['WebhookEvent']
type ReceivedWebhook = { method: string; path: string; headers: IncomingHttpHeaders; raw: string; event: Event }

type Receiver = {
  /** The callback address, on the loopback. */
  url: string
  received: ReceivedWebhook[]
  close: () => Promise<void>
}

/** Starts a receiver of webhooks. It responds with 204 by default. */
export async function receiver(
  response: { status: number; headers?: Record<string, string> } = { status: 204 },
): Promise<Receiver> {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, answer) => {
    const raw = (await buffer(request)).toString()
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, raw, event: JSON.parse(raw) as Event })
    answer.writeHead(response.status, response.headers).end()
  })
  return {
    url: `${await listen(server)}/hook`,
    received,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
