import type { Handlers } from '../handler.js'
import { allNewestFirst, pageOf } from '../pagination.js'
import { eventsOf } from './events.js'

/** The log of events: one for every design task that ended, with or without a callback URL. */
export const events = {
  listEvents(call) {
    const list = allNewestFirst(eventsOf(call.team))
    // The members of an item are not documented: here it is the event that a receiver gets (gap
    // webhooks_log.events.item).
    return { body: pageOf(call, list, ({ event }) => ({ ...event })) }
  },
} satisfies Handlers
