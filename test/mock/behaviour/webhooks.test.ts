/** Webhooks are sent, signed, repeated, logged and replayed as documented. */
import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { valueChecker } from '../../../src/contract/ajv.js'
import type { JsonObject } from '../../../src/contract/json.js'
import { createMock, type MockOptions } from '../../../src/mock/index.js'
import { type Client, clientOf, frozenMock, mateOf, type Page, type Task } from '../../support/client.js'
import { documents, VERSIONS } from '../../support/documents.js'
import { isLegacy, NEWEST, OLDEST } from '../../support/versions.js'
import { type Event, type Receiver, type ReceiverResponse, receiver } from './receiver.js'

const DECK = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'
const PHOTO = 'file_01JTY1JX4WHRDD459GQ8H7QEZZ'
const TASK_MS = 60_000
const DAY = 24 * 60 * 60_000
const SECRET = 'a-secret-of-this-key'

type DeliveryRow = {
  id: string
  event_type: string
  url: string
  status: string
  status_code: number | null
  response_excerpt: string | null
  attempts: number
  api_key_id: string
  created_at: string
}

const mock = await frozenMock({ taskMs: TASK_MS, allowHttpCallbacks: true })
let me: Client
let hook: Receiver
beforeEach(() => {
  me = clientOf(mock, NEWEST, { secret: SECRET })
})
afterEach(() => hook?.close())

/** Returns a mock of the test's own that delivers to a function, and a client whose secret is the same. */
async function ownMock(receiveWebhook: MockOptions['receiveWebhook'] & {}) {
  const own = await createMock({ taskMs: TASK_MS, receiveWebhook })
  return { own, by: clientOf(own, NEWEST, { secret: SECRET }) }
}

function signatureOf(timestamp: unknown, body: string, secret = SECRET): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/** Expects the signature of each webhook that the receiver of the test got. */
function expectSigned(secret = SECRET): void {
  expect(hook.received.length).toBeGreaterThan(0)
  for (const { headers, raw } of hook.received)
    expect(headers['x-webhook-signature']).toBe(signatureOf(headers['x-webhook-timestamp'], raw, secret))
}

/** Returns when each webhook was signed, in seconds after the first. */
function times(): number[] {
  const all = hook.received.map(({ headers }) => Number(headers['x-webhook-timestamp']))
  return all.map((time) => time - (all[0] ?? 0))
}

async function listen(respond?: (index: number) => ReceiverResponse): Promise<void> {
  hook = await receiver(respond)
}

/** Starts a task and moves the clock to its end. */
async function endTask(outcome = 'succeeded', by = me): Promise<string> {
  const { body } = await by.call('createTask', {
    body: { prompt: 'A poster.', callback_url: hook.url },
    headers: { prefer: `outcome=${outcome}` },
  })
  await pass(TASK_MS)
  return String(body.id ?? body.job_id)
}

/** Moves the clock, and lets what is due arrive. */
async function pass(ms: number): Promise<void> {
  await mock.moveClock(ms)
  await mock.deliveriesDone()
}

async function rows(query: Record<string, string> = {}, by = me): Promise<DeliveryRow[]> {
  return (await by.call<Page<DeliveryRow>>('listWebhookDeliveries', { query: { limit: '200', ...query } })).body.data
}

/** The rows of what was sent to the receiver of the test. */
async function own(): Promise<DeliveryRow[]> {
  return (await rows()).filter(({ url }) => url === hook.url)
}

function schemaOfEvent(document: JsonObject, type: string): JsonObject {
  const webhooks = document.webhooks as unknown as Record<string, { post: { requestBody: Body } }>
  const schema = webhooks[type]?.post.requestBody.content['application/json']?.schema
  if (!schema) throw new Error(`There is no webhook ${type}.`)
  return schema
}

type Body = { content: Record<string, { schema: JsonObject }> }

