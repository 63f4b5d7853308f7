/** Checks a receiver of webhooks: sends it signed events and forged ones, and looks at the status of each response. */
import type { Contract } from '../contract/contract.js'
import { namedExamples } from '../contract/examples.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { isSuccess } from './exchange.js'
import { CannotCheck } from './requests.js'
import { SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from './signatures.js'

/** What a receiver did with one delivery. `severity` is set if it should have done something else. */
export type Delivered = {
  name: string
  expected: string
  got: string
  severity?: 'error' | 'warning'
}

type ReceiverOptions = { url: string; secret: string; fetch?: typeof fetch; timeoutMs?: number }

type Expectation = { accept: boolean; severity?: 'warning' }

type SentDelivery = Expectation & { name: string; body: string; headers: Record<string, string> }

/** A receiver must respond within 30 seconds. */
const TIMEOUT_MS = 30_000

const ACCEPT: Expectation = { accept: true }
const REJECT: Expectation = { accept: false }
const SHOULD_ACCEPT: Expectation = { ...ACCEPT, severity: 'warning' }

/** Sends every delivery, in order. Resolves to what the receiver did, or rejects with a CannotCheck if it is away. */
export async function checkReceiver(contract: Contract, options: ReceiverOptions): Promise<Delivered[]> {
  const { url, fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS } = options
  const all: Delivered[] = []
  for (const { name, body, headers, accept, severity = 'error' } of await deliveries(contract, options.secret)) {
    const got = await fetch(url, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    }).then(
      ({ status }) => status,
      (error: Error) => {
        if (error.name === 'TimeoutError') return `no response within ${timeoutMs / 1000} seconds`
        const { code, message } = (error.cause ?? error) as { code?: string; message: string }
        if (all.length === 0)
          throw new CannotCheck(
            `${url} cannot be reached: ${code ?? message}. Check the address, and that the receiver is running.`,
          )
        return message
      },
    )
    // A receiver that fails has not verified anything, so a forged delivery needs a 4xx.
    const fits = typeof got === 'number' && (accept ? isSuccess({ status: got }) : got >= 400 && got < 500)
    const expected = accept ? 'a 2xx status' : 'a 4xx status'
    all.push({ name, expected, got: String(got), ...(fits ? {} : { severity }) })
  }
  return all
}

async function deliveries(contract: Contract, secret: string): Promise<SentDelivery[]> {
  const now = Math.floor(Date.now() / 1000)
  const signed = async (
    name: string,
    event: Json,
    expectation: Expectation,
    timestamp = now,
    key = secret,
  ): Promise<SentDelivery> => {
    const body = JSON.stringify(event)
    const signature = await signatureOf(String(timestamp), body, key)
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signature,
      [TIMESTAMP_HEADER]: String(timestamp),
    }
    return { name, body, headers, ...expectation }
  }
  const events = eventsOf(contract)
  const [[, sample] = ['', {}]] = events
  const valid = await signed('a changed byte', fresh(sample), REJECT)
  const signedAs = (name: string, signature: string): SentDelivery => {
    return { ...valid, name, headers: { ...valid.headers, [SIGNATURE_HEADER]: signature } }
  }
  const without = (name: string): SentDelivery => {
    const { [name]: _, ...headers } = valid.headers
    return { ...valid, name: `no ${name}`, headers }
  }
  const twice = await signed('an event for the first time', fresh(sample), ACCEPT)
  return [
    ...(await Promise.all(events.map(([name, event]) => signed(name, fresh(event), ACCEPT)))),
    { ...valid, body: valid.body.replace('evt_', 'evT_') },
    signedAs('a signature of other bytes', `v1=${'0'.repeat(64)}`),
    signedAs('a signature that is not hexadecimal', 'v1=none'),
    await signed('another secret', fresh(sample), REJECT, now, `${secret}x`),
    await signed('a timestamp of 10 minutes ago', fresh(sample), REJECT, now - 600),
    without(SIGNATURE_HEADER),
    without(TIMESTAMP_HEADER),
    twice,
    { ...twice, name: 'the same event again' },
    await signed('an event of an unknown type', { ...fresh(sample), type: 'task.archived' }, SHOULD_ACCEPT),
    await signed('an event of 1 MB', { ...fresh(sample), padding: 'x'.repeat(1_000_000) }, SHOULD_ACCEPT),
  ]
}

/** Returns every documented event of every version, once. */
function eventsOf(contract: Contract): [name: string, event: JsonObject][] {
  const found = new Map<string, [string, JsonObject]>()
  for (const version of contract.versions) {
    const { document } = contract.view(version)
    for (const [type, { post }] of Object.entries(document.webhooks as Record<string, { post: JsonObject }>)) {
      const { content } = post.requestBody as { content: Record<string, JsonObject> }
      for (const { name, value } of namedExamples(document, content['application/json']?.examples))
        if (isObject(value) && !found.has(JSON.stringify(value)))
          found.set(JSON.stringify(value), [`${type} as in ${name}`, value])
    }
  }
  return [...found.values()]
}

/** Gives an event an id of its own, so that a receiver does not take it for one that it has seen. */
function fresh(event: JsonObject): JsonObject {
  const letters = crypto.getRandomValues(new Uint8Array(26))
  const id = Array.from(letters, (byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32]).join('')
  return { ...event, id: `evt_${id}`, created: new Date().toISOString() }
}
