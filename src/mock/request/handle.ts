import { apiErrorOf } from '../errors.js'
import type { OperationId } from '../operations.js'
import { DomainError } from '../state/domain-error.js'
import type { Call, Handler, Handlers } from './handler.js'
import type { VersionTransform } from './version-transform.js'

/**
 * Calls the handler of an operation and resolves to the body in the shape of the call's version. `form` is what that version
 * changes, if anything. Resolves to undefined if the operation has no handler. Throws an ApiError.
 */
export async function handle(
  handlers: Handlers,
  call: Call,
  form: VersionTransform | undefined,
): Promise<{ body: unknown } | undefined> {
  // Only here is the operation known at run time alone: the call has been validated against its document.
  const handler = handlers[call.operationId] as Handler<OperationId> | undefined
  if (!handler) return undefined
  try {
    const { body } = await handler(call)
    return { body: form ? form(body, call) : body }
  } catch (error) {
    throw error instanceof DomainError ? apiErrorOf(error) : error
  }
}
