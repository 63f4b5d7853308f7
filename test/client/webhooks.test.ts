/** Deliveries that are genuine and deliveries that are not, as a receiver gets them over HTTP. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import {
  type Delivery,
  signWebhook,
  verifyWebhook,
  WebhookError,
  type WebhookEvent,
} from '../../generated/client/webhooks.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { documents } from '../support/documents.js'
import { newKey } from '../support/requests.js'
import { NEWEST } from '../support/versions.js'

const SECRET = 'a secret, ö included'
const TASK_MS = 60_000

let mock: Mock
const received: { headers: IncomingHttpHeaders; body: Uint8Array<ArrayBuffer> }[] = []
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: new Uint8Array(await buffer(request)) })
  response.writeHead(204).end()
})

beforeAll(async () => {
  mock = await createMock({ allowHttpCallbacks: true, taskMs: TASK_MS })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  mock.reset()
  received.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await mock.close()
  receiver.close()
})

/** What the mock delivers, and the receiver gets, when a task ends like this. */
async function delivered(outcome: 'succeeded' | 'failed' | 'canceled'): Promise<(typeof received)[number]> {
  const key = newKey()
  mock.defineKey({ key, secret: SECRET })
  const callback_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  await mock.fetch(
    new Request('http://mock.test/v1/tasks', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: `outcome=${outcome}` },
      body: JSON.stringify({ prompt: 'Ein Plakat für „uns“', callback_url }),
    }),
  )
  await mock.moveClock(TASK_MS)
  await mock.deliveriesDone()
  const [delivery] = received
  if (!delivery) throw new Error('Nothing was delivered.')
  return delivery
}

/** A delivery signed here, so many seconds ago. */
function signed(body: string, { ago = 0, secret = SECRET } = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000) - ago)
  const hex = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { body, headers: { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': `v1=${hex}` } }
}

async function reasonOf(delivery: Delivery, secret = SECRET): Promise<string> {
  const error: unknown = await verifyWebhook(delivery, secret).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(WebhookError)
  return (error as WebhookError).reason
}

const EVENT = '{"id":"evt_1","type":"task.succeeded"}'

describe('what the mock delivers', () => {
  test.each(['succeeded', 'failed', 'canceled'] as const)('a task that ended as %s', async (outcome) => {
    const event = await verifyWebhook(await delivered(outcome), SECRET)
    expect(event).toMatchObject({ type: `task.${outcome}`, data: { status: outcome, kind: 'design' } })
    expect(event.id).toMatch(/^evt_/)
  })

  test('under the secret of another key it is not genuine', async () => {
    expect(await reasonOf(await delivered('succeeded'), 'another')).toBe('signature_mismatch')
  })

  test('a change of any byte of the body is detected', async () => {
    const { headers, body } = await delivered('succeeded')
    for (const at of [0, 40, body.length - 1]) {
      const changed = new Uint8Array(body)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await reasonOf({ headers, body: changed })).toBe('signature_mismatch')
    }
  })

  test('a server whose clock is ahead is distinguished from a forger', async () => {
    await mock.moveClock(10 * 60_000)
    const delivery = await delivered('succeeded')
    expect(await reasonOf(delivery)).toBe('timestamp_in_future')
    expect(await reasonOf(delivery, 'another')).toBe('signature_mismatch')
  })

  test('a delivery that is replayed after five minutes is too old', async () => {
    const delivery = await delivered('succeeded')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6.1 * 60_000 })
    expect(await reasonOf(delivery)).toBe('timestamp_too_old')
  })
})

describe('the window', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_777_777_777_000 }))

  test.each([0, 300, -300])('%i seconds ago is accepted', async (ago) => {
    expect((await verifyWebhook(signed(EVENT, { ago }), SECRET)).id).toBe('evt_1')
  })
  test('webhooks.verify.max_age: 301 seconds ago is too old', async () => {
    expect(await reasonOf(signed(EVENT, { ago: 301 }))).toBe('timestamp_too_old')
  })
  test('301 seconds ahead is in the future', async () => {
    expect(await reasonOf(signed(EVENT, { ago: -301 }))).toBe('timestamp_in_future')
  })
})

