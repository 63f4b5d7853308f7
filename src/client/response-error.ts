import { REQUEST_ID_HEADER } from '../../generated/contract.js'
import { type ApiErrorBody, isApiError } from './api-error.js'

/**
 * A response that cannot be used. The client throws it for a response that is not the API's, the helpers for every
 * error; `isApiError` tells them apart. When printed, it shows message, stack, `method`, `path`, `status`, `requestId`
 * and `code`.
 */
export class ResponseError extends Error {
  override readonly name: string = 'ResponseError'
  /** The HTTP method: `POST`. Undefined for a response that was not requested by a client of this package. */
  declare readonly method: string | undefined
  /** The path as in the contract: `/tasks/{id}`. For the storage of uploads, the URL without its query. */
  declare readonly path: string | undefined
  declare readonly status: number
  /** The id to quote to support. Undefined if the response has none. */
  declare readonly requestId: string | undefined
  /** The code of the API's error. Undefined if the API did not send the response. */
  declare readonly code: string | undefined
  /** The response. Its body may have been read. */
  declare readonly response: Response
  /** The body as received: JSON, or text if it is not JSON. */
  declare readonly body: unknown
  /** The API's description of the error. Undefined if the API did not send the response, as with the bare 413. */
  declare readonly error: ApiErrorBody['error'] | undefined

  /** `problem` says what is wrong with a response that is no error: "GET /credits responded with 200, but …". */
  constructor(response: Response, body: unknown, problem?: string | null) {
    const error = isApiError(body) ? body.error : undefined
    const request = requests.get(response)
    const requestId = response.headers.get(REQUEST_ID_HEADER) ?? error?.request_id ?? undefined
    const { status, ok } = response
    const what = !ok ? 'not an API error' : body === '' ? 'empty' : typeof body === 'string' ? 'not JSON' : body
    const said = error ? ` ${error.code}: ${error.message}` : `, but ${problem ?? `the body is ${what}`}`
    const who = request ? `${request.method} ${request.path}` : 'The server'
    super(`${who} responded with ${status}${said}${inBrackets(requestId)}`)
    Object.assign(this, { ...request, status, requestId, code: error?.code })
    // Not enumerable, because printing the error would otherwise show a hundred lines of the runtime's internals.
    Object.defineProperties(this, { response: { value: response }, body: { value: body }, error: { value: error } })
  }
}

/** The requests that the client has sent, by their responses. */
export const requests: WeakMap<Response, { method: string; path: string }> = new WeakMap()

/**
 * Returns what a request threw, with the method and the path in its message and as properties. The class, the name, the
 * `cause` and all other properties stay, so that a caller can branch on them. An error of the caller's own as `reason`
 * of an abort is returned unchanged.
 */
export function withRequest(
  thrown: unknown,
  method: string,
  path: string,
  requestId?: string | null,
  reason?: unknown,
): unknown {
  const error = thrown as (Error & { method?: string }) | null | undefined
  // Not `instanceof`, because test runners give their tests a class `Error` of their own. Bun's errors have a `path`.
  if (typeof error?.message !== 'string' || error.method) return thrown
  const message = `${method} ${path}: ${error.message}${inBrackets(requestId)}`
  const request = { method, path, requestId }
  if (error instanceof DOMException)
    // A copy, because other calls may share the signal whose reason it is.
    return Object.assign(new DOMException(message, error.name), request, { cause: error.cause ?? error })
  if (error === reason) return error
  // The stack has the old message, and it is what a log shows.
  const stack = error.stack?.replace(error.message, () => message)
  return Object.assign(error, request, { message, stack })
}

function inBrackets(requestId: string | null | undefined): string {
  return requestId ? ` (request ${requestId})` : ''
}
