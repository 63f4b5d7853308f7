/** The kit receives the webhooks of a task, and finds the fault of each server that sends them wrongly. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { signWebhook } from '../../src/client/webhooks.js'
import type { CheckId } from '../../src/conform/findings.js'
import { type CheckOptions, createKit } from '../../src/conform/index.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { listenForCallbacks } from '../../src/mock/node/callback-receiver.js'
import { contract } from '../support/contract.js'
import { VERSIONS } from '../support/documents.js'
import { freePort } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

const KEY = 'service_live_0123abcd'
const SECRET = 'my secret'

type Delivery = { headers: Headers; body: string }
type ChangeDelivery = (delivery: Delivery, attempt: number) => Delivery | undefined | Promise<Delivery | undefined>

let mock: Mock
let change: ChangeDelivery
let handle: (delivery: Delivery) => number
let attempts = 0

beforeAll(async () => {
  mock = await createMock({
    async receiveWebhook(request) {
      const delivery = await change({ headers: request.headers, body: await request.text() }, ++attempts)
      return new Response(null, { status: delivery ? handle(delivery) : 500 })
    },
  })
})
afterAll(() => mock.close())
beforeEach(() => {
  mock.reset()
  mock.defineKey({ key: KEY, secret: SECRET })
  attempts = 0
})

const onDelivery = (next: typeof handle) => {
  handle = next
}
const RECEIVER = { url: 'https://receiver.test/', secret: SECRET, onDelivery }

function check(options: Partial<CheckOptions> = {}) {
  return createKit(contract).check({
    url: 'http://mock.test/v1',
    key: KEY,
    fetch: mock.fetch,
    sleep: mock.moveClock,
    reach: 'all',
    receiver: RECEIVER,
    versions: [NEWEST],
    only: ['createTask', 'callback'],
    ...options,
  })
}

test.each(VERSIONS)('the webhooks of the mock pass every check in version %s', async (version) => {
  change = (delivery) => delivery
  const sleep = vi.fn(mock.moveClock)
  expect(await check({ versions: [version], sleep })).toMatchObject({ passed: 4, failed: 0 })
  // The kit waits for the second attempt and no longer: patience would be ten seconds.
  expect(sleep.mock.calls.flat().reduce((sum, ms) => sum + ms, 0)).toBeLessThan(10_000)
  // The kit fails the first attempt only.
  expect(mock.deliveries().map(({ status }) => status)).toEqual([500, 204])
})

test('webhooks that come after the end of the task pass', async () => {
  let hasEnded = false
  change = (delivery) => vi.waitUntil(() => hasEnded).then(() => delivery)
  const fetch = async (request: Request) => {
    const response = await mock.fetch(request)
    hasEnded ||= (await response.clone().json()).status === 'canceled'
    return response
  }
  // Until the task has ended, a move would wait a second for each delivery.
  const sleep = async (ms: number) => {
    const moved = mock.moveClock(ms)
    if (hasEnded) await moved
  }
  expect(await check({ sleep, fetch })).toMatchObject({ passed: 4, failed: 0 })
})

/** Shows every task as running. */
function endless(request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  if (/\/tasks\/\w+$/.test(request.url)) headers.set('prefer', 'example=running')
  return mock.fetch(new Request(request, { headers }))
}

test.each<[check: string, why: string, options: Partial<CheckOptions>]>([
  ['callbacks', 'no address to receive them: pass one with --receive', { receiver: undefined }],
  [
    'callback.signature with a callback_url',
    'the signing secret is not known: pass it with --secret',
    { receiver: { ...RECEIVER, secret: undefined } },
  ],
  ['callbacks', 'the task did not end in time', { fetch: endless }],
])('the kit skips %s and says why: %s', async (what, why, options) => {
  change = (delivery) => delivery
  const { operations, failed } = await check(options)
  expect(operations[0]?.skipped).toContainEqual({ what, why })
  expect(failed).toBe(0)
})

const without =
  (name: string): ChangeDelivery =>
  ({ headers, body }) => {
    const rest = new Headers(headers)
    rest.delete(name)
    return { headers: rest, body }
  }

const signedAgain =
  (changeBody: (body: string) => string, secret = SECRET, age = 0): ChangeDelivery =>
  async ({ body }) => {
    const changed = changeBody(body)
    const timestamp = Math.floor(Date.now() / 1000) - age
    return { headers: new Headers(await signWebhook(changed, secret, { timestamp })), body: changed }
  }

