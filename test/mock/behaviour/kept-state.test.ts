/**
 * What a mock remembers, and another one goes on with: as records, of which a host is told those that changed, and as a
 * snapshot. `test/mock/fuzz/restored-changes.slow.test.ts` does so after each step of the fuzzer,
 * `test/mock/journal.test.ts` with a file.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMock, type Mock, type MockOptions, type Snapshot } from '../../../src/mock/index.js'
import { type Client, clientOf } from '../../support/client.js'
import { contract } from '../../support/contract.js'
import { put, type SignedUpload, upload } from './uploader.js'

const KEY = 'service_live_0a'
const CANVAS = { canvas_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S' }
const FOLDER = { item_ref: 'folder_01JT7Q4W2Z9V6N3K8M5H1C0B7D' }

const mocks: Mock[] = []
/** The records of the mock as a host has them. */
let records: Map<string, string>
let mock: Mock
let client: Client
beforeEach(async () => {
  records = new Map()
  mock = await newMock()
  client = clientOf(mock, undefined, { key: KEY })
  // From then on, there is a log of attempts.
  await mock.deliveriesDone()
})
afterEach(async () => {
  await Promise.all(mocks.splice(0).map((mock) => mock.close()))
})

async function newMock(options: MockOptions = {}): Promise<Mock> {
  const mock = await createMock({ taskMs: 60_000, receiveWebhook: () => new Response(), ...options })
  mocks.push(mock)
  mock.defineKey({ key: KEY, team: 'ours', user: 'ann' })
  return mock
}

/** Applies the changes to the records. Returns the paths of those that changed, without what is different each time. */
function changed(): string[] {
  const paths = new Set<string>()
  for (const [path, value] of mock.changes()) {
    paths.add(
      path
        .replace('teams/ours/parts/', '')
        .replace(
          /(?<=[/_])[0-9A-HJKMNP-TV-Z]{26}|(?<=(deliveries|jobs|faults|attempts|uploads|downloads|audio_keys|models)\/).*/g,
          '*',
        ),
    )
    if (value === undefined) records.delete(path)
    else records.set(path, JSON.stringify(value))
  }
  return [...paths].sort()
}

/** Returns a new mock with the records that the host has, or with the snapshot of the mock. */
async function restored(options: MockOptions = {}, by = 'records'): Promise<Mock> {
  const copy = await newMock(options)
  if (by === 'records') copy.restoreRecords(Array.from(records, ([path, json]) => [path, JSON.parse(json)]))
  else copy.restore(JSON.parse(JSON.stringify(mock.snapshot())))
  return copy
}

const call = (operationId: string, options: Parameters<Client['call']>[1] = {}) => client.call(operationId, options)
const startTask = () => call('createTask', { body: { prompt: 'A poster', callback_url: 'https://hooks.test/a' } })
const export_ = () => call('exportCanvas', { path: CANVAS, body: { format: 'png' } })
const fault = () => mock.setFault({ operationId: 'getCredits', times: 2, status: 503 })
const clock = (body: object) => clientOf(mock).call('POST /_mock/clock', { body })
const rename = (operationId: string, path: object) => call(operationId, { path, body: { name: 'Posters' } } as never)

let signed: SignedUpload
let cupId: string
async function mint() {
  signed = (await call('createUploadUrl', { body: { filename: 'b.png', mime_type: 'image/png' } })).body as never
}
const AUDIO = { model: 'example-music', mode: 'text_to_music', prompt: 'calm', idempotency_key: 'a' }
const audio = () => call('generateAudio', { body: AUDIO })
async function cup() {
  cupId = String((await call('generate3d', { body: { operation: 'text-to-3d', input: { prompt: 'A cup' } } })).body.id)
}
const readCup = () => call('getGenerate3dTask', { path: { task_id: cupId } })
const layers = () => call('layerizeAssets', { body: { image: 'https://images.test/a.png' } })

const aMinute = () => clock({ move_ms: 60_000 })
async function firstWindow() {
  mock.setLimits(true)
  await call('getCredits')
}
const endedCup = () => cup().then(aMinute)
const sent = () => mint().then(() => put(mock, signed, 'bytes'))

