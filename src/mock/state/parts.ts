/**
 * What resources register with the state. Parts: what a resource keeps of a team or of the whole state, created on first use and
 * removed with its owner. Jobs: future work as data, so that a snapshot contains it.
 */
import type { Job } from './clock.js'
import type { MockState, Team } from './mock-state.js'

type Kind = { create: (owner: never, saved: never) => unknown; save: (part: never, owner: never) => unknown }

type Kinds = Map<string, Kind>

const OF_TEAMS: Kinds = new Map()
const OF_STATES: Kinds = new Map()

/** A part of each team's state. Each resource shows others only what it chooses to. */
export type PerTeam<Part> = {
  (team: Team): Part
  /** Returns true if the condition holds for any other team of the mock that has this part. */
  elsewhere(team: Team, isSo: (part: Part) => boolean): boolean
}

/**
 * Defines a part of each team. `create` gets what a snapshot has of it, if anything, and returns the part. `save` returns what a
 * snapshot is to contain, in JSON, maps and sets as lists; by default the part itself.
 */
export function perTeam<Part, Saved = Part>(
  name: string,
  create: (team: Team, saved: Saved | undefined) => Part,
  save: (part: Part, team: Team) => unknown = (part) => part,
): PerTeam<Part> {
  OF_TEAMS.set(name, { create, save })
  const of = (team: Team) => partOf(OF_TEAMS, team, name) as Part
  const elsewhere = (team: Team, isSo: (part: Part) => boolean): boolean => {
    for (const other of team.state.teams())
      if (other !== team && other.parts.created.has(name) && isSo(of(other))) return true
    return false
  }
  return Object.assign(of, { elsewhere })
}

/** Defines a part that all teams of a state share, as `perTeam` does. */
export function perState<Part, Saved = Part>(
  name: string,
  create: (state: MockState, saved: Saved | undefined) => Part,
  save: (part: Part) => unknown = (part) => part,
): (state: MockState) => Part {
  OF_STATES.set(name, { create, save })
  return (state) => partOf(OF_STATES, state, name) as Part
}

/** Returns what a snapshot contains of the parts of a team or a state. */
export function savedParts(owner: MockState | Team): Record<string, unknown> {
  const kinds = kindsOf(owner)
  return Object.fromEntries(
    [...owner.parts.created].map(([name, part]) => [name, kinds.get(name)?.save(part as never, owner as never)]),
  )
}

/** Creates all parts that a snapshot has. Throws an Error for one that does not fit the others. */
export function createSaved(owner: MockState | Team): void {
  for (const name of Object.keys(owner.parts.saved)) partOf(kindsOf(owner), owner, name)
  owner.parts.saved = {}
}

function kindsOf(owner: MockState | Team): Kinds {
  return 'contract' in owner ? OF_STATES : OF_TEAMS
}

function partOf(kinds: Kinds, owner: MockState | Team, name: string): unknown {
  const { created, saved } = owner.parts
  const known = created.get(name)
  if (known !== undefined) return known
  const part = kinds.get(name)?.create(owner as never, saved[name] as never)
  created.set(name, part)
  return part
}

const WORK = new Map<string, (team: Team, job: never) => void>()

/**
 * Defines a kind of work. Returns a function that schedules it; further members of a job are in JSON. Nothing happens if the team
 * is gone by then.
 */
export function jobOf<Details extends object>(
  does: string,
  run: (team: Team, job: Job & Details) => void,
): (team: Team, at: number, details: Details) => void {
  WORK.set(does, run)
  return (team, at, details) => team.state.schedule({ does, team: team.id, at, ...details })
}

/** Does the work of a job. */
export function runJob(state: MockState, job: Job): void {
  const team = state.knownTeam(job.team)
  if (team) WORK.get(job.does)?.(team, job as never)
}
