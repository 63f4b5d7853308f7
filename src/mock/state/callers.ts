import { DomainError } from './domain-error.js'
import type { Random } from './random.js'

export const PLANS = ['free', 'free_beta', 'paid', 'ultra'] as const
export type Plan = (typeof PLANS)[number]
export const ROLES = ['member', 'admin', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** Who a key stands for. */
export type Caller = {
  key: string
  user: string
  team: string
  role: Role
  /** Undefined for a key with all scopes. */
  scopes: string[] | undefined
  /** What the webhooks of this key are signed with. */
  secret: string
  /** Whether the user may edit what the team has. */
  editAccess: boolean
  /** False once the user has left the team that the key belongs to. */
  teamMember: boolean
}

/** What may be said of a key when it is defined; all else is made up. */
export type KeyDefinition = Pick<Caller, 'key'> & Partial<Caller>

/**
 * The keys of a world. An unknown key of the documented form stands for the owner of a team of its own, with all
 * scopes, so that parallel tests never meet. Of such keys the last 1000 are remembered, with all that is theirs.
 */
export type Callers = {
  /** The caller of a key; undefined for one that was deleted. */
  find(key: string): Caller | undefined
  /** What a definition leaves out stays as it is; for a key that is new it is made up. */
  define(definition: KeyDefinition): Caller
  delete(key: string): void
}

const REMEMBERED = 1000

/** `forget` is told of each team that goes with its key. */
export function createCallers(random: Random, forget: (team: string) => void): Callers {
  const known = new Map<string, Caller | undefined>()
  /** Oldest use first. */
  const unknown = new Map<string, Caller>()

  function make({ key, ...said }: KeyDefinition): Caller {
    const { user = random.id('user'), team = random.id('team'), role = 'owner', scopes, secret = random.hex(64) } = said
    const { editAccess = true, teamMember = true } = said
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

/** Throws a DomainError for a caller without edit access. Which operations ask for it, the source says. */
export function checkEditAccess({ editAccess }: Caller): void {
  if (!editAccess)
    throw new DomainError('forbidden', 'This needs edit access, which the user of the key does not have.')
}
