/** Idempotency keys: the first call with a key is made, and repeated calls return its result. */

import { DomainError } from './domain-error.js'
import { sha256Hex } from './encoding.js'
import { forgetOldest } from './forget-oldest.js'
import { perTeam, type Team } from './mock-state.js'

export type Keyed = {
  /** Undefined or null for a call without a key, which is always made. */
  key: string | null | undefined
  /** The scope of the keys: an operation, or one user of an operation. */
  owner: string
  /** Two calls are the same if their inputs are equal. */
  input: unknown
}

/** A call with a key. Without `result` it is still running. Its input is stored as a hash, because it may be large. */
type Kept<Result> = { input: string; result?: Result }

/** Calls of one kind, so that a key returns the result of that kind. */
export type Idempotent<Result> = (
  team: Team,
  keyed: Keyed,
  make: () => Result | Promise<Result>,
) => Promise<{ result: Result; replayed: boolean }>

/**
 * Makes a call once for each key; only the oldest keys are ever forgotten. Throws a DomainError if a key was used with another input, and while the
 * first call with it is still running (fact errors.status.409).
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
    if (known)
      throw new DomainError(
        'idempotency_key_in_use',
        'A request with this idempotency_key is still in progress. Retry later.',
      )

    kept.set(name, { input: hash })
    try {
      const result = await make()
      kept.set(name, { input: hash, result })
      forgetOldest(kept, team.state.options.keep, (call) => call.result !== undefined)
      return { result, replayed: false }
    } catch (error) {
      // A failed call leaves its key unused, because nothing was started.
      kept.delete(name)
      throw error
    }
  }
}

const REUSED = 'The idempotency_key was used with a different body. Use a new key for each different request.'

/** Returns JSON in which the order of properties does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    node !== null && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  )
}
