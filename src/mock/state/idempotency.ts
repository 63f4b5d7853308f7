/** Calls that carry a key of the client's choice: the first is made, and the same one again is answered by it. */
import { ApiError } from '../errors.js'
import { perTeam, type Team, type World } from './world.js'

export type Keyed = {
  /** Undefined or null for a call without a key, which is always made. */
  key: string | null | undefined
  /** Whose keys these are: an operation's, or those of one user of it. */
  lane: string
  /** What has to be the same for a call to be the same. */
  input: unknown
}

const keptOf = perTeam(() => new Map<string, { input: string; answer?: unknown }>())

/**
 * Makes a call once for each key; a key never expires. Throws an ApiError (409): `idempotency_conflict` for a key that
 * had another input, `conflict` while the first call with it has not been answered (fact errors.status.409).
 */
export async function once<Answer extends object>(
  { team, world }: { team: Team; world: World },
  { key, lane, input }: Keyed,
  make: () => Answer | Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  if (key === undefined || key === null) return { answer: await make(), replayed: false }
  const kept = keptOf(team, world)
  const [name, text] = [`${lane} ${key}`, canonical(input)]

  const known = kept.get(name)
  if (known && known.input !== text)
    throw new ApiError(
      409,
      'The idempotency_key was used with a different body. Use another key for another request.',
      {
        type: 'idempotency_conflict',
      },
    )
  if (known?.answer) return { answer: known.answer as Answer, replayed: true }
  if (known) throw new ApiError(409, 'A call with this idempotency_key is still running.')

  kept.set(name, { input: text })
  try {
    const answer = await make()
    kept.set(name, { input: text, answer })
    return { answer, replayed: false }
  } catch (error) {
    // A call that was refused leaves its key free: nothing was started.
    kept.delete(name)
    throw error
  }
}

/** JSON in which the order of properties does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, node: unknown) =>
    node !== null && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  )
}
