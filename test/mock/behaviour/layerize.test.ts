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

  test('a text item has its content and no font', async () => {
    const done = await ended({ image: 'https://example.com/a.png' })
    const items = (done.result?.layers ?? []).flatMap(({ text_items }) => text_items ?? [])
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(item).toMatchObject({ content: expect.stringMatching(/./) })
    expect(JSON.stringify(items)).not.toMatch(/https?:|\.(ttf|otf|woff)/)
  })

  test.each([
    ['The image has 20000 by 10 pixels. The limit is 16384 per side and 33554432 in total.', png(20_000, 10)],
    ['The image must have a single frame.', png(8, 8, { animated: true })],
    ['The image must be a PNG, JPEG or WebP, not image/gif.', png(8, 8), 'image/gif'],
  ])(
    'media_layerize.input.invalid_status: an unusable image fails with "%s"',
    async (message, bytes, type?: string) => {
      const { id: image } = await photo(bytes, type)
      expect((await ended({ image })).error).toEqual({ message, retryable: false })
    },
  )

  test('a layerize task that fails on request is retryable', async () => {
    expect((await ended({ image: 'https://example.com/a.png' }, 'failed')).error).toMatchObject({ retryable: true })
  })

  test('a task without output fails and costs nothing', async () => {
    const task = await ended({ image: FLYER }, 'failed')
    expect(task).toMatchObject({ status: 'failed', result: null, credits: { credits_used: 0 } })
    for (const outcome of ['canceled', 'expired'])
      expect(await ended({ image: FLYER }, outcome)).toMatchObject({ status: outcome, result: null, error: null })
  })

  test('an image above the limits fails', async () => {
    const statusOf = async (width: number, height: number) =>
      (await ended({ image: (await photo(png(width, height))).id })).status
    expect(await statusOf(16_384, 2048)).toBe('succeeded')
    expect(await statusOf(16_385, 1)).toBe('failed')
    expect(await statusOf(1, 16_385)).toBe('failed')
    expect(await statusOf(8192, 4097)).toBe('failed')
  })

  test('one frame of PNG, JPEG or WebP is accepted', async () => {
    for (const type of ['image/gif', 'application/pdf', 'image/pngx', 'x-image/png'])
      expect((await ended({ image: (await photo(png(1, 1), type)).id })).status).toBe('failed')
    expect((await ended({ image: (await photo(png(8, 8, { animated: true }))).id })).status).toBe('failed')
    expect((await ended({ image: (await photo(png(8, 8), 'image/webp')).id })).status).toBe('succeeded')
  })

  test('an unknown file gets file_not_found, and the documented example has the same status', async () => {
    const { id } = await upload(mock, clientOf(mock, version), new File(['x'], 'x.png', { type: 'image/png' }))
    const error = { type: 'unprocessable', code: 'file_not_found' }
    for (const [image, headers] of [
      [id, {}],
      [FLYER, { prefer: 'example=file_not_found' }],
    ] as const)
      expect(await me.call('layerizeAssets', { body: { image }, headers })).toMatchObject({
        status: 422,
        body: { error },
      })
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
      const { status, body } = await submit({ ...keyed, ...change })
      expect(status).toBe(409)
      expect(body).toMatchObject({ error: { code: 'idempotency_conflict' } })
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

  test('unknown options and a missing image are rejected with a 422', async () => {
    expect((await submit({ image: FLYER, quality: 'best' })).status).toBe(422)
    expect((await submit({ mode: 'text' })).status).toBe(422)
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
