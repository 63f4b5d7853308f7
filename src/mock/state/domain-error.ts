/** What the state does not allow, by name. */
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

/** Thrown where the state does not allow what was asked; nothing has changed then. `errors.ts` says how the API answers it. */
export class DomainError extends Error {
  constructor(
    readonly problem: Problem,
    message: string,
    /** Milliseconds, where a wait is known to help. */
    readonly retryAfterMs?: number,
  ) {
    super(message)
  }
}
