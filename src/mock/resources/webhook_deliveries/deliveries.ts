/** The log of a team's deliveries. */
import type { Caller } from '../../state/callers.js'
import { sha256Hex } from '../../state/encoding.js'
import { Store } from '../../state/store.js'
import { perTeam, type Team, type World } from '../../state/world.js'
import { seededEvents, type WebhookEvent } from '../events/seeds.js'
import { newestFirst } from '../pagination.js'
import { dispatch, RETRY_AFTER_MS } from './dispatch.js'

/** Whether a delivery is over, and how. The values are the mock's own (gap webhooks_log.list.filter_names). */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed'

/** One event on its way to one address. */
export type Delivery = {
  id: string
  /** The body of every attempt. */
  event: WebhookEvent
  url: string
  /** Whose key it is signed for; undefined for what a fresh workspace holds. */
  caller: Caller | undefined
  /** The id of that key. */
  keyId: string | null
  status: DeliveryStatus
  /** Of the last attempt: null without an answer. */
  statusCode: number | null
  responseExcerpt: string | null
  attempts: number
  created_at: string
}

const DAY_MS = 24 * 60 * 60_000
/** How long the log keeps a delivery, in milliseconds (fact webhooks_log.retention). */
const KEPT_MS = 90 * DAY_MS

const logs = perTeam((team) => new Store(seeds(team)))

/** The deliveries of a team. Those older than 90 days are deleted for good. */
export function deliveriesOf(team: Team): Store<Delivery> {
  return withoutOld(logs(team), team.world)
}

/** Whether any other team of this world has a delivery of this id. */
export function isForeignDelivery(team: Team, id: string): boolean {
  return logs.elsewhere(team, (log) => withoutOld(log, team.world).has(id))
}

/** Sends an event to an address, `at` this time: up to three attempts. */
export function deliver(team: Team, sent: Pick<Delivery, 'event' | 'url' | 'caller'>, at: number): void {
  const { world } = team
  const log = deliveriesOf(team)
  dispatch(world, log, log.add(newDelivery(world, sent, at)), at, RETRY_AFTER_MS)
}

/** Sends a delivery's original payload to its original address once more, and answers the new delivery. */
export function redeliver(team: Team, { event, url, caller }: Delivery): Delivery {
  const { world } = team
  const now = world.clock.now()
  const log = deliveriesOf(team)
  const delivery = log.add(newDelivery(world, { event, url, caller }, now))
  // "A new attempt" is read as one attempt: nothing is said of retries of a replay.
  dispatch(world, log, delivery, now, [])
  return delivery
}

/** The oldest stand last in the list, so what is too old is found without a look at the others. */
function withoutOld(log: Store<Delivery>, { clock }: World): Store<Delivery> {
  const oldest = clock.iso(clock.now() - KEPT_MS)
  const list = log.view('newest first', { order: newestFirst })
  for (const { id } of list.slice(
    list.firstWhere(({ created_at }) => created_at < oldest),
    list.size,
  ))
    log.delete(id)
  return log
}

function newDelivery(world: World, sent: Pick<Delivery, 'event' | 'url' | 'caller'>, time: number): Delivery {
  return {
    // The form of a delivery's id is not stated (gap ids.prefix.others); the documented one is a UUID.
    id: world.random.uuid(),
    ...sent,
    keyId: sent.caller ? keyId(sent.caller.key) : null,
    status: 'pending',
    statusCode: null,
    responseExcerpt: null,
    attempts: 0,
    created_at: world.clock.iso(time),
  }
}

/** A key's id, by which deliveries are filtered: made from the key, which no answer may show. Its form is not stated. */
function keyId(key: string): string {
  return `key_${sha256Hex(key).slice(0, 16)}`
}

/** The id that the document's path parameter has as its example. */
const DOCUMENTED_ID = '0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3'
/** The callback address of the documented requests. */
const DOCUMENTED_URL = 'https://hooks.example.com/canvas-design'

/**
 * As many deliveries as the documented list has, of whose items no member is stated. They are a day or two old, so that
 * the log does not delete them at once.
 */
function seeds(team: Team): Delivery[] {
  const { world } = team
  return seededEvents(team).map((event, index) => {
    const sent = { event, url: DOCUMENTED_URL, caller: undefined }
    const delivery = newDelivery(world, sent, world.clock.now() - (index + 1) * DAY_MS)
    const id = index === 0 ? DOCUMENTED_ID : delivery.id
    return { ...delivery, id, status: 'delivered', statusCode: 200, responseExcerpt: '', attempts: 1 }
  })
}
