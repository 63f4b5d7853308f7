import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { components } from '../../../generated/newest.js'

export type Event = components['schemas']['WebhookEvent']
export type Received = { method: string; path: string; headers: IncomingHttpHeaders; raw: string; event: Event }

/** How a receiver answers; undefined for never. */
export type ReceiverAnswer = { status: number; headers?: Record<string, string>; body?: string } | undefined

export type Receiver = {
  /** The callback address, on the loopback. */
  url: string
  received: Received[]
  /** Resolves once so many webhooks have come. */
  count: (wanted: number) => Promise<void>
  close: () => Promise<void>
}

/** A receiver of webhooks on a port of its own. It answers 204, or what it is told to for the n-th webhook, from 0. */
export async function receiver(answer: (index: number) => ReceiverAnswer = () => ({ status: 204 })): Promise<Receiver> {
  const received: Received[] = []
  let watchers: (() => void)[] = []
  const server = createServer(async (request, response) => {
    const raw = (await buffer(request)).toString()
    const { method = '', url: path = '', headers } = request
    received.push({ method, path, headers, raw, event: JSON.parse(raw) as Event })
    const told = answer(received.length - 1)
    if (told) response.writeHead(told.status, told.headers).end(told.body)
    for (const watch of watchers) watch()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
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
    close: () => closed(server),
  }
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
