import { type ApiErrorBody, isApiError } from './api-error.js'

/**
 * An answer that cannot be used, as it is thrown: by the client for what is no answer of the API, by the helpers for
 * every error. `isApiError` tells the two apart.
 */
export class ResponseError extends Error {
  override readonly name = 'ResponseError'
  /** The answer. Its body may have been read. */
  readonly response: Response
  readonly status: number
  /** The body as it came: JSON, or text where it is none. */
  readonly body: unknown
  /** What the API says of the error. Undefined where it was not the API that answered, as with the bare 413. */
  readonly error: ApiErrorBody['error'] | undefined

  /** `problem` says what is wrong with an answer of the API that is no error. */
  constructor(response: Response, body: unknown, problem = 'not an answer of the API') {
    const error = isApiError(body) ? body.error : undefined
    super(
      `${response.status} ${error ? `${error.code}: ${error.message} (request ${error.request_id})` : `${response.statusText}: ${problem}`}`,
    )
    this.response = response
    this.status = response.status
    this.body = body
    this.error = error
  }
}