describe("the comparison takes constant time: it is the runtime's own, and nothing else has a say", () => {
  afterEach(() => vi.restoreAllMocks())
  const forged = () => ({ ...signed(EVENT, { secret: 'another' }) })

  test('each signature of the right form is put to it once, all 32 bytes, and none is made here', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify')
    const others = [vi.spyOn(crypto.subtle, 'sign'), vi.spyOn(crypto.subtle, 'digest')]
    for (const [delivery, isGenuine] of [
      [signed(EVENT), true],
      [forged(), false],
    ] as const) {
      verify.mockClear()
      await verifyWebhook(delivery, SECRET).catch(() => {})
      expect(verify).toHaveBeenCalledTimes(1)
      const [algorithm, key, signature] = verify.mock.calls[0] ?? []
      expect(algorithm).toBe('HMAC')
      expect(key).toMatchObject({ extractable: false, usages: ['verify'] })
      expect(Buffer.from(signature as Uint8Array).toString('hex')).toBe(
        delivery.headers['x-webhook-signature'].slice(3),
      )
      expect(await verify.mock.results[0]?.value).toBe(isGenuine)
    }
    for (const other of others) expect(other).not.toHaveBeenCalled()
  })

  test('what it says holds, against a genuine signature and for a forged one', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify')
    verify.mockResolvedValue(false)
    expect(await reasonOf(signed(EVENT))).toBe('signature_mismatch')
    verify.mockResolvedValue(true)
    expect((await verifyWebhook(forged(), SECRET)).id).toBe('evt_1')
  })
})

