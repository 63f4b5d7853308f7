import type { Handlers } from '../../request/handler.js'
import { listReply } from '../pagination.js'
import { eventsOf } from '../webhook_deliveries/webhooks.js'

/** The log of events: those of every design task that ended, with a callback address or without one. */
export const events: Handlers = {
  listEvents(call) {
    const listed = eventsOf(call.team, call.world).map((event) => ({ id: event.id, created_at: event.created, event }))
    // An item's members are not stated: here it is what a receiver gets (gap webhooks_log.events.item).
    return listReply(call, listed, { record: ({ event }) => event, total: false })
  },
}
