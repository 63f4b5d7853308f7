/** Lists as one stream of items, in each version and with each kind of pagination. */
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import { type ListItem, paginate, ResponseError } from '../../generated/client/index.js'
import type { CanvasListItem, EventPage, Task } from '../../generated/newest.js'
import { type LegacyTask, NEWEST, OLDEST } from '../support/versions.js'
import { closeLoopbacks, loopback, mockOverHttp, silence } from './servers.js'

const { client, mock } = mockOverHttp()
afterEach(closeLoopbacks)

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const requestCount = () => mock().requests().length

describe(`each list of version ${NEWEST}`, () => {
  test.each(['/canvases', '/tasks', '/events', '/webhook_deliveries', '/brand-kits', '/organizations'] as const)(
    '%s: page after page gives what one large page does',
    async (path) => {
      const api = await client(NEWEST)
      const { data: whole } = await api.GET(path, { params: { query: { limit: 100 } } })
      expect(whole?.next_cursor).toBeNull()
      const before = requestCount()
      expect(await collect(paginate(api, path, { limit: 1 }))).toEqual(whole?.data)
      expect(requestCount() - before).toBe(Math.max(1, whole?.data.length ?? 0))
    },
  )

  test('offset pagination of the search, with the search text on each page', async () => {
    const api = await client(NEWEST)
    const { data } = await api.GET('/canvases/search', { params: { query: { q: 'product', limit: 100 } } })
    expect(data?.canvases.length).toBeGreaterThan(1)
    expect(await collect(paginate(api, '/canvases/search', { q: 'product', limit: 1 }))).toEqual(data?.canvases)
    expect(await collect(paginate(api, '/canvases/search', { q: 'product', offset: 1 }))).toEqual(
      data?.canvases.slice(1),
    )
  })

  test('the first offset of a search counts on each page, not only on the first', async () => {
    const api = await client(NEWEST)
    const { data } = await api.GET('/canvases/search', { params: { query: { limit: 100 } } })
    expect(data?.canvases.length).toBeGreaterThan(4)
    expect(await collect(paginate(api, '/canvases/search', { offset: 1, limit: 1 }))).toEqual(data?.canvases.slice(1))
  })
})

test.each([
  ['/canvases', 'canvases'],
  ['/tasks', 'jobs'],
  ['/brand-kits', 'brand_kits'],
  ['/organizations', 'organizations'],
  ['/canvases/search', 'canvases'],
] as const)(`%s of version ${OLDEST}, by offset`, async (path, key) => {
  const api = await client(OLDEST)
  const { data } = await api.GET(path, { params: { query: { limit: 100 } } })
  const whole = (data as Record<string, unknown>)[key] as unknown[]
  expect(whole.length).toBeGreaterThan(0)
  expect(await collect(paginate(api, path, { limit: 1 }))).toEqual(whole)
})

test('pagination.cursor.no_parallel: a page is requested only when its first item is needed, and not after a break', async () => {
  const api = await client(NEWEST)
  const before = requestCount()
  for await (const canvas of paginate(api, '/canvases', { limit: 1 })) {
    expect(canvas.id).toMatch(/^cvs_/)
    break
  }
  expect(requestCount() - before).toBe(1)
})

describe('what can go wrong', () => {
  test('an error on a later page is thrown, with the error of the API', async () => {
    const api = await client(NEWEST)
    const items = paginate(api, '/canvases', { limit: 1 })
    await items.next()
    mock().setFault({ operationId: 'listCanvases', status: 429 })
    const error: unknown = await items.next().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ status: 429, error: { type: 'rate_limited' } })
  })

  test('a tampered cursor is the error of the API', async () => {
    const api = await client(NEWEST)
    await expect(collect(paginate(api, '/canvases', { cursor: 'x' }))).rejects.toMatchObject({
      status: 400,
      error: { type: 'invalid_request' },
    })
  })

  test.each([
    ['a page of another shape', { items: [] }],
    ['no page at all', []],
    ['a list that is none', { data: 'none', next_cursor: null }],
  ])('%s is thrown with its body', async (_, body) => {
    const { client } = await loopback({ body })
    const error: unknown = await collect(paginate(client(), '/canvases')).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ status: 200, body, message: expect.stringContaining('`data`') })
  })

  test('a cursor that comes twice ends the loop', async () => {
    const page = (cursor: string) => ({ body: { data: [{ id: cursor }], next_cursor: cursor, total: null } })
    const { client, received } = await loopback(page('a'), page('b'), page('a'))
    const error: unknown = await collect(paginate(client(), '/canvases')).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ message: expect.stringContaining('a cursor comes twice') })
    expect(received).toHaveLength(3)
  })

  test('with offset pagination, an empty page is the end even if it claims more', async () => {
    const { client, received } = await loopback({ body: { canvases: [], has_more: true } })
    expect(await collect(paginate(client(), '/canvases/search'))).toEqual([])
    expect(received).toHaveLength(1)
  })

  test('an abort and a time-out are thrown as fetch throws them', async () => {
    const { client } = await loopback(silence)
    const abort = AbortSignal.abort()
    await expect(collect(paginate(client(), '/canvases', {}, { signal: abort }))).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    const signal = AbortSignal.timeout(20)
    await expect(collect(paginate(client(), '/canvases', {}, { signal }))).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    )
  })
})

test('the types know the lists, their parameters and their items', () => {
  expectTypeOf<ListItem<typeof NEWEST, '/canvases'>>().toEqualTypeOf<CanvasListItem>()
  expectTypeOf<ListItem<typeof NEWEST, '/events'>>().toEqualTypeOf<EventPage['data'][number]>()
  expectTypeOf<ListItem<typeof NEWEST, '/tasks'>['id']>().toEqualTypeOf<Task['id']>()
  expectTypeOf<ListItem<typeof OLDEST, '/tasks'>>().toEqualTypeOf<LegacyTask>()
  void (async () => {
    const api = await client(NEWEST)
    const legacy = await client(OLDEST)
    for await (const task of paginate(api, '/tasks')) expectTypeOf(task.kind).toEqualTypeOf<string>()
    for await (const job of paginate(legacy, '/tasks')) expectTypeOf(job.job_id).toEqualTypeOf<string>()
    // @ts-expect-error: not a list
    paginate(api, '/credits')
    // @ts-expect-error: not a list, but has lists below it
    paginate(api, '/canvases/{canvas_id}/pages')
    // @ts-expect-error: a list whose shape is not known in this version
    paginate(legacy, '/events')
    // @ts-expect-error: this version has no offset
    paginate(api, '/canvases', { offset: 3 })
    // @ts-expect-error: that version has no cursor
    paginate(legacy, '/canvases', { cursor: 'x' })
  })
})

test('a cursor that was given counts as read', async () => {
  const { client, received } = await loopback({ body: { data: [{ id: 'a' }], has_more: true, next_cursor: 'c1' } })
  const read = async () => {
    for await (const _ of paginate(client(), '/tasks', { cursor: 'c1' }));
  }
  await expect(read()).rejects.toThrow('a cursor comes twice')
  expect(received).toHaveLength(1)
})

test('a list without a next cursor has ended, whatever `has_more` says', async () => {
  const { client, received } = await loopback({ body: { data: [{ id: 'a' }], has_more: true, next_cursor: null } })
  const ids: unknown[] = []
  for await (const task of paginate(client(), '/tasks')) ids.push(task.id)
  expect(ids).toEqual(['a'])
  expect(received).toHaveLength(1)
})
