import { apiErrorOf } from '../errors.js'
import type { OperationId } from '../operations.js'
import { legacyBody } from '../resources/legacy.js'
import { DomainError } from '../state/domain-error.js'
import type { Call, Handler, Handlers } from './handler.js'

/**
 * The body by which a handler answers a call, in the shape of the call's version. Undefined for an operation without a
 * handler. Throws an ApiError.
 */
export async function handle(handlers: Handlers, call: Call): Promise<{ body: unknown } | undefined> {
  // Which operation it is shows only here, where the call has been validated against its documents.
  const handler = handlers[call.operationId] as Handler<OperationId> | undefined
  if (!handler) return undefined
  try {
    const { body } = await handler(call)
    return { body: call.version === '2026-04-12' ? legacyBody(call, body) : body }
  } catch (error) {
    throw error instanceof DomainError ? apiErrorOf(error) : error
  }
}
