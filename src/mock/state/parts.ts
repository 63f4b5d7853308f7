/** Parts: what a resource keeps of a team or of the whole state, created on first use and removed with its owner. */
import { isObject } from '../../contract/json.js'
import { type Collection, isCollection, RecordMap, recordPath } from './changes.js'
import type { CreatedPart, MockState, Parts, Team } from './mock-state.js'

type Owner = MockState | Team

/** What returns a part of its owner, by the name of the part. */
const OF_TEAMS = new Map<string, (team: Team) => object>()
const OF_STATES = new Map<string, (state: MockState) => object>()

/** A part of each team's state. Each resource shows others only what it chooses to. */
type PerTeam<Part> = {
  (team: Team): Part
  /** Returns true if any other team of the mock has this part and meets the condition. */
  elsewhere(team: Team, isSo: (part: Part) => boolean): boolean
  /** Must be called after a change outside of the part's collections, and after a new collection. */
  changed(team: Team): void
}

/**
 * Defines a part of each team. `create` gets what a snapshot has of it, if anything, and returns the part. `save`
 * returns what a snapshot is to contain: a collection or an object with collections; by default the part itself.
 */
export function perTeam<Part extends object, Saved = Part>(
  name: string,
  create: (team: Team, saved: Saved | undefined) => Part,
  save: (part: Part) => unknown = (part) => part,
): PerTeam<Part> {
  const { partOf, changed, known } = definePart(name, create, save)
  OF_TEAMS.set(name, partOf)
  const elsewhere = (team: Team, isSo: (part: Part) => boolean): boolean => {
    for (const other of team.state.teams.values()) {
      const part = other === team ? undefined : known.get(other)
      if (part && isSo(part)) return true
    }
    return false
  }
  return Object.assign(partOf, { elsewhere, changed })
}

/** Defines a part that all teams of a state share, as `perTeam` does. */
export function perState<Part extends object, Saved = Part>(
  name: string,
  create: (state: MockState, saved: Saved | undefined) => Part,
  save: (part: Part) => unknown = (part) => part,
): { (state: MockState): Part; changed(state: MockState): void } {
  const { partOf, changed } = definePart(name, create, save)
  OF_STATES.set(name, partOf)
  return Object.assign(partOf, { changed })
}

function definePart<Of extends Owner, Part extends object, Saved>(
  name: string,
  create: (owner: Of, saved: Saved | undefined) => Part,
  save: (part: Part) => unknown,
) {
  const known = new WeakMap<Of, Part>()
  const partOf = (owner: Of): Part => {
    const part = known.get(owner)
    if (part) return part
    // A snapshot has been validated, and what is saved under a name is what `save` has returned.
    const created = create(owner, owner.parts.saved[name] as Saved | undefined)
    known.set(owner, created)
    owner.parts.created.set(name, { part: created, save: () => save(created) })
    partChanged(owner, name)
    return created
  }
  const changed = (owner: Of) => {
    partOf(owner)
    partChanged(owner, name)
  }
  return { partOf, changed, known }
}

/** Returns the parts of a new team or state: those that are saved will be created. */
export function newParts(saved: Record<string, unknown> = {}): Parts {
  return { created: new RecordMap<CreatedPart>([], ({ save }) => frameOf(save())), saved }
}

/** Returns what a snapshot contains of the parts of a team or a state. */
export function savedParts(owner: Owner): Record<string, unknown> {
  return Object.fromEntries([...owner.parts.created].map(([name, { save }]) => [name, save()]))
}

/** Creates all parts that a snapshot has. Throws an Error for one that does not fit the others. */
export function createSaved(owner: Owner): void {
  for (const name of Object.keys(owner.parts.saved))
    if ('contract' in owner) OF_STATES.get(name)?.(owner)
    else OF_TEAMS.get(name)?.(owner)
  owner.parts.saved = {}
}

/** Returns the collections of a team's or a state's parts, with the paths of their records. */
export function* partCollections(owner: Owner): Generator<[path: string, Collection]> {
  yield [partsPath(owner), owner.parts.created]
  for (const name of owner.parts.created.keys()) yield* collectionsIn(owner, name)
}

function* collectionsIn(owner: Owner, name: string): Generator<[path: string, Collection]> {
  const [path, saved] = [recordPath(partsPath(owner), name), owner.parts.created.get(name)?.save()]
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
function partChanged(owner: Owner, name: string): void {
  const { changes, knownTeam } = 'contract' in owner ? owner : owner.state
  if (!changes || !('contract' in owner || knownTeam(owner.id) === owner)) return
  const { created } = owner.parts
  created.onChange?.(name, false)
  for (const [path, collection] of collectionsIn(owner, name)) if (!collection.onChange) changes.add(path, collection)
}

function partsPath(owner: Owner): string {
  return 'contract' in owner ? 'parts' : `${recordPath('teams', owner.id)}/parts`
}
