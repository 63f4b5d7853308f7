/** Snapshots: what a restored mock still knows, and what happens to a damaged one. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMock, type Mock, type MockOptions, type Snapshot } from '../../../src/mock/index.js'
import { type Client, clientOf } from '../../support/client.js'
import { contract } from '../../support/contract.js'
import { newKey } from '../../support/requests.js'
import { put, type SignedUpload, type UploadedFile, upload } from './uploader.js'

const mocks: Mock[] = []
let key: string
beforeEach(() => {
  key = newKey()
})
afterEach(async () => {
  await Promise.all(mocks.splice(0).map((mock) => mock.close()))
})

async function startMock(options: MockOptions = {}): Promise<{ mock: Mock; client: Client }> {
  const mock = await createMock({ taskMs: 60_000, ...options })
  mocks.push(mock)
  return { mock, client: clientOf(mock, undefined, { key }) }
}

/** Returns a new mock with the state of another, as a file would carry it. */
async function copyOf({ mock }: { mock: Mock }, options: MockOptions = {}) {
  const copy = await startMock(options)
  copy.mock.restore(JSON.parse(JSON.stringify(mock.snapshot())))
  return copy
}

const SCHEMA = contract.control.operations.get('restoreState')?.body?.schema.properties as never as {
  teams: { items: { properties: { parts: { properties: object } } } }
  parts: { properties: object }
}
const CAMPAIGNS = 'folder_01JT7Q4W2Z9V6N3K8M5H1C0B7D'
const CALLBACK = 'https://hooks.test/here'

test('a running task ends in the restored mock, and its webhook is tried again where it had failed', async () => {
  let sent = 0
  const receiveWebhook = () => new Response(null, { status: ++sent < 3 ? 500 : 204 })
  const first = await startMock({ receiveWebhook })
  first.mock.defineKey({ key, credits: 30 })
  const { body: task } = await first.client.call<{ id: string }>('createTask', {
    body: { prompt: 'A poster', callback_url: CALLBACK },
  })
  const second = await copyOf(first, { receiveWebhook })
  await second.mock.moveClock(60_000)
  expect((await second.client.call('getTask', { path: { id: task.id } })).body.status).toBe('succeeded')
  expect((await first.client.call('getTask', { path: { id: task.id } })).body.status).toBe('queued')
  const third = await copyOf(second, { receiveWebhook })
  await third.mock.moveClock(6000)
  const attempts = third.mock.deliveries().map(({ attempt, status }) => `${attempt}: ${status}`)
  expect(attempts).toEqual(['1: 500', '2: 500', '3: 204'])
  expect((await third.client.call('getCredits')).body).toEqual({ credits_remaining: 20 })
})

test('a webhook whose receiver has not responded yet is sent by the restored mock', async () => {
  const first = await startMock({ receiveWebhook: () => new Promise(() => {}) })
  await first.client.call('createTask', { body: { prompt: 'A poster', callback_url: CALLBACK } })
  void first.mock.moveClock(60_000)
  const second = await copyOf(first, { receiveWebhook: () => new Response() })
  await new Promise((resolve) => setTimeout(resolve, 20))
  await second.mock.deliveriesDone()
  expect(second.mock.deliveries()).toMatchObject([{ attempt: 1, status: 200 }])
})