describe('what is sent', () => {
  test('a task sends one event at its end and none before', async () => {
    await listen()
    const { body } = await me.call<Task>('createTask', { body: { prompt: 'A poster.', callback_url: hook.url } })
    await pass(TASK_MS - 1)
    expect(hook.received).toEqual([])
    await pass(1)
    await pass(DAY)
    expect(hook.received.length).toBe(1)
    const [{ method, headers, event }] = hook.received as [Receiver['received'][number]]
    expect(method).toBe('POST')
    expect(headers['content-type']).toBe('application/json')
    const task = (await me.call<Task>('getTask', { path: { id: body.id } })).body
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'task.succeeded',
      created: task.completed_at,
      api_version: NEWEST,
      data: task,
    })
  })

  test.each(['succeeded', 'failed', 'canceled'])(
    'a task that %s sends its event, which fits the contract',
    async (outcome) => {
      await listen()
      await endTask(outcome)
      expect(hook.received.map(({ event }) => event.type)).toEqual([`task.${outcome}`])
      for (const version of VERSIONS) {
        const schema = schemaOfEvent(documents[version], `task.${outcome}`)
        expect(valueChecker(documents[version])(schema, hook.received[0]?.event)).toEqual([])
      }
    },
  )

  test('a task that expires sends nothing', async () => {
    await listen()
    const id = await endTask('expired')
    await pass(DAY)
    expect((await me.call<Task>('getTask', { path: { id } })).body.status).toBe('expired')
    expect(hook.received).toEqual([])
    expect(await own()).toEqual([])
  })

  test.each<[operationId: string, body: object, data: object]>([
    ['remixCanvas', { canvas_id: DECK, prompt: 'In blue.' }, { input: { prompt: 'In blue.' } }],
    ['layerizeAssets', { image: PHOTO }, { kind: 'layerize_assets' }],
  ])('what %s starts reports its end', async (operationId, body, data) => {
    await listen()
    await me.call(operationId, { body: { ...body, callback_url: hook.url } })
    await pass(TASK_MS)
    expect(hook.received).toMatchObject([{ event: { data } }])
  })

  test('the record is canonical for a request of the legacy version', async () => {
    await listen()
    const id = await endTask('succeeded', clientOf(mock, OLDEST, { key: me.key }))
    expect(hook.received[0]?.event).toMatchObject({ api_version: NEWEST, data: { id, status: 'succeeded' } })
    expect(hook.received[0]?.raw).not.toContain('job_id')
  })
})

describe('a callback URL', () => {
  const rejected = { status: 422, body: { error: { details: { fields: [{ field: 'callback_url' }] } } } }

  test('a URL that is not HTTPS results in an error that names its field', async () => {
    const strict = await createMock()
    const urls = ['http://127.0.0.1:1/hook', 'http://hooks.example.com/x', 'ftp://hooks.example.com/x']
    for (const version of VERSIONS) {
      const by = clientOf(strict, version)
      for (const callback_url of urls) {
        expect(await by.call('createTask', { body: { callback_url } })).toMatchObject(rejected)
        expect(await by.call('remixCanvas', { body: { canvas_id: DECK, callback_url } })).toMatchObject(rejected)
      }
    }
    await strict.close()
  })

  test('allowHttpCallbacks admits this machine over HTTP and no other', async () => {
    for (const callback_url of ['http://localhost:1/hook', 'http://[::1]:1/hook', 'http://127.0.0.1:1/'])
      expect((await me.call('createTask', { body: { callback_url } })).status).toBe(202)
    const others = [
      'http://localhost.evil.test/',
      'http://localhost@evil.test/',
      'ftp://localhost/',
      'http://localhost/a b',
    ]
    for (const callback_url of ['http://10.0.0.1/hook', ...others])
      expect(await me.call('createTask', { body: { callback_url } })).toMatchObject(rejected)
    const details = { fields: [{ field: 'prompt' }] }
    const body = { callback_url: 'http://localhost:1/', prompt: 7 }
    expect(await me.call('createTask', { body })).toMatchObject({ status: 422, body: { error: { details } } })
  })

  test('allowHttpCallbacks delivers to the hosts that it lists, besides this machine', async () => {
    const urls: string[] = []
    const own = await createMock({
      taskMs: TASK_MS,
      allowHttpCallbacks: ['App:8080'],
      receiveWebhook({ url }) {
        urls.push(url)
        return new Response()
      },
    })
    const by = clientOf(own)
    const known = ['http://app:8080/hook', 'http://localhost:8080/hook']
    for (const callback_url of known) expect((await by.call('createTask', { body: { callback_url } })).status).toBe(202)
    const other = { callback_url: 'http://app.test/hook' }
    expect(await by.call('createTask', { body: other })).toMatchObject(rejected)
    await own.moveClock(TASK_MS)
    expect(urls).toEqual(known)
    await own.close()
  })
})

