import type { Contract } from '../../contract/contract.js'
import { type Caller, type Callers, createCallers, type Plan } from './callers.js'
import { type Clock, createClock } from './clock.js'
import { createRandom, type Random } from './random.js'

/** The whole state of the mock. `/_mock/reset` replaces it with a new one. */
export type MockState = {
  /** Returns the contract that is currently served. */
  contract: () => Contract
  clock: Clock
  random: Random
  callers: Callers
  options: StateOptions
  team(id: string): Team
  /** Returns a team that is remembered, or undefined. */
  knownTeam(id: string): Team | undefined
  /** Replaces a team by a new one with the same plan, and with its defined credits. Work of the old one that is not finished never is. */
  renewTeam(id: string, isEmpty: boolean): void
  /** Returns all teams that have been used and are still remembered. */
  teams(): IterableIterator<Team>
  /** Signs cursors and upload addresses. */
  secret: string
  /** Aborted when the mock is closed: running work ends. */
  signal: AbortSignal
  /** Cancels everything that is scheduled or running. */
  close(): void
}

export type StateOptions = {
  /** The same seed gives the same ids. */
  seed?: number
  /** True if a new workspace has none of the documented examples. */
  empty?: boolean
  /** How long a task takes from start to end, in milliseconds. */
  taskMs: number
  /**
   * How many records of a kind each workspace keeps: tasks that have ended, canvases, events, deliveries, files, … The oldest ones
   * beyond it are forgotten, and reading one is a 404. Up to a tenth more may be kept.
   */
  keep: number
  /** True if `callback_url` may be a loopback URL over HTTP. */
  allowHttpCallbacks?: boolean
  /** Receives the webhooks instead of the network, those to hosts of the documented examples included. */
  receiveWebhook?: (request: Request) => Response | Promise<Response>
  /** Sends a webhook to a public address only. Without it, the webhooks of foreign web pages are not sent. */
  fetchPublic?: (url: string, init: RequestInit) => Promise<Response>
}

/** A team, which is also an organization and a workspace: the source does not distinguish them (gap ids.prefix.others). */
export type Team = {
  id: string
  state: MockState
  plan: Plan
  /** The remaining credits. */
  credits: number
  /** The credits that a renewed team has. */
  initialCredits: number
  /** True if its workspace started without the documented examples. */
  isEmpty: boolean
  /** True once it was replaced. */
  isGone: boolean
}

/** The caller and its team. */
export type Actor = { team: Team; caller: Caller }

export const DEFAULTS: StateOptions = { taskMs: 2000, keep: 10_000 }

/** The credits of a new team. */
const CREDITS = 500

export function createMockState(contract: () => Contract, options: Partial<StateOptions> = {}): MockState {
  const random = createRandom(options.seed)
  const teams = new Map<string, Team>()
  const clock = createClock()
  const ending = new AbortController()
  const newTeam = (id: string, isEmpty: boolean): Team => ({
    ...{ id, state, plan: 'paid', credits: CREDITS, initialCredits: CREDITS },
    ...{ isEmpty, isGone: false },
  })
  const state: MockState = {
    contract,
    clock,
    random,
    callers: createCallers(random, (team) => teams.delete(team)),
    options: { ...DEFAULTS, ...options },
    team(id) {
      const known = teams.get(id) ?? newTeam(id, state.options.empty ?? false)
      teams.set(id, known)
      return known
    },
    knownTeam: (id) => teams.get(id),
    renewTeam(id, isEmpty) {
      const { plan, initialCredits } = state.team(id)
      state.team(id).isGone = true
      teams.set(id, { ...newTeam(id, isEmpty), plan, credits: initialCredits, initialCredits })
    },
    teams: () => teams.values(),
    secret: random.hex(64),
    signal: ending.signal,
    close() {
      clock.close()
      ending.abort()
    },
  }
  return state
}

/**
 * A part of a team's state, created on first use and removed with the team. Each resource keeps its own and shows others only
 * what it chooses to.
 */
export type PerTeam<State> = {
  (team: Team): State
  /** Returns true if the condition holds for any other team of the mock that has this state. */
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
    for (const other of team.state.teams()) {
      const state = other === team ? undefined : states.get(other)
      if (state !== undefined && isSo(state)) return true
    }
    return false
  }
  return Object.assign(of, { elsewhere })
}
