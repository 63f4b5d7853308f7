import { ApiError } from '../errors.js'
import type { Call } from './handler.js'

/**
 * How a piece of work is to end: one of the ends that there are, as `Prefer: outcome=failed` asks for it, and the first
 * where it says nothing. Throws an ApiError (400) for any other.
 */
export function outcomeOf<End extends string>({ prefer }: Pick<Call, 'prefer'>, ends: readonly [End, ...End[]]): End {
  const asked = prefer.outcome?.toLowerCase() ?? ends[0]
  const end = ends.find((known) => known === asked)
  if (!end) throw new ApiError(400, `There is no Prefer: outcome=${asked} here. There is: ${ends.join(', ')}.`)
  return end
}
