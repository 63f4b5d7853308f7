/** The log of webhook deliveries, and replays from it. */
import { createHash } from 'node:crypto'
import { ApiError } from '../../errors.js'
import type { Call, Handlers } from '../../request/handler.js'
import { listReply } from '../pagination.js'
import { type Delivery, deliveriesOf, isForeignDelivery, redeliver } from './webhooks.js'

export const deliveries: Handlers = {
  listWebhookDeliveries(call) {
    const wanted = [...deliveriesOf(call.team, call.world).values()].filter((delivery) => fits(delivery, call.query))
    return listReply(call, wanted, { record: row, total: false })
  },

  redeliverWebhook(call) {
    const delivery = findDelivery(call, call.path.id ?? '')
    checkReplay(call, delivery)
    // Which member carries the id is not stated (gap webhooks_log.redeliver.id_field).
    return { body: { id: redeliver(call.world, call.team, delivery).id } }
  },
}

/** The names of the members are the mock's own (gap webhooks_log.row.names). */
function row({ id, event, url, status, statusCode, responseExcerpt, attempts, caller, created_at }: Delivery): object {
  return {
    id,
    event_id: event.id,
    event_type: event.type,
    url,
    status,
    status_code: statusCode,
    response_excerpt: responseExcerpt,
    attempts,
    api_key_id: caller ? keyId(caller.key) : null,
    created_at,
  }
}

/** A key's id, by which deliveries are filtered: made from the key, which no answer may show. Its form is not stated. */
function keyId(key: string): string {
  return `key_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
}

/** The four filters, under assumed names (gap webhooks_log.list.filter_names). Both ends of the range belong to it. */
function fits(delivery: Delivery, query: Call['query']): boolean {
  const { event_type, status, api_key_id, created_after, created_before } = query
  const created = Date.parse(delivery.created_at)
  return (
    (event_type === undefined || delivery.event.type === event_type) &&
    (status === undefined || delivery.status === status) &&
    (api_key_id === undefined || (delivery.caller !== undefined && keyId(delivery.caller.key) === api_key_id)) &&
    (created_after === undefined || created >= Date.parse(String(created_after))) &&
    (created_before === undefined || created <= Date.parse(String(created_before)))
  )
}

/** Throws an ApiError: 404 for a delivery that is not in the log, 403 for another team's (gap auth.403_404_tension). */
function findDelivery({ team, world }: Call, id: string): Delivery {
  const found = deliveriesOf(team, world).get(id)
  if (found) return found
  if (isForeignDelivery(world, id)) throw new ApiError(403, `The delivery ${id} belongs to another team.`)
  throw new ApiError(404, `There is no delivery ${id}.`)
}

/**
 * The creator of the key that dispatched it, admins and owners; once the key is deleted, only admins. That sentence does
 * not name owners, so they are refused then (gap webhooks_log.replay.key_deleted.owners). All of the team may replay what
 * a fresh workspace holds, for no key dispatched it.
 */
function checkReplay({ world, caller }: Call, { caller: sender }: Delivery): void {
  if (!sender) return
  const isKeyDeleted = world.callers.find(sender.key) === undefined
  const may = isKeyDeleted
    ? caller.role === 'admin'
    : caller.user === sender.user || caller.role === 'admin' || caller.role === 'owner'
  if (may) return
  const who = isKeyDeleted ? 'Its key was deleted, so only admins' : 'Only the creator of its key, admins and owners'
  throw new ApiError(403, `${who} may replay the delivery.`)
}
