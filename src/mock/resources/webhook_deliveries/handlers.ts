/** The log of webhook deliveries, and redelivery. */

import { DomainError } from '../../state/domain-error.js'
import type { Team } from '../../state/mock-state.js'
import type { Ordered } from '../../state/ordered.js'
import type { Call, Handlers } from '../handler.js'
import { newestFirst, pageOf } from '../pagination.js'
import { deliveriesOf, isForeignDelivery, redeliver } from './deliveries.js'
import type { DeliveryRecord } from './dispatch.js'

type ListCall = Call<'listWebhookDeliveries'>

export const deliveries = {
  listWebhookDeliveries(call) {
    const list = filtered(call)
    return { body: pageOf(call, list, rowOf, rangeOf(call, list)) }
  },

  redeliverWebhook(call) {
    const delivery = findDelivery(call.team, call.path.id)
    checkMayRedeliver(call, delivery)
    // The member that contains the id is not documented (gap webhooks_log.redeliver.id_field).
    return { body: { id: redeliver(call.team, delivery, call.caller).id } }
  },
} satisfies Handlers

/** The filters other than the time, under assumed names (gap webhooks_log.list.filter_names). */
function filtered({ team, query: { event_type, status, api_key_id } }: ListCall): Ordered<DeliveryRecord> {
  return deliveriesOf(team).view(`newest first of ${JSON.stringify([event_type, status, api_key_id])}`, {
    order: newestFirst,
    includes: (delivery) =>
      (event_type === undefined || delivery.event.type === event_type) &&
      (status === undefined || delivery.status === status) &&
      (api_key_id === undefined || delivery.keyId === api_key_id),
  })
}

/** Returns the part of the list, newest first, that the filter by time selects. Both ends of the time are included. */
function rangeOf(
  { query: { created_after, created_before } }: ListCall,
  list: Ordered<DeliveryRecord>,
): [number, number] {
  const [from, to] = [created_after, created_before].map((text) => (text === undefined ? undefined : Date.parse(text)))
  return [
    to === undefined ? 0 : list.firstWhere(({ created_at }) => Date.parse(created_at) <= to),
    from === undefined ? list.size : list.firstWhere(({ created_at }) => !(Date.parse(created_at) >= from)),
  ]
}

/** A row for all attempts of a delivery (gaps webhooks_log.row.attempts, webhooks_log.row.names). */
export function rowOf({
  id,
  event,
  url,
  status,
  statusCode,
  responseExcerpt,
  attempts,
  keyId,
  created_at,
}: DeliveryRecord) {
  return {
    id,
    event_id: event.id,
    event_type: event.type,
    url,
    status,
    status_code: statusCode,
    response_excerpt: responseExcerpt,
    attempts,
    api_key_id: keyId,
    created_at,
  }
}

/** Throws a DomainError: `not_found`, or `forbidden` for another team's delivery (gap auth.403_404_tension). */
function findDelivery(team: Team, id: string): DeliveryRecord {
  const found = deliveriesOf(team).get(id)
  if (found) return found
  if (isForeignDelivery(team, id)) throw new DomainError('forbidden', `The delivery ${id} belongs to another team.`)
  throw new DomainError('not_found', `There is no delivery ${id}.`)
}

/**
 * Allows the creator of the key that sent it, admins and owners; once the key is deleted, only admins. That sentence of
 * the source does not mention owners, so they are rejected then (gap webhooks_log.replay.key_deleted.owners). The
 * deliveries of a new workspace were sent by no key, so the whole team may redeliver them.
 */
function checkMayRedeliver({ state, caller }: Call<'redeliverWebhook'>, { caller: sender }: DeliveryRecord): void {
  if (!sender) return
  const isKeyDeleted = state.callers.find(sender.key) === undefined
  const may = isKeyDeleted
    ? caller.role === 'admin'
    : caller.user === sender.user || caller.role === 'admin' || caller.role === 'owner'
  if (may) return
  const who = isKeyDeleted ? 'Its key was deleted, so only admins' : 'Only the creator of its key, admins and owners'
  throw new DomainError('forbidden', `${who} may redeliver it.`)
}
