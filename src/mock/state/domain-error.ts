/** The names of what the state does not allow. */
export type Problem =
  | 'invalid'
  | 'forbidden'
  | 'not_found'
  | 'file_not_found'
  | 'name_taken'
  | 'insufficient_credits'
  | 'too_many_tasks'
  | 'idempotency_key_in_use'
  | 'idempotency_key_reused'

/** Thrown if the state does not allow a request; nothing has changed then. `errors.ts` converts it to a response. */
export class DomainError extends Error {
  constructor(
    readonly problem: Problem,
    message: string,
    /** Milliseconds, if waiting is known to help. */
    readonly retryAfterMs?: number,
  ) {
    super(message)
  }
}
