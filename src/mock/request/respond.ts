import type { Version } from '../../contract/versions.js'
import { apiResponse, type DocUrl } from '../http/errors.js'
import type { HttpResponse } from '../http/http.js'

/** A documented response or a handler's; `chosen` if `Prefer` selected it. */
export type ResponseParts = { status: number; headers: Record<string, string>; body: unknown; chosen?: boolean }

/** The version of the request, the default version, the id of the request, and where errors are explained. */
type ResponseContext = { version: Version; byDefault: Version; requestId: string; docUrl: DocUrl }

type ErrorFields = { code: string; request_id: string | null; retry_after_ms: number | null }

/** Creates the response from its parts, with both required headers. A chosen error example stays as documented. */
export function respond(
  { status, headers, body, chosen }: ResponseParts,
  { version, byDefault, requestId, docUrl }: ResponseContext,
): HttpResponse {
  if (body === undefined) return { status, headers: {} }
  const error = status >= 400 ? (body as { error?: ErrorFields } | null)?.error : undefined
  // After an unsupported version the header shows the current default.
  const shown = error?.code === 'unsupported_version' ? byDefault : version
  const wait = error?.retry_after_ms && headers['retry-after'] && String(Math.ceil(error.retry_after_ms / 1000))
  const id = (chosen && error?.request_id) || requestId
  const own = wait ? { ...headers, 'retry-after': wait } : headers
  const link = error && !chosen ? { doc_url: docUrl(error.code) } : {}
  const shownBody = error ? { error: { ...error, request_id: id, ...link } } : body
  return apiResponse(status, own, { version: shown, id }, shownBody)
}

/** Creates the gateway's bare 413. The rest of the body is not read. */
export function bare413(): HttpResponse {
  return { status: 413, headers: { 'content-length': '0', connection: 'close' } }
}
