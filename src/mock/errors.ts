import { bytesToHex } from '@noble/hashes/utils.js'
import { DEFAULT_VERSION, type Version } from '../contract/versions.js'
import type { DomainError, Problem } from './state/domain-error.js'

export type ApiErrorParts = {
  /** One of the ten documented types; by default the one that the status is mapped to. */
  type?: string
  /** By default the type's name, for the source knows few codes (gap errors.code.registry). */
  code?: string
  /** Left out rather than sent empty. */
  details?: Record<string, unknown>
  headers?: Record<string, string>
  /** Milliseconds. Sent as `retry_after_ms`, and in seconds as `Retry-After`. */
  retryAfterMs?: number
  /** Left out where the source does not say whether a retry can succeed. */
  retryable?: boolean
}

/** An error answer of the mock's own, in the documented envelope. */
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

/** The types by status (facts errors.status.*). 402, 413 and 415 have none (gaps errors.status.402.type and errors.status.415.type). */
const TYPES: Record<number, string> = {
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

/** The envelope of a refusal. */
export function envelope({ status, message, parts }: ApiError, requestId: string): object {
  const type = parts.type ?? TYPES[status] ?? 'invalid_request'
  const code = parts.code ?? type
  return {
    error: {
      type,
      code,
      message,
      doc_url: `https://docs.canvas-design.example/errors/${code}`,
      request_id: requestId,
      causes: null,
      ...(parts.details ? { details: parts.details } : {}),
      retry_after_ms: parts.retryAfterMs ?? null,
      ...(parts.retryable === undefined ? {} : { retryable: parts.retryable }),
    },
  }
}

/** A 422 `validation_failed` that names a field (fact errors.field.details.validation_failed). */
export function invalidField(field: string, code: string, message: string): ApiError {
  return new ApiError(422, message, { code: 'validation_failed', details: { fields: [{ field, code }] } })
}

/** The answer to what the state does not allow. */
export function apiErrorOf({ problem, message, retryAfterMs }: DomainError): ApiError {
  const { status, ...parts } = ANSWERS[problem]
  return new ApiError(status, message, { ...parts, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) })
}

const ANSWERS: Record<Problem, { status: number } & Pick<ApiErrorParts, 'type' | 'code'>> = {
  invalid: { status: 400 },
  forbidden: { status: 403 },
  not_found: { status: 404 },
  // Its status is not stated (gap errors.code.file_not_found.status).
  file_not_found: { status: 422, code: 'file_not_found' },
  name_taken: { status: 409 },
  insufficient_credits: { status: 402 },
  too_many_tasks: { status: 429, code: 'concurrency_limit_exceeded' },
  idempotency_key_in_use: { status: 409 },
  idempotency_key_reused: { status: 409, type: 'idempotency_conflict' },
}

/** A request id. Its form is not stated. */
export function newRequestId(): string {
  if (used + ID_BYTES > pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  used += ID_BYTES
  return `req_${bytesToHex(pool.subarray(used - ID_BYTES, used))}`
}

const ID_BYTES = 13
/** Random bytes for many ids: to ask for a few costs as much as to ask for many. */
const pool = new Uint8Array(ID_BYTES * 256)
let used = pool.length

/** The answer to a request that never came to an operation, nor to a version of its own: it shows the default one. */
export function outsideApi(refusal: ApiError, version: Version = DEFAULT_VERSION): Response {
  const id = newRequestId()
  const headers = {
    ...refusal.headers,
    'content-type': 'application/json',
    'service-version': version,
    'x-request-id': id,
  }
  return new Response(JSON.stringify(envelope(refusal, id)), { status: refusal.status, headers })
}
