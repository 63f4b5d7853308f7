import type { operations } from '../../../generated/types/2026-05-01.js'
import type { OperationId, RequestBody, ResponseBody } from '../request/handler.js'
import type { World } from './world.js'

/** A documented response, as a copy and with its type: what workspaces are seeded with. Throws an Error where there is none. */
export function exampleOf<Id extends OperationId, Status extends keyof operations[Id]['responses'] & number>(
  { contract }: World,
  operationId: Id,
  status: Status,
  name: string,
): ResponseBody<Id, Status> {
  // Every documented example is proved against its schema, from which the type is made.
  return contract().example(operationId, status, name) as ResponseBody<Id, Status>
}

/** The same of a documented request. */
export function requestExampleOf<Id extends OperationId>(
  { contract }: World,
  operationId: Id,
  name: string,
): RequestBody<Id> {
  return contract().requestExample(operationId, name) as RequestBody<Id>
}
