/** Sends events to their URLs, and keeps the log of a team's deliveries. */
import type { Caller } from '../../state/callers.js'
import { sha256Hex } from '../../state/encoding.js'
import { jobKind } from '../../state/jobs.js'
import type { MockState, Team } from '../../state/mock-state.js'
import { ascending } from '../../state/ordered.js'
import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'
import { addEvent, eventsOf, inputOf, seededEvents, type WebhookEvent } from '../events/events.js'
import { allNewestFirst } from '../pagination.js'
import { type DeliveryRecord, makeAttempt } from './dispatch.js'

type EventOptions = {
  type: WebhookEvent['type']
  /** Not copied, so do not change it afterwards. */
  data: WebhookEvent['data']
  /** Where it is sent, and whose secret signs it. */
  callback?: { url: string; caller: Caller }
  /** The time of the event, in milliseconds since 1970. */
  at: number
}

const DAY_MS = 24 * 60 * 60_000
/** How long the log keeps a delivery, in milliseconds. */
const KEPT_MS = 90 * DAY_MS

/** A snapshot has the id of an event that is still in the team's log, instead of all of it. */
type SavedDelivery = Omit<DeliveryRecord, 'event'> & { event: WebhookEvent | string }

const logs = perTeam('deliveries', (team, saved?: SavedDelivery[]) => {
  const isDone = ({ status }: DeliveryRecord) => status !== 'pending'
  const records = saved?.map((delivery) => ({ ...delivery, event: eventOf(team, delivery) })) ?? seeds(team)
  const events = eventsOf(team)
  const sent = ({ event }: DeliveryRecord) => inputOf(event)
  const log = new Store(
    records,
    { keep: team.state.options.keep, isDone, sent },
    ({ event, ...delivery }: DeliveryRecord) => {
      const isLogged = events.get(event.id)?.event === event
      return { ...delivery, event: isLogged ? event.id : event }
    },
  )
  // A snapshot of a delivery names its event while that is in the log, and contains it afterwards, so the delivery
  // changes too.
  events.onDelete = ({ id }) => {
    if (log.onChange) for (const delivery of ofEvent(log, id)) log.onChange(delivery.id, false)
  }
  return log
})

function ofEvent(log: Store<DeliveryRecord>, id: string): DeliveryRecord[] {
  const list = log.view('by event', {
    order: (a, b) => ascending(a.event.id, b.event.id) || ascending(a.id, b.id),
  })
  return list.slice(
    list.firstWhere(({ event }) => event.id >= id),
    list.firstWhere(({ event }) => event.id > id),
  )
}

function eventOf(team: Team, { id, event }: SavedDelivery): WebhookEvent {
  const found = typeof event === 'string' ? eventsOf(team).get(event)?.event : event
  if (!found) throw new Error(`The delivery ${id} is of the event ${event}, which does not exist.`)
  return found
}

/** Returns the deliveries of a team, after removing those older than 90 days. */
export function deliveriesOf(team: Team): Store<DeliveryRecord> {
  return withoutOld(logs(team), team.state)
}

/** Returns true if another team of this mock has a delivery with this id. */
export function isForeignDelivery(team: Team, id: string): boolean {
  return logs.elsewhere(team, (log) => withoutOld(log, team.state).has(id))
}

/** Records an event of a team. If there is a callback, also sends it there, in up to three attempts. */
export function sendEvent(team: Team, { callback, at, ...what }: EventOptions): void {
  const event = addEvent(team, { ...what, created: team.state.clock.iso(at) })
  if (!callback) return
  const { id } = deliveriesOf(team).add(newDelivery(team.state, { event, ...callback }, at))
  scheduleAttempt(team, at, { id, waits: RETRY_AFTER_MS })
}

/** The waits before the second and the third attempt, in milliseconds. */
const RETRY_AFTER_MS = [1000, 5000]

/** Schedules an attempt, which schedules the next one if it fails and there is one. */
const scheduleAttempt = jobKind<{ id: string; waits: number[] }>(
  'attempt',
  (team, { id, waits: [wait, ...waits], at }, finish) => {
    const log = logs(team)
    const delivery = log.get(id)
    if (!delivery) return false
    makeAttempt(team, delivery, ({ ok, status: statusCode, excerpt: responseExcerpt, tookMs }) => {
      const status = ok ? 'delivered' : wait === undefined ? 'failed' : 'pending'
      log.change(delivery, { attempts: delivery.attempts + 1, status, statusCode, responseExcerpt })
      if (status !== 'pending') log.done(id)
      // Counted from the time when the attempt was due: if the clock was moved far, the next one is due as well.
      if (wait !== undefined && !ok) scheduleAttempt(team, at + tookMs + wait, { id, waits })
      finish()
    })
    return true
  },
)

/**
 * Sends a delivery's original payload to its original URL again, and returns the new delivery. The deliveries of a new
 * workspace have no caller: they are signed for the one who redelivers them, who could not verify them otherwise.
 */
export function redeliver(team: Team, { event, url, caller }: DeliveryRecord, redeliverer: Caller): DeliveryRecord {
  const { state } = team
  const now = state.clock.now()
  const log = deliveriesOf(team)
  const { isForeignPage } = redeliverer
  const signer = { ...(caller ?? redeliverer), ...(isForeignPage ? { isForeignPage } : {}) }
  const delivery = log.add(newDelivery(state, { event, url, caller: signer }, now))
  // "A new attempt" is read as a single one (gap webhooks_log.redeliver.retries).
  scheduleAttempt(team, now, { id: delivery.id, waits: [] })
  return delivery
}

/** The oldest are last in the list, so expired ones are found without looking at the others. */
function withoutOld(log: Store<DeliveryRecord>, { clock }: MockState): Store<DeliveryRecord> {
  const oldest = clock.iso(clock.now() - KEPT_MS)
  const list = allNewestFirst(log)
  for (const { id } of list.slice(
    list.firstWhere(({ created_at }) => created_at < oldest),
    list.size,
  ))
    log.delete(id)
  return log
}

/** Returns a delivery of which no attempt has been made. `time` is in milliseconds since 1970. */
export function newDelivery(
  state: MockState,
  sent: Pick<DeliveryRecord, 'event' | 'url' | 'caller'>,
  time: number,
): DeliveryRecord {
  return {
    // The form of a delivery's id is not documented (gap ids.prefix.others); the documented one is a UUID.
    id: state.random.uuid(),
    ...sent,
    keyId: sent.caller ? keyId(sent.caller.key) : null,
    status: 'pending',
    statusCode: null,
    responseExcerpt: null,
    attempts: 0,
    created_at: state.clock.iso(time),
  }
}

/** Returns the id of a key for filtering, derived from the key, which no response may contain, in an assumed form. */
function keyId(key: string): string {
  return `key_${sha256Hex(key).slice(0, 16)}`
}

/** The id in the example of the document's path parameter. */
const DOCUMENTED_ID = '0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3'
/** The callback URL of the documented requests. */
export const CALLBACK_URL = 'https://hooks.example.com/canvas-design'

/**
 * Returns as many deliveries as the documented list has, whose items have no documented members. They are a day or two
 * old, so that they do not expire at once.
 */
function seeds(team: Team): DeliveryRecord[] {
  const { state } = team
  return seededEvents(team).map((event, index) => {
    const sent = { event, url: CALLBACK_URL, caller: undefined }
    const delivery = newDelivery(state, sent, state.clock.now() - (index + 1) * DAY_MS)
    const id = index === 0 ? DOCUMENTED_ID : delivery.id
    return { ...delivery, id, status: 'delivered', statusCode: 200, responseExcerpt: '', attempts: 1 }
  })
}