/** A change: its name, the paths of the records that it changes, how it is made, and what is made before it. */
// biome-ignore format: a table has one row a line.
const ROWS: [string, string, () => unknown, (() => unknown)?][] = [
  ['nothing, by a read', '', () => call('listCanvases'), () => call('listCanvases')],
  ['a canvas', 'canvases/cvs_*', () => rename('renameCanvas', CANVAS), () => call('listCanvases')],
  ['a canvas that is deleted', 'canvases/cvs_*', () => call('deleteCanvas', { path: CANVAS }), () => call('listCanvases')],
  ['a folder', 'folders/folder_*', () => rename('updateDriveItem', FOLDER), () => rename('updateDriveItem', FOLDER)],
  ['a fault', 'faults/*', fault],
  ['a fault that is used', 'faults/*', () => call('getCredits'), fault],
  ['a fault that is cleared', 'faults/*', () => mock.clearFaults(), fault],
  ['the limits', 'limits', () => mock.setLimits(true)],
  ['the day', 'day', () => mock.setDate('2026-05-09')],
  ['the clock', 'clock_ahead_ms', () => mock.moveClock(5), () => mock.moveClock(5)],
  ['a window of a limit', 'parts/rate_limits parts/rate_limits/requests/service_live_0a', () => call('getCredits'), () => mock.setLimits(true)],
  ['another window of a limit', 'parts/rate_limits/requests/service_live_0a', () => call('getCredits'), firstWindow],
  ['a key', 'callers/defined/service_live_0a teams/ours', () => mock.defineKey({ key: KEY, role: 'member' })],
  ['a key that is deleted', 'callers/defined/service_live_0a callers/deleted/service_live_0a callers/left/ours', () => mock.deleteKey(KEY)],
  ['a key that nobody defined', 'callers/unknown/service_live_0b random teams/team_*', () => clientOf(mock).call('GET /credits', { key: 'service_live_0b' })],
  ['the credits', 'callers/defined/service_live_0a teams/ours', () => mock.defineKey({ key: KEY, credits: 7 })],
  ['the brand kit of a team', 'brand_kits callers/defined/service_live_0a teams/ours', () => mock.defineKey({ key: KEY, defaultBrandKit: null }), () => call('listBrandKits')],
  ['a promo code', 'promo_codes/B', () => call('redeemPromoCode', { body: { code: 'B' } }), () => call('redeemPromoCode', { body: { code: 'A' } })],
  ['a task that starts', 'jobs/* random tasks/designs/task_* teams/ours', startTask, startTask],
  ['a task that ends', 'canvases canvases/cvs_* clock_ahead_ms deliveries deliveries/* events events/evt_* jobs/* parts/attempts/* random tasks/designs/task_*', aMinute, () => startTask()],
  ['an export', 'downloads/* exports/cvs_* jobs/* random', export_, export_],
  ['an export that ends', 'clock_ahead_ms events events/evt_* jobs/* random', aMinute, export_],
  ['audio', 'audio_keys audio_keys/* audio_tasks audio_tasks/task_* downloads downloads/* models models/* random teams/ours', audio],
  ['a cup', '3d_tasks 3d_tasks/task_* jobs/* random', cup],
  ['a cup that is read', '3d_tasks/task_* downloads downloads/* random teams/ours', readCup, endedCup],
  ['layers', 'jobs/* random tasks tasks/designs/task_* tasks/layerize/task_* teams/ours', layers],
  ['layers that are made', 'clock_ahead_ms downloads downloads/* files files/file_* jobs/* random tasks/layerize/task_*', aMinute, layers],
  ['an upload', 'random uploads uploads/*', mint],
  ['bytes', 'uploads/*', () => put(mock, signed, 'bytes'), mint],
  ['a registered upload', 'files files/file_* random uploads/*', () => call('registerUpload', { body: { storage_key: signed.storage_key } }), sent],
  ['a workspace', 'brand_kits brand_kits/all/bk_* callers/defined/service_live_0a teams/ours', () => mock.workspace(KEY).clear(), () => call('listBrandKits')],
  ['everything', 'brand_kits brand_kits/all/bk_* callers/defined/service_live_0a parts/attempts random secret teams/ours', () => mock.reset(), () => call('listBrandKits')],
]

test.each(ROWS)('a change of %s reports its records alone', async (_, paths, act, before = () => {}) => {
  await before()
  changed()
  await act()
  await mock.deliveriesDone()
  expect(changed().join(' ')).toBe(paths)
  const copy = await restored()
  expect(copy.changes()).toEqual([])
  expect(copy.snapshot()).toEqual(mock.snapshot({ log: false }))
})

