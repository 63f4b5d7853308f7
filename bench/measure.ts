import { type Load, load } from './load.js'
import { residentMemory } from './processes.js'
import type { Scenario } from './scenarios.js'
import { SERVERS, type Server, type ServerName, startServer } from './servers.js'
import { median } from './stats.js'

export type Plan = {
  /** The starts of each server. */
  starts: number
  /** The requests of each scenario before the memory is read. */
  warmUp: number
  /** The rounds of each scenario, and the seconds of one. */
  rounds: number
  seconds: number
  /** The seconds before the first round of a scenario, in which code is still being compiled. */
  settle: number
}

/** The figures of a server on one document. Medians, except for the memory. */
export type Figures = {
  /** From the start of the process to the first response, in ms. */
  startMs: number
  /** After the warm-up, in MiB: each server has then received the same requests. */
  memory: number
  /** By the name of the scenario. */
  scenarios: Record<string, Load>
}

/** Measures all servers on the documents of a folder, always in turns, so that a busy moment affects them all. */
export async function measure(
  folder: string,
  version: string,
  scenarios: Scenario[],
  plan: Plan,
): Promise<Record<ServerName, Figures>> {
  const { times, servers } = await starts(plan.starts, (name) => startServer(name, folder, version, scenarios))
  await warmUp(servers, scenarios, plan)
  const memory = new Map(servers.map(({ name, pid }) => [name, residentMemory(pid)]))
  const loads = await rounds(servers, scenarios, plan)
  const figures = servers.map(({ name }): [ServerName, Figures] => [
    name,
    {
      startMs: median(times.filter((time) => time.name === name).map(({ ms }) => ms)),
      memory: memory.get(name) ?? Number.NaN,
      scenarios: Object.fromEntries(
        scenarios.map((scenario) => {
          const own = loads.filter((one) => one.server === name && one.scenario === scenario.name)
          const perSecond = median(own.map((load) => load.perSecond))
          return [scenario.name, { perSecond, p99: median(own.map(({ p99 }) => p99)) }]
        }),
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

async function warmUp(servers: Server[], scenarios: Scenario[], { warmUp }: Plan): Promise<void> {
  for (const scenario of scenarios) for (const { url } of servers) await load(url, scenario, { responses: warmUp })
}

type OneLoad = Load & { server: ServerName; scenario: string }

async function rounds(servers: Server[], scenarios: Scenario[], plan: Plan): Promise<OneLoad[]> {
  const loads: OneLoad[] = []
  for (const scenario of scenarios) {
    for (const { url } of servers) await load(url, scenario, { seconds: plan.settle })
    for (let round = 1; round <= plan.rounds; round++)
      for (const server of servers)
        loads.push({
          ...(await load(server.url, scenario, { seconds: plan.seconds })),
          server: server.name,
          scenario: scenario.name,
        })
  }
  return loads
}
