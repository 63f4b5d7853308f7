/** `verifyWebhook` with deliveries of the mock and with forged ones. */
import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { components, WebhookEvent as PublishedEvent } from '../../generated/newest.js'
import vectors from '../../generated/webhooks/vectors.json' with { type: 'json' }
import {
  type Delivery,
  signWebhook,
  verifyWebhook,
  WebhookError,
  type WebhookEvent,
} from '../../src/client/webhooks.js'
import { createMock } from '../../src/mock/index.js'
import { blocks } from '../packages/guides.js'
import { newFolder } from '../support/folders.js'
import { GO, GO_ENV, PHP } from '../support/languages.js'
import { newKey } from '../support/requests.js'

const SECRET = 'a secret, ö included'
const TASK_MS = 60_000

afterEach(() => void vi.useRealTimers())

/** Resolves to the delivery that ends a task like this on a mock whose clock is ahead, and to that clock. */
async function delivered(outcome: 'succeeded' | 'failed' | 'canceled', aheadMs = 0) {
  const received: Delivery[] = []
  const receiveWebhook = async (request: Request) => {
    received.push({ headers: request.headers, body: await request.arrayBuffer() })
    return new Response()
  }
  const mock = await createMock({ taskMs: TASK_MS, receiveWebhook })
  const key = newKey()
  mock.defineKey({ key, secret: SECRET })
  await mock.moveClock(aheadMs)
  await mock.fetch('http://mock.test/v1/tasks', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: `outcome=${outcome}` },
    body: JSON.stringify({ prompt: 'Ein Plakat für „uns“', callback_url: 'https://hooks.test/hook' }),
  })
  await mock.moveClock(TASK_MS)
  await mock.close()
  return { delivery: received[0] ?? expect.unreachable(), now: mock.now }
}

/** Returns a delivery that was signed this many seconds ago. */
function signed(
  body: string,
  { ago = 0, secret = SECRET, timestamp = String(Math.floor(Date.now() / 1000) - ago) } = {},
) {
  const hex = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { body, headers: { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': `v1=${hex}` } }
}

type Signed = ReturnType<typeof signed>['headers']

async function reasonOf(delivery: Delivery, secret = SECRET): Promise<string> {
  const error: unknown = await verifyWebhook(delivery, secret).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(WebhookError)
  return (error as WebhookError).reason
}

const EVENT = '{"id":"evt_1","type":"task.succeeded","data":{}}'

test.each(['succeeded', 'failed', 'canceled'] as const)(
  'a delivery for a task that %s is verified',
  async (outcome) => {
    const event = await verifyWebhook((await delivered(outcome)).delivery, SECRET)
    expect(event).toMatchObject({ type: `task.${outcome}`, data: { status: outcome, kind: 'design' } })
    expect(event.id).toMatch(/^evt_/)
  },
)

describe('verifyWebhook with the test vectors', () => {
  test.each(vectors)('judges $name as $verdict', async ({ timestamp, signature, body, secret, now, verdict }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 })
    const headers = {
      ...(timestamp !== null && { 'X-Webhook-Timestamp': timestamp }),
      ...(signature !== null && { 'X-Webhook-Signature': signature }),
    }
    const result = await verifyWebhook({ headers, body }, secret).catch((error: WebhookError) => error)
    expect(result instanceof WebhookError ? result.reason : 'valid').toBe(verdict)
  })

  test('has vectors for each verdict, on both sides of five minutes', () => {
    const age = ({ now, timestamp }: (typeof vectors)[number]) => now - Number(timestamp ?? now)
    const edges = (verdict: string) => vectors.filter((vector) => vector.verdict === verdict).map(age)
    expect(edges('valid')).toEqual(expect.arrayContaining([0, 300, -300]))
    expect(edges('timestamp_too_old')).toEqual([301])
    expect(edges('timestamp_in_future')).toEqual([-301])
    expect(new Set(vectors.map(({ verdict }) => verdict)).size).toBe(6)
  })
})

