import type { Contract } from '../../contract/contract.js'
import type { RateLimit } from '../../contract/operations.js'
import type { Prefer } from '../../contract/prefer.js'
import type { Version } from '../../contract/versions.js'
import type { Caller } from '../state/callers.js'
import type { Team, World } from '../state/world.js'

/** What a handler is given: a request without violations, and who makes it. */
export type Call = {
  operationId: string
  /** The path with its parameters, such as `/tasks/{id}`. */
  template: string
  version: Version
  contract: Contract
  request: Request
  /** What the mock's own links start with, such as `http://127.0.0.1:4010`. */
  origin: string
  prefer: Prefer
  /** Path parameters, decoded. */
  path: Record<string, string>
  /** Query parameters by name; integers as numbers, defaults filled in. */
  query: Record<string, string | number | undefined>
  /** The parsed body: JSON, or the fields of a form. Undefined where there is none. */
  body: unknown
  caller: Caller
  team: Team
  world: World
  /** The limits that hold for the call; none while they are not enforced. */
  limits: RateLimit[]
}

/** The answer of a handler. By default the status is the documented success. An error is thrown as an ApiError. */
export type HandlerReply = { status?: number; headers?: Record<string, string>; body: unknown }

/** Answers an operation by its own behaviour. */
export type Handler = (call: Call) => HandlerReply | Promise<HandlerReply>

/** The handlers by `operationId`. An operation without one answers with its documented success example. */
export type Handlers = Record<string, Handler>