describe('the forms in which a delivery comes', () => {
  test('the example of the contract is a signature that is read', () => {
    const parameters = documents[NEWEST].components as { parameters: Record<string, { name: string }> }
    expect(Object.keys(signed(EVENT).headers).sort()).toEqual(
      [parameters.parameters.WebhookSignature?.name, parameters.parameters.WebhookTimestamp?.name]
        .map((name) => name?.toLowerCase())
        .sort(),
    )
  })

  test('an empty secret is refused', async () => {
    await expect(verifyWebhook(signed(EVENT), '')).rejects.toThrow(
      new TypeError('The signing secret is empty. Pass the one that was shown with the API key.'),
    )
  })

  test('headers as Headers; body as text, bytes or buffer; letters in upper case', async () => {
    const { body, headers } = signed('{"id":"evt_ö","type":"export.failed"}')
    const bytes = new TextEncoder().encode(body)
    for (const form of [body, bytes, bytes.buffer])
      expect((await verifyWebhook({ headers: new Headers(headers), body: form }, SECRET)).id).toBe('evt_ö')
    const upper = headers['x-webhook-signature'].toUpperCase().replace('V1=', 'v1=')
    const given = { 'X-Webhook-Timestamp': headers['x-webhook-timestamp'], 'X-WEBHOOK-SIGNATURE': upper }
    expect((await verifyWebhook({ body, headers: given }, SECRET)).id).toBe('evt_ö')
  })

  test.each<[string, string, Record<string, string | undefined>]>([
    ['no signature', 'header_missing', { 'x-webhook-signature': undefined }],
    ['no timestamp', 'header_missing', { 'x-webhook-timestamp': undefined }],
    ['an empty signature', 'signature_mismatch', { 'x-webhook-signature': '' }],
    ['a signature of another scheme', 'signature_mismatch', { 'x-webhook-signature': `v2=${'0'.repeat(64)}` }],
    ['a signature cut short', 'signature_mismatch', { 'x-webhook-signature': 'v1=00' }],
    ['an odd number of letters', 'signature_mismatch', { 'x-webhook-signature': 'v1=000' }],
    ['a signature that is no hexadecimal', 'signature_mismatch', { 'x-webhook-signature': `v1=${'zz'.repeat(32)}` }],
    ['a timestamp that was changed', 'signature_mismatch', { 'x-webhook-timestamp': '1' }],
  ])('%s is refused as %s', async (_, reason, change) => {
    const { body, headers } = signed(EVENT)
    expect(await reasonOf({ body, headers: { ...headers, ...change } })).toBe(reason)
  })

  test.each(['soon', '', '1e9x'])('a signed timestamp that is not a number, %j, is refused', async (timestamp) => {
    const hex = createHmac('sha256', SECRET).update(`${timestamp}.${EVENT}`).digest('hex')
    const headers = { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': `v1=${hex}` }
    expect(await reasonOf({ body: EVENT, headers })).toBe('timestamp_too_old')
  })

  test.each(['', 'null', '[]', '{}', '{"type":1}', '<h1>'])(
    'a signed body that is not an event, %j, is refused',
    async (body) => {
      expect(await reasonOf(signed(body))).toBe('body_malformed')
    },
  )
})

test('the types distinguish the events, and are those of the contract', () => {
  const schema = (
    documents[NEWEST].components as { schemas: { WebhookEvent: { properties: { type: { enum: string[] } } } } }
  ).schemas.WebhookEvent
  const known: Record<WebhookEvent['type'], true> = {
    'task.succeeded': true,
    'task.failed': true,
    'task.canceled': true,
    'export.succeeded': true,
    'export.failed': true,
  }
  expect(Object.keys(known).sort()).toEqual([...schema.properties.type.enum].sort())
  void ((event: WebhookEvent) => {
    if (event.type === 'task.failed') expectTypeOf(event.data.error?.retryable).toEqualTypeOf<boolean | undefined>()
    if (event.type === 'task.succeeded' && event.data.result) {
      if ('canvas_id' in event.data.result) expectTypeOf(event.data.result.canvas_id).toEqualTypeOf<string>()
      else expectTypeOf(event.data.result.layers[0]?.file_id).toEqualTypeOf<string | undefined>()
    }
    // @ts-expect-error: no such event
    if (event.type === 'task.expired') return
  })
})

describe('a body that is not the raw one', () => {
  test.each([
    ['parsed JSON', { id: 'evt_1' }],
    ['an array', []],
    ['none', undefined],
    ['null', null],
    ['a hostile length', { length: 5e7 }],
    ['a number', 7],
  ])('%s is the mistake of a program, and refused at once', async (_, body) => {
    const { headers } = signed(EVENT)
    const before = performance.now()
    const error: unknown = await verifyWebhook({ headers, body: body as never }, SECRET).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toEqual(new TypeError('Pass the raw body, as text or bytes, before any parser has read it.'))
    expect(performance.now() - before).toBeLessThan(500)
  })

  test('any view of bytes is raw, and only the part that it shows', async () => {
    const { body, headers } = signed(EVENT)
    const bytes = new TextEncoder().encode(`xx${body}xx`)
    const view = new DataView(bytes.buffer, 2, bytes.length - 4)
    expect((await verifyWebhook({ headers, body: view }, SECRET)).id).toBe('evt_1')
  })
})

test('a header as an array of one element is that element; of two it is neither', async () => {
  const { body, headers } = signed(EVENT)
  const arrays = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))
  expect((await verifyWebhook({ body, headers: arrays }, SECRET)).id).toBe('evt_1')
  const twice = { ...headers, 'x-webhook-signature': [headers['x-webhook-signature'], 'v1=00'] }
  expect(await reasonOf({ body, headers: twice })).toBe('signature_mismatch')
})

describe('signWebhook', () => {
  test('signs as the service does: what it signs is verified', async () => {
    for (const body of [EVENT, new TextEncoder().encode(EVENT)])
      expect((await verifyWebhook({ body, headers: await signWebhook(body, SECRET) }, SECRET)).id).toBe('evt_1')
    const { headers } = signed(EVENT)
    const again = await signWebhook(EVENT, SECRET, { timestamp: Number(headers['x-webhook-timestamp']) })
    expect(new Headers(again)).toEqual(new Headers(headers))
  })

  test('of another time it is too old, and without a secret or a raw body it refuses', async () => {
    const headers = await signWebhook(EVENT, SECRET, { timestamp: 1 })
    expect(await reasonOf({ body: EVENT, headers })).toBe('timestamp_too_old')
    await expect(signWebhook(EVENT, '')).rejects.toThrow(TypeError)
    await expect(signWebhook({} as never, SECRET)).rejects.toThrow(TypeError)
  })
})