describe('the signature', () => {
  test('the signature covers the timestamp, a dot and the raw body', async () => {
    await listen()
    await endTask()
    expectSigned()
    const ahead = Number(hook.received[0]?.headers['x-webhook-timestamp']) * 1000 - Date.now()
    expect(ahead).toBeLessThanOrEqual(TASK_MS)
    expect(ahead).toBeGreaterThan(TASK_MS - 1000)
  })

  test('each key of a team signs with its own secret', async () => {
    await listen()
    const mate = mateOf(mock, me)
    const { secret } = mock.defineKey({ key: mate.key })
    expect(secret).not.toBe(SECRET)
    await endTask('succeeded', mate)
    expectSigned(secret)
  })
})

describe('attempts', () => {
  test('a delivery has three attempts, at 1 s and 5 s, and the task does not change', async () => {
    await listen(() => ({ status: 500, body: 'Sorry.' }))
    const id = await endTask()
    const before = (await me.call('getTask', { path: { id } })).body
    const counts: number[] = []
    for (const ms of [0, 999, 1, 4999, 1, DAY]) {
      await pass(ms)
      counts.push(hook.received.length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3])
    expect(times()).toEqual([0, 1, 6])
    expect(await own()).toMatchObject([
      { status: 'failed', status_code: 500, attempts: 3, response_excerpt: 'Sorry.', event_type: 'task.succeeded' },
    ])
    expect((await me.call('getTask', { path: { id } })).body).toEqual(before)
  })

  test('every attempt repeats the body and id with a new signature', async () => {
    await listen((index) => ({ status: index < 2 ? 503 : 200 }))
    await endTask()
    await pass(1000)
    await pass(5000)
    expect(new Set(hook.received.map(({ raw }) => raw)).size).toBe(1)
    expect(new Set(hook.received.map(({ headers }) => headers['x-webhook-signature'])).size).toBe(3)
    expectSigned()
    expect(await own()).toMatchObject([{ status: 'delivered', status_code: 200, attempts: 3 }])
  })

  test('moves of the clock that are made at the same time run one after another', async () => {
    await listen(() => ({ status: 500 }))
    await me.call('createTask', { body: { callback_url: hook.url } })
    await Promise.all([TASK_MS, 1000, 5000].map((ms) => mock.moveClock(ms)))
    expect(times()).toEqual([0, 1, 6])
    await expect(mock.moveClock(-1)).rejects.toThrow('cannot be moved by -1 ms')
  })

  test('a redirect is a failure and is not followed', async () => {
    await listen(() => ({ status: 307, headers: { location: '/elsewhere' } }))
    await endTask()
    await pass(DAY)
    expect(hook.received.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook'])
    expect(await own()).toMatchObject([{ status: 'failed', status_code: 307 }])
  })

  test('no response within 30 seconds is a failure', async () => {
    await listen((index) => (index === 0 ? undefined : { status: 204 }))
    await me.call('createTask', { body: { callback_url: hook.url } })
    // Moves that nobody waits for: each would wait a second for the response.
    void mock.moveClock(TASK_MS)
    await hook.count(1)
    void mock.moveClock(29_999)
    expect(mock.deliveries()).toEqual([])
    expect(await own()).toMatchObject([{ status: 'pending', attempts: 0 }])
    await pass(1)
    const error = expect.stringContaining('30 seconds')
    expect(mock.deliveries()).toMatchObject([{ attempt: 1, status: null, error }])
    await pass(1000)
    expect(await own()).toMatchObject([{ status: 'delivered', status_code: 204, attempts: 2 }])
  })

  test('a URL without a server is a failure', async () => {
    await listen()
    await hook.close()
    await endTask()
    expect(await own()).toMatchObject([{ status: 'pending', status_code: null, response_excerpt: null, attempts: 1 }])
    await pass(DAY)
    expect(await own()).toMatchObject([{ status: 'failed', status_code: null, attempts: 3 }])
    const error = expect.stringContaining('ECONNREFUSED')
    expect(mock.deliveries()).toMatchObject([1, 2, 3].map((attempt) => ({ attempt, error })))
  })

  test('any 2xx is a success, and only an excerpt of the response is kept', async () => {
    await listen(() => ({ status: 299, body: 'x'.repeat(100_000) }))
    await endTask()
    const [row] = await own()
    expect(row).toMatchObject({ status: 'delivered', status_code: 299, attempts: 1 })
    expect(row?.response_excerpt).toBe('x'.repeat(500))
  })

  test('an endless response is read only up to the excerpt', async () => {
    let canceled = false
    const body = () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(new TextEncoder().encode('é'.repeat(100))),
        cancel: () => {
          canceled = true
        },
      })
    const { own: other, by } = await ownMock(() => new Response(body()))
    await by.call('createTask', { body: { callback_url: 'https://hooks.example.com/x' } })
    await other.moveClock(TASK_MS)
    await other.deliveriesDone()
    const { data } = (await by.call<Page<DeliveryRow>>('listWebhookDeliveries')).body
    expect(data[0]).toMatchObject({ status: 'delivered', response_excerpt: 'é'.repeat(500) })
    expect(canceled).toBe(true)
    await other.close()
  })

  test('an example host is recognized by its whole name or its last parts', async () => {
    const called: [string, RequestInit | undefined][] = []
    const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      called.push([String(url), init])
      return new Response(null, { status: 204 })
    })
    const of = (host: string) => `https://${host}/hook`
    const examples = ['example.org', 'a.example.net', 'hooks.example', 'example', 'no.invalid']
    const others = ['example.dev', 'notexample.com', 'example.com.test', 'invalid.test']
    for (const host of [...examples, ...others])
      await me.call('createTask', { body: { callback_url: of(host) }, headers: { prefer: 'outcome=failed' } })
    await pass(TASK_MS)
    network.mockRestore()
    expect(called.map(([url]) => url).sort()).toEqual(others.map(of).sort())
    const errors = mock.deliveries().flatMap(({ error }) => error ?? [])
    expect(errors).toEqual(examples.map(() => 'URLs of the documented examples are not called.'))
    const headers = { 'content-type': 'application/json', connection: 'close' }
    for (const [, init] of called) expect(init).toMatchObject({ method: 'POST', redirect: 'manual', headers })
  })
})

