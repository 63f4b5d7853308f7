/** Idempotency keys: the first call with a key is made, and repeated calls return its result. */

import { RecordMap } from './changes.js'
import { DomainError } from './domain-error.js'
import { sha256Hex } from './encoding.js'
import { forgetOldest } from './forget-oldest.js'
import type { Team } from './mock-state.js'
import { perTeam } from './parts.js'

type Keyed = {
  /** Undefined or null for a call without a key, which is always made. */
  key: string | null | undefined
  /** The scope of the keys: an operation, or one user of an operation. */
  owner: string
  /** Two calls are the same if their inputs are equal. */
  input: unknown
}

/** A call with a key. It runs until it has the id of its result. Its input is a hash, because it may be large. */
type Kept = { input: string; result?: string }

/**
 * Returns a function that makes a call of one kind once for each key. `find` returns a result by its id: a key is
 * forgotten with its result, and with `--keep` newer ones. It throws a DomainError if a key was used with another
 * input, and while the first call with it is still running.
 */
export function idempotent<Result extends { id: string }>(
  part: string,
  find: (team: Team, id: string) => Result | undefined,
) {
  // A call that is still running will never end in a mock that is restored.
  const keptOf = perTeam(
    part,
    (_, saved: [string, Kept][] = []) =>
      new RecordMap<Kept>(saved, (kept, name) => (kept.result === undefined ? undefined : [name, kept])),
  )

  return async (
    team: Team,
    { key, owner, input }: Keyed,
    make: () => Result | Promise<Result>,
  ): Promise<{ result: Result; replayed: boolean }> => {
    if (key === undefined || key === null) return { result: await make(), replayed: false }
    const kept = keptOf(team)
    const [name, hash] = [JSON.stringify([owner, key]), sha256Hex(canonical(input))]

    const known = kept.get(name)
    const earlier = known?.result === undefined ? undefined : find(team, known.result)
    if (known?.result !== undefined && !earlier) kept.delete(name)
    else if (known && known.input !== hash) throw new DomainError('idempotency_key_reused', REUSED)
    if (earlier) return { result: earlier, replayed: true }
    if (kept.has(name))
      throw new DomainError(
        'idempotency_key_in_use',
        'A request with this idempotency_key is still in progress. Retry later.',
      )

    kept.set(name, { input: hash })
    try {
      const result = await make()
      kept.delete(name)
      kept.set(name, { input: hash, result: result.id })
      forgetOldest(kept, team.state.options.keep, finished(kept))
      return { result, replayed: false }
    } catch (error) {
      // A failed call leaves its key unused, because nothing was started.
      kept.delete(name)
      throw error
    }
  }
}

function* finished(kept: Map<string, Kept>): Iterable<string> {
  for (const [name, { result }] of kept) if (result !== undefined) yield name
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