describe.each(['records', 'snapshot'])('a mock that is restored from its %s', (by) => {
  /** Goes on with the restored mock. */
  async function goOn(options: MockOptions = {}): Promise<void> {
    changed()
    mock = await restored(options, by)
    client = clientOf(mock, undefined, { key: KEY })
    changed()
  }

  test('ends the task that runs, and tries its webhook again where it had failed', async () => {
    let sent = 0
    const receiveWebhook = () => new Response(null, { status: ++sent < 3 ? 500 : 204 })
    const { body: task } = await startTask()
    const original = client
    await goOn({ receiveWebhook })
    await mock.moveClock(60_000)
    expect((await call('getTask', { path: { id: task.id } })).body.status).toBe('succeeded')
    expect((await original.call('getTask', { path: { id: task.id } })).body.status).toBe('queued')
    await goOn({ receiveWebhook })
    await mock.moveClock(6000)
    expect(mock.deliveries().map(({ attempt, status }) => `${attempt}: ${status}`)).toEqual([
      '1: 500',
      '2: 500',
      '3: 204',
    ])
    // The mock that made the copy goes on by itself.
    mock.reset()
    expect(mock.snapshot().clock_ahead_ms).toBe(0)
  })

  test('sends the webhook whose receiver had not responded', async () => {
    mock = await newMock({ receiveWebhook: () => new Promise(() => {}) })
    client = clientOf(mock, undefined, { key: KEY })
    await startTask()
    void mock.moveClock(60_000)
    await goOn()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await mock.deliveriesDone()
    expect(mock.deliveries()).toMatchObject([{ attempt: 1, status: 200 }])
  })

  test('gives the same files and answers, of each part that resources keep', async () => {
    await export_()
    const [layers, model, song] = [await call('layerizeAssets', LAYERS), await call('generate3d', CUP), await audio()]
    await mock.moveClock(60_000)
    const kept = await upload(mock, client, new File(['x'], 'a.txt', { type: 'text/plain' }))
    await mint()
    const promo = () => call('redeemPromoCode', { body: { code: 'SPRING26' } })
    for (const list of ['listBrandKits', 'listOrganizations', 'listVoices', 'listEvents', 'listWebhookDeliveries'])
      await call(list)
    await rename('updateDriveItem', FOLDER)
    await firstWindow()
    await promo()
    const seen = async () => {
      const read = [
        await call('getCanvasExportStatus', { path: CANVAS }),
        await call('getTask', { path: { id: layers.body.id } }),
        await call('getGenerate3dTask', { path: { task_id: model.body.id } }),
        await audio(),
      ]
      const bodies = read.map(({ body }) => ({ ...body, replayed: undefined }))
      const urls = JSON.stringify(bodies).match(/http:\/\/[^"]+\/_files\/[^"]+/g) ?? []
      return { bodies, files: await Promise.all(urls.map(async (url) => (await mock.fetch(url)).text())) }
    }
    const before = await seen()
    expect(before.files.length).toBeGreaterThanOrEqual(7)
    const { teams, parts } = mock.snapshot() as never as { teams: { parts: object }[]; parts: object }
    expect(Object.keys(teams[0]?.parts ?? {}).toSorted()).toEqual(
      Object.keys(SCHEMA.teams.items.properties.parts.properties).toSorted(),
    )
    expect(Object.keys(parts).toSorted()).toEqual(Object.keys(SCHEMA.parts.properties).toSorted())
    await goOn()
    expect(await seen()).toEqual(before)
    expect((await promo()).body.success).toBe(false)
    expect((await put(mock, signed, 'bytes')).status).toBe(200)
    await goOn()
    const { body } = await call('registerUpload', { body: { storage_key: signed.storage_key } })
    expect(body).toMatchObject({ filename: 'b.png', size_bytes: 5 })
    expect((await upload(mock, client, new File(['x'], 'again.txt'))).id).toBe(kept.id)
    expect((await audio()).body).toEqual({ ...song.body, replayed: true })
    expect((await call('layerizeAssets', LAYERS)).body.id).toBe(layers.body.id)
    expect((await call('generate3d', CUP)).body.id).toBe(model.body.id)
  })
})

test('a snapshot is a copy, and so is what is restored from it', async () => {
  await call('listCanvases')
  const snapshot = mock.snapshot()
  const text = JSON.stringify(snapshot)
  for (const one of [mock, await newMock()]) {
    one.restore(snapshot)
    one.workspace(KEY).add('canvas')
  }
  expect(JSON.stringify(snapshot)).toBe(text)
})

const LAYERS = { body: { image: 'https://images.test/a.png', idempotency_key: 'b' } }
const CUP = { body: { operation: 'text-to-3d', input: { prompt: 'A cup' }, idempotency_key: 'c' } }

