import type { Contract } from '../../contract/contract.js'
import { createCallers, type SavedCallers } from './callers.js'
import { type Collection, RecordList, RecordMap, type SavedList } from './changes.js'
import { createClock } from './clock.js'
import type { Job, MockState, StateOptions, Team } from './mock-state.js'
import { createSaved, newParts, partCollections, savedParts } from './parts.js'
import { createRandom } from './random.js'

/** A state as a snapshot contains it. */
export type SavedState = {
  clock_ahead_ms: number
  /** A number in the snapshots of 0.2, which do not have the number of ids. */
  random: number | string
  secret: string
  callers: SavedCallers
  teams: SavedTeam[]
  parts: Record<string, unknown>
  jobs: SavedList<Job>
}

type SavedTeam = Omit<Team, 'state' | 'parts'> & { parts: Record<string, unknown> }

const DEFAULTS: StateOptions = { taskMs: 2000, keep: 10_000, keepBytes: 67_108_864, keepTotalBytes: 268_435_456 }

/** The credits of a new team. */
const CREDITS = 500

/** Creates a state, or restores one without its jobs. Throws an Error for a snapshot that contradicts itself. */
export function createMockState(
  contract: () => Contract,
  options: Partial<StateOptions> = {},
  saved?: SavedState,
): MockState {
  const random = createRandom(saved?.random ?? options.seed)
  const teams = new RecordMap<Team>([], (team) => ({ ...detailsOf(team), parts: {} }))
  const clock = createClock(saved?.clock_ahead_ms, options.timers)
  const ending = new AbortController()
  const jobs = new RecordList(saved?.jobs)

  function newTeam(id: string, isEmpty: boolean): Team {
    const credits = { credits: CREDITS, initialCredits: CREDITS }
    return { id, state, plan: 'paid', ...credits, isEmpty, parts: newParts() }
  }

  function setTeam(team: Team): Team {
    teams.set(team.id, team)
    if (state.changes) for (const [path, collection] of partCollections(team)) state.changes.add(path, collection)
    return team
  }

  function forget(id: string): void {
    const team = teams.get(id)
    if (team && state.changes)
      for (const [path, collection] of partCollections(team)) state.changes.remove(path, collection)
    teams.delete(id)
  }

  const state: MockState = {
    contract,
    clock,
    random,
    callers: createCallers(random, forget, saved?.callers),
    options: { ...DEFAULTS, ...options },
    parts: newParts(saved?.parts),
    changes: undefined,
    jobs,
    underWay: 0,
    team: (id) => teams.get(id) ?? setTeam(newTeam(id, state.options.empty ?? false)),
    knownTeam: (id) => teams.get(id),
    renewTeam(id, isEmpty) {
      const { plan, initialCredits } = state.team(id)
      for (const [key, job] of jobs) if (job.team === id) jobs.delete(key)
      forget(id)
      setTeam({ ...newTeam(id, isEmpty), plan, credits: initialCredits, initialCredits })
    },
    changeTeam(team, patch) {
      Object.assign(team, patch)
      if (teams.get(team.id) === team) teams.set(team.id, team)
    },
    teams,
    secret: saved?.secret ?? random.hex(64),
    signal: ending.signal,
    close() {
      clock.close()
      ending.abort()
    },
  }
  if (!saved) return state
  // All teams are known before any part is created.
  for (const { parts, ...team } of saved.teams) teams.set(team.id, { ...team, state, parts: newParts(parts) })
  for (const owner of [state, ...teams.values()]) createSaved(owner)
  return state
}

/** Returns a state as a snapshot contains it. It shares its records with the state; its collections have a `toJSON`. */
export function savedState(state: MockState) {
  const { callers, teams, jobs } = state
  return {
    ...valuesOf(state),
    callers: callers.collections,
    teams: Array.from(teams.values(), (team) => ({ ...detailsOf(team), parts: savedParts(team) })),
    parts: savedParts(state),
    jobs,
  }
}

/** Returns what a state has besides its collections. */
export function valuesOf({ clock, random, secret }: MockState) {
  return { clock_ahead_ms: clock.ahead(), random: random.position(), secret }
}

/** Returns all collections of a state, with the paths of their records: a team, its parts, then their members. */
export function* collectionsOf(state: MockState): Generator<[path: string, Collection]> {
  yield* Object.entries(state.callers.collections).map(([name, collection]): [string, Collection] => [
    `callers/${name}`,
    collection,
  ])
  yield ['teams', state.teams]
  yield ['jobs', state.jobs]
  for (const owner of [state, ...state.teams.values()]) yield* partCollections(owner)
}

function detailsOf({ id, plan, credits, initialCredits, isEmpty }: Team): Omit<SavedTeam, 'parts'> {
  return { id, plan, credits, initialCredits, isEmpty }
}
