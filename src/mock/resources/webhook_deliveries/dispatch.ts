/** Schedules and makes the attempts to deliver an event. */
import PQueue from 'p-queue'
import { hostnameOf } from '../../http/addresses.js'
import type { Caller } from '../../state/callers.js'
import { RecordMap } from '../../state/changes.js'
import type { MockState, Team } from '../../state/mock-state.js'
import { perState } from '../../state/parts.js'
import type { WebhookEvent } from '../events/events.js'
import { signatureHeaders } from './signature.js'

/** The state of a delivery. The values are the mock's own (gap webhooks_log.list.filter_names). */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed'

/** One event that is sent to one URL. */
export type DeliveryRecord = {
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

/** One attempt, as `/_mock/deliveries` lists it. */
export type LoggedAttempt = {
  at: string
  deliveryId: string
  eventId: string
  eventType: WebhookEvent['type']
  url: string
  /** 1 for the first one. */
  attempt: number
  /** The status of the response; null without one. */
  status: number | null
  /** Why there was no response; null with one. */
  error: string | null
  /** The first characters of the body of the response. */
  excerpt?: string | null
  /** The headers that were signed: timestamp and signature. Undefined if it was not sent. */
  headers?: Record<string, string> | undefined
}

/** An attempt without a response fails after this many milliseconds. */
const TIMEOUT_MS = 30_000
/** How many deliveries of a team, and of all teams, may be in progress at the same time. */
const CONCURRENCY = 20
const TOTAL_CONCURRENCY = 200
/** How many attempts the log keeps. */
const LOG_LENGTH = 10_000
/** How many characters of a response are kept. */
const EXCERPT_LENGTH = 500

/**
 * Makes an attempt, as soon as the others of its team leave room for it: a receiver that does not respond holds up
 * nobody else's webhooks. `conclude` records its result, and is not called if the mock ends before.
 */
export function makeAttempt(
  { id, state }: Team,
  delivery: DeliveryRecord,
  conclude: (result: AttemptResult & { tookMs: number }) => void,
): void {
  const { clock, options } = state
  const { connections, queues } = dispatcherOf(state)
  const queue = queues.get(id) ?? newQueue(queues, id)
  const began = clock.now()
  if (queue.size >= options.keep) end(NOT_SENT)
  else void queue.add(() => connections.add(async () => end(await post(state, delivery))))

  function end(result: AttemptResult): void {
    if (state.signal.aborted) return
    logAttempt(state, delivery, result)
    conclude({ ...result, tookMs: clock.now() - began })
  }
}

/** Creates the queue of a team, which exists as long as something is in it. */
function newQueue(queues: Map<string, PQueue>, team: string): PQueue {
  const queue = new PQueue({ concurrency: CONCURRENCY })
  queues.set(team, queue)
  return queue.on('idle', () => queues.delete(team))
}

/** The result while the queue is full, because events come faster than receivers respond. */
const NOT_SENT: AttemptResult = { ok: false, status: null, excerpt: null, error: 'Too many deliveries are waiting.' }

/** Returns the last 10,000 attempts in this mock, oldest first. */
export function attemptsOf(state: MockState): LoggedAttempt[] {
  return [...dispatcherOf(state).attempts.values()]
}

/** Resolves once everything that is due has been sent, and has received a response or failed. */
export async function deliveriesDone(state: MockState, isAwaited = (_team: string) => true): Promise<void> {
  const { queues } = dispatcherOf(state)
  for (;;) {
    state.clock.catchUp()
    const awaited = [...queues].filter(([team]) => isAwaited(team))
    if (awaited.length === 0) return
    await Promise.all(awaited.map(([, queue]) => queue.onIdle()))
  }
}

/** Returns the teams with deliveries that wait, or that have not received a response. */
export function deliveringTeams(state: MockState): Iterable<string> {
  return dispatcherOf(state).queues.keys()
}

type Dispatcher = {
  /** By team. Each delivery in progress is also one of `connections`, of which a team can take only its part. */
  queues: Map<string, PQueue>
  connections: PQueue
  attempts: RecordMap<LoggedAttempt>
  underWay: Set<AbortController>
}

const dispatcherOf = perState(
  'attempts',
  (state, saved: LoggedAttempt[] = []): Dispatcher => {
    const attempts = new RecordMap<LoggedAttempt>(
      saved.map((attempt) => [keyOf(attempt), attempt]),
      (attempt) => attempt,
    )
    const connections = new PQueue({ concurrency: TOTAL_CONCURRENCY })
    const queues = new Map<string, PQueue>()
    const underWay = new Set<AbortController>()
    state.signal.addEventListener('abort', () => {
      for (const queue of [...queues.values(), connections]) queue.clear()
      for (const controller of underWay) controller.abort()
    })
    return { queues, connections, attempts, underWay }
  },
  ({ attempts }) => attempts,
)

function keyOf({ deliveryId, attempt }: LoggedAttempt): string {
  return `${deliveryId} ${attempt}`
}

type AttemptResult = Pick<LoggedAttempt, 'status' | 'error' | 'headers'> & { ok: boolean; excerpt: string | null }

function logAttempt(
  state: MockState,
  delivery: DeliveryRecord,
  { status, error, excerpt, headers }: AttemptResult,
): void {
  const { attempts } = dispatcherOf(state)
  const made = {
    at: state.clock.iso(),
    deliveryId: delivery.id,
    eventId: delivery.event.id,
    eventType: delivery.event.type,
    url: delivery.url,
    attempt: delivery.attempts + 1,
    status,
    error,
    excerpt,
    headers,
  }
  attempts.set(keyOf(made), made)
  state.options.broadcast?.('attempt', () => made)
  const [oldest] = attempts.keys()
  if (attempts.size > LOG_LENGTH && oldest !== undefined) attempts.delete(oldest)
}

/** Makes one attempt. Never rejects. */
async function post(state: MockState, { url, event, caller }: DeliveryRecord): Promise<AttemptResult> {
  const { underWay } = dispatcherOf(state)
  const { receiveWebhook, fetchPublic, publicCallbacks, allowHttpCallbacks } = state.options
  const controller = new AbortController()
  underWay.add(controller)
  const callOff = state.clock.runAt(state.clock.now() + TIMEOUT_MS, () => controller.abort())
  const body = JSON.stringify(event)
  // Every attempt has a new signature (gap webhooks.verify.timestamp_on_retry).
  const signed = signatureHeaders(caller?.secret ?? state.secret, state.clock.now(), body)
  try {
    if (!receiveWebhook && isReservedHost(url)) throw new Error('URLs of the documented examples are not called.')
    // The URL of a record that a test added, or of a restored state, was not checked by a request.
    if (!receiveWebhook && !url.startsWith('https:') && !(allowHttpCallbacks && isHttpAllowed(url, allowHttpCallbacks)))
      throw new Error(HTTPS_ONLY)
    const init: RequestInit = {
      method: 'POST',
      // If the receiver closed an idle connection, the next delivery would look like a failure.
      headers: { 'content-type': 'application/json', connection: 'close', ...signed },
      body,
      redirect: 'manual',
      signal: controller.signal,
    }
    const send = publicCallbacks || caller?.isForeignPage ? fetchPublic : fetch
    const response = await Promise.race([
      receiveWebhook ? receiveWebhook(new Request(url, init)) : send?.(url, init),
      whenAborted(controller.signal),
    ])
    if (!response)
      throw new Error(receiveWebhook ? NO_RESPONSE : 'Webhooks that may only go to public addresses are not sent here.')
    const excerpt = await excerptOf(response, controller.signal)
    return { ok: response.ok, status: response.status, excerpt, error: null, headers: signed }
  } catch (error) {
    const cause = controller.signal.aborted ? TOO_SLOW : causeOf(error)
    return { ok: false, status: null, excerpt: null, error: cause, headers: signed }
  } finally {
    callOff()
    underWay.delete(controller)
  }
}

const NO_RESPONSE = '`receiveWebhook` must return a Response.'
const TOO_SLOW = 'There was no response within 30 seconds.'

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (!(cause instanceof Error)) return error.message
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

const HTTPS_ONLY = 'Webhooks go over HTTPS only. To send this one, start the mock with --allow-http-callbacks.'
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** Returns true for an HTTP URL of this machine or of a host that the option `allowHttpCallbacks` lists. */
export function isHttpAllowed(text: string, allowed: true | string[]): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const hosts = allowed === true ? LOOPBACK : [...LOOPBACK, ...allowed.map(hostnameOf)]
  return url?.protocol === 'http:' && hosts.includes(url.hostname)
}

/** Hosts reserved for examples are not called: URLs copied from the documents never leave this machine. */
function isReservedHost(url: string): boolean {
  return /(^|\.)(example|invalid|example\.(com|net|org))$/.test(new URL(url).hostname)
}

/** Rejects when a signal aborts. A function that receives webhooks may not respect it. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

/** Returns the first characters of a body, as far as they arrived before the signal aborts. The rest is not read. */
async function excerptOf({ body }: Response, signal: AbortSignal): Promise<string> {
  const reader = body?.getReader()
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}))
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
    // The status has arrived, and it decides: an incomplete body is kept as far as it was received.
  }
  return text.slice(0, EXCERPT_LENGTH)
}