test('everything that the resources keep is restored: downloads, uploads and idempotency keys are still valid', async () => {
  const first = await startMock()
  const { client } = first
  const path = { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S' }
  const audio = {
    body: { model: 'example-music', mode: 'text_to_music', prompt: 'calm', idempotency_key: 'a' },
  }
  const layers = { body: { image: 'https://images.test/a.png', idempotency_key: 'b' } }
  const model = { body: { operation: 'text-to-3d', input: { prompt: 'A cup' }, idempotency_key: 'c' } }
  await client.call('exportCanvas', { path, body: { format: 'pptx' } })
  const layerize = await client.call<{ id: string }>('layerizeAssets', layers)
  const { body: cup } = await client.call<{ id: string }>('generate3d', model)
  const song = await client.call('generateAudio', audio)
  await first.mock.moveClock(60_000)
  const kept = await upload(first.mock, client, new File(['x'], 'a.txt', { type: 'text/plain' }))
  const { body: signed } = await client.call<SignedUpload>('createUploadUrl', {
    body: { filename: 'b.png', mime_type: 'image/png' },
  })
  const seen = async ({ mock, client }: { mock: Mock; client: Client }) => {
    const bodies = [
      (await client.call('getCanvasExportStatus', { path })).body,
      (await client.call('getTask', { path: { id: layerize.body.id } })).body,
      (await client.call('getGenerate3dTask', { path: { task_id: cup.id } })).body,
      (await client.call('generateAudio', audio)).body.outputs,
    ]
    const urls = JSON.stringify(bodies).match(/http:\/\/[^"]+\/_files\/[^"]+/g) ?? []
    const files = await Promise.all(
      urls.map(async (url) => Buffer.from(await (await mock.fetch(new Request(url))).arrayBuffer()).toString('base64')),
    )
    return { bodies, urls, files }
  }
  await client.call('updateDriveItem', { path: { item_ref: kept.id }, body: { visibility: 'private' } })
  await client.call('updateDriveItem', { path: { item_ref: CAMPAIGNS }, body: { name: 'Ours' } })
  for (const list of ['listBrandKits', 'listOrganizations', 'listVoices', 'listEvents', 'listWebhookDeliveries'])
    await client.call(list)
  first.mock.setLimits(true)
  await client.call('redeemPromoCode', { body: { code: 'SPRING26' } })
  const before = await seen(first)
  expect(before.urls.length).toBeGreaterThanOrEqual(7)
  const second = await copyOf(first)
  const { teams, parts } = second.mock.snapshot() as { teams: { parts: object }[]; parts: object } & Snapshot
  expect(Object.keys(teams[0]?.parts ?? {}).toSorted()).toEqual(
    Object.keys(SCHEMA.teams.items.properties.parts.properties).toSorted(),
  )
  expect(Object.keys(parts).toSorted()).toEqual(Object.keys(SCHEMA.parts.properties).toSorted())
  expect(second.mock.snapshot()).toEqual(first.mock.snapshot())
  expect(await seen(second)).toEqual(before)
  const { body: promo } = await second.client.call('redeemPromoCode', { body: { code: 'SPRING26' } })
  expect(promo.success).toBe(false)

  expect((await put(second.mock, signed, 'bytes')).status).toBe(200)
  const third = await copyOf(second)
  const { body: registered } = await third.client.call<UploadedFile>('registerUpload', {
    body: { storage_key: signed.storage_key },
  })
  expect(registered).toMatchObject({ filename: 'b.png', size_bytes: 5 })
  expect((await upload(third.mock, third.client, new File(['x'], 'again.txt'))).id).toBe(kept.id)
  const again = await third.client.call('generateAudio', audio)
  expect(again.body).toEqual({ ...song.body, replayed: true })
  expect((await third.client.call('layerizeAssets', layers)).body.id).toBe(layerize.body.id)
  expect((await third.client.call('generate3d', model)).body.id).toBe(cup.id)
})

test('what a test has set is restored: keys, faults, limits, day, clock and logs', async () => {
  const first = await startMock()
  const { mock, client } = first
  mock.defineKey({ key, role: 'member', scopes: ['credits:read'] })
  const deleted = newKey()
  mock.deleteKey(deleted)
  mock.setFault({ operationId: 'getCredits', status: 503, times: 2 })
  mock.setLimits(true)
  mock.setDate('2026-06-01')
  await mock.moveClock(3_600_000)
  await client.call('getCredits')
  const now = (one: Mock) => (one.snapshot() as Snapshot & { clock_ahead_ms: number }).clock_ahead_ms
  const second = await copyOf(first)
  expect(second.mock.snapshot()).toEqual(mock.snapshot())
  expect(now(second.mock)).toBe(3_600_000)
  expect(second.mock.requests()).toEqual(mock.requests())
  expect((await second.client.call('getCredits')).status).toBe(503)
  expect((await second.client.call('getCredits')).status).toBe(200)
  expect((await second.client.call('listTasks')).status).toBe(403)
  expect((await clientOf(second.mock, undefined, { key: deleted }).call('getCredits')).status).toBe(401)
  second.mock.reset()
  expect(now(second.mock)).toBe(0)
})

test('a snapshot is a copy, and so is what is restored from it', async () => {
  const first = await startMock()
  await first.client.call('listCanvases')
  const snapshot = first.mock.snapshot()
  const text = JSON.stringify(snapshot)
  first.mock.workspace(key).add('canvas')
  expect(JSON.stringify(snapshot)).toBe(text)
  first.mock.restore(snapshot)
  first.mock.workspace(key).add('canvas')
  expect(JSON.stringify(snapshot)).toBe(text)
})

const CANVAS_ID = 'teams.0.parts.canvases.0.id'

describe('a snapshot that is not valid changes nothing', () => {
  test.each<[what: string, path: string, value: unknown, message: string]>([
    ['of an older format', 'format', 0, 'The state has the format 0, and this version of the mock reads the format 1.'],
    ['without a format', 'format', undefined, 'The state is damaged: `format` is required.'],
    ['with a wrong plan', 'teams.0.plan', 'none', '`teams.0.plan` must be `free`, '],
    ['with an unknown part', 'teams.0.parts.ships', [], '`teams.0.parts.ships` is not a known field.'],
    ['with a canvas without an id', CANVAS_ID, undefined, `\`${CANVAS_ID}\` is required.`],
    ['with a delivery without its event', 'teams.0.parts.events', [], 'is of the event evt_'],
    ['with a fault of no operation', 'faults', [{ operationId: 'fly', times: 1 }], 'There is no operation fly.'],
    ['with an invalid day', 'day', '2026-13-01', '2026-13-01 is not a valid day.'],
    ['with an unknown job', 'jobs', [{ does: 'fly', team: 't', at: 1 }], '`jobs.0.does` must be '],
  ])('one %s', async (_, path, value, message) => {
    const { mock, client } = await startMock()
    for (const operation of ['listWebhookDeliveries', 'listCanvases']) await client.call(operation)
    const [before, wrong] = [mock.snapshot(), mock.snapshot()]
    const names = path.split('.')
    const owner = names.slice(0, -1).reduce((node, name) => node[name] as Snapshot, wrong)
    if (value === undefined) delete owner[names.at(-1) ?? '']
    else owner[names.at(-1) ?? ''] = value
    expect(() => mock.restore(wrong)).toThrow(message)
    const error = { message: expect.stringContaining(message) }
    expect(await clientOf(mock).call('PUT /_mock/state', { body: wrong })).toMatchObject({
      status: 400,
      body: { error },
    })
    expect(mock.snapshot()).toEqual(before)
  })

  test.each([undefined, 5, [[]]])('%j', async (wrong) => {
    const { mock } = await startMock()
    expect(() => mock.restore(wrong as never)).toThrow('The state is damaged: it must be a JSON object.')
  })

  test('a text that is not JSON', async () => {
    const { mock } = await startMock()
    const error = { message: expect.stringContaining('The state is not JSON: ') }
    const response = await clientOf(mock).call('PUT /_mock/state', { body: '{"format"' })
    expect(response).toMatchObject({ status: 400, body: { error } })
  })
})

test('the control takes and restores snapshots, larger ones than the API takes bodies', async () => {
  const first = await startMock()
  first.mock.workspace(key).add('canvas', { name: 'x'.repeat(1000) }, 6000)
  const text = await (await first.mock.fetch(new Request('http://mock.test/_mock/state'))).text()
  expect(JSON.parse(text)).toEqual(first.mock.snapshot())
  expect(text.length).toBeGreaterThan(4_194_304)
  const second = await startMock()
  expect((await clientOf(second.mock).call('PUT /_mock/state', { body: text })).status).toBe(204)
  expect(second.mock.snapshot()).toEqual(JSON.parse(text))
})
