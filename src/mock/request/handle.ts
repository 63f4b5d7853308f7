import { apiErrorOf } from '../errors.js'
import type { OperationId } from '../operations.js'
import { legacyBody } from '../resources/legacy.js'
import { DomainError } from '../state/domain-error.js'
import type { Call, Handler, Handlers } from './handler.js'

/**
 * Calls the handler of an operation and resolves to the body in the shape of the call's version. Resolves to undefined if the
 * operation has no handler. Throws an ApiError.
 */
export async function handle(handlers: Handlers, call: Call): Promise<{ body: unknown } | undefined> {
  // Only here is the operation known at run time alone: the call has been validated against its document.
  const handler = handlers[call.operationId] as Handler<OperationId> | undefined
  if (!handler) return undefined
  try {
    const { body } = await handler(call)
    return { body: call.version === '2026-04-12' ? legacyBody(call, body) : body }
  } catch (error) {
    throw error instanceof DomainError ? apiErrorOf(error) : error
  }
}
