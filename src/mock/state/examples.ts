import type { OperationId, RequestBody, ResponseBody, Status } from '../operations.js'
import type { World } from './world.js'

/** A documented response, as a copy and with its type: what workspaces are seeded with. Throws an Error where there is none. */
export function exampleOf<Id extends OperationId, Of extends Status<Id>>(
  { contract }: World,
  operationId: Id,
  status: Of,
  name: string,
): ResponseBody<Id, Of> {
  // Every documented example is proved against its schema, from which the type is made.
  return contract().example(operationId, status, name) as ResponseBody<Id, Of>
}

/** The same of a documented request. */
export function requestExampleOf<Id extends OperationId>(
  { contract }: World,
  operationId: Id,
  name: string,
): RequestBody<Id> {
  return contract().requestExample(operationId, name) as RequestBody<Id>
}
