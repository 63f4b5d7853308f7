import type { SCOPES } from '../../../generated/contract.js'
import { RecordMap } from './changes.js'
import { DomainError } from './domain-error.js'
import { forgetOldest } from './forget-oldest.js'
import type { Random } from './random.js'

export type Plan = 'free' | 'free_beta' | 'paid' | 'ultra'
export type Role = 'member' | 'admin' | 'owner'
export type Scope = (typeof SCOPES)[number]

/** The identity behind a key. */
export type Caller = {
  key: string
  user: string
  team: string
  role: Role
  /** Undefined for a key with all scopes. */
  scopes: Scope[] | undefined
  /** The secret that signs the webhooks of this key. */
  secret: string
  /** True if the user may edit the team's resources. */
  editAccess: boolean
  /** True if the request came from a web page of another origin: its webhooks go to public addresses only. */
  isForeignPage?: true
  /** False once the user is no longer a member of the team that the key belongs to: every request with it is a 403. */
  teamMember: boolean
}

/** The settings of a key; the others get defaults. */
export type KeyDefinition = Pick<Caller, 'key'> & Partial<Caller>

/**
 * The keys of a state. An unknown key of the documented form belongs to the owner of a new team, with all scopes, so that
 * parallel tests do not share a workspace. The last 1000 such keys are remembered, with their teams, and the last 1000 teams that
 * a key has left.
 */
export type Callers = {
  /** Returns the caller of a key; undefined if it was deleted. */
  find(key: string): Caller | undefined
  /**
   * Defines a key. Omitted settings keep their values; a new key gets defaults. Throws a DomainError if 10,000 keys are defined.
   */
  define(definition: KeyDefinition): Caller
  /** Deletes a key: it is unknown from then on, and not accepted. The last 10,000 deleted keys are remembered. */
  delete(key: string): void
  /** The lists of `SavedCallers`. */
  collections: Record<keyof SavedCallers, RecordMap<Caller> | RecordMap<string>>
}

/** Each list is in the order in which its members will be forgotten. `left` are teams that a key has left, by deletion for example. */
export type SavedCallers = { defined: Caller[]; unknown: Caller[]; deleted: string[]; left: string[] }

const REMEMBERED = 1000
/** How many keys may be defined, and how many deleted ones are remembered. */
const MOST_DEFINED = 10_000

/** `forget` is called for each team that is dropped with its key. */
export function createCallers(
  random: Random,
  forget: (team: string) => void,
  saved: SavedCallers = { defined: [], unknown: [], deleted: [], left: [] },
): Callers {
  const known = byKey(saved.defined)
  const deleted = named(saved.deleted)
  const left = named(saved.left)
  /** Least recently used first. */
  const unknown = byKey(saved.unknown)
  /** Keys that were used so recently that nothing is to be changed for another use. */
  const recent = new Set<string>()

  function make({ key, ...given }: KeyDefinition): Caller {
    const {
      user = random.id('user'),
      team = random.id('team'),
      role = 'owner',
      scopes,
      secret = random.hex(64),
    } = given
    const { editAccess = true, teamMember = true } = given
    return { key, user, team, role, scopes, secret, editAccess, teamMember }
  }

  function findUnknown(key: string): Caller {
    const known = unknown.get(key)
    if (known && recent.has(key)) return known
    const caller = known ?? make({ key })
    if (recent.size === REMEMBERED / 2) recent.clear()
    recent.add(key)
    unknown.delete(key)
    unknown.set(key, caller)
    const [oldest] = unknown.values()
    if (unknown.size > REMEMBERED && oldest) {
      unknown.delete(oldest.key)
      forget(oldest.team)
    }
    return caller
  }

  /** Remembers the last teams that a key has left: another key may still read them. */
  function leave(team: string): void {
    left.set(team, team)
    forgetOldest(left, REMEMBERED, undefined, (oldest) => {
      left.delete(oldest)
      if (![...known.values()].some((other) => other.team === oldest)) forget(oldest)
    })
  }

  return {
    find: (key) => (deleted.has(key) ? undefined : (known.get(key) ?? findUnknown(key))),
    define(definition) {
      const { key } = definition
      if (!known.has(key) && known.size >= MOST_DEFINED)
        throw new DomainError('invalid', `${MOST_DEFINED} keys are defined already. Delete some, or reset the mock.`)
      const earlier = known.get(key) ?? unknown.get(key)
      const caller = make({ ...earlier, ...definition })
      if (earlier && earlier.team !== caller.team) leave(earlier.team)
      deleted.delete(key)
      unknown.delete(key)
      known.set(key, caller)
      return caller
    },
    delete(key) {
      const caller = known.get(key) ?? unknown.get(key)
      known.delete(key)
      unknown.delete(key)
      deleted.set(key, key)
      forgetOldest(deleted, MOST_DEFINED)
      if (caller) leave(caller.team)
    },
    collections: { defined: known, unknown, deleted, left },
  }
}

function byKey(callers: Caller[]): RecordMap<Caller> {
  return new RecordMap(
    callers.map((caller) => [caller.key, caller]),
    (caller) => caller,
  )
}

function named(names: string[]): RecordMap<string> {
  return new RecordMap(
    names.map((name) => [name, name]),
    (name) => name,
  )
}

/** Returns true for a key of the documented form (facts auth.key.*). */
export function isKey(text: string): boolean {
  return /^service_live_[0-9a-f]+$/i.test(text)
}

/** Throws a DomainError for a caller without edit access. The source says which operations require it. */
export function checkEditAccess({ editAccess }: Caller): void {
  if (!editAccess)
    throw new DomainError('forbidden', 'This requires edit access, which the user of the key does not have.')
}
