import { ApiError } from '../http/errors.js'
import type { Call } from './handler.js'

/**
 * Returns how a piece of work ends: as `Prefer: outcome=failed` requests, or the first of the possible ends without a
 * preference. Throws an ApiError (400) for any other value.
 */
export function outcomeOf<End extends string>({ prefer }: Pick<Call, 'prefer'>, ends: readonly [End, ...End[]]): End {
  const outcome = prefer.outcome?.toLowerCase() ?? ends[0]
  const end = ends.find((known) => known === outcome)
  if (!end) throw new ApiError(400, `Prefer: outcome=${outcome} is not supported here. Supported: ${ends.join(', ')}.`)
  return end
}
