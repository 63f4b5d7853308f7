import { randomBytes } from 'node:crypto'
import { DEFAULT_VERSION } from './documents.js'

/** An error answer of the mock's own, in the documented envelope. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** One of the ten documented types. */
    readonly type: string,
    message: string,
    /** The code; where the source knows none, the type's name (gap errors.code.registry). */
    readonly code = type,
    readonly details?: Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** The envelope of a refusal. `details` is left out rather than sent empty. */
export function envelope({ type, code, message, details }: Refusal, requestId: string): object {
  return {
    error: {
      type,
      code,
      message,
      doc_url: `https://docs.canvas-design.example/errors/${code}`,
      request_id: requestId,
      causes: null,
      ...(details ? { details } : {}),
      retry_after_ms: null,
    },
  }
}

/** A request id. Its form is not stated. */
export function newRequestId(): string {
  return `req_${randomBytes(13).toString('hex')}`
}

/** The answer to a request that never came to an operation, nor to a version of its own. */
export function outsideApi(refusal: Refusal): Response {
  const id = newRequestId()
  const headers = {
    ...refusal.headers,
    'content-type': 'application/json',
    'service-version': DEFAULT_VERSION,
    'x-request-id': id,
  }
  return new Response(JSON.stringify(envelope(refusal, id)), { status: refusal.status, headers })
}
