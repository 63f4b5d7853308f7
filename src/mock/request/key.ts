import type { MockContext } from '../context/context.js'
import { ApiError } from '../http/errors.js'
import { bearerOf, type HttpRequest } from '../http/http.js'
import { type Caller, isKey } from '../state/callers.js'
import { checkMayStart } from './origin.js'

/**
 * Returns the caller of a request. Throws an ApiError: 401 without a known key of the documented form, 403 for a key
 * whose owner has left the team, and for a new key of a foreign page.
 */
export function callerOf(request: HttpRequest, { state, hosts, origins, isListening }: MockContext): Caller {
  const key = bearerOf(request)
  if (isListening && key !== undefined && isKey(key) && !state.callers.knows(key))
    checkMayStart(request, hosts, origins)
  const caller = key !== undefined && isKey(key) ? state.callers.find(key) : undefined
  if (!caller) throw new ApiError(401, 'A valid API key is required.', { headers: { 'www-authenticate': 'Bearer' } })
  if (!caller.teamMember) throw new ApiError(403, 'The owner of this key is no longer a member of the team.')
  return caller
}

/** Throws an ApiError (403) for a key that lacks a scope. */
export function checkScopes({ scopes }: Caller, needed: string[]): void {
  const missing = needed.filter((scope) => scopes && !scopes.some((known) => known === scope))
  if (missing.length > 0)
    throw new ApiError(403, `The key lacks the scope${missing.length > 1 ? 's' : ''} ${missing.join(' and ')}.`)
}
