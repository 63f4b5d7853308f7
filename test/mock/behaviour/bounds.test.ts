/** What the mock bounds by itself: the lengths of names and searches, and the bytes of what it remembers. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMock, type MockOptions } from '../../../src/mock/index.js'
import { clientOf } from '../../support/client.js'

async function mockOf(options: MockOptions) {
  const mock = await createMock({ empty: true, taskMs: 1000, receiveWebhook: () => new Response(), ...options })
  onTestFinished(() => mock.close())
  return mock
}

describe('a name', () => {
  const rejected = (field: string, most = 255) => ({
    status: 422,
    body: {
      error: {
        code: 'validation_failed',
        message: `\`${field}\` must have at most ${most} characters.`,
        details: { fields: [{ field, code: 'max_length' }] },
      },
    },
  })

  test.each([
    ['256 characters', 'x'.repeat(256)],
    ['a megabyte of words', 'a b '.repeat(250_000)],
  ])('a name of %s is rejected with a 422', async (_, text) => {
    const mock = await mockOf({})
    const me = clientOf(mock)
    const { id } = mock.workspace(me.key).add('canvas', { name: 'Poster' })
    const path = { canvas_id: id }
    expect(await me.call('renameCanvas', { path, body: { name: text } })).toMatchObject(rejected('name'))
    expect(await me.call('createTask', { body: { canvas_name: text } })).toMatchObject(rejected('canvas_name'))
    for (const field of ['filename', 'mime_type'])
      for (const operation of ['createUploadUrl', 'registerUpload'] as const)
        expect(await me.call(operation, { body: { storage_key: 'x', [field]: text } })).toMatchObject(rejected(field))
    if (text.length < 1000) expect(await me.call('searchCanvases', { query: { q: text } })).toMatchObject(rejected('q'))
    expect((await me.call('getCanvas', { path })).body).toMatchObject({ name: 'Poster' })
    expect(mock.requests({ key: me.key, operationId: 'createTask' })).toMatchObject([{ status: 422 }])
  })

  test('a name of 255 characters is accepted, and found', async () => {
    const mock = await mockOf({})
    const me = clientOf(mock)
    const { id } = mock.workspace(me.key).add('canvas', { name: 'Poster' })
    const name = 'ab '.repeat(85)
    expect((await me.call('renameCanvas', { path: { canvas_id: id }, body: { name } })).status).toBe(200)
    expect((await me.call('createTask', { body: { canvas_name: name } })).status).toBe(202)
    const { body } = await me.call<{ canvases: object[] }>('searchCanvases', { query: { q: name } })
    expect(body.canvases).toMatchObject([{ id, name }])
  })

  test('is the only text with that limit: a callback URL has 2000 characters', async () => {
    const mock = await mockOf({})
    const me = clientOf(mock)
    const urlOf = (length: number) => 'https://hooks.test/'.padEnd(length, 'x')
    const start = (length: number) =>
      me.call('createTask', { body: { prompt: 'x'.repeat(2000), callback_url: urlOf(length) } })
    expect((await start(2000)).status).toBe(202)
    expect(await start(2001)).toMatchObject(rejected('callback_url', 2000))
  })
})

describe('a mock with a budget of bytes', () => {
  const PROMPT = 'word '.repeat(20_000)
  type Started = { id: string }

  test('forgets the oldest tasks of a workspace, and keeps the newest', async () => {
    const mock = await mockOf({ keepBytes: 2_000_000 })
    const me = clientOf(mock)
    const ids: string[] = []
    for (let made = 0; made < 40; made++) {
      const { status, body } = await me.call<Started>('createTask', { body: { prompt: PROMPT } })
      expect(status).toBe(202)
      ids.push(body.id)
      await mock.moveClock(1000)
    }
    const statusOf = async (id = '') => (await me.call('getTask', { path: { id } })).status
    expect(await statusOf(ids[0])).toBe(404)
    expect(await statusOf(ids.at(-1))).toBe(200)
    const { body } = await me.call<{ data: Started[] }>('listTasks', { query: { limit: '100' } })
    expect(body.data.map(({ id }) => id)).toEqual(ids.slice(-body.data.length).reverse())
    expect(body.data.length).toBeGreaterThan(5)
    expect(JSON.stringify(mock.snapshot().teams).length).toBeLessThan(2_200_000)
  })

  test('forgets nothing that runs: more is a 503 until it has ended', async () => {
    const mock = await mockOf({ keepBytes: 1_000_000, taskMs: 60_000 })
    const me = clientOf(mock)
    const start = () => me.call<Started>('createTask', { body: { prompt: PROMPT } })
    const ids: string[] = []
    let rejected = await start()
    for (; rejected.status === 202; rejected = await start()) ids.push(rejected.body.id)
    expect(rejected).toMatchObject({ status: 503, body: { error: { retry_after_ms: 1000 } } })
    expect(rejected.headers.get('retry-after')).toBe('1')
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.length).toBeLessThan(10)
    for (const id of ids) expect((await me.call('getTask', { path: { id } })).status).toBe(200)
    expect((await clientOf(mock).call('createTask', { body: { prompt: PROMPT } })).status).toBe(202)
    await mock.moveClock(60_000)
    expect((await start()).status).toBe(202)
  })

  test('a budget of all workspaces together makes the largest one forget', async () => {
    const mock = await mockOf({ keepTotalBytes: 3_000_000 })
    const small = clientOf(mock)
    const { body: kept } = await small.call<Started>('createTask', { body: { prompt: PROMPT } })
    const large = clientOf(mock)
    for (let made = 0; made < 40; made++) {
      expect((await large.call('createTask', { body: { prompt: PROMPT } })).status).toBe(202)
      await mock.moveClock(1000)
    }
    expect((await small.call('getTask', { path: { id: kept.id } })).status).toBe(200)
    expect(JSON.stringify(mock.snapshot().teams).length).toBeLessThan(3_300_000)
  })

  test('counts the records of a snapshot that it restores', async () => {
    const before = await mockOf({})
    const me = clientOf(before)
    for (let made = 0; made < 20; made++) await me.call('createTask', { body: { prompt: PROMPT } })
    await before.moveClock(1000)
    const mock = await mockOf({ keepBytes: 1_000_000 })
    mock.restore(structuredClone(JSON.parse(JSON.stringify(before.snapshot()))))
    expect((await clientOf(mock, undefined, { key: me.key }).call('createTask', { body: {} })).status).toBe(202)
    expect(JSON.stringify(mock.snapshot().teams).length).toBeLessThan(1_100_000)
  })
})
