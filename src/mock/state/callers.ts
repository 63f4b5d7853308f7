import type { SCOPES } from '../../../generated/contract.js'
import { RecordMap } from './changes.js'
import { DomainError } from './domain-error.js'
import { forgetOldest } from './forget-oldest.js'
import type { Random } from './random.js'

export type Plan = 'free' | 'free_beta' | 'paid' | 'ultra'
export type Role = 'member' | 'admin' | 'owner'
export type KnownScope = (typeof SCOPES)[number]

/** The identity behind a key. */
export type Caller = {
  key: string
  user: string
  team: string
  role: Role
  /** Undefined for a key with all scopes. */
  scopes: KnownScope[] | undefined
  /** The secret that signs the webhooks of this key. */
  secret: string
  /** True if the user may edit the team's resources. */
  editAccess: boolean
  /** True if the request came from a web page of another origin: its webhooks go to public addresses only. */
  isForeignPage?: true
  /** False once the user is no longer a member of the team that the key belongs to: every request with it is a 403. */
  teamMember: boolean
}

/** A key and its settings. What is omitted gets defaults. */
export type KeyDefinition = Pick<Caller, 'key'> & Partial<Caller>

/**
 * The keys of a state. An unknown key of the documented form belongs to the owner of a new team, with all scopes, so
 * that parallel tests do not share a workspace. The last 1000 such keys are remembered, with their teams, and the last
 * 1000 teams that a key has left.
 */
export type Callers = {
  /** Returns true for a key that is remembered or was deleted. For another one, `find` would start a workspace. */
  knows(key: string): boolean
  /** Returns the caller of a key; undefined if it was deleted. */
  find(key: string): Caller | undefined
  /** Returns the user of the first key of a team; undefined if it has none. */
  firstUser(team: string): string | undefined
  /**
   * Defines a key. Omitted settings keep their values; a new key gets defaults. Throws a DomainError if 10,000 keys are
   * defined.
   */
  define(definition: KeyDefinition): Caller
  /**
   * Deletes a key: it is rejected from then on. Its tasks go on, and its secret signs their webhooks (gap
   * auth.key.tasks_after_delete). The last 10,000 deleted keys are remembered.
   */
  delete(key: string): void
  /** The lists of `SavedCallers`. */
  collections: Record<keyof SavedCallers, RecordMap<Caller> | RecordMap<string>>
}

/** Each list is in the order of forgetting. `left` are teams that a key has left, by deletion for example. */
export type SavedCallers = { defined: Caller[]; unknown: Caller[]; deleted: string[]; left: string[] }

const REMEMBERED = 1000
/** How many keys may be defined, and how many deleted ones are remembered. */
const MAX_DEFINED = 10_000

/** Creates the callers of a state. `forget` is called for each team that no remembered key belongs to any more. */
export function createCallers(
  random: Random,
  forget: (team: string) => void,
  saved: SavedCallers = { defined: [], unknown: [], deleted: [], left: [] },
): Callers {
  const defined = byKey(saved.defined)
  const deleted = named(saved.deleted)
  const left = named(saved.left)
  /** Least recently used first. */
  const unknown = byKey(saved.unknown)
  /** Keys near the end of `unknown`: another use of one does not move it. */
  const recent = new Set<string>()

  function make({ key, ...given }: KeyDefinition): Caller {
    const { user = random.id('user'), team = random.id('team'), secret = random.hex(64) } = given
    const { role = 'owner', scopes, editAccess = true, teamMember = true } = given
    return { key, user, team, role, scopes, secret, editAccess, teamMember }
  }

  function findUnknown(key: string): Caller {
    const earlier = unknown.get(key)
    if (earlier && recent.has(key)) return earlier
    const caller = earlier ?? make({ key })
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
      if (![...defined.values()].some((other) => other.team === oldest)) forget(oldest)
    })
  }

  return {
    knows: (key) => [defined, unknown, deleted].some((keys) => keys.has(key)),
    find: (key) => (deleted.has(key) ? undefined : (defined.get(key) ?? findUnknown(key))),
    firstUser(team) {
      for (const callers of [defined, unknown])
        for (const caller of callers.values()) if (caller.team === team) return caller.user
      return undefined
    },
    define(definition) {
      const { key } = definition
      if (!defined.has(key) && defined.size >= MAX_DEFINED)
        throw new DomainError('invalid', `${MAX_DEFINED} keys are defined already. Delete some, or reset the mock.`)
      const earlier = defined.get(key) ?? unknown.get(key)
      const caller = make({ ...earlier, ...definition })
      if (earlier && earlier.team !== caller.team) leave(earlier.team)
      deleted.delete(key)
      unknown.delete(key)
      defined.set(key, caller)
      return caller
    },
    delete(key) {
      const caller = defined.get(key) ?? unknown.get(key)
      defined.delete(key)
      unknown.delete(key)
      deleted.set(key, key)
      forgetOldest(deleted, MAX_DEFINED)
      if (caller) leave(caller.team)
    },
    collections: { defined, unknown, deleted, left },
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

/** Returns true for a key of the documented form. */
export function isKey(text: string): boolean {
  return /^service_live_[0-9a-f]+$/i.test(text)
}

/** Throws a DomainError for a caller without edit access. The source says which operations require it. */
export function checkEditAccess({ editAccess }: Caller): void {
  if (!editAccess)
    throw new DomainError('forbidden', 'This requires edit access, which the user of the key does not have.')
}