describe('the log', () => {
  test('a fresh workspace has as many deliveries as the documented lists', async () => {
    for (const version of VERSIONS) {
      const by = clientOf(mock, version)
      const size = !isLegacy(version) ? { returned: 2, total: null } : { total: 2 }
      for (const operationId of ['listWebhookDeliveries', 'listEvents'])
        expect((await by.call(operationId)).body).toMatchObject({ ...size, limit: 50, has_more: false })
      expect((await by.call('redeliverWebhook')).status).toBe(202)
    }
    const sent = { event_type: 'task.succeeded', url: 'https://hooks.example.com/canvas-design', api_key_id: null }
    const seeded = { ...sent, status: 'delivered', status_code: 200, response_excerpt: '', attempts: 1 }
    const list = await rows()
    expect(list).toMatchObject([{ id: '0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3', ...seeded }, seeded])
    const { data } = (await me.call<Page<Event>>('listEvents')).body
    for (const { id, type } of data) expect([id, type]).toEqual([expect.stringMatching(/^evt_/), 'task.succeeded'])
    const ages = list.map(({ created_at }) => Math.round((Date.now() - Date.parse(created_at)) / DAY))
    expect(ages).toEqual([1, 2])
  })

  test('the log is filtered by event type, status, key and dates', async () => {
    await listen((index) => ({ status: index === 0 ? 200 : 500 }))
    const mate = mateOf(mock, me)
    await endTask('succeeded')
    await pass(DAY)
    await endTask('failed', mate)
    await pass(DAY)
    const [second, first] = (await own()) as [DeliveryRow, DeliveryRow]
    const filtered = async (query: Record<string, string>) =>
      (await rows(query)).filter(({ url }) => url === hook.url).map(({ id }) => id)
    expect(await filtered({})).toEqual([second.id, first.id])
    expect(await filtered({ event_type: 'task.succeeded' })).toEqual([first.id])
    expect(await filtered({ event_type: 'export.failed' })).toEqual([])
    expect(await filtered({ status: 'delivered' })).toEqual([first.id])
    expect(await filtered({ status: 'failed' })).toEqual([second.id])
    expect(await filtered({ api_key_id: second.api_key_id })).toEqual([second.id])
    expect(await filtered({ created_after: second.created_at })).toEqual([second.id])
    expect(await filtered({ created_before: first.created_at })).toEqual([first.id])
    expect(second.api_key_id).toMatch(/^key_[0-9a-f]{16}$/)
    // By offset the total counts the range, whichever end is given.
    if (isLegacy(OLDEST)) {
      const legacy = clientOf(mock, OLDEST, { key: me.key })
      const total = async (query: Record<string, string>) =>
        (await legacy.call<{ total: number }>('listWebhookDeliveries', { query })).body.total
      expect(await total({})).toBe(4)
      expect(await total({ created_after: second.created_at })).toBe(1)
      expect(await total({ created_before: first.created_at })).toBe(3)
      expect(await total({ created_after: first.created_at, created_before: first.created_at })).toBe(1)
    }
    expect(JSON.stringify(await rows())).not.toContain(me.key)
  })

  test('the limit is 50 by default and 200 at most, without a total', async () => {
    await listen()
    mock.defineKey({ key: me.key, secret: SECRET, credits: 10_000 })
    for (let count = 0; count < 60; count++)
      await me.call('createTask', { body: { callback_url: hook.url }, headers: { prefer: 'outcome=failed' } })
    await pass(TASK_MS)
    for (const operationId of ['listWebhookDeliveries', 'listEvents']) {
      const page = await me.call<Page<{ id: string }>>(operationId)
      expect(page.body).toMatchObject({ limit: 50, returned: 50, total: null })
      const cursor = String(page.body.next_cursor)
      const rest = await me.call<Page<{ id: string }>>(operationId, { query: { cursor } })
      expect(rest.body).toMatchObject({ returned: 12, next_cursor: null })
      expect(new Set([...page.body.data, ...rest.body.data].map(({ id }) => id)).size).toBe(62)
      expect((await me.call(operationId, { query: { limit: '200' } })).status).toBe(200)
      expect((await me.call(operationId, { query: { limit: '201' } })).status).toBe(400)
      // Only 2026-04-12
      const legacy = await clientOf(mock, OLDEST, { key: me.key }).call(operationId, { query: { offset: '50' } })
      // Only 2026-04-12
      expect(legacy.body).toMatchObject({ total: 62, offset: 50, has_more: false })
    }
  })

  test('webhooks_log.events: the log lists every event, newest first, with or without a callback URL', async () => {
    await me.call('createTask', { body: { prompt: 'a' } })
    await pass(TASK_MS)
    await me.call('createTask', { body: { prompt: 'b' }, headers: { prefer: 'outcome=failed' } })
    await pass(TASK_MS)
    const { data } = (await me.call<Page<Event>>('listEvents')).body
    expect(data.map(({ type }) => type).slice(0, 2)).toEqual(['task.failed', 'task.succeeded'])
    expect(data[1]?.data.input.prompt).toBe('a')
  })

  test('a delivery is deleted for good after 90 days', async () => {
    await listen()
    await endTask()
    const [row] = await own()
    const path = { id: row?.id ?? '' }
    await pass(90 * DAY)
    expect((await own()).length).toBe(1)
    await pass(1000)
    expect(await own()).toEqual([])
    expect((await me.call('redeliverWebhook', { path })).status).toBe(404)
  })

  test('/_mock/deliveries lists the attempts, and a reset forgets them', async () => {
    await listen((index) => ({ status: index === 0 ? 500 : 204 }))
    await endTask()
    await pass(1000)
    const read = async () => (await clientOf(mock).call('GET /_mock/deliveries')).body
    expect(await read()).toEqual({ deliveries: mock.deliveries() })
    const [row] = (await own()) as [DeliveryRow & { event_id: string }]
    const about = { deliveryId: row.id, eventId: row.event_id, url: hook.url, eventType: 'task.succeeded' }
    const attempt = { ...about, at: expect.stringMatching(/Z$/), error: null, excerpt: '' }
    const signed = hook.received.map(({ headers }) => ({
      'x-webhook-timestamp': headers['x-webhook-timestamp'],
      'x-webhook-signature': headers['x-webhook-signature'],
    }))
    const logged = mock.deliveries().map(({ headers, ...entry }) => [entry, Object.fromEntries(new Headers(headers))])
    expect(logged).toEqual([
      [{ ...attempt, attempt: 1, status: 500 }, signed[0]],
      [{ ...attempt, attempt: 2, status: 204 }, signed[1]],
    ])
    const [first, second] = mock.deliveries().map(({ at }) => Date.parse(at)) as [number, number]
    expect(second - first).toBe(1000)
    mock.reset()
    expect(await read()).toEqual({ deliveries: [] })
  })
})

