/** Layerize behaves as documented, in every version. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/newest.js'
import { imageProperties } from '../../../src/mock/files/images.js'
import { type Client, clientOf, mateOf, type Page, type Task } from '../../support/client.js'
import { VERSIONS } from '../../support/documents.js'
import { sharedMock } from '../../support/shared-mock.js'
import { png, upload } from './uploader.js'

type LayerizeTask = components['schemas']['LayerizeTask']

const TASK_MS = 60_000
const FLYER = 'https://assets.example.com/flyer.png'

const mock = await sharedMock({ taskMs: TASK_MS })

describe.each(VERSIONS)('version %s', (version) => {
  let me: Client
  beforeEach(() => {
    me = clientOf(mock, version, { user: 'user_me' })
  })

  const submit = (body: object, { by = me, outcome }: { by?: Client; outcome?: string } = {}) =>
    by.call<LayerizeTask>('layerizeAssets', {
      body: body as never,
      headers: outcome ? { prefer: `outcome=${outcome}` } : {},
    })
  const poll = (id: string, by = me) => by.call<LayerizeTask>('getTask', { path: { id } })
  const photo = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') =>
    upload(mock, me, new File([bytes], 'photo', { type }))

  async function ended(body: object, outcome?: string): Promise<LayerizeTask> {
    const response = await submit(body, outcome ? { outcome } : {})
    expect(response.status).toBe(202)
    await mock.moveClock(TASK_MS)
    return (await poll(response.body.id)).body
  }

  test("a layerize task is canonical and has the request's version in the header", async () => {
    const response = await submit({ image: FLYER })
    expect(response.body).toMatchObject({ kind: 'layerize_assets', links: { self: `/v1/tasks/${response.body.id}` } })
    expect(response.headers.get('service-version')).toBe(version)
    expect(response.body.id).toMatch(/^task_/)
    expect(response.body).not.toHaveProperty('job_id')
    expect((await poll(response.body.id)).body).not.toHaveProperty('job_id')
  })

  test('the layers are full-size PNGs, bottom first', async () => {
    const { result } = await ended({ image: (await photo(png(640, 480))).id })
    const layers = result?.layers ?? []
    expect(layers.map(({ z_index }) => z_index)).toEqual(layers.map((_, index) => index))
    expect(layers.map(({ kind }) => kind)).toEqual(['background', 'object', 'text'])
    for (const layer of layers) expect(layer).toMatchObject({ x: 0, y: 0, width: 640, height: 480 })
    // A text item has its content and no font.
    const items = layers.flatMap(({ text_items }) => text_items ?? [])
    expect(items).toContainEqual(expect.objectContaining({ content: expect.stringMatching(/./) }))
    expect(JSON.stringify(items)).not.toMatch(/https?:|\.(ttf|otf|woff)/)
    expect(new Set(layers.map(({ file_id }) => file_id)).size).toBe(layers.length)
  })

  test('the mode text separates the text from the rest', async () => {
    const { result } = await ended({ image: FLYER, mode: 'text' })
    expect(result?.layers.map(({ kind, text }) => [kind, text])).toEqual([
      ['artwork', undefined],
      ['text', expect.stringMatching(/./)],
    ])
  })

  test('a partial result carries a warning', async () => {
    const { status, result } = await ended({ image: FLYER }, 'partial')
    expect(status).toBe('succeeded')
    expect(result).toMatchObject({ outcome: 'partial', warnings: ['layers_combined'] })
    expect(result?.layers.map(({ kind }) => kind)).toEqual(['artwork'])
  })

  test('an image whose size is not known is taken for one of 1200 by 800 pixels', async () => {
    const half = (await photo(png(640, 480).slice(0, 18))).id
    for (const image of [FLYER, 'file_01JTY1JX4WHRDD459GQ8H7QEZZ', half]) {
      const { result } = await ended({ image, mode: 'text' })
      expect(result?.layers.map(({ width, height }) => [width, height])).toEqual([
        [1200, 800],
        [1200, 800],
      ])
    }
  })

  test('a deleted file removes its URL, and polling does not make another', async () => {
    const { id, result } = await ended({ image: FLYER })
    const [first, second, third] = result?.layers ?? []
    const names = [first, second, third].map((layer) => new URL(layer?.url ?? '').pathname.split('/'))
    expect(names.map((parts) => [parts[2], parts[4]])).toEqual([
      ['layers', 'background.png'],
      ['layers', 'object.png'],
      ['layers', 'text.png'],
    ])
    await me.call('deleteDriveItem', { path: { item_ref: second?.file_id ?? '' } })
    expect((await poll(id)).body.result?.layers).toEqual([first, second, third])
    const files = [first, second, third].map((layer) => mock.fetch(new Request(layer?.url ?? '')))
    expect((await Promise.all(files)).map(({ status }) => status)).toEqual([200, 404, 200])
  })

  test('a layerize task shows its cost and its steps', async () => {
    mock.defineKey({ key: me.key, credits: 6 })
    const { body: task } = await submit({ image: FLYER })
    const steps = new Set<unknown>()
    for (let part = 0; part < 20; part++) {
      await mock.moveClock(TASK_MS / 20)
      steps.add((await poll(task.id)).body.progress?.step)
    }
    expect([...steps]).toEqual([undefined, 'separating layers', 'reading text', 'writing files', 'done'])
    expect((await poll(task.id)).body.credits).toEqual({ credits_used: 6, credits_remaining: 0 })
    expect(await me.call('layerizeAssets', { body: { image: FLYER } })).toMatchObject({
      status: 402,
      body: { error: { message: 'This request costs 6 credits, but the organization has only 0.' } },
    })
  })

  const TOO_LARGE = 'The limit is 16384 per side and 33554432 in total.'
  const TYPES = 'The image must be a PNG, JPEG or WebP, not'
  // biome-ignore format: a table has one row a line.
  test.each<[what: string, bytes: Uint8Array<ArrayBuffer>, type: string | undefined, message: string | undefined]>([
    ['one frame of PNG', png(16_384, 2048), 'image/png', undefined],
    ['one frame of WebP', png(8, 8), 'image/webp', undefined],
    ['too wide an image', png(16_385, 1), 'image/png', `The image has 16385 by 1 pixels. ${TOO_LARGE}`],
    ['too high an image', png(1, 16_385), 'image/png', `The image has 1 by 16385 pixels. ${TOO_LARGE}`],
    ['too large an image', png(8192, 4097), 'image/png', `The image has 8192 by 4097 pixels. ${TOO_LARGE}`],
    ['several frames', png(8, 8, { animated: true }), 'image/png', 'The image must have a single frame.'],
    ['a GIF', png(8, 8), 'image/gif', `${TYPES} image/gif.`],
    ['a type that begins like another', png(8, 8), 'image/pngx', `${TYPES} image/pngx.`],
    ['a type that ends like another', png(8, 8), 'x-image/png', `${TYPES} x-image/png.`],
  ])('%s is accepted, or fails with a message that says why', async (_, bytes, type, message) => {
    const { status, error } = await ended({ image: (await photo(bytes, type)).id })
    expect([status, error]).toEqual(message ? ['failed', { message, retryable: false }] : ['succeeded', null])
  })

  test('a task without output costs nothing, and may be tried again if it failed', async () => {
    const task = await ended({ image: FLYER }, 'failed')
    expect(task).toMatchObject({ status: 'failed', result: null, credits: { credits_used: 0 } })
    expect(task.error).toMatchObject({ retryable: true })
    for (const outcome of ['canceled', 'expired'])
      expect(await ended({ image: FLYER }, outcome)).toMatchObject({ status: outcome, result: null, error: null })
  })

  test('a file of another team gets file_not_found', async () => {
    const { id } = await upload(mock, clientOf(mock, version), new File(['x'], 'x.png', { type: 'image/png' }))
    const error = { type: 'unprocessable', code: 'file_not_found' }
    expect(await submit({ image: id })).toMatchObject({ status: 422, body: { error } })
  })

  test('the same call of a user returns the same task', async () => {
    const keyed = { image: FLYER, idempotency_key: 'flyer-1' }
    const first = await submit(keyed)
    const again = await submit({ ...keyed, mode: 'full' })
    expect([again.status, again.body.id]).toEqual([202, first.body.id])
    const mate = mateOf(mock, me, { user: 'user_mate' })
    expect((await submit(keyed, { by: mate })).body.id).not.toBe(first.body.id)
  })

  test('a changed payload and a duplicate in flight are rejected with a 409', async () => {
    const keyed = { image: FLYER, idempotency_key: 'flyer-2' }
    const both = await Promise.all([submit(keyed), submit(keyed)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ error: { code: 'conflict' } })
    for (const change of [{ mode: 'text' }, { image: `${FLYER}?2` }, { callback_url: 'https://hooks.example.com/x' }]) {
      const error = { code: 'idempotency_conflict' }
      expect(await submit({ ...keyed, ...change })).toMatchObject({ status: 409, body: { error } })
    }
  })

  test('only its user polls or cancels a task, and no list shows it', async () => {
    const { id } = (await submit({ image: FLYER })).body
    for (const other of [mateOf(mock, me), clientOf(mock, version, { user: 'user_me' })]) {
      expect((await poll(id, other)).status).toBe(404)
      expect((await other.call('cancelTask', { path: { id } })).status).toBe(404)
    }
    const { body } = await me.call<Page<Task> & { jobs: unknown[] }>('listTasks')
    expect(JSON.stringify(body)).not.toContain(id)

    const second = mateOf(mock, me, { user: 'user_me' })
    expect((await poll(id, second)).status).toBe(200)
    expect((await second.call('cancelTask', { path: { id } })).status).toBe(202)
    await mock.moveClock(TASK_MS / 2)
    expect((await poll(id)).body.status).toBe('canceled')
  })

  test('an example task in a new workspace belongs to the user of its first key', async () => {
    const mate = mateOf(mock, me)
    const id = 'task_01JT8XE6SZAEAVSNTCPM5Q1NXW'
    expect([(await poll(id)).status, (await poll(id, mate)).status]).toEqual([200, 404])
    expect((await poll(id, mateOf(mock, me, { user: 'user_me' }))).status).toBe(200)
  })

  test('each layer has a signed URL of a PNG', async () => {
    const { result } = await ended({ image: FLYER })
    for (const { url, width, height } of result?.layers ?? []) {
      const file = await mock.fetch(new Request(url))
      expect(file.headers.get('content-type')).toBe('image/png')
      const bytes = new Uint8Array(await file.arrayBuffer())
      expect(imageProperties(bytes)).toMatchObject({ width, height, animated: false })
      // It cannot be guessed.
      expect((await mock.fetch(new Request(url.replace(/[0-9a-f]{32}/, '0'.repeat(32))))).status).toBe(404)
    }
    expect(Object.keys(result ?? {})).toEqual(['layers'])
  })
})
