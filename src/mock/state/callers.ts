import { DomainError } from './domain-error.js'
import type { Random } from './random.js'

export const PLANS = ['free', 'free_beta', 'paid', 'ultra'] as const
export type Plan = (typeof PLANS)[number]
export const ROLES = ['member', 'admin', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** The identity behind a key. */
export type Caller = {
  key: string
  user: string
  team: string
  role: Role
  /** Undefined for a key with all scopes. */
  scopes: string[] | undefined
  /** The secret that signs the webhooks of this key. */
  secret: string
  /** True if the user may edit the team's resources. */
  editAccess: boolean
  /** False once the user has left the team that the key belongs to. */
  teamMember: boolean
}

/** The settings of a key; the others get defaults. */
export type KeyDefinition = Pick<Caller, 'key'> & Partial<Caller>

/**
 * The keys of a state. An unknown key of the documented form belongs to the owner of a new team, with all scopes, so that
 * parallel tests do not share a workspace. The last 1000 such keys are remembered, with their teams.
 */
export type Callers = {
  /** Returns the caller of a key; undefined if it was deleted. */
  find(key: string): Caller | undefined
  /** Defines a key. Omitted settings keep their values; a new key gets defaults. */
  define(definition: KeyDefinition): Caller
  delete(key: string): void
}

const REMEMBERED = 1000

/** `forget` is called for each team that is dropped with its key. */
export function createCallers(random: Random, forget: (team: string) => void): Callers {
  const known = new Map<string, Caller | undefined>()
  /** Least recently used first. */
  const unknown = new Map<string, Caller>()

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
    const caller = unknown.get(key) ?? make({ key })
    unknown.delete(key)
    unknown.set(key, caller)
    const [oldest] = unknown.values()
    if (unknown.size > REMEMBERED && oldest) {
      unknown.delete(oldest.key)
      forget(oldest.team)
    }
    return caller
  }

  return {
    find: (key) => (known.has(key) ? known.get(key) : findUnknown(key)),
    define(definition) {
      const caller = make({ ...(known.get(definition.key) ?? unknown.get(definition.key)), ...definition })
      unknown.delete(definition.key)
      known.set(definition.key, caller)
      return caller
    },
    delete: (key) => void known.set(key, undefined),
  }
}

/** Throws a DomainError for a caller without edit access. The source says which operations require it. */
export function checkEditAccess({ editAccess }: Caller): void {
  if (!editAccess)
    throw new DomainError('forbidden', 'This requires edit access, which the user of the key does not have.')
}
