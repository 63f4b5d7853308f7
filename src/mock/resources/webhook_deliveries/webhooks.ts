/** Events, and the signed webhooks that tell of them. */

import PQueue from 'p-queue'
import type { components } from '../../../../generated/types/2026-05-01.js'
import { VERSIONS } from '../../../contract/versions.js'
import type { Caller } from '../../state/callers.js'
import { perTeam, type Team, type World } from '../../state/world.js'
import { signatureHeaders } from './signature.js'

export type WebhookEvent = components['schemas']['WebhookEvent']

/** Whether a delivery is over, and how. The values are the mock's own (gap webhooks_log.list.filter_names). */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed'

/** One event on its way to one address. */
export type Delivery = {
  id: string
  event: WebhookEvent
  url: string
  /** The raw body of every attempt. */
  body: string
  /** Whose key it is signed for; undefined for what a fresh workspace holds. */
  caller: Caller | undefined
  status: DeliveryStatus
  /** Of the last attempt: null without an answer. */
  statusCode: number | null
  responseExcerpt: string | null
  attempts: number
  created_at: string
}

/** One attempt, for the log of the mock's control. */
export type LoggedAttempt = {
  at: string
  deliveryId: string
  eventId: string
  eventType: WebhookEvent['type']
  url: string
  /** 1 for the first one. */
  attempt: number
  /** The status of the answer; null without one. */
  status: number | null
  /** Why there was no answer; null with one. */
  error: string | null
}

export type EventOptions = {
  type: WebhookEvent['type']
  data: WebhookEvent['data']
  callbackUrl?: string | undefined
  /** When it happened, in milliseconds since 1970; by default now. */
  at?: number
}

const DAY_MS = 24 * 60 * 60_000
/** An attempt fails without an answer after so many milliseconds (fact webhooks.delivery.failure). */
const TIMEOUT_MS = 30_000
/** The waits before the second and the third attempt, in milliseconds (fact webhooks.delivery.attempts). */
const RETRY_AFTER_MS = [1000, 5000]
/** How long the log keeps a delivery, in milliseconds (fact webhooks_log.retention). */
const KEPT_MS = 90 * DAY_MS
/** How many deliveries are on their way at once. */
const AT_ONCE = 20
/** How many attempts the control's log keeps. */
const LOG_LENGTH = 10_000
/** How many characters of an answer are kept. */
const EXCERPT_LENGTH = 500

/** Notes an event of a team, and sends it where there is a callback address, signed for the caller. */
export function sendEvent(
  { world, team, caller }: { world: World; team: Team; caller: Caller },
  { type, data, callbackUrl, at }: EventOptions,
): void {
  const time = at ?? world.clock.now()
  const event: WebhookEvent = {
    id: world.random.id('evt'),
    type,
    created: world.clock.iso(time),
    api_version: VERSIONS[0],
    data: structuredClone(data),
  }
  const { events, deliveries } = logs(team, world)
  events.push(event)
  if (!callbackUrl) return
  const delivery = newDelivery(world, { event, url: callbackUrl, body: JSON.stringify(event), caller }, time)
  deliveries.set(delivery.id, delivery)
  dispatch(world, delivery, time, RETRY_AFTER_MS)
}

/** Sends a delivery's original payload to its original address once more, and answers the new delivery. */
export function redeliver(world: World, team: Team, { event, url, body, caller }: Delivery): Delivery {
  const now = world.clock.now()
  const delivery = newDelivery(world, { event, url, body, caller }, now)
  logs(team, world).deliveries.set(delivery.id, delivery)
  // "A new attempt" is read as one attempt: nothing is said of retries of a replay.
  dispatch(world, delivery, now, [])
  return delivery
}

/** The events of a team, oldest first. How long they are kept is not stated. */
export function eventsOf(team: Team, world: World): WebhookEvent[] {
  return logs(team, world).events
}

/** The deliveries of a team by id. Those older than 90 days are deleted for good. */
export function deliveriesOf(team: Team, world: World): Map<string, Delivery> {
  return kept(logs(team, world), world)
}

/** Whether any other team of this world has a delivery of this id. */
export function isForeignDelivery(world: World, id: string): boolean {
  return logs.all(world).some((log) => kept(log, world).has(id))
}

/** Every attempt in this world, oldest first; the last 10,000. */
export function attemptsOf(world: World): LoggedAttempt[] {
  return hubOf(world).attempts
}

/** Resolves once all that is due has been sent, and has been answered or given up. */
export async function deliveriesDone(world: World): Promise<void> {
  const { queue } = hubOf(world)
  for (;;) {
    await world.clock.move(0)
    if (queue.size + queue.pending === 0) return
    await queue.onIdle()
  }
}

type Hub = { queue: PQueue; attempts: LoggedAttempt[]; underWay: Set<AbortController> }

const hubs = new WeakMap<World, Hub>()

/** What all teams of a world share. It ends with the world. */
function hubOf(world: World): Hub {
  const known = hubs.get(world)
  if (known) return known
  const hub: Hub = { queue: new PQueue({ concurrency: AT_ONCE }), attempts: [], underWay: new Set() }
  hubs.set(world, hub)
  world.signal.addEventListener('abort', () => {
    hub.queue.clear()
    for (const controller of hub.underWay) controller.abort()
  })
  return hub
}

