/** The handlers, the jobs and the state of each operation, in a folder for each resource, as in `openapi/resources`. */
import type { Handlers } from '../handler.js'
import { brandKits } from './brand-kits/handlers.js'
import { reportExport } from './canvases/exports.js'
import { canvases } from './canvases/handlers.js'
import { credits } from './credits/handlers.js'
import { drive } from './drive/handlers.js'
import { events } from './events/handlers.js'
import { generate3d } from './media/3d/handlers.js'
import { end3DTask } from './media/3d/tasks.js'
import { audio, endAudio } from './media/audio/handlers.js'
import { layerize } from './media/layerize/handlers.js'
import { models } from './media/models/handlers.js'
import { organizations } from './organizations/handlers.js'
import { remix } from './remix/handlers.js'
import { endTask } from './tasks/end.js'
import { tasks } from './tasks/handlers.js'
import { uploads } from './uploads/handlers.js'
import { voices } from './voices/handlers.js'
import { voyager } from './voyager/handlers.js'
import { attemptDelivery } from './webhook_deliveries/deliveries.js'
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

/** All kinds of jobs. Only these can be scheduled, so that a state that is restored finds what each of its jobs does. */
export const jobKinds = [endTask, endAudio, end3DTask, reportExport, attemptDelivery]
