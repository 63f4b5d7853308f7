/** Whole integrations, from the first call to the last. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { expect, test } from 'vitest'
import { LATER, NEWEST, NEXT_DEFAULT, OLDEST } from '../../support/versions.js'
import {
  type Canvas,
  clientOf,
  type DesignResult,
  frozenMock,
  type LegacyTask,
  type Page,
  type Task,
} from './client.js'
import { type Received, receiver } from './receiver.js'

const TEMPLATE = 'cvs_01JTQKFBF5KZNWJ47TAN9ZT24M'
const NORTHWIND_KIT = 'bk_01JTG0X454YG4GFDEXZR4YJ2C4'

const mock = await frozenMock({ taskMs: 60_000, allowHttpCallbacks: true })

/** What a receiver does before it believes a webhook: secret, age, constant time (facts webhooks.verify.*). */
function isGenuine({ headers, raw }: Received, secret: string, now: number): boolean {
  const timestamp = String(headers['x-webhook-timestamp'])
  const signature = Buffer.from(String(headers['x-webhook-signature']).replace(/^v1=/, ''), 'hex')
  const expected = createHmac('sha256', secret).update(`${timestamp}.${raw}`).digest()
  const isFresh = now - Number(timestamp) * 1000 <= 5 * 60_000
  return isFresh && signature.length === expected.length && timingSafeEqual(signature, expected)
}

test('a webhook reports a new design', async () => {
  // My receiver is down for a moment when the first attempt comes.
  const hook = await receiver((index) => ({ status: index === 0 ? 503 : 204 }))
  const me = clientOf(mock)
  const { secret } = mock.defineKey({ key: me.key, credits: 50 })

  // I ask for a deck, and I am told that it is queued and when to look again.
  const started = await me.call<Task>('createTask', {
    body: { prompt: 'A launch deck.', canvas_name: 'Launch', format: { category: 'slides' }, callback_url: hook.url },
  })
  expect(started).toMatchObject({ status: 202, body: { status: 'queued', retry_after_ms: 3000 } })
  const path = { id: started.body.id }

  // I poll once while it is worked on.
  await mock.moveClock(30_000)
  const running = await me.call<Task>('getTask', { path })
  expect(running.body).toMatchObject({ status: 'running', attempt: 1 })
  expect(running.body.progress?.percent).toBeGreaterThan(0)

  // It ends. The second attempt reaches me; I check the signature, and that I have not seen the event before.
  await mock.moveClock(30_000)
  await mock.deliveriesDone()
  await mock.moveClock(1000)
  await mock.deliveriesDone()
  expect(hook.received.length).toBe(2)
  const [missed, event] = hook.received as [Received, Received]
  expect(isGenuine(event, secret, Date.now() + 61_000)).toBe(true)
  expect(isGenuine({ ...event, raw: `${event.raw} ` }, secret, Date.now() + 61_000)).toBe(false)
  expect(isGenuine(event, secret, Date.now() + 61_000 + 301_000)).toBe(false)
  expect(event.event.id).toBe(missed.event.id)

  // It tells me of the canvas, which is in my list, and of what it cost.
  expect(event.event).toMatchObject({
    type: 'task.succeeded',
    data: { id: started.body.id, credits: { credits_used: 10 } },
  })
  const { canvas_id } = event.event.data.result as unknown as DesignResult
  const { data } = (await me.call<Page<Canvas>>('listCanvases')).body
  expect(data[0]).toMatchObject({ id: canvas_id, name: 'Launch', category: 'slides' })

  // The log shows one delivery in two attempts, and I replay it.
  const [row] = (await me.call<Page<{ id: string; attempts: number; status: string }>>('listWebhookDeliveries')).body
    .data
  expect(row).toMatchObject({ attempts: 2, status: 'delivered' })
  const replay = await me.call('redeliverWebhook', { path: { id: row?.id ?? '' } })
  expect(replay.status).toBe(202)
  await mock.deliveriesDone()
  expect(hook.received[2]?.raw).toBe(event.raw)
  await hook.close()
})

