import { createHmac } from 'node:crypto'

/** A delivery, the moment at which it is verified (Unix seconds), and the verdict: `valid`, or why it is rejected. */
type WebhookVector = {
  name: string
  secret: string
  /** The header `X-Webhook-Timestamp`, in Unix seconds. Null if it is missing. */
  timestamp: string | null
  /** The raw body, to be encoded as UTF-8. */
  body: string
  /** The header `X-Webhook-Signature`. Null if it is missing. */
  signature: string | null
  now: number
  verdict:
    | 'valid'
    | 'header_missing'
    | 'signature_mismatch'
    | 'timestamp_too_old'
    | 'timestamp_in_future'
    | 'body_malformed'
  /** Why a signed body is no event, according to the source. */
  why?: string
}

/**
 * Returns test vectors for a program that verifies webhooks, in any language. They are signed here as the source
 * says, not by the code of the client or the mock, which they test.
 */
export function webhookVectors(): WebhookVector[] {
  return [
    vector('a delivery of this moment', 'valid'),
    vector('300 seconds old', 'valid', { age: 300 }),
    vector('300 seconds ahead', 'valid', { age: -300 }),
    vector('a body and a secret beyond ASCII', 'valid', {
      secret: 'Schlüssel €',
      body: BODY.replace('A poster', 'Für „uns“ 🎨'),
    }),
    vector('white space in the body', 'valid', { body: ` ${BODY}\r\n` }),
    vector('301 seconds old', 'timestamp_too_old', { age: 301 }),
    vector('301 seconds ahead', 'timestamp_in_future', { age: -301 }),
    vector('another secret', 'signature_mismatch', {}, { secret: 'another' }),
    vector('another secret, and old', 'signature_mismatch', { age: 301 }, { secret: 'another' }),
    vector(
      'a body that was parsed and serialized again',
      'signature_mismatch',
      {},
      { body: JSON.stringify(JSON.parse(BODY)) },
    ),
    vector('a body that was cut', 'signature_mismatch', {}, { body: BODY.slice(0, -1) }),
    vector('a timestamp that was changed', 'signature_mismatch', {}, { timestamp: String(NOW + 1) }),
    vector('a signature without its scheme', 'signature_mismatch', {}, (genuine) => genuine.slice(3)),
    vector('a signature of another scheme', 'signature_mismatch', {}, (genuine) => genuine.replace('v1', 'v2')),
    vector('a signature that was cut', 'signature_mismatch', {}, (genuine) => genuine.slice(0, -2)),
    vector('an empty signature', 'signature_mismatch', {}, { signature: '' }),
    vector('no signature', 'header_missing', {}, { signature: null }),
    vector('no timestamp', 'header_missing', {}, { timestamp: null }),
    malformed('a signed body that is not JSON', '<h1>', 'The body is JSON.'),
    malformed('an event without its id', BODY.replace('"id"', '"event"'), NEEDS_ID),
    malformed('an event whose id is empty', BODY.replace(/evt_\w+/, ''), NEEDS_ID),
    malformed(
      'an event whose data is null',
      BODY.replace(/"data": .*/, '"data": null }'),
      'Every event has `data`, an object: the canonical task.',
    ),
  ]
}

const NOW = 1_777_777_777
const SECRET = 'whsec_3f1c9a7be2d84056'
const BODY =
  '{ "id": "evt_01JTRSWVK182VYZ04SXWF6E996", "type": "task.failed", "data": { "input": { "prompt": "A poster" } } }'

const NEEDS_ID =
  'Every event has an `id` that begins with `evt_`. It is the idempotency key: without it, a repeated delivery cannot be told.'

function malformed(name: string, body: string, why: string): WebhookVector {
  return vector(name, 'body_malformed', { body }, { why })
}

/** Signs a delivery, then changes parts of it or the signature itself. */
function vector(
  name: string,
  verdict: WebhookVector['verdict'],
  { age = 0, secret = SECRET, body = BODY }: { age?: number; secret?: string; body?: string } = {},
  changes: Partial<WebhookVector> | ((signature: string) => string) = {},
): WebhookVector {
  const timestamp = String(NOW - age)
  const signature = `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
  const changed = typeof changes === 'function' ? { signature: changes(signature) } : changes
  return { name, secret, timestamp, body, signature, now: NOW, verdict, ...changed }
}