describe('the signature comparison in constant time', () => {
  afterEach(() => vi.restoreAllMocks())
  const forged = () => ({ ...signed(EVENT, { secret: 'another' }) })

  test('passes all 32 bytes of the signature to the runtime once', async () => {
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

  test('alone decides whether a signature is valid', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify')
    verify.mockResolvedValue(false)
    expect(await reasonOf(signed(EVENT))).toBe('signature_mismatch')
    verify.mockResolvedValue(true)
    expect((await verifyWebhook(forged(), SECRET)).id).toBe('evt_1')
  })
})

describe('verifyWebhook', () => {
  test('accepts Headers, text or bytes, digits in upper case, and an event of an unknown type', async () => {
    const { body, headers } = signed('{"id":"evt_ö","type":"of.another","data":{}}')
    const bytes = new TextEncoder().encode(body)
    const part = new DataView(new TextEncoder().encode(`xx${body}xx`).buffer, 2, bytes.length)
    for (const form of [body, bytes, bytes.buffer, part])
      expect((await verifyWebhook({ headers: new Headers(headers), body: form }, SECRET)).id).toBe('evt_ö')
    const upper = headers['x-webhook-signature'].toUpperCase().replace('V1=', 'v1=')
    const given = { 'X-Webhook-Timestamp': [headers['x-webhook-timestamp']], 'X-WEBHOOK-SIGNATURE': upper }
    expect((await verifyWebhook({ body, headers: given }, SECRET)).id).toBe('evt_ö')
  })

  const other = (change: (signature: string) => string | string[]) => (headers: Signed) => ({
    'x-webhook-signature': change(headers['x-webhook-signature']),
  })
  const ID = 'string `id`, or an empty one'
  const lacks = (field: string) => `The body is signed, but it is not an event: it has no ${field}.`
  const MISMATCH = 'The signature does not match the body, timestamp and secret.'

  // biome-ignore format: a table has one row a line.
  test.each<[what: string, reason: string, message: string, delivery: { ago?: number; body?: string; timestamp?: string }, change?: (headers: Signed) => object]>([
    ['a missing header', 'header_missing', 'There is no header X-Webhook-Signature.', {}, () => ({ 'x-webhook-signature': undefined })],
    ['an empty signature', 'signature_mismatch', MISMATCH, {}, other(() => '')],
    ['a signature after another', 'signature_mismatch', MISMATCH, {}, other((value) => `v0=00,${value}`)],
    ['a signature after a space', 'signature_mismatch', MISMATCH, {}, other((value) => ` ${value}`)],
    ['a signature with a digit more', 'signature_mismatch', MISMATCH, {}, other((value) => `${value}0`)],
    ['a signature of no digits', 'signature_mismatch', MISMATCH, {}, other(() => 'v1=')],
    ['a signature of other letters', 'signature_mismatch', MISMATCH, {}, other(() => `v1=${'zz'.repeat(32)}`)],
    ['two signatures', 'signature_mismatch', MISMATCH, {}, other((value) => [value, 'v1=00'])],
    ['an old timestamp', 'timestamp_too_old', 'By this clock the timestamp is 400 seconds old.', { ago: 400 }],
    ['a timestamp in the future', 'timestamp_in_future', 'By this clock the timestamp is 400 seconds in the future.', { ago: -400 }],
    ...['soon', '', '1e9x'].map((timestamp) => [`the timestamp '${timestamp}'`, 'timestamp_malformed', `The timestamp is signed, but it is not in Unix seconds: '${timestamp}'.`, { timestamp }] as [string, string, string, object]),
    ...[
      ['', ID], ['<h1>', ID], ['null', ID], ['[]', ID], ['{"type":"task.failed"}', ID],
      ['{"id":1,"type":"x","data":{}}', ID], ['{"id":"","type":"x","data":{}}', ID],
      ['{"id":"evt_1","data":{}}', 'string `type`'], ['{"id":"evt_1","type":1,"data":{}}', 'string `type`'],
      ['{"id":"evt_1","type":"task.failed"}', 'object `data`'], ['{"id":"evt_1","type":"task.failed","data":null}', 'object `data`'],
      ['{"id":"evt_1","type":"task.failed","data":[]}', 'object `data`'], ['{"id":"evt_1","type":"task.failed","data":"{}"}', 'object `data`'],
    ].map(([body = '', field = '']) => [`the body '${body}'`, 'body_malformed', lacks(field), { body }] as [string, string, string, object]),
  ])('rejects %s as %s and says why', async (_, reason, message, { body = EVENT, ...how }, change) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
    const { headers } = signed(body, how)
    const delivery = { body, headers: { ...headers, ...change?.(headers) } }
    await expect(verifyWebhook(delivery, SECRET)).rejects.toMatchObject({ name: 'WebhookError', reason, message })
  })

  test('accepts a delivery that any of several secrets has signed', async () => {
    for (const secrets of [
      [SECRET, 'the next secret'],
      ['the next secret', SECRET],
    ])
      expect((await verifyWebhook(signed(EVENT), secrets)).id).toBe('evt_1')
    await expect(verifyWebhook(signed(EVENT), ['another', 'a third'])).rejects.toMatchObject({
      reason: 'signature_mismatch',
    })
  })

  test.each([[''], [[]], [[SECRET, '']]])('throws a TypeError for the secret %j', async (secret) => {
    const error = new TypeError('The signing secret is empty. Pass the one that was shown with the API key.')
    await expect(verifyWebhook(signed(EVENT), secret)).rejects.toThrow(error)
    if (typeof secret === 'string') await expect(signWebhook(EVENT, secret)).rejects.toThrow(error)
  })

  test.each([[{ id: 'evt_1' }], [[]], [undefined], [null], [{ length: 5e7 }], [7]])(
    'throws a TypeError for %o as body',
    async (body) => {
      const { headers } = signed(EVENT)
      const before = performance.now()
      const error = new TypeError('Pass the raw body, as text or bytes, before any parser has read it.')
      await expect(verifyWebhook({ headers, body: body as never }, SECRET)).rejects.toThrow(error)
      await expect(signWebhook(body as never, SECRET)).rejects.toThrow(error)
      expect(performance.now() - before).toBeLessThan(500)
    },
  )
})

