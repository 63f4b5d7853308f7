/** What the mock remembers is bounded by what was made: nothing stays of keys that it has forgotten. */
import { expect, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.js'
import { type AppOptions, createApp } from '../../../src/mock/app.js'
import { moveClock } from '../../../src/mock/control/clock.js'
import { defineKey, type KeyOptions } from '../../../src/mock/control/keys.js'
import { restoreSnapshot, snapshotOf } from '../../../src/mock/control/state.js'
import { createMock } from '../../../src/mock/index.js'
import {
  attemptsOf,
  deliveriesDone,
  type LoggedAttempt,
} from '../../../src/mock/resources/webhook_deliveries/dispatch.js'
import { clientOf, type DesignResult } from '../../support/client.js'
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

const CANVAS = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'

test('the last thousand unknown keys are remembered, and an older one leaves nothing behind', async () => {
  const app = createApp(contract, { limits: true, taskMs: 60_000 })
  const { state } = app.context

  // One key uses all that keeps something: a task that is under way, the logs, an export and its file.
  const me = clientOf(app)
  const task = { prompt: 'A poster', callback_url: 'https://hooks.example.com/a' }
  expect((await me.call('POST /tasks', { body: task })).status).toBe(202)
  expect((await me.call(`POST ${CANVAS}/export`, { body: { format: 'pdf' } })).status).toBe(202)
  await state.clock.move(2000)
  const { result } = (await me.call(`GET ${CANVAS}/export-status`)).body
  const download = () => app.fetch(new Request(result.export.url))
  expect((await download()).status).toBe(200)
  expect((await me.call('GET /webhook_deliveries')).status).toBe(200)
  const team = [...state.teams.values()][0]

  for (let count = 0; count < 1000; count++) await me.call('GET /credits', { key: newKey() })
  expect((await download()).status).toBe(404)
  await state.clock.move(60_000)
  expect([...state.teams.values()]).toHaveLength(1000)
  expect([...state.teams.values()]).not.toContain(team)
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

test('keys have an upper bound, with an error that says so', () => {
  const { context } = createApp(contract)
  for (let count = 0; count < 10_000; count++) context.state.callers.define({ key: `key_${count}` })
  expect(() => context.state.callers.define({ key: 'one more' })).toThrow('10000 keys are defined already.')
  context.state.callers.define({ key: 'key_0', role: 'admin' })
  context.state.callers.delete('key_1')
  context.state.callers.define({ key: 'one more' })
})