describe('replays', () => {
  test('a replay sends the same payload to the same URL as a new delivery', async () => {
    await listen()
    for (const version of VERSIONS) {
      await endTask()
      const [row] = (await own()) as [DeliveryRow]
      const by = clientOf(mock, version, { key: me.key })
      const { status, body } = await by.call('redeliverWebhook', { path: { id: row.id } })
      expect(status).toBe(202)
      expect(body.id).not.toBe(row.id)
      await pass(0)
      const [first, again] = hook.received.slice(-2)
      expect(again?.raw).toBe(first?.raw)
      expect((await own()).find(({ id }) => id === body.id)).toMatchObject({ url: hook.url, status: 'delivered' })
      expect((await own()).find(({ id }) => id === row.id)).toEqual(row)
    }
  })

  test('only the documented users may replay', async () => {
    await listen()
    const { user } = mock.defineKey({ key: me.key, role: 'member' })
    const asked = {
      creator: mateOf(mock, me, { user, role: 'member' }),
      member: mateOf(mock, me, { role: 'member' }),
      admin: mateOf(mock, me, { role: 'admin' }),
      owner: mateOf(mock, me, { role: 'owner' }),
      stranger: clientOf(mock),
    }
    await endTask()
    const [row] = (await rows({}, asked.admin)) as [DeliveryRow]
    const redeliver = (by: Client) =>
      by.call<{ error: { message: string } }>('redeliverWebhook', { path: { id: row.id } })
    const statuses = async () => {
      const entries = Object.entries(asked).map(async ([who, by]) => [who, (await redeliver(by)).status])
      return Object.fromEntries(await Promise.all(entries))
    }
    const reason = async () => (await redeliver(asked.member)).body.error.message
    expect(await statuses()).toEqual({ creator: 202, member: 403, admin: 202, owner: 202, stranger: 403 })
    expect(await reason()).toBe('Only the creator of its key, admins and owners may redeliver it.')
    mock.deleteKey(me.key)
    expect(await reason()).toBe('Its key was deleted, so only admins may redeliver it.')
    expect(await statuses()).toEqual({ creator: 403, member: 403, admin: 202, owner: 403, stranger: 403 })
    await mock.deliveriesDone()
    expect(hook.received.length).toBe(5)
    // Any key can ask for it: the receiver verifies it with the secret of the key that started the task.
    expectSigned()
  })

  test('webhooks_log.redeliver: a replay makes one attempt, even if it fails', async () => {
    await listen((index) => ({ status: index === 0 ? 204 : 500 }))
    await endTask()
    const [row] = (await own()) as [DeliveryRow]
    const { body } = await me.call('redeliverWebhook', { path: { id: row.id } })
    await pass(0)
    await pass(DAY)
    expect(hook.received.length).toBe(2)
    expect((await own()).find(({ id }) => id === body.id)).toMatchObject({ status: 'failed', attempts: 1 })
  })

  test('a delivery of a new workspace is signed for the key that redelivers it', async () => {
    const isSigned: boolean[] = []
    const { own: other, by } = await ownMock(async (request) => {
      const expected = signatureOf(request.headers.get('x-webhook-timestamp'), await request.text())
      isSigned.push(request.headers.get('x-webhook-signature') === expected)
      return new Response()
    })
    const { body } = await by.call<Page<DeliveryRow>>('listWebhookDeliveries')
    await by.call('redeliverWebhook', { path: { id: body.data[0]?.id ?? '' } })
    await other.deliveriesDone()
    expect(isSigned).toEqual([true])
    await other.close()
  })
})

