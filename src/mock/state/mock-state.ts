import type { Contract } from '../../contract/contract.js'
import { type Caller, type Callers, createCallers, type Plan, type SavedCallers } from './callers.js'
import { type Clock, createClock } from './clock.js'
import { type Job, runJob } from './jobs.js'
import { createSaved, type Parts, savedParts } from './parts.js'
import { createRandom, type Random } from './random.js'

/** The whole state of the mock. `/_mock/reset` replaces it with a new one. */
export type MockState = {
  /** Returns the contract that is currently served. */
  contract: () => Contract
  clock: Clock
  random: Random
  callers: Callers
  options: StateOptions
  parts: Parts
  /** Schedules a job of a team. */
  schedule(job: Job): void
  /** Jobs that have left the schedule and wait for something else: a snapshot has them as if they were due. */
  underWay: Set<Job>
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
  /** Ends everything that is scheduled or running. A snapshot still contains it. */
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
  /** Called after each request and each other change, to write the state to a file for example. */
  onChange?: () => void
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
  parts: Parts
}

/** A state as a snapshot contains it. */
export type SavedState = {
  clock_ahead_ms: number
  random: number
  secret: string
  callers: SavedCallers
  teams: (Omit<Team, 'state' | 'parts'> & { parts: Record<string, unknown> })[]
  parts: Record<string, unknown>
  jobs: Job[]
}

/** The caller and its team. */
export type Actor = { team: Team; caller: Caller }

export const DEFAULTS: StateOptions = { taskMs: 2000, keep: 10_000 }

/** The credits of a new team. */
const CREDITS = 500

/** Creates a new state, or that of a snapshot. Throws an Error for a snapshot whose parts do not fit each other. */
export function createMockState(
  contract: () => Contract,
  options: Partial<StateOptions> = {},
  saved?: SavedState,
): MockState {
  const random = createRandom(saved?.random ?? options.seed)
  const teams = new Map<string, Team>()
  const clock = createClock(saved?.clock_ahead_ms)
  const ending = new AbortController()
  const newTeam = (id: string, isEmpty: boolean): Team => ({
    ...{ id, state, plan: 'paid', credits: CREDITS, initialCredits: CREDITS, isEmpty },
    parts: { created: new Map(), saved: {} },
  })
  const run = (job: Job) => {
    runJob(state, job)
    state.options.onChange?.()
  }
  const state: MockState = {
    contract,
    clock,
    random,
    callers: createCallers(random, (team) => teams.delete(team), saved?.callers),
    options: { ...DEFAULTS, ...options },
    parts: { created: new Map(), saved: saved?.parts ?? {} },
    schedule: (job) => clock.schedule(job, run),
    underWay: new Set(),
    team(id) {
      const known = teams.get(id) ?? newTeam(id, state.options.empty ?? false)
      teams.set(id, known)
      return known
    },
    knownTeam: (id) => teams.get(id),
    renewTeam(id, isEmpty) {
      const { plan, initialCredits } = state.team(id)
      clock.cancelJobs(id)
      teams.set(id, { ...newTeam(id, isEmpty), plan, credits: initialCredits, initialCredits })
    },
    teams: () => teams.values(),
    secret: saved?.secret ?? random.hex(64),
    signal: ending.signal,
    close() {
      clock.close()
      ending.abort()
    },
  }
  if (!saved) return state
  // All teams are known before any part is created.
  for (const { parts, ...team } of saved.teams)
    teams.set(team.id, { ...team, state, parts: { created: new Map(), saved: parts } })
  for (const owner of [state, ...teams.values()]) createSaved(owner)
  for (const job of saved.jobs) state.schedule(job)
  return state
}

/** Returns a state as a snapshot contains it. It shares its records with the state, and its lists may be maps and sets. */
export function savedState(state: MockState): SavedState {
  const { clock, random, callers, secret } = state
  return {
    clock_ahead_ms: clock.ahead(),
    random: random.position(),
    secret,
    callers: callers.saved(),
    teams: [...state.teams()].map((team) => {
      const { state: _, ...saved } = team
      return { ...saved, parts: savedParts(team) }
    }),
    parts: savedParts(state),
    jobs: [...state.underWay, ...clock.jobs()],
  }
}
