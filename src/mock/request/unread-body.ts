import type { Operation } from '../../contract/operations.js'
import { MAX_REQUEST_BODY_BYTES } from '../context/request-log.js'
import { contentLength, type HttpRequest } from '../http/http.js'
import { within } from '../state/within.js'
import { parseBody } from './body.js'

/** How long the body may take, in milliseconds: the client may wait for the response before it sends one. */
const PATIENCE_MS = 1000

/**
 * Resolves to the body of a request whose response does not depend on it, for the log. Undefined if it is too large to
 * be logged, comes too late or cannot be parsed: none of that is an error here.
 */
export async function unreadBody(request: HttpRequest, operation: Operation | undefined): Promise<unknown> {
  const { headers } = request
  const isSmall = (contentLength(request) ?? 0) <= MAX_REQUEST_BODY_BYTES && !headers.get('transfer-encoding')
  if (!operation?.body || !isSmall) return undefined
  const parsed = request
    .bytes(MAX_REQUEST_BODY_BYTES)
    .then((bytes) => parseBody(bytes, headers.get('content-type'), operation))
  return within(
    PATIENCE_MS,
    parsed.catch(() => undefined),
  )
}
