/** Lists: cursors and offsets, page sizes, totals and orders. */
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.js'
import { brandKitsOf } from '../../../src/mock/resources/brand-kits/brand-kits.js'
import { addCanvas } from '../../../src/mock/resources/canvases/canvases.js'
import { organizationsOf } from '../../../src/mock/resources/organizations/handlers.js'
import { addTask, tasksOf } from '../../../src/mock/resources/tasks/tasks.js'
import { type Client, workspace } from '../../support/client.js'
import { documents, type Version } from '../../support/documents.js'
import { NEWEST, OLDEST } from '../../support/versions.js'

const { app, as, actorOf } = workspace()

type Item = { id: string; job_id?: string; name?: string; created_at?: string; updated_at?: string }

/** Two records a day and more, so that some have the same time and only the id tells them apart. */
const timeOf = (index: number) => new Date(Date.UTC(2026, 5, 1 + Math.floor(index / 2))).toISOString()

/** Each list with a way to fill it up: `add` adds one record of that index. */
const LISTS: { path: string; key: string; add: (team: string, index: number) => Item }[] = [
  {
    path: '/canvases',
    key: 'canvases',
    add(team, index) {
      const times = { created_at: timeOf(index), updated_at: timeOf((index * 7) % 11) }
      return addCanvas(actorOf(team, 'u'), { name: `Canvas ${index}`, brandKitId: null, ...times })
    },
  },
  {
    path: '/brand-kits',
    key: 'brand_kits',
    add(team, index) {
      const id = app.context.state.random.id('bk')
      return brandKitsOf(app.context.state.team(team)).add({ id, created_at: timeOf(index), shown: { id } })
    },
  },
  {
    path: '/organizations',
    key: 'organizations',
    add(team, index) {
      const name = `Organization ${String.fromCharCode(65 + ((index * 7) % 26))}`
      const id = app.context.state.random.id('org')
      const organization = { id, created_at: timeOf(index), shown: { id, name } }
      return organizationsOf(app.context.state.team(team)).add(organization)
    },
  },
  {
    path: '/tasks',
    key: 'jobs',
    add: (team, index) =>
      addTask(actorOf(team, 'u'), tasksOf(app.context.state.team(team)).designs, {
        kind: 'design',
        created_at: timeOf(index),
      }) as Item,
  },
]

const ALL = [...LISTS.map(({ path }) => path), '/events', '/webhook_deliveries']

// Only 2026-04-12
/** A flat task has another name for its id. */
const idOf = ({ id, job_id }: Item) => id ?? job_id

let teams = 0
const newTeam = () => `lists ${teams++}`

/** Returns all pages of a list with cursor pagination, one after another. */
async function walk(me: Client, path: string, limit: number): Promise<JsonObject[]> {
  const pages: JsonObject[] = []
  for (let cursor: unknown; cursor !== null; cursor = pages.at(-1)?.next_cursor) {
    const more = cursor === undefined ? '' : `&cursor=${cursor}`
    const { status, body } = await me.call(`GET ${path}?limit=${limit}${more}`)
    expect(status).toBe(200)
    pages.push(body)
  }
  return pages
}

