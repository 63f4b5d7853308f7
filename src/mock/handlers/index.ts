import type { Handlers } from '../handlers.js'

/** Every handler there is. */
export const handlers: Handlers = {}
