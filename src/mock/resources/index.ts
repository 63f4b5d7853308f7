/** The handlers and the state of each operation, in a folder for each resource, as in `openapi/resources`. */

import { brandKits } from './brand-kits/handlers.js'
import { canvases } from './canvases/handlers.js'
import { credits } from './credits/handlers.js'
import { drive } from './drive/handlers.js'
import { events } from './events/handlers.js'
import type { Handlers } from './handler.js'
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

/** All handlers. */
export const handlers: Handlers = {
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
