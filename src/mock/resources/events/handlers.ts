import type { Handlers } from '../../request/handler.js'
import { newestFirst, pageOf } from '../pagination.js'
import { eventsOf } from './events.js'

/** The log of events: those of every design task that ended, with a callback address or without one. */
export const events: Handlers = {
  listEvents(call) {
    const list = eventsOf(call.team).view('newest first', { order: newestFirst })
    // An item's members are not stated: here it is what a receiver gets (gap webhooks_log.events.item).
    return { body: pageOf(call, list, ({ event }) => ({ ...event }), { total: false }) }
  },
}
