/** The handlers and the state of each operation, in a folder for each resource, as in `openapi/resources`. */

import { brandKits } from './brand-kits/handlers.js'
import { canvases } from './canvases/handlers.js'
import { credits } from './credits/handlers.js'
import { drive } from './drive/handlers.js'
import { events } from './events/handlers.js'
import type { Call, Handler } from './handler.js'
import { generate3d } from './media/3d/handlers.js'
import { audio } from './media/audio/handlers.js'
import { layerize } from './media/layerize/handlers.js'
import { models } from './media/models/handlers.js'
import { organizations } from './organizations/handlers.js'
import { remix } from './remix/handlers.js'
import { tasks } from './tasks/handlers.js'
import { uploads } from './uploads/handlers.js'
import { voices } from './voices/handlers.js'
import { voyager } from './voyager/handlers.js'
import { deliveries } from './webhook_deliveries/handlers.js'
import { websites } from './websites/handlers.js'

const all = {
  ...brandKits,
  ...canvases,
  ...credits,
  ...drive,
  ...events,
  ...generate3d,
  ...audio,
  ...layerize,
  ...models,
  ...organizations,
  ...remix,
  ...tasks,
  ...uploads,
  ...voices,
  ...voyager,
  ...deliveries,
  ...websites,
}

/** An operation that the mock implements. */
export type Implemented = keyof typeof all

/** All handlers. */
export const handlers: { [Id in Implemented]: Handler<Id> } = all

/** Returns false for an operation that was added to the contract, but has no handler yet. */
export function isImplemented(operationId: string): operationId is Implemented {
  return Object.hasOwn(handlers, operationId)
}

/** Calls the handler of an operation. */
export function handle<Id extends Implemented>(call: Call<Id>): ReturnType<Handler<Id>> {
  return handlers[call.operationId](call)
}
