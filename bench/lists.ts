/**
 * Measures whether lists slow down: pages of ten items of each list, from a workspace with 10 and with 100,000 records, without a port.
 *
 *     node --import tsx bench/lists.ts
 */
import { VERSIONS } from '../scripts/support/paths.js'
import { createApp } from '../src/mock/app.js'
import { defineKey } from '../src/mock/control/keys.js'
import { GENERATED, readContract } from '../src/mock/node/contract.js'
import { canvasesOf } from '../src/mock/resources/canvases/canvases.js'
import { eventsOf } from '../src/mock/resources/events/events.js'
import { tasksOf } from '../src/mock/resources/tasks/tasks.js'
import { deliveriesOf } from '../src/mock/resources/webhook_deliveries/deliveries.js'
import type { Team } from '../src/mock/state/mock-state.js'
import type { Store } from '../src/mock/state/store.js'

const FEW = 10
const MANY = 100_000
/** How long each list is measured, in milliseconds. The two workspaces take turns of a tenth, so that both meet the same conditions. */
const ASKED_MS = 2000

const app = createApp(await readContract(GENERATED))

function fill<Item extends { id: string; created_at: string }>(store: Store<Item>, count: number): void {
  const [model] = store.values()
  if (!model) throw new Error('A new workspace has no record to copy. Seed one in src/mock/state.')
  const { random } = app.context.state
  const [prefix = ''] = model.id.split('_')
  while (store.size < count) {
    const id = model.id.includes('_') ? random.id(prefix) : random.uuid()
    store.add({ ...model, id, created_at: new Date(Date.now() - store.size * 50).toISOString() })
  }
}

const CASES: { path: string; method?: string; body?: object; fill: (team: Team, count: number) => void }[] = [
  { path: '/tasks?limit=5', fill: (team, count) => fill(tasksOf(team).designs, count) },
  {
    path: '/tasks',
    method: 'POST',
    body: { prompt: 'A poster' },
    fill: (team, count) => fill(tasksOf(team).designs, count),
  },
  { path: '/canvases?limit=5', fill: (team, count) => fill(canvasesOf(team), count) },
  { path: '/canvases/search?limit=5&q=nothing+like+it', fill: (team, count) => fill(canvasesOf(team), count) },
  { path: '/events?limit=5', fill: (team, count) => fill(eventsOf(team), count) },
  { path: '/webhook_deliveries?limit=5', fill: (team, count) => fill(deliveriesOf(team), count) },
  { path: '/webhook_deliveries?limit=5&status=failed', fill: (team, count) => fill(deliveriesOf(team), count) },
]

let keys = 0

/** Creates a new workspace with this many records, and a function that requests a page. */
function workspace({ path, method = 'GET', body, fill }: (typeof CASES)[number], count: number, version: string) {
  const key = `service_live_${(0xbe0000 + keys++).toString(16)}`
  fill(app.context.state.team(defineKey(app.context, { key, credits: 1e9 }).team), count)
  const headers = { authorization: `Bearer ${key}`, 'service-version': version, 'content-type': 'application/json' }
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  return async () => {
    const response = await app.fetch(new Request(`http://mock.test/v1${path}`, init))
    if (!response.ok) throw new Error(await response.text())
    await response.arrayBuffer()
  }
}

/** Resolves to responses per second. */
async function rates(asks: (() => Promise<void>)[]): Promise<number[]> {
  const spent = asks.map(() => ({ calls: 0, ms: 0 }))
  for (const ask of asks) await ask()
  for (let turn = 0; turn < 10; turn++)
    for (const [index, ask] of asks.entries()) {
      const mine = spent[index] as { calls: number; ms: number }
      const start = performance.now()
      while (performance.now() - start < ASKED_MS / 10) {
        await ask()
        mine.calls++
      }
      mine.ms += performance.now() - start
    }
  return spent.map(({ calls, ms }) => (calls / ms) * 1000)
}

console.log(`responses a second   with ${FEW}  with ${MANY.toLocaleString('en')}  ratio`)
for (const version of VERSIONS)
  for (const entry of CASES) {
    const [few = 0, many = 0] = await rates([workspace(entry, FEW, version), workspace(entry, MANY, version)])
    const name = `${version} ${entry.method ?? 'GET'} ${entry.path}`
    console.log(
      `${name.padEnd(58)} ${few.toFixed(0).padStart(7)} ${many.toFixed(0).padStart(7)}  ${(many / few).toFixed(2)}`,
    )
  }
app.close()
