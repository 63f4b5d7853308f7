import { ApiError } from '../errors.js'
import { MAX_BODY_BYTES } from './body.js'

/** How many bytes of bodies all requests in flight may hold together: three of the largest, and many small ones beside them. */
const MAX_HELD_BYTES = 3 * MAX_BODY_BYTES + 4_194_304
const RETRY_AFTER_MS = 1000

/** The bytes that one request holds. */
export type Held = { bytes: number }

/** Bounds the memory for bodies, which stay in memory until their requests have responses. */
export class BodyBudget {
  #bytes = 0

  /** Counts bytes that arrive. Throws an ApiError (503) if all requests together hold too many. */
  take(held: Held, bytes: number): void {
    held.bytes += bytes
    this.#bytes += bytes
    if (this.#bytes <= MAX_HELD_BYTES) return
    const message = 'The mock is receiving too many large bodies at once. Retry after 1 second.'
    throw new ApiError(503, message, { retryAfterMs: RETRY_AFTER_MS })
  }

  /** Gives back what a request has taken. */
  release(held: Held): void {
    this.#bytes -= held.bytes
    held.bytes = 0
  }
}
