import type { Handlers } from '../handler.js'
import { allNewestFirst, pageOf } from '../pagination.js'
import { brandKitsOf } from './brand-kits.js'

/** Brand kits: read-only, because no operation creates one. */
export const brandKits = {
  listBrandKits(call) {
    const kits = allNewestFirst(brandKitsOf(call.team))
    return { body: { ...pageOf(call, kits, ({ shown }) => ({ ...shown })), total: kits.size } }
  },
} satisfies Handlers
