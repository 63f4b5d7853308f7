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
}

/** What may be said of a key when it is defined; all else is made up. */
export type KeyDefinition = { key: string } & Partial<Pick<Caller, 'user' | 'team' | 'role' | 'scopes' | 'secret'>>

/**
 * The keys of a world. An unknown key of the documented form stands for the owner of a team of its own, with all
 * scopes, so that parallel tests never meet.
 */
export type Callers = {
  /** The caller of a key; undefined for one that was deleted. */
  find(key: string): Caller | undefined
  define(definition: KeyDefinition): Caller
  delete(key: string): void
}

export function createCallers(random: Random): Callers {
  const known = new Map<string, Caller | undefined>()
  function define({ key, ...said }: KeyDefinition): Caller {
    const { user = random.id('user'), team = random.id('team'), role = 'owner', scopes, secret = random.hex(64) } = said
    const caller = { key, user, team, role, scopes, secret }
    known.set(key, caller)
    return caller
  }
  return {
    find: (key) => (known.has(key) ? known.get(key) : define({ key })),
    define,
    delete: (key) => void known.set(key, undefined),
  }
}