describe.each(LISTS)('cursor pagination of $path', ({ path, add }) => {
  function filled(records: number) {
    const team = newTeam()
    const made = Array.from({ length: records }, (_, index) => add(team, index))
    return { team, made, me: as(NEWEST, { team, user: 'u' }) }
  }
  const idsIn = (pages: JsonObject[]) => pages.flatMap(({ data }) => (data as Item[]).map(({ id }) => id))

  test('pages are sorted by created_at and id, descending, without repeats', async () => {
    const { me, made } = filled(9)
    const sorted = made.toSorted((a, b) =>
      a.created_at === b.created_at ? order(a.id, b.id) : order(a.created_at, b.created_at),
    )
    const ids = idsIn(await walk(me, path, 4))
    // What a fresh workspace holds is older than these, or was made just now.
    const known = new Set(made.map(({ id }) => id))
    expect(ids.filter((id) => known.has(id))).toEqual(sorted.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('records of the same second are listed in the order in which they were added, newest first', async () => {
    const team = newTeam()
    const ids = Array.from({ length: 12 }, () => add(team, 0).id)
    const listed = idsIn(await walk(as(NEWEST, { team, user: 'u' }), path, 100))
    expect(listed.filter((id) => ids.includes(id))).toEqual(ids.reverse())
  })

  test('the limit is the documented default and 100 at most', async () => {
    const { me } = filled(101)
    const { parameters } = documents[NEWEST].components as { parameters: { Limit: { schema: { default: number } } } }
    const limit = parameters.Limit.schema.default
    expect((await me.call(`GET ${path}`)).body).toMatchObject({ limit, returned: limit, has_more: true })
    expect((await me.call(`GET ${path}?limit=100`)).body).toMatchObject({ limit: 100, returned: 100, has_more: true })
    for (const limit of [0, 101]) expect((await me.call(`GET ${path}?limit=${limit}`)).status).toBe(400)
  })

  test('a cursor is base64url, and a changed one is rejected with a 400', async () => {
    const { me } = filled(3)
    const cursor = String((await me.call(`GET ${path}?limit=1`)).body.next_cursor)
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/)
    for (let at = 0; at < cursor.length; at++) {
      const tampered = cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1)
      await rejected(me, `${path}?cursor=${tampered}`)
    }
    for (const wrong of ['x', `${cursor}A`, cursor.slice(1), `${cursor}%3D`, 'A'.repeat(400_000)])
      await rejected(me, `${path}?cursor=${wrong}`)
    expect((await me.call(`GET ${path}?cursor=${cursor}`)).status).toBe(200)
  })

  test('a cursor of another list or team is rejected with a 400', async () => {
    const { me } = filled(3)
    const cursor = String((await me.call(`GET ${path}?limit=1`)).body.next_cursor)
    for (const other of ALL.filter((name) => name !== path)) await rejected(me, `${other}?cursor=${cursor}`)
    await rejected(filled(3).me, `${path}?cursor=${cursor}`)
  })

  test('a cursor keeps its place while records are added and removed', async () => {
    const { me, team, made } = filled(6)
    const first = (await me.call(`GET ${path}?limit=2`)).body
    add(team, 50)
    const rest = idsIn([(await me.call(`GET ${path}?limit=100&cursor=${first.next_cursor}`)).body])
    expect(rest).toEqual(expect.arrayContaining(made.map(({ id }) => id).filter((id) => !idsIn([first]).includes(id))))
    expect(rest.filter((id) => idsIn([first]).includes(id))).toEqual([])
  })
})

test('the documented example of a cursor reads every list from its start', async () => {
  const me = as(NEWEST, { team: newTeam(), user: 'u' })
  const document = app.context.contract.view(NEWEST).document as { components: { parameters: JsonObject } }
  const { example } = document.components.parameters.Cursor as { example: string }
  for (const path of ALL) {
    const { status, body } = await me.call(`GET ${path}?cursor=${example}`)
    expect([status, body], path).toEqual([200, (await me.call(`GET ${path}`)).body])
  }
})

test('documented lists count, the others return null', async () => {
  const team = newTeam()
  for (const list of LISTS) for (let index = 0; index < 4; index++) list.add(team, index)
  const me = as(NEWEST, { team, user: 'u' })
  const totals = Object.fromEntries(
    await Promise.all(ALL.map(async (path) => [path, (await me.call(`GET ${path}?limit=1`)).body.total])),
  )
  const counted = { '/brand-kits': 2 + 4, '/organizations': 1 + 4, '/tasks': 9 + 4 }
  expect(totals).toEqual({ ...counted, '/canvases': null, '/events': null, '/webhook_deliveries': null })
})

// Only 2026-04-12
describe.each(LISTS)('the legacy list of $path', ({ path, key, add }) => {
  test('a legacy list is paged by offset with a real total and no cursor', async () => {
    const team = newTeam()
    for (let index = 0; index < 7; index++) add(team, index)
    const me = as(OLDEST, { team, user: 'u' })
    const all = (await me.call(`GET ${path}`)).body
    const total = (all[key] as Item[]).length
    expect(all).toEqual({ [key]: all[key], total, offset: 0, limit: 20, has_more: false })
    const ids: string[] = []
    for (let offset = 0; offset < total; offset += 3) {
      const { body } = await me.call(`GET ${path}?offset=${offset}&limit=3`)
      expect(body).toMatchObject({ total, offset, limit: 3, has_more: offset + 3 < total })
      ids.push(...(body[key] as Item[]).map(idOf))
    }
    expect(ids).toEqual((all[key] as Item[]).map(idOf))
    expect((await me.call(`GET ${path}?offset=${total}`)).body).toMatchObject({ [key]: [], has_more: false, total })
  })
})

// Only 2026-04-12
test.each<[list: number, by: 'updated_at' | 'name', order?: (a: string, b: string) => number]>([
  [0, 'updated_at', order],
  [2, 'name'],
])('only the legacy list of %j is sorted by %s', async (list, by, compare) => {
  const [team, { path, key, add }] = [newTeam(), LISTS[list] ?? expect.unreachable()]
  for (let index = 0; index < 9; index++) add(team, index)
  const items = async (version: Version, name: string) =>
    (await as(version, { team, user: 'u' }).call(`GET ${path}`)).body[name] as Item[]
  const [legacy, data] = [await items(OLDEST, key), await items(NEWEST, 'data')]
  const values = (all: Item[]) => all.map((item) => item[by] ?? '')
  expect(values(legacy)).toEqual(values(legacy).toSorted(compare))
  expect(data.map(({ id }) => id)).not.toEqual(legacy.map(({ id }) => id))
  expect(data.map(({ id }) => id).sort()).toEqual(legacy.map(({ id }) => id).sort())
})

/** Descending. */
function order(a = '', b = ''): number {
  return a < b ? 1 : a > b ? -1 : 0
}

async function rejected(me: Client, path: string): Promise<void> {
  expect(await me.call(`GET ${path}`)).toMatchObject({ status: 400, body: { error: { type: 'invalid_request' } } })
}
