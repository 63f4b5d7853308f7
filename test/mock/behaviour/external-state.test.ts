/** What a host needs that keeps the state elsewhere: the records that changed, when work is due, and links to its own address. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMock, type Mock, type MockOptions } from '../../../src/mock/index.js'
import { type Client, clientOf } from '../../support/client.js'
import { put, type SignedUpload } from './uploader.js'

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
          /(?<=[/_])[0-9A-HJKMNP-TV-Z]{26}|(?<=(deliveries|jobs|faults|attempts|uploads|downloads|audio_keys)\/).*/g,
          '*',
        ),
    )
    if (value === undefined) records.delete(path)
    else records.set(path, JSON.stringify(value))
  }
  return [...paths].sort()
}

async function restored(options: MockOptions = {}): Promise<Mock> {
  const copy = await newMock(options)
  copy.restoreRecords(Array.from(records, ([path, json]) => [path, JSON.parse(json)]))
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
const audio = () =>
  call('generateAudio', {
    body: { model: 'example-music', mode: 'text_to_music', prompt: 'calm', idempotency_key: 'a' },
  })
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
  [
    'audio',
    'audio_keys audio_keys/* audio_tasks audio_tasks/task_* downloads downloads/* models models/elevenlabs-native-example-sts models/elevenlabs-native-example-tts models/example-effects models/example-music models/example-speech models/example-speech-free random teams/ours',
    audio,
  ],
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

test('the first changes contain all records that exist', async () => {
  await startTask()
  changed()
  expect(Object.fromEntries(records)).toEqual(
    Object.fromEntries(Array.from(mock.records(), ([path, value]) => [path, JSON.stringify(value)])),
  )
  expect(changed()).toEqual([])
})

test('a snapshot that is restored replaces all records', async () => {
  await startTask()
  const snapshot = mock.snapshot({ log: false })
  changed()
  mock.reset()
  mock.restore(snapshot)
  changed()
  const copy = await restored()
  expect(copy.snapshot()).toEqual(snapshot)
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

test('a mock without timers does due work at a request or when the host asks, and says when work is due', async () => {
  mock = await newMock({ timers: false, taskMs: 20, seed: 1 })
  client = clientOf(mock, undefined, { key: KEY })
  expect(mock.nextDue()).toBeUndefined()
  const start = Date.now()
  await startTask()
  const due = mock.nextDue()
  expect(due).toBeGreaterThanOrEqual(start + 20)
  expect(due).toBeLessThanOrEqual(Date.now() + 20)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(mock.nextDue()).toBe(due)
  mock.catchUp()
  await mock.deliveriesDone()
  expect(mock.deliveries()).toMatchObject([{ status: 200 }])
  expect(mock.nextDue()).not.toBe(due)
})

test('the due time of the next work is real time, and now while a webhook is being sent', async () => {
  mock = await newMock({ receiveWebhook: () => new Promise(() => {}) })
  client = clientOf(mock, undefined, { key: KEY })
  await mock.moveClock(1_000_000)
  await startTask()
  expect(Number(mock.nextDue()) - Date.now()).toBeLessThanOrEqual(60_000)
  void mock.moveClock(60_000)
  await new Promise((resolve) => setTimeout(resolve, 20))
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
