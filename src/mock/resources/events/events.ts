/** The events of a team: what happened, whether or not a webhook is sent for it. */
import { Store } from '../../state/store.js'
import { type Actor, perTeam } from '../../state/world.js'
import { deliver } from '../webhook_deliveries/deliveries.js'
import { newestOf, seededEvents, type WebhookEvent } from './seeds.js'

export type { WebhookEvent }

export type EventRecord = { id: string; created_at: string; event: WebhookEvent }

export type EventOptions = {
  type: WebhookEvent['type']
  /** Not copied, so it must not change afterwards. */
  data: WebhookEvent['data']
  callbackUrl?: string | undefined
  /** The time of the event, in milliseconds since 1970. */
  at: number
}

/** The events of a team. How long they are kept is not documented. */
export const eventsOf = perTeam((team) => new Store(seededEvents(team).map(recordOf)))

/** Records an event of a team. If there is a callback URL, also sends it, signed for the caller. */
export function sendEvent({ team, caller }: Actor, { type, data, callbackUrl, at }: EventOptions): void {
  const { random, clock } = team.world
  const event = { id: random.id('evt'), type, created: clock.iso(at), api_version: newestOf(team.world), data }
  eventsOf(team).add(recordOf(event))
  if (callbackUrl) deliver(team, { event, url: callbackUrl, caller }, at)
}

function recordOf(event: WebhookEvent): EventRecord {
  return { id: event.id, created_at: event.created, event }
}
