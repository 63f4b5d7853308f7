import { REQUEST_ID_HEADER } from '../../generated/contract.js'
import { type ApiErrorBody, isApiError } from './api-error.js'

/**
 * A response that cannot be used. The client throws it for a response that is not the API's, the helpers for every error;
 * `isApiError` tells them apart. When printed, it shows message, stack, `status` and `requestId`.
 */
export class ResponseError extends Error {
  override readonly name: string = 'ResponseError'
  readonly status: number
  /** The id to quote to support (fact errors.field.request_id). Undefined if the response has none. */
  readonly requestId: string | undefined
  /** The response. Its body may have been read. */
  declare readonly response: Response
  /** The body as received: JSON, or text if it is not JSON. */
  declare readonly body: unknown
  /** The API's description of the error. Undefined if the API did not send the response, as with the bare 413. */
  declare readonly error: ApiErrorBody['error'] | undefined

  /** `problem` describes what is wrong with a response of the API that is not an error. */
  constructor(response: Response, body: unknown, problem = 'not a response of the API') {
    const error = isApiError(body) ? body.error : undefined
    const requestId = response.headers.get(REQUEST_ID_HEADER) ?? error?.request_id ?? undefined
    const what = error ? `${error.code}: ${error.message}` : problem
    super(`${response.status} ${what}${requestId ? ` (request ${requestId})` : ''}`)
    this.status = response.status
    this.requestId = requestId
    // Not enumerable, because printing the error would otherwise show a hundred lines of the runtime's internals.
    for (const [key, value] of Object.entries({ response, body, error })) Object.defineProperty(this, key, { value })
  }
}
