import { type Leg, STARTS } from './legs.js'
import { load } from './load.js'
import { type MeasuredLoad, measuredLoad, middle, type Plan } from './measure.js'
import { giveCredits, startServer } from './servers.js'

/** The number of tasks in the full workspace. */
export const TASKS = 10_000

/** The load on a workspace with few tasks, and on one with many. */
export type Compared = { few: MeasuredLoad; many: MeasuredLoad }

/** Measures our mock with a new key and with a key that has started many tasks, in turns, over a port. Returns the loads of each leg. */
export async function fullWorkspace(
  folder: string,
  version: string,
  legs: Leg[],
  { rounds, seconds, settle }: Plan,
): Promise<Record<string, Compared>> {
  const server = await startServer('our mock', folder, version, legs)
  const origin = new URL(server.url).origin
  const compared: [string, Compared][] = []
  try {
    const starts = legs.find(({ name }) => name === STARTS)
    if (!starts) throw new Error('No leg starts a task.')
    await giveCredits(origin, withKey(starts, FULL))
    await load(server.url, withKey(starts, FULL), { responses: TASKS })
    for (const [index, leg] of legs.entries()) {
      // Each leg has a new workspace to compare with: the leg that starts tasks fills its own.
      const empty = `service_live_e${index}`
      await giveCredits(origin, withKey(leg, empty))
      await load(server.url, withKey(leg, empty), { seconds: settle })
      const few: MeasuredLoad[] = []
      const many: MeasuredLoad[] = []
      for (let round = 1; round <= rounds; round++) {
        few.push(await measuredLoad(server, withKey(leg, empty), seconds))
        many.push(await measuredLoad(server, withKey(leg, FULL), seconds))
      }
      compared.push([leg.name, { few: middle(few), many: middle(many) }])
    }
  } finally {
    await server.stop()
  }
  return Object.fromEntries(compared)
}

const FULL = 'service_live_f0'

function withKey(leg: Leg, key: string): Leg {
  return { ...leg, headers: { ...leg.headers, authorization: `Bearer ${key}` } }
}
