import type { MockState } from './mock-state.js'
import type { OperationId, ResponseBody, SentBody, Status } from './operations.js'

/** Returns a typed copy of a documented response, for seeding workspaces. Throws an Error if there is none. */
export function exampleOf<Id extends OperationId, Of extends Status<Id>>(
  { contract }: MockState,
  operationId: Id,
  status: Of,
  name: string,
): ResponseBody<Id, Of> {
  // Every documented example is validated against the schema that the type is generated from.
  return contract().example(operationId, status, name) as ResponseBody<Id, Of>
}

/** Returns a typed copy of a documented request. Throws an Error if there is no such example. */
export function requestExampleOf<Id extends OperationId>(
  { contract }: MockState,
  operationId: Id,
  name: string,
): SentBody<Id> {
  return contract().requestExample(operationId, name) as SentBody<Id>
}