test('a template is rebranded for another company', async () => {
  const me = clientOf(mock)
  const before = (await me.call<Page<Canvas>>('listCanvases')).body.data
  const template = before.find(({ id }) => id === TEMPLATE)

  // A request that mixes two recipes is refused, and says which field is too many.
  const mixed = { prompt: 'Rebrand it.', template_canvas_id: TEMPLATE, canvas_id: TEMPLATE }
  expect(await me.call('createTask', { body: mixed })).toMatchObject({
    status: 422,
    body: { error: { code: 'validation_failed', details: { fields: [{ field: 'canvas_id' }] } } },
  })

  // The right one names the template, the other company's kit, and asks for the visual change in words.
  const { body: task } = await me.call<Task>('createTask', {
    body: {
      prompt: 'Rebrand this visually for Northwind: their colors, fonts, logo and imagery, and adapt the copy.',
      template_canvas_id: TEMPLATE,
      brand_kit_id: NORTHWIND_KIT,
      canvas_name: 'One-pager, Northwind',
    },
  })
  expect(task.input).toMatchObject({
    source_canvas_id: TEMPLATE,
    source_canvas_url: template?.url,
    brand_kit_id: NORTHWIND_KIT,
  })

  // While it runs, the steps show that the whole brand is adapted.
  await mock.moveClock(35_000)
  const running = await me.call<Task>('getTask', { path: { id: task.id } })
  expect(running.body.progress?.step).toBe('adapting colors, fonts, logos and imagery')

  // At the end there is a copy, and the template is as it was.
  await mock.moveClock(25_000)
  const { body: done } = await me.call<Task>('getTask', { path: { id: task.id } })
  const result = done.result as unknown as DesignResult
  expect(result).toMatchObject({ source_canvas_id: TEMPLATE, theme_canvas_id: null })
  const after = (await me.call<Page<Canvas>>('listCanvases')).body.data
  expect(after.find(({ id }) => id === result.canvas_id)).toMatchObject({ name: 'One-pager, Northwind' })
  expect(after.filter(({ id }) => id !== result.canvas_id)).toEqual(before)
})

// Only 2026-04-12
test(`the way from ${OLDEST} to ${NEWEST}, across the sunset`, async () => {
  // An old client pins nothing, and gets the flat task and the list under `jobs`.
  const old = clientOf(mock, OLDEST)
  const unpinned = { 'service-version': undefined }
  const started = await old.call<LegacyTask>('createTask', { body: { prompt: 'A poster.' }, headers: unpinned })
  expect(started.headers.get('service-version')).toBe(OLDEST)
  expect(started.body).toMatchObject({
    status: 'queued',
    task: 'A poster.',
    is_terminal: false,
    retry_after_seconds: 3,
  })
  const id = started.body.job_id
  await mock.moveClock(60_000)
  const ended = await old.call<LegacyTask>('getTask', { path: { id }, headers: unpinned })
  expect(ended.body).toMatchObject({ status: 'completed', is_terminal: true, can_export: true })
  const jobs = await old.call<{ jobs: LegacyTask[]; total: number; has_more: boolean }>('listTasks', {
    query: { offset: '0' },
  })
  expect(jobs.body).toMatchObject({ total: 10, has_more: false })
  expect(jobs.body.jobs[0]?.job_id).toBe(id)

  // The new client pins the new version with the same key, and sees the same task in the nested shape.
  const pinned = clientOf(mock, NEWEST, old.key)
  const same = await pinned.call<Task>('getTask', { path: { id } })
  expect(same.body).toMatchObject({ id, status: 'succeeded', input: { prompt: 'A poster.' }, error: null })
  const result = same.body.result as unknown as DesignResult
  expect(ended.body).toMatchObject({ canvas_id: result.canvas_id, conversation_id: result.conversation_id })
  expect(`${ended.body.completed_at}Z`).toBe(same.body.completed_at)

  // On the day of the sunset both still work; on the next one the old version is gone.
  mock.setDate('2026-05-12')
  expect((await old.call('getTask', { path: { id } })).status).toBe(200)
  mock.setDate('2026-05-13')
  const refused = await old.call('getTask', { path: { id } })
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { code: 'unsupported_version', details: { requested: OLDEST, supported: LATER } } },
  })
  expect(refused.headers.get('service-version')).toBe(NEXT_DEFAULT)

  // Who pins nothing now gets the new shapes; who has pinned the new version notices nothing.
  const moved = await pinned.call<Task>('getTask', { path: { id }, headers: unpinned })
  expect(moved.headers.get('service-version')).toBe(NEXT_DEFAULT)
  expect(moved.body).toEqual(same.body)
  const page = await pinned.call<Page<Task>>('listTasks', { query: { limit: '1' } })
  expect(page.body.data).toEqual([same.body])
  expect(page.body.next_cursor).not.toBeNull()
})
