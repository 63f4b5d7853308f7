import type { Handlers } from '../../request/handler.js'
import { newestFirst, pageOf } from '../pagination.js'
import { brandKitsOf } from './brand-kits.js'

/** Brand kits: read-only, because no operation creates one. */
export const brandKits: Handlers = {
  listBrandKits(call) {
    const kits = brandKitsOf(call.team).view('newest first', { order: newestFirst })
    return { body: pageOf(call, kits, ({ id }) => ({ id }), { total: true }) }
  },
}
