/** 3D generation behaves as documented, in every version. */

import { beforeEach, describe, expect, test } from 'vitest'
import { imageProperties } from '../../../src/mock/files/images.js'
import { uuidOf } from '../../../src/mock/state/ids.js'
import { type Client, clientOf, mateOf } from '../../support/client.js'
import { VERSIONS } from '../../support/documents.js'
import { sharedMock } from '../../support/shared-mock.js'

const TASK_MS = 60_000
const DAY_MS = 86_400_000
const LANTERN = { operation: 'text-to-3d', input: { prompt: 'A paper lantern' } }

type Task3D = {
  id: string
  status: string
  poll_url: string
  retry_after_ms: number
  result: { outputs: { field: string; url: string }[] } | null
}

const mock = await sharedMock({ taskMs: TASK_MS })

describe.each(VERSIONS)('version %s', (version) => {
  let me: Client
  beforeEach(() => {
    me = clientOf(mock, version, { credits: 100 })
  })

  async function start(body: object = LANTERN, outcome?: string): Promise<Task3D> {
    const headers = outcome ? { prefer: `outcome=${outcome}` } : {}
    const response = await me.call<Task3D>('generate3d', { body: body as never, headers })
    expect(response.status).toBe(202)
    return response.body
  }
  const poll = (id: string, by = me) => by.call<Task3D>('getGenerate3dTask', { path: { task_id: id } })

  const credits = async () => (await me.call<{ credits_remaining: number }>('getCredits')).body.credits_remaining

  test('a new task is queued and has the URL to poll', async () => {
    const task = await start()
    expect(task).toMatchObject({ status: 'queued', poll_url: `/v1/media/generate-3d/${task.id}`, retry_after_ms: 5000 })
    expect((await poll(task.id)).body).toMatchObject({ id: task.id, status: 'queued' })
    expect((await poll(uuidOf(task.id))).body).toMatchObject({ id: task.id })
  })

  test('a task is queued until it ends, and charged once, by the first poll that finds it finished', async () => {
    const { id } = await start()
    for (let part = 0; part < 10; part++) {
      expect((await poll(id)).body).toMatchObject({ status: 'queued', retry_after_ms: 5000 })
      await mock.moveClock(TASK_MS / 10)
    }
    expect(await credits()).toBe(100)
    for (let polled = 0; polled < 2; polled++) {
      expect((await poll(id)).body.status).toBe('succeeded')
      expect(await credits()).toBe(80)
    }
  })

  test('an input can be a URL, a data URI or an earlier task', async () => {
    const { id } = await start()
    const urls = ['https://example.com/lantern.png', 'data:image/png;base64,iVBORw0KGgo=']
    for (const input of [{ input_task_id: id }, ...urls.map((image_url) => ({ image_url }))])
      expect((await start({ operation: 'retexture', input })).status).toBe('queued')
  })

  test('a failed task costs nothing', async () => {
    const { id } = await start(LANTERN, 'failed')
    expect((await poll(id)).body.status).toBe('queued')
    await mock.moveClock(TASK_MS)
    expect((await poll(id)).body).toEqual({ id, status: 'failed', result: null })
    expect(await credits()).toBe(100)
  })

  test('the URLs of the outputs work for three days, and polling renews none', async () => {
    const { id } = await start()
    await mock.moveClock(TASK_MS)
    const { result } = (await poll(id)).body
    const fetched = () => Promise.all((result?.outputs ?? []).map(({ url }) => mock.fetch(new Request(url))))
    const [model, thumbnail] = await fetched()
    const shown = result?.outputs.map(({ field, url }) => [field, new URL(url).pathname.replace(/\w{32}/, 'secret')])
    expect(shown).toEqual([
      ['model_url', `/_files/3d/secret/${id}.glb`],
      ['thumbnail_url', `/_files/3d/secret/${id}.png`],
    ])
    const bytesOf = async (file: Response | undefined) => new Uint8Array((await file?.arrayBuffer()) as ArrayBuffer)
    expect([model?.status, model?.headers.get('content-type')]).toEqual([200, 'model/gltf-binary'])
    expect(String.fromCharCode(...(await bytesOf(model)).subarray(0, 4))).toBe('glTF')
    expect([thumbnail?.status, thumbnail?.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(imageProperties(await bytesOf(thumbnail))).toMatchObject({ width: 256, height: 256 })

    await mock.moveClock(3 * DAY_MS - 1000)
    expect((await fetched()).map(({ status }) => status)).toEqual([200, 200])
    await mock.moveClock(2000)
    expect((await fetched()).map(({ status }) => status)).toEqual([404, 404])
    expect((await poll(id)).body.result).toEqual(result)
  })

  test('a task can be read in its workspace, and results in a 404 elsewhere', async () => {
    const { id } = await start()
    expect((await poll(id, mateOf(mock, me))).status).toBe(200)
    expect((await poll(id, clientOf(mock, version))).status).toBe(404)
  })

  test('a free plan is rejected with a 403, and a team without credits with a 402', async () => {
    for (const plan of ['free', 'free_beta'] as const) {
      mock.defineKey({ key: me.key, plan })
      expect((await me.call('generate3d', { body: LANTERN })).status).toBe(403)
    }
    const poor = clientOf(mock, version, { credits: 19 })
    const error = { message: '3D generation costs 20 credits, and the organization has 19.' }
    expect(await poor.call('generate3d', { body: LANTERN })).toMatchObject({ status: 402, body: { error } })
    mock.defineKey({ key: poor.key, credits: 20 })
    const { body } = await poor.call<Task3D>('generate3d', { body: LANTERN })
    mock.defineKey({ key: poor.key, credits: 5 })
    await mock.moveClock(TASK_MS)
    expect((await poll(body.id, poor)).body.status).toBe('succeeded')
    expect((await poor.call('getCredits')).body).toEqual({ credits_remaining: 0 })
  })

  test('a repeated request returns the same task, and another one with its key is rejected with a 409', async () => {
    const keyed = { ...LANTERN, idempotency_key: 'lantern-1' }
    const { id } = await start(keyed)
    const { operation, input } = LANTERN
    expect((await start({ idempotency_key: 'lantern-1', input, operation })).id).toBe(id)
    const other = await me.call('generate3d', { body: { ...keyed, operation: 'remesh' } })
    const error = { type: 'idempotency_conflict', code: 'idempotency_conflict' }
    expect(other).toMatchObject({ status: 409, body: { error } })
    expect((await start()).id).not.toBe(id)
  })

  test('a fresh workspace has the tasks of the examples', async () => {
    const [running, failed] = ['task_01JTRJFJ2XBAHW0GQNMF2KDPB0', 'task_01JTKC7R2GXV9D4WQ8N5Z3HB6M'] as const
    const statuses = async () => [(await poll(running)).body.status, (await poll(failed)).body.status]
    expect(await statuses()).toEqual(['queued', 'failed'])
    await mock.moveClock(TASK_MS)
    expect(await statuses()).toEqual(['succeeded', 'failed'])
  })
})
