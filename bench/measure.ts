import { type Leg, send } from './legs.js'
import { type Load, load } from './load.js'
import { residentMemory } from './processes.js'
import { SERVERS, type Server, type ServerName, startServer } from './servers.js'
import { median } from './stats.js'

/** The number of starts of each server and of rounds of each leg, and the seconds of a round and of the warm-up. */
export type Plan = { starts: number; rounds: number; seconds: number; warmUp: number }

/** The figures of a server on one document. Medians, except for the memory. */
export type Figures = {
  /** From the start of the process to the first response, in ms. */
  startMs: number
  /** After all load, in MiB. */
  memory: number
  /** By the name of the leg. */
  legs: Record<string, Load>
}

/** Measures the servers on the documents of a folder, always in turns, so that a busy moment affects them all. */
export async function measure(
  folder: string,
  version: string,
  legs: Leg[],
  plan: Plan,
): Promise<Record<ServerName, Figures>> {
  const { times, servers } = await starts(plan.starts, (name) => startServer(name, folder, version, legs))
  const loads = await rounds(servers, legs, plan)
  const figures = servers.map(({ name, pid }): [ServerName, Figures] => [
    name,
    {
      startMs: median(times.filter((time) => time.name === name).map(({ ms }) => ms)),
      memory: residentMemory(pid),
      legs: Object.fromEntries(
        legs.map((leg) => [leg.name, middle(loads.filter((one) => one.server === name && one.leg === leg.name))]),
      ),
    },
  ])
  await Promise.all(servers.map(({ stop }) => stop()))
  return Object.fromEntries(figures) as Record<ServerName, Figures>
}

/** Starts each server several times, in turns. Those of the last turn keep running. */
async function starts(count: number, start: (name: ServerName) => Promise<Server>) {
  const times: { name: ServerName; ms: number }[] = []
  const servers: Server[] = []
  for (let turn = 1; turn <= count; turn++)
    for (const name of SERVERS) {
      const server = await start(name)
      times.push({ name, ms: server.startMs })
      if (turn === count) servers.push(server)
      else await server.stop()
    }
  return { times, servers }
}

type OneLoad = Load & { server: ServerName; leg: string }

async function rounds(servers: Server[], legs: Leg[], plan: Plan): Promise<OneLoad[]> {
  const loads: OneLoad[] = []
  for (const leg of legs) {
    for (const { url } of servers) {
      // A first response may take longer than a whole round.
      await send(url, leg)
      await load(url, leg, plan.warmUp)
    }
    for (let round = 1; round <= plan.rounds; round++)
      for (const { name, url } of servers)
        loads.push({ ...(await load(url, leg, plan.seconds)), server: name, leg: leg.name })
  }
  return loads
}

function middle(loads: Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  }
}
