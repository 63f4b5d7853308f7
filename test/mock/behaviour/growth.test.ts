/** Lists do not slow down: the work for a page hardly grows with the number of records in the workspace. */
import { describe, expect, test } from 'vitest'
import { defineKey } from '../../../src/mock/control/keys.js'
import { brandKitsOf } from '../../../src/mock/resources/brand-kits/brand-kits.js'
import { canvasesOf } from '../../../src/mock/resources/canvases/canvases.js'
import { eventsOf } from '../../../src/mock/resources/events/events.js'
import { organizationsOf } from '../../../src/mock/resources/organizations/handlers.js'
import { tasksOf } from '../../../src/mock/resources/tasks/tasks.js'
import { filesOf } from '../../../src/mock/resources/uploads/files.js'
import { deliveriesOf } from '../../../src/mock/resources/webhook_deliveries/deliveries.js'
import type { Delivery } from '../../../src/mock/resources/webhook_deliveries/dispatch.js'
import type { Team } from '../../../src/mock/state/mock-state.js'
import type { Store } from '../../../src/mock/state/store.js'
import { VERSIONS } from '../../support/documents.js'
import { newKey } from '../../support/requests.js'
import { isLegacy, NEWEST } from '../../support/versions.js'
import { type Ask, workspace } from './client.js'

const { app, as } = workspace()

const [FEW, MANY] = [100, 10_000]

/** How often a record of any list was looked at. */
let looks = 0

/** Fills a store with copies of one of its records, each a second older than the last, and counts each look at one. */
function fill<Item extends { id: string; created_at: string }>(
  store: Store<Item>,
  count: number,
  own: (index: number) => Partial<Item> = () => ({}),
) {
  const [model] = store.values()
  if (!model) throw new Error('A fresh workspace has none of these.')
  const { random } = app.context.state
  const [prefix = ''] = model.id.split('_')
  for (let index = 0; index < count; index++) {
    const created_at = new Date(Date.now() - index * 1000).toISOString()
    const copy = { ...model, id: model.id.includes('_') ? random.id(prefix) : random.uuid(), created_at, ...own(index) }
    store.add(
      new Proxy(copy, {
        get(target, name, receiver) {
          looks++
          return Reflect.get(target, name, receiver)
        },
      }),
    )
  }
}

const LISTS: { path: string; fill: (team: Team, count: number) => void }[] = [
  { path: '/tasks', fill: (team, count) => fill(tasksOf(team).designs, count) },
  { path: '/canvases', fill: (team, count) => fill(canvasesOf(team), count) },
  { path: '/canvases/search', fill: (team, count) => fill(canvasesOf(team), count) },
  {
    path: '/canvases/search?q=deck',
    fill: (team, count) => fill(canvasesOf(team), count, (index) => ({ name: index === 0 ? 'Deck' : 'Poster' })),
  },
  { path: '/brand-kits', fill: (team, count) => fill(brandKitsOf(team), count) },
  { path: '/organizations', fill: (team, count) => fill(organizationsOf(team), count) },
  { path: '/events', fill: (team, count) => fill(eventsOf(team), count) },
  ...[
    '/webhook_deliveries',
    '/webhook_deliveries?status=failed',
    `/webhook_deliveries?created_after=${new Date(Date.now() - 3_600_000).toISOString()}`,
  ].map((path) => ({
    path,
    // One in fifty has failed.
    fill: (team: Team, count: number) =>
      fill<Delivery>(deliveriesOf(team), count, (index) => ({ status: index % 50 === 0 ? 'failed' : 'delivered' })),
  })),
]

/** A fresh workspace with so many records: what its owner can ask. */
function filled(version: (typeof VERSIONS)[number], count: number, list: (typeof LISTS)[number]): Ask {
  const key = newKey()
  const ask = as(version, { key })
  list.fill(app.context.state.team(defineKey(app.context, { key }).team), count)
  return ask
}

async function looksFor(ask: Ask, path: string): Promise<number> {
  looks = 0
  expect((await ask('GET', path)).status).toBe(200)
  return looks
}

describe.each(VERSIONS)('version %s', (version) => {
  test.each(LISTS)('the cost of a page of $path does not grow with the list', async (list) => {
    const { path } = list
    const base = `${path}${path.includes('?') ? '&' : '?'}limit=2`
    const work: number[] = []
    for (const count of [FEW, MANY]) {
      const ask = filled(version, count, list)
      // The first page creates the sorted view that the others use.
      const { body } = await ask('GET', base)
      const next = typeof body.next_cursor === 'string' ? `cursor=${encodeURIComponent(body.next_cursor)}` : 'offset=1'
      const first = await looksFor(ask, base)
      work.push(
        first +
          (await looksFor(
            ask,
            !isLegacy(version) && !path.includes('search') ? `${base}&${next}` : `${base}&offset=1`,
          )),
      )
    }
    const [few = 0, many = 0] = work
    expect(few).toBeGreaterThan(0)
    // Reading every record once would be 9,900 more.
    expect(many - few).toBeLessThan(100)
  })
})

test('a record is found by its UUID, and a file by its content, without reading the others', async () => {
  const key = newKey()
  const ask = as(NEWEST, { key })
  const team = app.context.state.team(defineKey(app.context, { key }).team)
  fill(tasksOf(team).designs, MANY)
  fill(filesOf(team), MANY)
  const { body } = await ask('POST', '/tasks', { prompt: 'A poster.' })
  await ask('GET', '/tasks/00000000-0000-0000-0000-000000000000')
  looks = 0
  expect((await ask('GET', `/tasks/${body.id}`)).status).toBe(200)
  expect((await ask('GET', '/tasks/00000000-0000-0000-0000-000000000000')).status).toBe(404)
  expect(looks).toBe(0)
})
