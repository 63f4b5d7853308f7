/** The log of a team's deliveries. */
import type { Caller } from '../../state/callers.js'
import { sha256Hex } from '../../state/encoding.js'
import { Store } from '../../state/store.js'
import { perTeam, type Team, type World } from '../../state/world.js'
import { seededEvents, type WebhookEvent } from '../events/seeds.js'
import { allNewestFirst } from '../pagination.js'
import { dispatch, RETRY_AFTER_MS } from './dispatch.js'

/** The state of a delivery. The values are the mock's own (gap webhooks_log.list.filter_names). */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed'

/** One event that is sent to one URL. */
export type Delivery = {
  id: string
  /** The body of every attempt. */
  event: WebhookEvent
  url: string
  /** The caller whose secret signs it; undefined for the deliveries of a new workspace. */
  caller: Caller | undefined
  /** The id of the caller's key. */
  keyId: string | null
  status: DeliveryStatus
  /** The status of the last attempt; null without a response. */
  statusCode: number | null
  responseExcerpt: string | null
  attempts: number
  created_at: string
}

const DAY_MS = 24 * 60 * 60_000
/** How long the log keeps a delivery, in milliseconds (fact webhooks_log.retention). */
const KEPT_MS = 90 * DAY_MS

const logs = perTeam((team) => new Store(seeds(team)))

/** Returns the deliveries of a team, after removing those older than 90 days. */
export function deliveriesOf(team: Team): Store<Delivery> {
  return withoutOld(logs(team), team.world)
}

/** Returns true if another team of this world has a delivery with this id. */
export function isForeignDelivery(team: Team, id: string): boolean {
  return logs.elsewhere(team, (log) => withoutOld(log, team.world).has(id))
}

/** Sends an event to a URL at the time `at`, in up to three attempts. */
export function deliver(team: Team, sent: Pick<Delivery, 'event' | 'url' | 'caller'>, at: number): void {
  const { world } = team
  const log = deliveriesOf(team)
  dispatch(world, log, log.add(newDelivery(world, sent, at)), at, RETRY_AFTER_MS)
}

/**
 * Sends a delivery's original payload to its original URL again, and returns the new delivery. The deliveries of a new
 * workspace have no caller: they are signed for the one who redelivers them, who could not verify them otherwise.
 */
export function redeliver(team: Team, { event, url, caller }: Delivery, redeliverer: Caller): Delivery {
  const { world } = team
  const now = world.clock.now()
  const log = deliveriesOf(team)
  const delivery = log.add(newDelivery(world, { event, url, caller: caller ?? redeliverer }, now))
  // "A new attempt" is read as a single attempt: retries of a redelivery are not mentioned.
  dispatch(world, log, delivery, now, [])
  return delivery
}

/** The oldest are last in the list, so expired ones are found without looking at the others. */
function withoutOld(log: Store<Delivery>, { clock }: World): Store<Delivery> {
  const oldest = clock.iso(clock.now() - KEPT_MS)
  const list = allNewestFirst(log)
  for (const { id } of list.slice(
    list.firstWhere(({ created_at }) => created_at < oldest),
    list.size,
  ))
    log.delete(id)
  return log
}

function newDelivery(world: World, sent: Pick<Delivery, 'event' | 'url' | 'caller'>, time: number): Delivery {
  return {
    // The form of a delivery's id is not documented (gap ids.prefix.others); the documented one is a UUID.
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

/** Returns the id of a key for filtering, derived from the key, which no response may contain. Its form is not documented. */
function keyId(key: string): string {
  return `key_${sha256Hex(key).slice(0, 16)}`
}

/** The id in the example of the document's path parameter. */
const DOCUMENTED_ID = '0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3'
/** The callback URL of the documented requests. */
const DOCUMENTED_URL = 'https://hooks.example.com/canvas-design'

/**
 * Returns as many deliveries as the documented list has, whose items have no documented members. They are a day or two old, so
 * that they do not expire at once.
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
