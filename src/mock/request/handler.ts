/** What a handler is given and what it answers, by operation: the types are those of the documents. */
import type { Contract } from '../../contract/contract.js'
import type { RateLimit } from '../../contract/operations.js'
import type { Prefer } from '../../contract/prefer.js'
import type { Version } from '../../contract/versions.js'
import type { OperationId, Parameters, RequestBody, ResponseBody } from '../operations.js'
import type { Actor, World } from '../state/world.js'

/** A request without violations, and who makes it. */
export type Call<Id extends OperationId = OperationId> = Actor & {
  operationId: Id
  /** The path with its parameters, such as `/tasks/{id}`. */
  template: string
  version: Version
  contract: Contract
  /** Path parameters, decoded. */
  path: NonNullable<Parameters<Id>['path']>
  /** Query parameters; integers as numbers, defaults filled in. */
  query: NonNullable<Parameters<Id>['query']>
  body: RequestBody<Id>
  world: World
  /** What the mock's own links start with, such as `http://127.0.0.1:4010`. */
  origin: string
  prefer: Prefer
  /** The limits that hold for the call; none while they are not enforced. */
  limits: RateLimit[]
}

/** The canonical answer, whatever the version of the call: what an older one shows instead follows from it. */
export type HandlerReply<Id extends OperationId> = {
  body: ResponseBody<Id>
}

/** Answers an operation by its own behavior. An error is thrown, as an ApiError or as a DomainError of the state. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => HandlerReply<Id> | Promise<HandlerReply<Id>>

/** The handlers by `operationId`. An operation without one answers with its documented success example. */
export type Handlers = { [Id in OperationId]?: Handler<Id> }
