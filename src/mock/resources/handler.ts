/** The input and output of handlers by operation, with the types of the documents. */
import type { Contract } from '../../contract/contract.js'
import type { RateLimit } from '../../contract/operations.js'
import type { Prefer } from '../../contract/prefer.js'
import type { Version } from '../../contract/versions.js'
import type { Actor, MockState } from '../state/mock-state.js'
import type { FilledBody, OperationId, Parameters, ResponseBody } from '../state/operations.js'

/** A valid request and its caller. What was not sent has the default of the request's version. */
export type Call<Id extends OperationId = OperationId> = Actor & {
  operationId: Id
  /** The path with its parameters, such as `/tasks/{id}`. */
  template: string
  version: Version
  /** How its list is paged in this version. */
  pagination: 'cursor' | 'offset' | undefined
  contract: Contract
  /** Path parameters, decoded. */
  path: NonNullable<Parameters<Id>['path']>
  /** Query parameters; integers as numbers. */
  query: NonNullable<Parameters<Id>['query']>
  body: FilledBody<Id>
  state: MockState
  /** The start of the mock's own links, such as `http://127.0.0.1:4010`. */
  origin: string
  prefer: Prefer
  /** The limits that apply to the call; empty while limits are not enforced. */
  limits: RateLimit[]
}

/** The canonical response, for a call of any version: older shapes are derived from it. */
export type HandlerResult<Id extends OperationId> = {
  body: ResponseBody<Id>
}

/** Implements an operation. Errors are thrown, as an ApiError or as a DomainError of the state. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => HandlerResult<Id> | Promise<HandlerResult<Id>>

/** The handlers by `operationId`. An operation without one returns its documented success example. */
export type Handlers = { [Id in OperationId]?: Handler<Id> }
