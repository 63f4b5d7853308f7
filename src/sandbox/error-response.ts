import { DEFAULT_VERSION } from '../../generated/contract.js'
import { ApiError, docUrlOf, newRequestId, respondError } from '../mock/http/errors.js'

/** Returns an error in the envelope of the API. */
export function errorResponse(status: number, message: string): Response {
  const error = new ApiError(status, message, { retryAfterMs: status === 429 ? 3_600_000 : 0 })
  const { body, headers } = respondError(error, DEFAULT_VERSION, newRequestId(), docUrlOf(undefined, ''))
  return new Response(body ?? null, { status, headers })
}
