import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { components } from '../../../generated/newest.js'
import { listen } from '../../support/processes.js'

export type Event = components['schemas']['WebhookEvent']
type ReceivedWebhook = { method: string; path: string; headers: IncomingHttpHeaders; raw: string; event: Event }

/** What a receiver responds; undefined for nothing at all. */
type ReceiverResponse = { status: number; headers?: Record<string, string>; body?: string } | undefined

type Receiver = {
  /** The callback address, on the loopback. */
  url: string
  received: ReceivedWebhook[]
  /** Resolves once so many webhooks have come. */
  count: (wanted: number) => Promise<void>
  close: () => Promise<void>
}

/** Starts a receiver of webhooks. It responds with 204, or what `respond` returns for each, counted from 0. */
export async function receiver(
  respond: (index: number) => ReceiverResponse = () => ({ status: 204 }),
): Promise<Receiver> {
  const received: ReceivedWebhook[] = []
  let watchers: (() => void)[] = []
  const server = createServer(async (request, response) => {
    const raw = (await buffer(request)).toString()
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, raw, event: JSON.parse(raw) as Event })
    const wanted = respond(received.length - 1)
    if (wanted) response.writeHead(wanted.status, wanted.headers).end(wanted.body)
    for (const watch of watchers) watch()
  })
  return {
    url: `${await listen(server)}/hook`,
    received,
    count: (wanted) =>
      new Promise((resolve) => {
        const watch = () => {
          if (received.length < wanted) return
          watchers = watchers.filter((other) => other !== watch)
          resolve()
        }
        watchers.push(watch)
        watch()
      }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