describe('the clock of verifyWebhook', () => {
  const NOW = Date.UTC(2026, 0, 1)
  const at = (seconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    return signed(EVENT, { ago: -seconds })
  }

  test.each([
    ['a Date', (ms: number) => new Date(ms)],
    ['milliseconds', (ms: number) => ms],
    ['a function that returns a Date', (ms: number) => () => new Date(ms)],
    ['a function that returns milliseconds', (ms: number) => () => ms],
    ['undefined, which is the time of the system', () => undefined],
  ])('is %s', async (_, now) => {
    const ahead = now(NOW) === undefined ? 0 : 3600
    const delivery = at(ahead)
    expect((await verifyWebhook(delivery, SECRET, { now: now(NOW + ahead * 1000) })).id).toBe('evt_1')
    if (ahead) expect(await reasonOf(delivery)).toBe('timestamp_in_future')
  })

  test.each([
    ['seconds', 1_777_777_777, '1777777777'],
    ['text', '2026-01-01', 'NaN'],
    ['an invalid Date', new Date('soon'), 'NaN'],
    ['null', null, '0'],
    ['a function that returns nothing', () => {}, 'NaN'],
  ])('cannot be %s', async (_, now, shown) => {
    await expect(verifyWebhook(signed(EVENT), SECRET, { now: now as never })).rejects.toThrow(
      new TypeError(
        `\`now\` must be a Date, milliseconds since 1970, or a function that returns one of them. It is ${shown}.`,
      ),
    )
  })

  test('is that of a mock whose clock was moved, so that its deliveries stay valid', async () => {
    const { delivery, now } = await delivered('succeeded', 10 * 60_000)
    expect((await verifyWebhook(delivery, SECRET, { now })).type).toBe('task.succeeded')
    await expect(verifyWebhook(delivery, SECRET)).rejects.toMatchObject({
      reason: 'timestamp_in_future',
      message: expect.stringMatching(/timestamp is 6\d\d seconds in the future/),
    })
  })
})

