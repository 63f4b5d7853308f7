import type { Contract } from '../../contract/contract.js'
import { createCallers, type SavedCallers } from './callers.js'
import { createClock, type Job } from './clock.js'
import type { MockState, StateOptions, Team } from './mock-state.js'
import { createSaved, runJob, savedParts } from './parts.js'
import { createRandom } from './random.js'

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

const DEFAULTS: StateOptions = { taskMs: 2000, keep: 10_000 }

/** The credits of a new team. */
const CREDITS = 500

/** Creates a new state, or restores the state of a snapshot. Throws an Error for a snapshot whose parts do not fit each other. */
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
