/** Calls that carry a key of the client's choice: the first is made, and the same one again is answered by it. */

import { DomainError } from './domain-error.js'
import { sha256Hex } from './encoding.js'
import { perTeam, type Team } from './world.js'

export type Keyed = {
  /** Undefined or null for a call without a key, which is always made. */
  key: string | null | undefined
  /** Whose keys these are: an operation's, or those of one user of it. */
  owner: string
  /** What has to be the same for a call to be the same. */
  input: unknown
}

/** A call with a key. Without `result` it is still running. Its input is kept as a hash, for it may be large. */
type Kept<Result> = { input: string; result?: Result }

/** Calls of one sort, so that a key answers with what such a call makes. */
export type Idempotent<Result> = (
  team: Team,
  keyed: Keyed,
  make: () => Result | Promise<Result>,
) => Promise<{ result: Result; replayed: boolean }>

/**
 * Makes a call once for each key; a key never expires. Throws a DomainError for a key that had another input, and while the
 * first call with it has not been answered (fact errors.status.409).
 */
export function idempotent<Result extends object>(): Idempotent<Result> {
  const keptOf = perTeam(() => new Map<string, Kept<Result>>())

  return async (team, { key, owner, input }, make) => {
    if (key === undefined || key === null) return { result: await make(), replayed: false }
    const kept = keptOf(team)
    const [name, hash] = [JSON.stringify([owner, key]), sha256Hex(canonical(input))]

    const known = kept.get(name)
    if (known && known.input !== hash) throw new DomainError('idempotency_key_reused', REUSED)
    if (known?.result) return { result: known.result, replayed: true }
    if (known) throw new DomainError('idempotency_key_in_use', 'A call with this idempotency_key is still running.')

    kept.set(name, { input: hash })
    try {
      const result = await make()
      kept.set(name, { input: hash, result })
      return { result, replayed: false }
    } catch (error) {
      // A call that was refused leaves its key free: nothing was started.
      kept.delete(name)
      throw error
    }
  }
}

const REUSED = 'The idempotency_key was used with a different body. Use another key for another request.'

/** JSON in which the order of properties does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    node !== null && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  )
}
