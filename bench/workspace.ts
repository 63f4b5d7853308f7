import { load } from './load.js'
import { type MeasuredLoad, measuredLoad, middle, type Plan } from './measure.js'
import { type Scenario, STARTS, withKey } from './scenarios.js'
import { endTasks, giveCredits, startServer } from './servers.js'

/** The number of tasks in the full workspace. */
export const TASKS = 10_000
/** The number of tasks in the workspace that it is compared with: as few as fill a page, so that both send the same bytes. */
const FEW = 50

/** The load on a workspace with few tasks, and on one with many. */
export type Compared = { few: MeasuredLoad; many: MeasuredLoad }

/** Measures our mock with a key that has started few tasks and with one that has started many, in turns, over a port. Returns the loads of each scenario. */
export async function fullWorkspace(
  folder: string,
  version: string,
  scenarios: Scenario[],
  { rounds, seconds, settle }: Plan,
): Promise<Record<string, Compared>> {
  const server = await startServer('our mock', folder, version, scenarios)
  const origin = new URL(server.url).origin
  const compared: [string, Compared][] = []
  try {
    const starts = scenarios.find(({ name }) => name === STARTS)
    if (!starts) throw new Error('No scenario starts a task.')
    const fill = async (key: string, responses: number) => {
      await giveCredits(origin, withKey(starts, key))
      await load(server.url, withKey(starts, key), { responses })
      await endTasks(origin)
    }
    await fill(FULL, TASKS)
    for (const [index, scenario] of scenarios.entries()) {
      // Each scenario has a new workspace to compare with: the scenario that starts tasks fills its own.
      const small = `service_live_e${index}`
      await fill(small, FEW)
      await load(server.url, withKey(scenario, small), { seconds: settle })
      const few: MeasuredLoad[] = []
      const many: MeasuredLoad[] = []
      for (let round = 1; round <= rounds; round++) {
        few.push(await measuredLoad(server, withKey(scenario, small), seconds))
        many.push(await measuredLoad(server, withKey(scenario, FULL), seconds))
      }
      compared.push([scenario.name, { few: middle(few), many: middle(many) }])
    }
  } finally {
    await server.stop()
  }
  return Object.fromEntries(compared)
}

const FULL = 'service_live_f0'
