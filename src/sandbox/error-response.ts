import { ApiError, outsideApi } from '../mock/http/errors.js'
import { CORS } from '../mock/request/respond.js'

/** Returns an error in the envelope of the API. */
export function errorResponse(status: number, message: string): Response {
  const { headers, body } = outsideApi(new ApiError(status, message, { retryAfterMs: status === 429 ? 3_600_000 : 0 }))
  return new Response(body ?? null, { status, headers: { ...headers, ...CORS } })
}
