/** Lists do not slow down: the work for a page hardly grows with the number of records in the workspace. */
import { expect, test } from 'vitest'
import { brandKitsOf } from '../../../src/mock/resources/brand-kits/brand-kits.js'
import { canvasesOf } from '../../../src/mock/resources/canvases/canvases.js'
import { eventsOf } from '../../../src/mock/resources/events/events.js'
import { organizationsOf } from '../../../src/mock/resources/organizations/handlers.js'
import { tasksOf } from '../../../src/mock/resources/tasks/tasks.js'
import { filesOf } from '../../../src/mock/resources/uploads/files.js'
import { deliveriesOf } from '../../../src/mock/resources/webhook_deliveries/deliveries.js'
import type { DeliveryRecord } from '../../../src/mock/resources/webhook_deliveries/dispatch.js'
import type { Team } from '../../../src/mock/state/mock-state.js'
import type { Store } from '../../../src/mock/state/store.js'
import { type Client, workspace } from '../../support/client.js'
import { newKey } from '../../support/requests.js'
import { NEWEST, OLDEST } from '../../support/versions.js'

const { app, as } = workspace()
const [FEW, MANY] = [100, 2000]

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

const oneOfFiftyFailed = (index: number): Partial<DeliveryRecord> => ({
  status: index % 50 === 0 ? 'failed' : 'delivered',
})
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString()

const LISTS: [path: string, fill: (team: Team, count: number) => void][] = [
  ['/tasks', (team, count) => fill(tasksOf(team).designs, count)],
  ['/canvases', (team, count) => fill(canvasesOf(team), count)],
  ['/canvases/search', (team, count) => fill(canvasesOf(team), count)],
  ['/brand-kits', (team, count) => fill(brandKitsOf(team), count)],
  ['/organizations', (team, count) => fill(organizationsOf(team), count)],
  ['/events', (team, count) => fill(eventsOf(team), count)],
  ...['', '?status=failed', `?created_after=${AN_HOUR_AGO}`].map((query): (typeof LISTS)[number] => [
    `/webhook_deliveries${query}`,
    (team, count) => fill(deliveriesOf(team), count, oneOfFiftyFailed),
  ]),
]

async function looksFor(me: Client, path: string): Promise<number> {
  looks = 0
  expect((await me.call(`GET ${path}`)).status).toBe(200)
  return looks
}

test.each(LISTS)('the cost of a page of %s does not grow with the list', async (path, fillWith) => {
  for (const version of [NEWEST, OLDEST]) {
    const page = `${path}${path.includes('?') ? '&' : '?'}limit=2`
    const work: number[] = []
    for (const count of [FEW, MANY]) {
      const team = newKey()
      const me = as(version, { team })
      fillWith(app.context.state.team(team), count)
      // The first page creates the sorted view that the others use.
      const { next_cursor } = (await me.call(`GET ${page}`)).body
      const next = next_cursor ? `cursor=${encodeURIComponent(String(next_cursor))}` : 'offset=1'
      work.push((await looksFor(me, page)) + (await looksFor(me, `${page}&${next}`)))
    }
    const [few = 0, many = 0] = work
    expect(few).toBeGreaterThan(0)
    // Reading every record once would be 1,900 more.
    expect(many - few).toBeLessThan(100)
  }
})

test('a record is found by its UUID, and a file by its content, without reading the others', async () => {
  const me = as(NEWEST, { team: 'uuids' })
  const team = app.context.state.team('uuids')
  fill(tasksOf(team).designs, MANY)
  fill(filesOf(team), MANY)
  const { body } = await me.call('POST /tasks', { body: { prompt: 'A poster.' } })
  await me.call('GET /tasks/00000000-0000-0000-0000-000000000000')
  looks = 0
  expect((await me.call(`GET /tasks/${body.id}`)).status).toBe(200)
  expect((await me.call('GET /tasks/00000000-0000-0000-0000-000000000000')).status).toBe(404)
  expect(looks).toBe(0)
})
