/** `paginate` in each version and with each kind of pagination. */
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import type { CanvasListItem, EventPage, Task } from '../../generated/newest.js'
import { type Client, type ListItem, paginate, ResponseError } from '../../src/client/index.js'
import { type LegacyTask, NEWEST, OLDEST } from '../support/versions.js'
import { cleanUp, loopback, mockOverHttp, named, silence, thrownBy } from './servers.js'

const { client, mock } = await mockOverHttp()
afterEach(cleanUp)

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const requestCount = () => mock.requests().length

// biome-ignore format: the paths of a version in one row.
test.each([
  ...(['/canvases', '/tasks', '/events', '/webhook_deliveries', '/brand-kits', '/organizations', '/canvases/search'] as const).map((path) => [path, NEWEST] as const),
  // Only 2026-04-12
  ...(['/canvases', '/tasks', '/brand-kits', '/organizations', '/canvases/search'] as const).map((path) => [path, OLDEST] as const),
])('paginate yields the same items of %s in version %s as one large page', async (path, version) => {
  const api = client(version) as Client<typeof NEWEST>
  const { data } = await api.GET(path as '/canvases', { params: { query: { limit: 100 } } })
  const whole = Object.values(data ?? {}).find((value) => Array.isArray(value)) ?? []
  expect(whole.length).toBeGreaterThan(0)
  const before = requestCount()
  expect(await collect<unknown>(paginate(api, path as '/canvases', { limit: 1 }))).toEqual(whole)
  expect(requestCount() - before).toBe(whole.length)
})

test.each([{ q: 'product' }, {}])('paginate sends %j with each page of a search, and adds an offset', async (query) => {
  const api = client(NEWEST)
  const { data } = await api.GET('/canvases/search', { params: { query: { ...query, limit: 100 } } })
  expect(data?.canvases.length).toBeGreaterThan(1)
  const found = await collect(paginate(api, '/canvases/search', { ...query, offset: 1, limit: 1 }))
  expect(found).toEqual(data?.canvases.slice(1))
})

test('paginate requests a page only when its first item is needed', async () => {
  const api = client(NEWEST)
  const before = requestCount()
  for await (const canvas of paginate(api, '/canvases', { limit: 1 })) {
    expect(canvas.id).toMatch(/^cvs_/)
    break
  }
  expect(requestCount() - before).toBe(1)
})

describe('paginate', () => {
  test('throws a ResponseError for an error on a later page', async () => {
    const api = client(NEWEST)
    const items = paginate(api, '/canvases', { limit: 1 })
    await items.next()
    mock.setFault({ operationId: 'listCanvases', status: 429 })
    const error = await thrownBy(items.next())
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ status: 429, error: { type: 'rate_limited' } })
  })

  test.each([
    ['a page of another shape', { items: [] }],
    ['an array', []],
    ['a list that is not an array', { data: 'none', next_cursor: null }],
  ])('throws a ResponseError for %s', async (_, body) => {
    const { client } = await loopback({ body })
    const error = await thrownBy(collect(paginate(client(), '/canvases')))
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ status: 200, body, message: expect.stringContaining('`data`') })
  })

  const tasks = (more: object) => ({ body: { data: [{ id: 'a' }], has_more: true, total: null, ...more } })

  test.each([
    ['that comes twice', {}, [tasks({ next_cursor: 'a' }), tasks({ next_cursor: 'b' }), tasks({ next_cursor: 'a' })]],
    ['that was given', { cursor: 'a' }, [tasks({ next_cursor: 'a' })]],
  ])('throws a ResponseError for a cursor %s', async (_, query, pages) => {
    const { client, received } = await loopback(...pages)
    const error = await thrownBy(collect(paginate(client(), '/tasks', query)))
    expect(error).toBeInstanceOf(ResponseError)
    expect(error).toMatchObject({ message: 'GET /tasks responded with 200, but the cursor repeats' })
    expect(received).toHaveLength(pages.length)
  })

  test.each([
    ['an empty page', '/canvases/search', { body: { canvases: [], has_more: true } }, 0],
    ['a page without a next cursor', '/tasks', tasks({ next_cursor: null }), 1],
  ] as const)('stops at %s, even if it claims to have more', async (_, path, page, count) => {
    const { client, received } = await loopback(page)
    expect(await collect<unknown>(paginate(client(), path))).toHaveLength(count)
    expect(received).toHaveLength(1)
  })

  test('rejects with the reason of its signal', async () => {
    const { client } = await loopback(silence)
    const abort = AbortSignal.abort()
    await expect(collect(paginate(client(), '/canvases', {}, { signal: abort }))).rejects.toThrow(named('AbortError'))
    const signal = AbortSignal.timeout(20)
    await expect(collect(paginate(client(), '/canvases', {}, { signal }))).rejects.toThrow(named('TimeoutError'))
  })
})

