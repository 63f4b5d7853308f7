/** What the mock remembers is bounded: by records, by bytes, and by keys. */
import { describe, expect, onTestFinished, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.js'
import { type AppOptions, createApp } from '../../../src/mock/app.js'
import { moveClock } from '../../../src/mock/control/clock.js'
import { defineKey, type KeyOptions } from '../../../src/mock/control/keys.js'
import { restoreSnapshot, snapshotOf } from '../../../src/mock/control/state.js'
import { createMock, type MockOptions } from '../../../src/mock/index.js'
import {
  attemptsOf,
  deliveriesDone,
  type LoggedAttempt,
} from '../../../src/mock/resources/webhook_deliveries/dispatch.js'
import { type Client, clientOf, type DesignResult } from '../../support/client.js'
import { contract } from '../../support/contract.js'
import { newKey } from '../../support/requests.js'
import { NEWEST } from '../../support/versions.js'
import type { Event } from './receiver.js'
import { upload } from './uploader.js'

/** Returns an app and a client of it. */
function newApp(options: AppOptions) {
  const app = createApp(contract, options)
  const mock = { ...app, defineKey: (key: KeyOptions) => defineKey(app.context, key) }
  return { app, mock, state: app.context.state, client: clientOf(mock, NEWEST, { credits: 1_000_000 }) }
}

test('a workspace that is forgotten with its key leaves no work behind', async () => {
  const app = createApp(contract, { taskMs: 60_000 })
  const { state } = app.context
  expect((await clientOf(app).call('POST /tasks', { body: { prompt: 'A poster' } })).status).toBe(202)
  const [team] = state.teams.values()
  for (let count = 0; count < 1000; count++) state.callers.find(newKey())
  expect([...state.teams.values()]).not.toContain(team)
  state.clock.move(60_000)
  expect([state.underWay, ...state.jobs.values()]).toEqual([0])
  app.close()
})

test('a workspace has no more records after many requests than after a few', async () => {
  const { app, mock, state, client } = newApp({ keep: 10, taskMs: 1000, receiveWebhook: () => new Response() })
  const post = async (operationId: string, body: JsonObject) =>
    (await client.call<{ id: string }>(operationId, { body })).body
  /** Adds a record to everything that grows. */
  const addToAll = async (idempotency_key: string) => {
    const { id } = await post('createTask', { prompt: 'A poster', callback_url: 'https://hooks.test/a' })
    await post('generateAudio', { model: 'example-music', mode: 'text_to_music', prompt: 'calm', idempotency_key })
    await post('layerizeAssets', { image: 'https://images.test/a.png', idempotency_key })
    const model = await post('generate3d', { operation: 'text-to-3d', input: { prompt: 'A cup' }, idempotency_key })
    await post('createUploadUrl', { filename: 'b.png', mime_type: 'image/png' })
    const file = await upload(mock, client, new File([idempotency_key], 'a.txt'))
    await client.call('updateDriveItem', { path: { item_ref: file.id }, body: { visibility: 'private' } })
    await post('redeemPromoCode', { code: idempotency_key })
    await moveClock(state, 1000)
    await client.call('getGenerate3dTask', { path: { task_id: model.id } })
    const { body } = await client.call<{ result: DesignResult }>('getTask', { path: { id } })
    await client.call('exportCanvas', { path: { canvas_id: body.result.canvas_id }, body: { format: 'pdf' } })
    await moveClock(state, 1000)
  }
  const sizes = () =>
    [...state.teams.values()].map(({ parts }) => [...parts.created].map(([name, { part }]) => [name, sizesOf(part)]))
  for (let count = 0; count < 12; count++) await addToAll(`few_${count}`)
  const few = sizes()
  for (let count = 0; count < 12; count++) await addToAll(`many_${count}`)
  expect(sizes()).toEqual(few)
  expect([state.underWay, ...state.jobs.values()]).toEqual([0])
  app.close()
})

/** Returns how many records a part has, or each store and map of it. */
function sizesOf(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return []
  return 'size' in part ? [Number(part.size)] : Object.values(part).flatMap(sizesOf)
}

/** The only request for audio that is queued. */
const SPEECH = { model: 'elevenlabs-native-example-tts', mode: 'text_to_speech', prompt: 'Welcome', wait: false }

test('tasks and deliveries that have not ended are not forgotten', async () => {
  const sent: string[] = []
  const receiveWebhook = async (request: Request) => {
    const { data } = (await request.json()) as Event
    sent.push(data.id)
    return new Response(null, { status: sent.length > 6 ? 200 : 500 })
  }
  const mock = await createMock({ contract, keep: 2, taskMs: 1000, receiveWebhook })
  const client = clientOf(mock, NEWEST, { credits: 1000 })
  const sixOf = (operationId: string, body: JsonObject, prefer = 'wait=0') =>
    Promise.all(
      Array.from({ length: 6 }, async () => {
        const response = await client.call<{ id: string }>(operationId, { body, headers: { prefer } })
        return response.body.id
      }),
    )
  const designs = await sixOf('createTask', { prompt: 'A poster', callback_url: 'https://hooks.test/a' })
  const layers = await sixOf('layerizeAssets', { image: 'https://images.test/a.png' })
  const models = await sixOf('generate3d', { operation: 'text-to-3d', input: { prompt: 'A cup' } })
  for (const id of [...designs, ...layers]) expect((await client.call('getTask', { path: { id } })).status).toBe(200)
  for (const task_id of models) expect((await client.call('getGenerate3dTask', { path: { task_id } })).status).toBe(200)
  // Their end is seen by the refund alone.
  const { body: before } = await client.call('getCredits')
  await sixOf('generateAudio', SPEECH, 'outcome=failed')
  expect((await client.call('getCredits')).body).not.toEqual(before)
  await mock.moveClock(1000)
  expect((await client.call('getCredits')).body).toEqual(before)
  await mock.moveClock(4000)
  expect(sent.toSorted()).toEqual([...designs, ...designs].toSorted())
  await mock.close()
})

test('a webhook fails if as many as `keep` wait for slow receivers, and is tried again later', async () => {
  const responses: ((response: Response) => void)[] = []
  const receiveWebhook = () => new Promise<Response>((resolve) => responses.push(resolve))
  const { app, state, client } = newApp({ keep: 2, taskMs: 1000, receiveWebhook })
  const body = { prompt: 'A poster', callback_url: 'https://hooks.test/a' }
  // Twenty are sent at the same time.
  for (let count = 0; count < 23; count++) await client.call('createTask', { body })
  state.clock.move(1000)
  const error = 'Too many deliveries are waiting.'
  expect(attemptsOf(state)).toMatchObject([{ attempt: 1, status: null, error }])
  expect(responses).toHaveLength(20)
  const [{ deliveryId }] = attemptsOf(state) as [LoggedAttempt]
  while (attemptsOf(state).length < 23) {
    for (const response of responses.splice(0)) response(new Response())
    await new Promise((resolve) => setImmediate(resolve))
  }
  state.clock.move(2000)
  expect(responses).toHaveLength(1)
  responses[0]?.(new Response())
  await deliveriesDone(state)
  expect(attemptsOf(state).at(-1)).toMatchObject({ deliveryId, attempt: 2, status: 200 })
  app.close()
})

test('the log of deliveries has an upper bound', async () => {
  const { app, client } = newApp({ taskMs: 1000, receiveWebhook: () => new Response() })
  const attempts = Array.from({ length: 10_000 }, (_, index) => ({ deliveryId: `earlier ${index}`, attempt: 1 }))
  restoreSnapshot(app.context, { ...snapshotOf(app.context), parts: { attempts } })
  await client.call('createTask', { body: { prompt: 'A poster', callback_url: 'https://hooks.test/a' } })
  await moveClock(app.context.state, 1000)
  const kept = attemptsOf(app.context.state)
  expect([kept.length, kept[0]?.deliveryId, kept.at(-1)?.status]).toEqual([10_000, 'earlier 1', 200])
  app.close()
})

describe('a mock with a budget of bytes', () => {
  const PROMPT = 'word '.repeat(20_000)
  type Started = { id: string }

  async function mockOf(options: MockOptions) {
    const mock = await createMock({
      contract,
      empty: true,
      taskMs: 1000,
      receiveWebhook: () => new Response(),
      ...options,
    })
    onTestFinished(() => mock.close())
    const start = async (by: Client) => {
      const response = await by.call<Started>('createTask', { body: { prompt: PROMPT } })
      return { ...response, id: response.body.id }
    }
    const statusOf = async (by: Client, id = '') => (await by.call('getTask', { path: { id } })).status
    return { mock, start, statusOf, bytes: () => JSON.stringify(mock.snapshot().teams).length }
  }

  test('forgets the oldest tasks of a workspace, and keeps the newest', async () => {
    const { mock, start, statusOf, bytes } = await mockOf({ keepBytes: 2_000_000 })
    const me = clientOf(mock)
    const ids: string[] = []
    for (let made = 0; made < 40; made++) {
      ids.push((await start(me)).id)
      await mock.moveClock(1000)
    }
    expect([await statusOf(me, ids[0]), await statusOf(me, ids.at(-1))]).toEqual([404, 200])
    const { body } = await me.call<{ data: Started[] }>('listTasks', { query: { limit: '100' } })
    expect(body.data.map(({ id }) => id)).toEqual(ids.slice(-body.data.length).reverse())
    expect(body.data.length).toBeGreaterThan(5)
    expect(bytes()).toBeLessThan(2_200_000)
    // It counts the records of a snapshot that it restores, too.
    const small = await mockOf({ keepBytes: 1_000_000 })
    small.mock.restore(JSON.parse(JSON.stringify(mock.snapshot())))
    expect((await start(clientOf(small.mock, undefined, { key: me.key }))).status).toBe(202)
    expect(small.bytes()).toBeLessThan(1_100_000)
  })

  test('forgets nothing that runs: more is a 503 until it has ended', async () => {
    const { mock, start, statusOf } = await mockOf({ keepBytes: 1_000_000, taskMs: 60_000 })
    const me = clientOf(mock)
    const ids: string[] = []
    let rejected = await start(me)
    for (; rejected.status === 202; rejected = await start(me)) ids.push(rejected.id)
    expect(rejected).toMatchObject({ status: 503, body: { error: { retry_after_ms: 1000 } } })
    expect(rejected.headers.get('retry-after')).toBe('1')
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.length).toBeLessThan(10)
    for (const id of ids) expect(await statusOf(me, id)).toBe(200)
    expect((await start(clientOf(mock))).status).toBe(202)
    await mock.moveClock(60_000)
    expect((await start(me)).status).toBe(202)
  })

  test('of all workspaces together makes the largest one forget', async () => {
    const { mock, start, statusOf, bytes } = await mockOf({ keepTotalBytes: 3_000_000 })
    const [small, large] = [clientOf(mock), clientOf(mock)]
    const { id } = await start(small)
    for (let made = 0; made < 40; made++) {
      expect((await start(large)).status).toBe(202)
      await mock.moveClock(1000)
    }
    expect(await statusOf(small, id)).toBe(200)
    expect(bytes()).toBeLessThan(3_300_000)
  })
})

test('keys have an upper bound, with an error that says so', () => {
  const { context } = createApp(contract)
  for (let count = 0; count < 10_000; count++) context.state.callers.define({ key: `key_${count}` })
  expect(() => context.state.callers.define({ key: 'one more' })).toThrow('10000 keys are defined already.')
  context.state.callers.define({ key: 'key_0', role: 'admin' })
  context.state.callers.delete('key_1')
  context.state.callers.define({ key: 'one more' })
})