test('the types of events match the contract and narrow by `type`', () => {
  expectTypeOf<WebhookEvent['type']>().toEqualTypeOf<components['schemas']['WebhookEnvelope']['type']>()
  void ((event: WebhookEvent) => {
    if (event.type === 'task.failed') expectTypeOf(event.data.error?.retryable).toEqualTypeOf<boolean | undefined>()
    if (event.type === 'task.succeeded' && event.data.kind === 'design')
      expectTypeOf(event.data.result?.canvas_id).toEqualTypeOf<string | undefined>()
    if (event.type === 'task.succeeded' && event.data.kind === 'layerize_assets')
      expectTypeOf(event.data.result?.layers[0]?.file_id).toEqualTypeOf<string | undefined>()
    expectTypeOf<WebhookEvent>().toEqualTypeOf<PublishedEvent>()
    // @ts-expect-error: no such event
    if (event.type === 'task.expired') return
  })
})

test('signWebhook signs a body that verifyWebhook accepts, with the time that is given', async () => {
  for (const body of [EVENT, new TextEncoder().encode(EVENT)])
    expect((await verifyWebhook({ body, headers: await signWebhook(body, SECRET) }, SECRET)).id).toBe('evt_1')
  const { headers } = signed(EVENT, { timestamp: '1' })
  expect(new Headers(await signWebhook(EVENT, SECRET, { timestamp: 1 }))).toEqual(new Headers(headers))
})

test.each(['python', 'go'])('the guide has the receiver of the README of %s', (language) => {
  const [receiver = expect.unreachable()] = blocks(`scripts/languages/${language}/README.md`, `\\w+ file=receiver`)
  expect(blocks('docs/webhooks.md', `${language} receiver`)).toEqual([receiver])
})