test.each([true, false])(
  'a record over HTTP is redelivered only if HTTP is allowed: %s',
  async (allowHttpCallbacks) => {
    await listen()
    const other = await createMock({ allowHttpCallbacks })
    const by = clientOf(other)
    const { id } = other.workspace(by.key).add('delivery', { url: hook.url })
    expect((await by.call('redeliverWebhook', { path: { id } })).status).toBe(202)
    await other.deliveriesDone()
    expect(hook.received).toHaveLength(allowHttpCallbacks ? 1 : 0)
    const error = allowHttpCallbacks ? null : expect.stringContaining('--allow-http-callbacks')
    expect(other.deliveries()).toMatchObject([{ error }])
    await other.close()
  },
)

describe('the end', () => {
  test('a closed mock sends nothing more and aborts deliveries in progress', async () => {
    await listen(() => undefined)
    const other = await createMock({ taskMs: TASK_MS, allowHttpCallbacks: true })
    const by = clientOf(other)
    for (let count = 0; count < 30; count++) await by.call('createTask', { body: { callback_url: hook.url } })
    void other.moveClock(TASK_MS)
    await hook.count(20)
    await other.close()
    await other.deliveriesDone()
    expect(hook.received.length).toBe(20)
    expect(other.deliveries()).toEqual([])
  })

  test('a task does not end after its mock is closed', async () => {
    let received = 0
    const { own: other, by } = await ownMock(() => {
      received++
      return new Response()
    })
    await by.call('createTask', { body: { callback_url: 'https://hooks.test/here' } })
    await other.close()
    await other.moveClock(2 * TASK_MS)
    expect(received).toBe(0)
  })
})

