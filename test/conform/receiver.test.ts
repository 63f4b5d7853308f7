/** The kit passes a sound receiver of webhooks, and finds the delivery that each broken one treats wrongly. */
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkReceiver } from '../../src/conform/receiver.js'
import { receiverText } from '../../src/conform/reports.js'
import { contract } from '../support/contract.js'

const SECRET = 'my secret'

type Delivery = { timestamp: string | null; signature: string | null; body: string }
type Receiver = (delivery: Delivery) => number

const hmac = (timestamp: string | null, body: string, secret = SECRET) =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
const isRecent = (timestamp: string | null) => Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300
const sound: Receiver = ({ timestamp, signature, body }) =>
  isRecent(timestamp) && signature === hmac(timestamp, body) ? 204 : 400

async function check(receiver: Receiver) {
  const receive = async (_: unknown, { headers, body }: RequestInit = {}) => {
    const [timestamp = null, signature = null] = ['timestamp', 'signature'].map((name) =>
      new Headers(headers).get(`x-webhook-${name}`),
    )
    return new Response(null, { status: receiver({ timestamp, signature, body: String(body) }) })
  }
  const delivered = await deliveredTo(receive)
  return { delivered, failed: delivered.filter(({ severity }) => severity) }
}

type Receive = (url: unknown, init?: RequestInit) => Promise<Response>
const deliveredTo = (receive: Receive, more: object = {}) =>
  checkReceiver(contract, { url: 'http://receiver.test/', secret: SECRET, fetch: receive as typeof fetch, ...more })

test('a sound receiver gets every event of every version, each with an id of its own, and passes', async () => {
  const ids: string[] = []
  const { delivered, failed } = await check((delivery) => {
    const status = sound(delivery)
    if (status === 204) ids.push(JSON.parse(delivery.body).id)
    return status
  })
  expect(ids.filter((id) => !/^evt_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBeGreaterThan(5)
  expect(failed).toEqual([])
  const sent = delivered.map(({ name }) => name.split(' ')[0])
  const events = contract.versions.flatMap((version) => Object.keys(contract.view(version).document.webhooks as object))
  expect(sent).toEqual(expect.arrayContaining(events))
})

/** Accepts what `accepts` is true for, in addition to what a sound receiver accepts. */
const lax =
  (accepts: (delivery: Delivery) => boolean): Receiver =>
  (delivery) =>
    accepts(delivery) ? 204 : sound(delivery)
/** Responds with a status to what `rejects` is true for, although it is genuine. */
const strict =
  (rejects: (body: string) => boolean, status = 400): Receiver =>
  (delivery) =>
    rejects(delivery.body) ? status : sound(delivery)
const seen = new Set<string>()
const isKnown = (body: string) => seen.has(body) || !seen.add(body)

// biome-ignore format: signatures in one row, what else is signed in the next.
const FORGED = [
  'a changed byte', 'a signature of other bytes', 'a signature that is not hexadecimal', 'another secret',
  'a timestamp of 10 minutes ago', 'no X-Webhook-Signature', 'no X-Webhook-Timestamp',
]

test.each<[what: string, finds: string[], receiver: Receiver]>([
  ['accepts everything', FORGED, () => 204],
  ['fails for what is forged', FORGED, (delivery) => (sound(delivery) === 204 ? 204 : 500)],
  ['redirects what is forged', FORGED, (delivery) => (sound(delivery) === 204 ? 204 : 302)],
  ['ignores case', ['a changed byte'], lax((d) => sound({ ...d, body: d.body.replace('evT_', 'evt_') }) === 204)],
  ['accepts a digest of zeros', ['a signature of other bytes'], lax((d) => /^v1=0+$/.test(d.signature ?? ''))],
  ['accepts any text', ['a signature that is not hexadecimal'], lax((d) => d.signature === 'v1=none')],
  ['truncates the secret', ['another secret'], lax((d) => d.signature === hmac(d.timestamp, d.body, `${SECRET}x`))],
  ['ignores the age', ['a timestamp of 10 minutes ago'], lax((d) => d.signature === hmac(d.timestamp, d.body))],
  ['needs no signature', ['no X-Webhook-Signature'], lax((d) => d.signature === null)],
  ['needs no timestamp', ['no X-Webhook-Timestamp'], lax((d) => d.timestamp === null)],
  ['rejects a second delivery', ['the same event again'], strict(isKnown)],
  ['rejects unknown types', ['an event of an unknown type'], strict((body) => body.includes('task.archived'))],
  ['has a limit of 100 kB', ['an event of 1 MB'], strict((body) => body.length > 100_000, 413)],
])('a receiver that %s fails', async (_, finds, receiver) => {
  const { failed } = await check(receiver)
  expect(failed.map(({ name }) => name)).toEqual(finds)
  // Only what the source does not state is a warning.
  const isStated = !/unknown type|1 MB/.test(finds[0] ?? '')
  expect(new Set(failed.map(({ severity }) => severity))).toEqual(new Set([isStated ? 'error' : 'warning']))
})

test('receiverText has a line for each delivery, and the counts', async () => {
  const { delivered } = await check(() => 204)
  expect(receiverText('http://receiver.test/', delivered)).toMatch(
    /^Checked http:\/\/receiver\.test\/\n\nok {6}[\s\S]+\nerror {3}a changed byte: expected .+, got .+\n[\s\S]+\n\n\d+ passed, 7 failed, 0 warnings$/,
  )
})

test('a receiver that redirects fails for everything, although the other address accepts everything', async () => {
  const delivered = await deliveredTo(
    async (_, { redirect } = {}) => new Response(null, { status: redirect === 'manual' ? 307 : 204 }),
  )
  expect(delivered.every(({ severity }) => severity)).toBe(true)
})

test('a receiver that does not respond in time fails for what it must accept and reject', async () => {
  const never: Receive = (_, { signal } = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const delivered = await deliveredTo(never, { timeoutMs: 1 })
  expect(new Set(delivered.map(({ got }) => got))).toEqual(new Set(['no response within 0.001 seconds']))
  expect(delivered.every(({ severity }) => severity)).toBe(true)
})
