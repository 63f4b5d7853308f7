import type { Handlers } from '../handlers.js'
import { account } from './account.js'
import { audio } from './audio.js'
import { canvases } from './canvases.js'
import { catalogs } from './catalogs.js'
import { deliveries } from './deliveries.js'
import { drive } from './drive.js'
import { events } from './events.js'
import { exportHandlers } from './exports.js'
import { generate3d } from './generate3d.js'
import { layerize } from './layerize.js'
import { remix } from './remix.js'
import { tasks } from './tasks.js'
import { uploads } from './uploads.js'
import { voyager } from './voyager.js'
import { websites } from './websites.js'

/** Every handler there is. */
export const handlers: Handlers = {
  ...tasks,
  ...remix,
  ...deliveries,
  ...events,
  ...account,
  ...canvases,
  ...drive,
  ...exportHandlers,
  ...voyager,
  ...websites,
  ...audio,
  ...catalogs,
  ...generate3d,
  ...layerize,
  ...uploads,
}
