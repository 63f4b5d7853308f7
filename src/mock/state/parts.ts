/** Parts: what a resource keeps of a team or of the whole state, created on first use and removed with its owner. */
import { isObject } from '../../contract/json.js'
import { type Collection, isCollection, RecordMap, recordPath } from './changes.js'
import type { MockState, Parts, Team } from './mock-state.js'

type PartKind = { create: (owner: never, saved: never) => unknown; save: (part: never) => unknown }

type PartKinds = Map<string, PartKind>

const OF_TEAMS: PartKinds = new Map()
const OF_STATES: PartKinds = new Map()

/** A part of each team's state. Each resource shows others only what it chooses to. */
export type PerTeam<Part> = {
  (team: Team): Part
  /** Returns true if any other team of the mock has this part and meets the condition. */
  elsewhere(team: Team, isSo: (part: Part) => boolean): boolean
  /** Must be called after a change outside of the part's collections, and after a new collection. */
  changed(team: Team): void
}

/**
 * Defines a part of each team. `create` gets what a snapshot has of it, if anything, and returns the part. `save` returns what a
 * snapshot is to contain: a collection or an object with collections; by default the part itself.
 */
export function perTeam<Part, Saved = Part>(
  name: string,
  create: (team: Team, saved: Saved | undefined) => Part,
  save: (part: Part) => unknown = (part) => part,
): PerTeam<Part> {
  OF_TEAMS.set(name, { create, save })
  const of = (team: Team) => partOf(OF_TEAMS, team, name) as Part
  const elsewhere = (team: Team, isSo: (part: Part) => boolean): boolean => {
    for (const other of team.state.teams.values())
      if (other !== team && other.parts.created.has(name) && isSo(of(other))) return true
    return false
  }
  return Object.assign(of, { elsewhere, changed: (team: Team) => partChanged(team, name, of(team)) })
}

/** Defines a part that all teams of a state share, as `perTeam` does. */
export function perState<Part, Saved = Part>(
  name: string,
  create: (state: MockState, saved: Saved | undefined) => Part,
  save: (part: Part) => unknown = (part) => part,
): { (state: MockState): Part; changed(state: MockState): void } {
  OF_STATES.set(name, { create, save })
  const of = (state: MockState) => partOf(OF_STATES, state, name) as Part
  return Object.assign(of, { changed: (state: MockState) => partChanged(state, name, of(state)) })
}

/** Returns the parts of a new team or state: those that are saved will be created. */
export function newParts(of: 'team' | 'state', saved: Record<string, unknown> = {}): Parts {
  const kinds = of === 'team' ? OF_TEAMS : OF_STATES
  return { created: new RecordMap<unknown>([], (part, name) => frameOf(kinds.get(name)?.save(part as never))), saved }
}

/** Returns what a snapshot contains of the parts of a team or a state. */
export function savedParts(owner: MockState | Team): Record<string, unknown> {
  return Object.fromEntries(
    [...owner.parts.created].map(([name, part]) => [name, kindOf(owner, name)?.save(part as never)]),
  )
}

/** Creates all parts that a snapshot has. Throws an Error for one that does not fit the others. */
export function createSaved(owner: MockState | Team): void {
  for (const name of Object.keys(owner.parts.saved)) partOf(kindsOf(owner), owner, name)
  owner.parts.saved = {}
}

/** Returns the collections of a team's or a state's parts, with the paths of their records. */
export function* partCollections(owner: MockState | Team): Generator<[path: string, Collection]> {
  const path = partsPath(owner)
  yield [path, owner.parts.created]
  for (const [name, part] of owner.parts.created) yield* collectionsIn(owner, name, part)
}

function* collectionsIn(owner: MockState | Team, name: string, part: unknown): Generator<[path: string, Collection]> {
  const [path, saved] = [recordPath(partsPath(owner), name), kindOf(owner, name)?.save(part as never)]
  if (isCollection(saved)) yield [path, saved]
  else if (isObject(saved))
    for (const [member, value] of Object.entries(saved))
      if (isCollection(value)) yield [recordPath(path, member), value]
}

/** Returns what a part has without the members of its collections, which are records of their own. */
function frameOf(saved: unknown): unknown {
  if (isCollection(saved)) return []
  if (!isObject(saved)) return saved
  return Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, isCollection(value) ? [] : value]))
}

/** Collections that are not tracked yet are new. Changes of a team that was replaced no longer matter. */
function partChanged(owner: MockState | Team, name: string, part: unknown): void {
  const { changes, knownTeam } = 'contract' in owner ? owner : owner.state
  if (!changes || !('contract' in owner || knownTeam(owner.id) === owner)) return
  owner.parts.created.set(name, part)
  for (const [path, collection] of collectionsIn(owner, name, part))
    if (!collection.onChange) changes.add(path, collection)
}

function partsPath(owner: MockState | Team): string {
  return 'contract' in owner ? 'parts' : `${recordPath('teams', owner.id)}/parts`
}

function kindsOf(owner: MockState | Team): PartKinds {
  return 'contract' in owner ? OF_STATES : OF_TEAMS
}

function kindOf(owner: MockState | Team, name: string): PartKind | undefined {
  return kindsOf(owner).get(name)
}

function partOf(kinds: PartKinds, owner: MockState | Team, name: string): unknown {
  const { created, saved } = owner.parts
  const known = created.get(name)
  if (known !== undefined) return known
  const part = kinds.get(name)?.create(owner as never, saved[name] as never)
  created.set(name, part)
  partChanged(owner, name, part)
  return part
}