// biome-ignore format: a table has one row a line.
const WRONG: [finds: CheckId, what: string, change: ChangeDelivery][] = [
  ['callback.sent', 'sends no webhook', () => undefined],
  ['callback.sent', 'does not name the task', signedAgain((body) => body.replaceAll(/task_\w+/g, 'task_01JTWPQ5E6EYCNDY0YP57RCYBV'))],
  ['callback.signature', 'does not sign', without('x-webhook-signature')],
  ['callback.signature', 'sends no timestamp', without('x-webhook-timestamp')],
  ['callback.signature', 'signs with another secret', signedAgain((body) => body, 'another')],
  ['callback.signature', 'signs an old timestamp', signedAgain((body) => body, SECRET, 400)],
  ['callback.event', 'sends an old event name', signedAgain((body) => body.replace('task.canceled', 'job.cancelled'))],
  ['callback.event', 'sends the event of another status', signedAgain((body) => body.replace('task.canceled', 'task.failed'))],
  ['callback.retry', 'gives up after one attempt', (delivery, attempt) => (attempt > 1 ? undefined : delivery)],
  ['callback.retry', 'gives the second attempt another id', (delivery, attempt) => attempt > 1 ? signedAgain((body) => body.replace(/evt_\w+/, 'evt_01JTWPQ5E6EYCNDY0YP57RCYBV'))(delivery, attempt) : delivery],
]

test.each(WRONG)('a server fails %s if it %s', async (finds, _, wrong) => {
  change = wrong
  const report = await check()
  expect(report.operations.flatMap(({ failed }) => failed.map((failure) => failure.check))).toEqual([finds])
})

test.each([
  ['127.0.0.1', '127.0.0.2'],
  ['[::1]', '127.0.0.1'],
])('listenForCallbacks at %s does not listen at %s', async (own, other) => {
  const port = await freePort()
  const receiver = await listenForCallbacks(`http://${own}:${port}/`, SECRET)
  onTestFinished(receiver.close)
  expect((await fetch(`http://${own}:${port}/`, { method: 'POST' })).status).toBe(503)
  await expect(fetch(`http://${other}:${port}/`, { method: 'POST' })).rejects.toThrow('fetch failed')
})

test('listenForCallbacks survives a body that is broken off and one without end', async () => {
  const port = await freePort()
  const receiver = await listenForCallbacks(`http://127.0.0.1:${port}/`, SECRET)
  onTestFinished(receiver.close)
  receiver.onDelivery(() => 204)
  const sending = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.resume().write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 90000000\r\n\r\n{')
    return socket
  }
  const broken = sending()
  await setTimeout(50)
  await once(broken.destroy(), 'close')
  const endless = sending()
  for (let sent = 0; sent < 5e6; sent += 1e5) endless.write(new Uint8Array(1e5))
  await new Promise((resolve) => endless.once('close', resolve))
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).status).toBe(204)
})

test('listenForCallbacks responds with 503 until the kit listens, and closes although a connection is open', async () => {
  const port = await freePort()
  const receiver = await listenForCallbacks(`http://receiver.test:${port}/hook`, SECRET)
  expect(receiver).toMatchObject({ url: `http://receiver.test:${port}/hook`, secret: SECRET })
  // Keeps its connection open, as `fetch` does.
  const send = async (host: string) => {
    const init = { method: 'POST', headers: { 'x-sent': 'yes' }, body: 'A delivery' }
    return (await fetch(`http://${host}:${port}/hook`, init)).status
  }
  expect(await send('127.0.0.1')).toBe(503)
  const seen: string[] = []
  receiver.onDelivery(({ headers, body }) => {
    seen.push(`${headers.get('x-sent')} ${body}`)
    return 204
  })
  expect(await send('127.0.0.1')).toBe(204)
  expect(seen).toEqual(['yes A delivery'])
  await expect(listenForCallbacks(`http://127.0.0.1:${port}/`, SECRET)).rejects.toThrow(
    `The port ${port} of --receive is in use.`,
  )
  expect(await send('127.0.0.2')).toBe(204)
  const unfinished = connect(port, '127.0.0.1')
  unfinished.write('POST /hook HTTP/1.1\r\nhost: a\r\n')
  await once(unfinished, 'connect')
  await send('127.0.0.1')
  await Promise.all([receiver.close(), once(unfinished, 'close')])
  await expect(send('127.0.0.1')).rejects.toThrow('fetch failed')
})