const logs = perTeam((_team, world) => {
  const seeded = seeds(world)
  return {
    events: seeded.map(({ event }) => event),
    deliveries: new Map(seeded.map((delivery) => [delivery.id, delivery])),
  }
})

function kept({ deliveries }: ReturnType<typeof logs>, world: World): Map<string, Delivery> {
  const oldest = world.clock.iso(world.clock.now() - KEPT_MS)
  for (const { id, created_at } of deliveries.values()) if (created_at < oldest) deliveries.delete(id)
  return deliveries
}

type NewDelivery = Pick<Delivery, 'event' | 'url' | 'body' | 'caller'>

function newDelivery(world: World, parts: NewDelivery, time: number): Delivery {
  // The form of a delivery's id is not stated (gap ids.prefix.others); the documented one is a UUID.
  const id = world.random.uuid()
  const created_at = world.clock.iso(time)
  return { id, ...parts, status: 'pending', statusCode: null, responseExcerpt: null, attempts: 0, created_at }
}

/** Makes the next attempt at `due`, and the ones after it so many milliseconds after each failure. */
function dispatch(world: World, delivery: Delivery, due: number, waits: number[]): void {
  world.clock.at(due, () => {
    const began = world.clock.now()
    void hubOf(world).queue.add(async () => {
      const answer = await post(world, delivery)
      if (world.signal.aborted) return
      note(world, delivery, answer)
      const [wait, ...later] = waits
      if (answer.ok) delivery.status = 'delivered'
      else if (wait === undefined) delivery.status = 'failed'
      // Counted from when the attempt was due: a clock that was moved far finds the next one due as well.
      else dispatch(world, delivery, due + (world.clock.now() - began) + wait, later)
    })
  })
}

type Answer = { ok: boolean; status: number | null; excerpt: string | null; error: string | null }

function note(world: World, delivery: Delivery, { status, excerpt, error }: Answer): void {
  delivery.attempts++
  delivery.statusCode = status
  delivery.responseExcerpt = excerpt
  const { attempts } = hubOf(world)
  attempts.push({
    at: world.clock.iso(),
    deliveryId: delivery.id,
    eventId: delivery.event.id,
    eventType: delivery.event.type,
    url: delivery.url,
    attempt: delivery.attempts,
    status,
    error,
  })
  if (attempts.length > LOG_LENGTH) attempts.shift()
}

/** One attempt. Never rejects. */
async function post(world: World, { url, body, caller }: Delivery): Promise<Answer> {
  const { underWay } = hubOf(world)
  const controller = new AbortController()
  underWay.add(controller)
  const callOff = world.clock.at(world.clock.now() + TIMEOUT_MS, () => controller.abort())
  try {
    if (isOfExamples(url)) throw new Error('An address of the examples is not called.')
    // The signature is fresh in each attempt (gap webhooks.verify.timestamp_on_retry).
    const signed = signatureHeaders(caller?.secret ?? world.secret, world.clock.now(), body)
    const response = await fetch(url, {
      method: 'POST',
      // A connection that the receiver closes while it is idle would look like a failure of the next delivery.
      headers: { 'content-type': 'application/json', connection: 'close', ...signed },
      body,
      redirect: 'manual',
      signal: controller.signal,
    })
    return { ok: response.ok, status: response.status, excerpt: await excerptOf(response), error: null }
  } catch (error) {
    return { ok: false, status: null, excerpt: null, error: controller.signal.aborted ? TOO_SLOW : causeOf(error) }
  } finally {
    callOff()
    underWay.delete(controller)
  }
}

const TOO_SLOW = 'There was no answer within 30 seconds.'

function causeOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message
}

/** The hosts that are reserved for examples lead nowhere: what is copied from the documents never leaves this machine. */
function isOfExamples(url: string): boolean {
  return /(^|\.)(example|invalid|example\.(com|net|org))$/.test(new URL(url).hostname)
}

/** The first characters of an answer's body; the rest is not read. */
async function excerptOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length >= EXCERPT_LENGTH) break
    }
  } catch {
    // The status has come, and that decides: a body that breaks off is kept as far as it came.
  }
  return text.slice(0, EXCERPT_LENGTH)
}

/** The id that the document's path parameter has as its example. */
const DOCUMENTED_ID = '0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3'
/** The callback address of the documented requests. */
const DOCUMENTED_URL = 'https://hooks.example.com/canvas-design'

/**
 * The deliveries of two documented tasks that succeeded: as many as the documented list has, of whose items no member is
 * stated. They are a day or two old, so that the log does not delete them at once.
 */
function seeds(world: World): Delivery[] {
  return ['succeeded_template', 'succeeded'].map((name, index) => {
    const data = world.contract().example('getTask', 200, name) as WebhookEvent['data']
    const created = data.completed_at ?? world.clock.iso()
    const event = {
      id: world.random.id('evt'),
      type: 'task.succeeded',
      created,
      api_version: VERSIONS[0],
      data,
    } as const
    const parts = { event, url: DOCUMENTED_URL, body: JSON.stringify(event), caller: undefined }
    const delivery = newDelivery(world, parts, world.clock.now() - (index + 1) * DAY_MS)
    const id = index === 0 ? DOCUMENTED_ID : delivery.id
    return { ...delivery, id, status: 'delivered', statusCode: 200, responseExcerpt: '', attempts: 1 }
  })
}
