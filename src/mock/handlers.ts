import type { Documented } from './engine.js'

/** What a handler is given: a request without violations, its path parameters, and its parsed body. */
export type HandlerRequest = { request: Request; path: Record<string, string>; body: unknown }

/** Answers an operation by its own behaviour. */
export type Handler = (request: HandlerRequest) => Promise<Documented>

/** The handlers by `operationId`. An operation without one answers with its documented success example. */
export type Handlers = Record<string, Handler>

export const handlers: Handlers = {}
