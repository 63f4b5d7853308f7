import { ApiError } from './errors.js'
import { MAX_BODY_BYTES } from './http.js'

/** How many bytes of bodies all requests in flight may hold: three of the largest, and many small ones. */
const MAX_HELD_BYTES = 3 * MAX_BODY_BYTES + 4_194_304
const RETRY_AFTER_MS = 1000

/** Bounds the memory for bodies. */
export class BodyBudget {
  #bytes = 0

  /**
   * Does some work, which counts the bytes that arrive with `take`. They are given back at its end. `take` throws an
   * ApiError (503) if all requests together hold too many.
   */
  async hold<Result>(work: (take: (bytes: number) => void) => Promise<Result>): Promise<Result> {
    let held = 0
    try {
      return await work((bytes) => {
        held += bytes
        this.#bytes += bytes
        if (this.#bytes > MAX_HELD_BYTES) throw new ApiError(503, FULL, { retryAfterMs: RETRY_AFTER_MS })
      })
    } finally {
      this.#bytes -= held
    }
  }
}

const FULL = 'The mock is receiving too many large bodies at once. Retry after 1 second.'