describe('the program of the guide', () => {
  const program = (language: string) => blocks('docs/webhooks.md', `${language} verify`)[0] ?? ''
  const has = (command: string, flag = '--version') => spawnSync(command, [flag]).status === 0

  /** Resolves to what a program that reads the vectors prints: whether it accepts each. */
  function judged(command: string, args: string[], more: object = {}): unknown {
    const { stdout, stderr } = spawnSync(command, args, { input: JSON.stringify(vectors), encoding: 'utf8', ...more })
    expect(stderr).toBe('')
    return JSON.parse(stdout)
  }

  const PYTHON = `
import sys
def accepts(v):
    given = {"X-Webhook-Timestamp": v["timestamp"], "X-Webhook-Signature": v["signature"]}
    headers = {name: value for name, value in given.items() if value is not None}
    try:
        return verify(headers, v["body"].encode(), v["secret"], v["now"])["type"] == "task.failed"
    except ValueError:
        return False
print(json.dumps([accepts(v) for v in json.load(sys.stdin)]))`

  const MAIN = `package main
import ("encoding/json"; "net/http"; "os"; "time")
type vector struct { Secret, Body string; Timestamp, Signature *string; Now int64 }
func main() {
	var vectors []vector
	json.NewDecoder(os.Stdin).Decode(&vectors)
	verdicts := []bool{}
	for _, v := range vectors {
		headers := http.Header{}
		if v.Timestamp != nil { headers.Set("X-Webhook-Timestamp", *v.Timestamp) }
		if v.Signature != nil { headers.Set("X-Webhook-Signature", *v.Signature) }
		event, err := Verify(headers, []byte(v.Body), v.Secret, time.Unix(v.Now, 0))
		verdicts = append(verdicts, err == nil && event.Type == "task.failed")
	}
	json.NewEncoder(os.Stdout).Encode(verdicts)
}`

  const PHP_MAIN = `
echo json_encode(array_map(function ($v) {
    $given = ['HTTP_X_WEBHOOK_TIMESTAMP' => $v['timestamp'], 'HTTP_X_WEBHOOK_SIGNATURE' => $v['signature']];
    try {
        return verify(array_filter($given, 'is_string'), $v['body'], $v['secret'], $v['now'])->type === 'task.failed';
    } catch (UnexpectedValueException) {
        return false;
    }
}, json_decode(file_get_contents('php://stdin'), true)));`

  async function inNode(): Promise<boolean[]> {
    const { verify } = await import(`data:text/javascript,${encodeURIComponent(program('js'))}`)
    return vectors.map(({ timestamp, signature, body, secret, now }) => {
      const headers = { 'x-webhook-timestamp': timestamp ?? undefined, 'x-webhook-signature': signature ?? undefined }
      try {
        return verify(headers, Buffer.from(body), secret, now).type === 'task.failed'
      } catch {
        return false
      }
    })
  }

  function inGo(): unknown {
    const folder = newFolder()
    writeFileSync(join(folder, 'verify.go'), program('go'))
    writeFileSync(join(folder, 'main.go'), MAIN)
    expect(spawnSync('gofmt', ['-l', 'verify.go'], { cwd: folder, encoding: 'utf8' }).stdout, 'misformatted').toBe('')
    return judged('go', ['run', 'verify.go', 'main.go'], { cwd: folder, env: GO_ENV })
  }

  // biome-ignore format: a table has one row a line.
  const LANGUAGES: [language: string, isThere: boolean, judge: () => unknown][] = [
    ['Node', true, inNode],
    ['Python', has('python3'), () => judged('python3', ['-c', program('python') + PYTHON])],
    ['Go', GO, inGo],
    ['PHP', PHP, () => judged('php', ['-r', program('php').replace('<?php', '') + PHP_MAIN])],
  ]
  for (const [language, isThere, judge] of LANGUAGES)
    test.runIf(isThere)(
      `in ${language} accepts the valid vectors and rejects all others`,
      { timeout: 120_000 },
      async () => expect(await judge()).toEqual(vectors.map(({ verdict }) => verdict === 'valid')),
    )

  const hasOpenssl = has('openssl', 'version')
  test.runIf(hasOpenssl)('in a shell accepts what is signed, and rejects all others', () => {
    const folder = newFolder()
    const results = vectors.map(({ timestamp, signature, body, secret, now }) => {
      writeFileSync(join(folder, 'body'), body)
      const given = { timestamp: timestamp ?? '', signature: signature ?? '', SIGNING_SECRET: secret }
      const env = { PATH: process.env.PATH, ...given }
      const script = `date() { echo ${now}; }\n${program('sh')}`
      return spawnSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' }).stdout === 'valid\n'
    })
    expect(results).toEqual(vectors.map(({ verdict }) => ['valid', 'body_malformed'].includes(verdict)))
  })

  test.runIf(hasOpenssl)('has a worked example with the values of a vector, which prints its signature', () => {
    const [example = ''] = blocks('docs/webhooks.md', 'sh worked')
    const [{ secret, timestamp, body, signature } = expect.unreachable()] = vectors
    for (const value of [`secret='${secret}'`, `timestamp='${timestamp}'`, `body='${body}'`, `# ${signature}`])
      expect(example).toContain(value)
    expect(spawnSync('sh', ['-c', example], { encoding: 'utf8' }).stdout).toBe(`${signature}\n`)
  })
})
