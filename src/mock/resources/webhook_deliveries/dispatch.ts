/** The attempts to deliver an event: when they are made, and how. */
import PQueue from 'p-queue'
import type { Store } from '../../state/store.js'
import type { World } from '../../state/world.js'
import type { WebhookEvent } from '../events/seeds.js'
import type { Delivery } from './deliveries.js'
import { signatureHeaders } from './signature.js'

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

/** The waits before the second and the third attempt, in milliseconds (fact webhooks.delivery.attempts). */
export const RETRY_AFTER_MS = [1000, 5000]
/** An attempt fails without an answer after so many milliseconds (fact webhooks.delivery.failure). */
const TIMEOUT_MS = 30_000
/** How many deliveries are on their way at once. */
const AT_ONCE = 20
/** How many attempts the control's log keeps. */
const LOG_LENGTH = 10_000
/** How many characters of an answer are kept. */
const EXCERPT_LENGTH = 500

/**
 * Makes the next attempt at `due`, and the ones after it so many milliseconds after each failure. What comes of them is
 * written down in the log.
 */
export function dispatch(world: World, log: Store<Delivery>, delivery: Delivery, due: number, waits: number[]): void {
  const { clock } = world
  clock.at(due, () => {
    const began = clock.now()
    void hubOf(world).queue.add(async () => {
      const answer = await post(world, delivery)
      if (world.signal.aborted) return
      const [wait, ...later] = waits
      const status = answer.ok ? 'delivered' : wait === undefined ? 'failed' : 'pending'
      note(world, log, delivery, status, answer)
      // Counted from when the attempt was due: a clock that was moved far finds the next one due as well.
      if (status === 'pending') dispatch(world, log, delivery, due + (clock.now() - began) + (wait ?? 0), later)
    })
  })
}

/** Every attempt in this world, oldest first; the last 10,000. */
export function attemptsOf(world: World): LoggedAttempt[] {
  return hubOf(world).attempts
}

/** Resolves once all that is due has been sent, and has been answered or given up. */
export async function deliveriesDone(world: World): Promise<void> {
  const { queue } = hubOf(world)
  for (;;) {
    world.clock.catchUp()
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

type Answer = { ok: boolean; status: number | null; excerpt: string | null; error: string | null }

function note(
  world: World,
  log: Store<Delivery>,
  delivery: Delivery,
  status: Delivery['status'],
  { status: statusCode, excerpt: responseExcerpt, error }: Answer,
): void {
  const attempt = delivery.attempts + 1
  log.change(delivery, { attempts: attempt, status, statusCode, responseExcerpt })
  const { attempts } = hubOf(world)
  attempts.push({
    at: world.clock.iso(),
    deliveryId: delivery.id,
    eventId: delivery.event.id,
    eventType: delivery.event.type,
    url: delivery.url,
    attempt,
    status: statusCode,
    error,
  })
  if (attempts.length > LOG_LENGTH) attempts.shift()
}

/** One attempt. Never rejects. */
async function post(world: World, { url, event, caller }: Delivery): Promise<Answer> {
  const { underWay } = hubOf(world)
  const controller = new AbortController()
  underWay.add(controller)
  const callOff = world.clock.at(world.clock.now() + TIMEOUT_MS, () => controller.abort())
  try {
    if (isOfExamples(url)) throw new Error('An address of the examples is not called.')
    const body = JSON.stringify(event)
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
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

/** The hosts that are reserved for examples lead nowhere: what is copied from the documents never leaves this machine. */
function isOfExamples(url: string): boolean {
  return /(^|\.)(example|invalid|example\.(com|net|org))$/.test(new URL(url).hostname)
}

/** The first characters of an answer's body; the rest is not read. */
async function excerptOf({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    while (reader && text.length < EXCERPT_LENGTH) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
    await reader?.cancel()
  } catch {
    // The status has come, and that decides: a body that breaks off is kept as far as it came.
  }
  return text.slice(0, EXCERPT_LENGTH)
}
