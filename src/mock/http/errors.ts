import { bytesToHex } from '@noble/hashes/utils.js'
import type { Version } from '../../contract/versions.js'
import type { DomainError, Problem } from '../state/domain-error.js'
import type { HttpResponse } from './http.js'

type ApiErrorParts = {
  /** One of the ten documented types; by default the type of the status. */
  type?: string
  /** By default the name of the type, because the source documents few codes (gap errors.code.registry). */
  code?: string
  /** Omitted if empty. */
  details?: Record<string, unknown>
  headers?: Record<string, string>
  /** Milliseconds. Sent as `retry_after_ms`, and in seconds as `Retry-After`. */
  retryAfterMs?: number
}

/** An error response in the documented envelope. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly parts: ApiErrorParts = {},
  ) {
    super(message)
  }

  get headers(): Record<string, string> {
    const { headers = {}, retryAfterMs } = this.parts
    return { ...headers, ...(retryAfterMs ? { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) } : {}) }
  }
}

/** Data of a test that the mock cannot take: a 400. `path` leads to the wrong value, such as `['fields', 'name']`. */
export class InvalidData extends ApiError {
  constructor(
    message: string,
    readonly path: (string | number)[] = [],
  ) {
    super(400, message)
  }
}

/** The types by status. 402, 413 and 415 have none (gaps errors.status.402.type and errors.status.415.type). */
export const TYPE_OF_STATUS: Record<number, string> = {
  401: 'authentication',
  402: 'insufficient_credits',
  403: 'permission',
  404: 'not_found',
  409: 'conflict',
  413: 'not_stated',
  415: 'not_stated',
  422: 'unprocessable',
  429: 'rate_limited',
  500: 'internal_error',
  502: 'upstream_error',
  503: 'upstream_error',
  504: 'upstream_error',
}

/** Returns the `doc_url` of a code. */
export type DocUrl = (code: string) => string

/**
 * Returns the `doc_url` of each code: its entry on the page of errors, a URL, or a path on the mock.
 * Without a page it is a URL like those of the documented examples.
 */
export function docUrlOf(errorsPage: string | undefined, origin: string): DocUrl {
  if (errorsPage === undefined) return (code) => `https://docs.canvas-design.example/errors/${code}`
  return (code) => `${new URL(errorsPage, origin)}#${code}`
}

/** Returns the envelope of an error. */
export function envelope({ status, message, parts }: ApiError, requestId: string, docUrl: DocUrl): object {
  const type = parts.type ?? TYPE_OF_STATUS[status] ?? 'invalid_request'
  const code = parts.code ?? type
  return {
    error: {
      type,
      code,
      message,
      doc_url: docUrl(code),
      request_id: requestId,
      causes: null,
      ...(parts.details ? { details: parts.details } : {}),
      retry_after_ms: parts.retryAfterMs ?? null,
    },
  }
}

/** Creates a 422 `validation_failed` that names a field. */
export function invalidField(field: string, code: string, message: string): ApiError {
  return new ApiError(422, message, { code: 'validation_failed', details: { fields: [{ field, code }] } })
}

/** Converts an error of the state into an error response. */
export function apiErrorOf({ problem, message, retryAfterMs }: DomainError): ApiError {
  const { status, ...parts } = RESPONSES[problem]
  return new ApiError(status, message, { ...parts, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) })
}

const RESPONSES: Record<Problem, { status: number } & Pick<ApiErrorParts, 'type' | 'code'>> = {
  invalid: { status: 400 },
  forbidden: { status: 403 },
  not_found: { status: 404 },
  // Its status is not documented (gap errors.code.file_not_found.status).
  file_not_found: { status: 422, code: 'file_not_found' },
  name_taken: { status: 409 },
  insufficient_credits: { status: 402 },
  too_many_tasks: { status: 429, code: 'concurrency_limit_exceeded' },
  idempotency_key_in_use: { status: 409 },
  idempotency_key_reused: { status: 409, type: 'idempotency_conflict' },
}

/** Returns a new request id, in an assumed form: a running number after random characters, chosen once. */
export function newRequestId(): string {
  // Not on import: some runtimes have no random values before the first request.
  start ??= bytesToHex(crypto.getRandomValues(new Uint8Array(9)))
  return `req_${start}${count++}`
}

let start: string | undefined
let count = 10_000_000

/** Any web page may call the API and read these headers. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Service-Version,X-Request-ID,Retry-After,WWW-Authenticate,Mock-Warning',
}

/** Creates the response for an error, with the envelope. */
export function respondError(error: ApiError, version: Version, requestId: string, docUrl: DocUrl): HttpResponse {
  return apiResponse(error.status, error.headers, { version, id: requestId }, envelope(error, requestId, docUrl))
}

/** Creates a response in JSON with both required headers. */
export function apiResponse(
  status: number,
  headers: Record<string, string>,
  { version, id }: { version: Version; id: string },
  body: unknown,
): HttpResponse {
  const own = { 'service-version': version, 'x-request-id': id }
  // Object.assign is faster than several spreads.
  const all = Object.assign({ 'content-type': 'application/json' }, headers, own, CORS)
  return { status, headers: all, body: JSON.stringify(body) }
}