describe('toArray', () => {
  test.each([
    [undefined, 3, 3],
    [{ limit: undefined }, 3, 3],
    [{ limit: 0 }, 0, 0],
    [{ limit: 1 }, 1, 1],
    [{ limit: 2 }, 2, 2],
    [{ limit: 9 }, 3, 3],
  ])('toArray with %j returns %i items, and requests %i pages', async (options, count, requests) => {
    const page = (id: string, next_cursor: string | null) => ({ body: { data: [{ id }], next_cursor } })
    const { client, received } = await loopback(page('1', 'a'), page('2', 'b'), page('3', null))
    const tasks = await paginate(client(), '/tasks', { limit: 1 }).toArray(options)
    expect(tasks.map(({ id }) => id)).toEqual(['1', '2', '3'].slice(0, count))
    expect(received).toHaveLength(requests)
  })
})

test('paginate.pages yields pages with their items, the total and the body', async () => {
  const [first] = await collect(paginate.pages(client(NEWEST), '/canvases', { limit: 100 }))
  expect(first).toMatchObject({ total: null, body: { next_cursor: null } })
  expect(first?.items).toBe(first?.body.data)
})

// Only 2026-04-12
test('paginate.pages yields pages by offset with their total', async () => {
  const api = client(OLDEST)
  const { data } = await api.GET('/tasks', { params: { query: { limit: 100 } } })
  const pages = await collect(paginate.pages(api, '/tasks', { limit: 2 }))
  expect(pages.flatMap(({ items }) => items)).toEqual(data?.jobs)
  expect(pages.length).toBe(Math.ceil((data?.jobs.length ?? 0) / 2))
  for (const { items, total, body } of pages) {
    expect(items).toBe(body.jobs)
    expect(total).toBe(data?.total)
    expectTypeOf(items).toEqualTypeOf<LegacyTask[]>()
  }
})

test('the types of paginate accept only lists and their parameters', () => {
  expectTypeOf<ListItem<typeof NEWEST, '/canvases'>>().toEqualTypeOf<CanvasListItem>()
  expectTypeOf<ListItem<typeof NEWEST, '/events'>>().toEqualTypeOf<EventPage['data'][number]>()
  expectTypeOf<ListItem<typeof NEWEST, '/tasks'>['id']>().toEqualTypeOf<Task['id']>()
  // Only 2026-04-12
  expectTypeOf<ListItem<typeof OLDEST, '/tasks'>>().toEqualTypeOf<LegacyTask>()
  void (async () => {
    const api = client(NEWEST)
    for await (const task of paginate(api, '/tasks')) expectTypeOf(task.kind).toEqualTypeOf<'design'>()
  })
  // Only 2026-04-12
  void (async () => {
    const legacy = client(OLDEST)
    for await (const job of paginate(legacy, '/tasks')) expectTypeOf(job.job_id).toEqualTypeOf<string>()
    // @ts-expect-error: a list whose shape is not known in this version
    paginate(legacy, '/events')
    const either = Math.random() < 0.5 ? legacy : client(NEWEST)
    for await (const task of paginate(either, '/tasks', { limit: 20 })) {
      expectTypeOf(task).toEqualTypeOf<LegacyTask | ListItem<typeof NEWEST, '/tasks'>>()
      console.log('job_id' in task ? task.job_id : task.id)
    }
    for await (const { total, body } of paginate.pages(either, '/canvases')) {
      expectTypeOf(total).toEqualTypeOf<number | null>()
      console.log('canvases' in body ? body.canvases[0]?.name : body.data[0]?.name)
    }
    for await (const { total } of paginate.pages(client(NEWEST), '/canvases')) expectTypeOf(total).toEqualTypeOf<null>()
    // @ts-expect-error: a list that one of the two does not have
    paginate(either, '/events')
  })
})