const SCHEMA = contract.control.operations.get('restoreState')?.body?.schema.properties as never as {
  teams: { items: { properties: { parts: { properties: object } } } }
  parts: { properties: object }
}

const CANVAS_ID = 'teams.0.parts.canvases.0.id'

// biome-ignore format: a table has one row a line.
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
  ['that is no object', '', 5, 'The state is damaged: it must be a JSON object.'],
  ['that is not JSON', '', '{"format"', 'The state is not JSON: '],
])('a snapshot %s is rejected and changes nothing', async (_, path, value, message) => {
  for (const operation of ['listWebhookDeliveries', 'listCanvases']) await call(operation)
  const [before, wrong] = [mock.snapshot(), mock.snapshot()]
  const names = path.split('.')
  const owner = names.slice(0, -1).reduce((node, name) => node[name] as Snapshot, wrong)
  if (value === undefined) delete owner[names.at(-1) ?? '']
  else owner[names.at(-1) ?? ''] = value
  const body = path === '' ? value : wrong
  if (typeof body !== 'string') expect(() => mock.restore(body as never)).toThrow(message)
  const response = await clientOf(mock).call('PUT /_mock/state', { body })
  expect(response).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining(message) } } })
  expect(mock.snapshot()).toEqual(before)
})

test('the control takes and restores snapshots, larger ones than the API takes bodies', async () => {
  mock.workspace(KEY).add('canvas', { name: 'x'.repeat(1000) }, 6000)
  const text = await (await mock.fetch('http://mock.test/_mock/state')).text()
  expect(JSON.parse(text)).toEqual(mock.snapshot())
  expect(text.length).toBeGreaterThan(4_194_304)
  const copy = await newMock()
  expect((await clientOf(copy).call('PUT /_mock/state', { body: text })).status).toBe(204)
  expect(copy.snapshot()).toEqual(JSON.parse(text))
})

test('a delivery keeps the event that the log of events forgets', async () => {
  mock = await newMock({ keep: 1 })
  mock.workspace(KEY).add('delivery', {}, 1)
  changed()
  mock.workspace(KEY).add('event', {})
  expect(changed()).toContain('deliveries/*')
  const copy = await restored({ keep: 1 })
  expect(copy.snapshot()).toEqual(mock.snapshot({ log: false }))
})

test('a record that makes room for another is reported as removed', async () => {
  mock.workspace(KEY).add('canvas', {}, 50)
  changed()
  const copy = await restored({ keep: 10 })
  expect(copy.changes()).toEqual([])
  copy.workspace(KEY).add('canvas')
  const removed = copy.changes().filter(([path, value]) => value === undefined && records.has(path))
  expect(removed.length).toBeGreaterThan(40)
})

test('records that contradict each other are rejected and change nothing', async () => {
  changed()
  const before = mock.snapshot()
  expect(() => mock.restoreRecords([['teams/ours/parts/canvases/cvs_a', {}]])).toThrow('belongs to nothing')
  expect(() => mock.restoreRecords([['day', '2026-05-05']])).toThrow('The state is damaged: `limits` is required.')
  expect(mock.snapshot()).toEqual(before)
  expect(changed()).toEqual([])
})

test('a mock without timers does due work when the host asks, and says in real time when that is', async () => {
  mock = await newMock({ timers: false, taskMs: 20, receiveWebhook: () => new Promise(() => {}) })
  client = clientOf(mock, undefined, { key: KEY })
  await mock.moveClock(1_000_000)
  expect(mock.nextDue()).toBeUndefined()
  const start = Date.now()
  await startTask()
  const due = mock.nextDue()
  expect(due).toBeGreaterThanOrEqual(start + 20)
  expect(due).toBeLessThanOrEqual(Date.now() + 20)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(mock.nextDue()).toBe(due)
  mock.catchUp()
  // While a webhook is being sent, it is now.
  expect(Math.abs(Number(mock.nextDue()) - Date.now())).toBeLessThan(5000)
})

test('links start with the public URL of the mock, whatever address was called', async () => {
  const publicUrl = 'https://sandbox.test/w/1'
  mock = await newMock({ publicUrl })
  client = clientOf(mock, undefined, { key: KEY })
  await mint()
  expect(signed.upload_url).toMatch(/^https:\/\/sandbox\.test\/w\/1\/_storage\//)
  await export_()
  await mock.moveClock(60_000)
  const { body } = await call('getCanvasExportStatus', { path: CANVAS })
  expect(JSON.stringify(body)).toContain(`"url":"${publicUrl}/_files/exports/`)
})
