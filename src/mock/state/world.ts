import type { Contract } from '../../contract/contract.js'
import { type Caller, type Callers, createCallers, type Plan } from './callers.js'
import { type Clock, createClock } from './clock.js'
import { createRandom, type Random } from './random.js'

/** Everything that the mock remembers. `/_mock/reset` replaces it by a new one. */
export type World = {
  /** The contract that is served now. */
  contract: () => Contract
  clock: Clock
  random: Random
  callers: Callers
  options: WorldOptions
  team(id: string): Team
  /** All teams that were asked for and are still remembered. */
  teams(): IterableIterator<Team>
  /** Signs cursors and upload addresses. */
  secret: string
  /** Aborted once the world is closed: what is under way ends. */
  signal: AbortSignal
  /** Calls off all that is due or under way. */
  close(): void
}

export type WorldOptions = {
  /** The same seed gives the same ids. */
  seed?: number
  /** How long a task takes from start to end, in milliseconds. */
  taskMs: number
  /** Whether `callback_url` may be a loopback address over HTTP. */
  allowHttpCallbacks?: boolean
}

/** A team, which is also an organization and a workspace: the source does not tell them apart (gap ids.prefix.others). */
export type Team = {
  id: string
  world: World
  plan: Plan
  /** Credits that are left. */
  credits: number
}

/** Who acts, and in which team. */
export type Actor = { team: Team; caller: Caller }

export const DEFAULTS: WorldOptions = { taskMs: 2000 }

export function createWorld(contract: () => Contract, options: Partial<WorldOptions> = {}): World {
  const random = createRandom(options.seed)
  const teams = new Map<string, Team>()
  const clock = createClock()
  const ending = new AbortController()
  const world: World = {
    contract,
    clock,
    random,
    callers: createCallers(random, (team) => teams.delete(team)),
    options: { ...DEFAULTS, ...options },
    team(id) {
      const known = teams.get(id) ?? { id, world, plan: 'paid', credits: 500 }
      teams.set(id, known)
      return known
    },
    teams: () => teams.values(),
    secret: random.hex(64),
    signal: ending.signal,
    close() {
      clock.close()
      ending.abort()
    },
  }
  return world
}

/**
 * A part of what a team has, made when it is first asked for and gone with the team: each resource keeps its own and shows
 * the others only what it wants to.
 */
export type PerTeam<State> = {
  (team: Team): State
  /** Whether this is true of what any other team of its world has so far. */
  elsewhere(team: Team, isSo: (state: State) => boolean): boolean
}

export function perTeam<State>(init: (team: Team) => State): PerTeam<State> {
  const states = new WeakMap<Team, State>()
  const of = (team: Team): State => {
    const known = states.get(team) ?? init(team)
    states.set(team, known)
    return known
  }
  const elsewhere = (team: Team, isSo: (state: State) => boolean): boolean => {
    for (const other of team.world.teams()) {
      const state = other === team ? undefined : states.get(other)
      if (state !== undefined && isSo(state)) return true
    }
    return false
  }
  return Object.assign(of, { elsewhere })
}