describe('a receiver without a port', () => {
  const fails = () => {
    throw new Error('not now')
  }
  test.each([
    ['throws', 'not now', fails],
    ['returns no response', '`receiveWebhook` must return a Response.', (() => undefined) as never],
  ])('a receiver that %s fails with the message %s', async (_, error, receive) => {
    const { own: other, by } = await ownMock(receive)
    await by.call('createTask', { body: { callback_url: 'https://hooks.test/here' } })
    await other.moveClock(TASK_MS)
    expect(other.deliveries()).toMatchObject([{ attempt: 1, status: null, error }])
    await other.close()
  })

  test('times out after 30 seconds like one with a port, before and during its response', async () => {
    const responses = [new Promise<never>(() => {}), new Response(new ReadableStream(), { status: 200 })]
    const { own: other, by } = await ownMock(() => responses.shift() ?? new Response())
    await by.call('createTask', { body: { callback_url: 'https://hooks.example.com/slow' } })
    await other.moveClock(TASK_MS)
    await other.moveClock(31_000)
    expect(other.deliveries()).toMatchObject([
      { attempt: 1, status: null, error: expect.stringContaining('30 seconds') },
    ])
    await other.moveClock(30_000)
    expect(other.deliveries().slice(1)).toMatchObject([{ attempt: 2, status: 200 }])
    await other.close()
  })
})
