/** What a client does wrong, by the requests that a mock has logged. The console shows it beside a request. */
import { REPLAYED_KEYS, TERMINAL_STATUSES } from '../../generated/contract.js'
import { isObject, type JsonObject } from '../contract/json.js'

/** A request as the log of the mock has it. `injected` names the fault or the addition that its response had. */
export type Call = {
  at: string
  durationMs?: number | undefined
  method: string
  path: string
  search: string
  status: number | null
  headers: Record<string, string>
  body: unknown
  response?: { body?: unknown } | undefined
  reason?: { step: string } | undefined
  warning?: string | undefined
  injected?: string | undefined
}

/** An attempt to deliver a webhook: its path is a whole URL. */
export type Delivered = Pick<Call, 'at' | 'method' | 'path' | 'search' | 'status'> & { durationMs: number }

/** What a run has left: its requests by the time of sending, and the status that the command ended with. */
export type Run = { calls: Call[]; deliveries?: Delivered[]; exit?: number }

export type ClientCheck = {
  severity: 'error' | 'warning'
  advice: string
  /** The guide that says more: the name of its file in `docs/`. */
  guide: string
  /** Returns the requests and deliveries that show the mistake. */
  find: (run: Run) => (Call | Delivered)[]
}

export type ClientCheckId = keyof typeof CLIENT_CHECKS

/** A receiver responds at once, and works afterwards. The service gives up after 30 seconds. */
const SLOW_WEBHOOK_MS = 5000
/** Timers fire a little early, and times are rounded. */
const TOLERANCE_MS = 50
/** A task that is read again later than this is not being polled. */
const STILL_POLLING_MS = 15_000

export const CLIENT_CHECKS = {
  'version.missing': {
    severity: 'error',
    advice: 'Send the header Service-Version with each request: the default version changes.',
    guide: 'versions',
    find: ({ calls }) => calls.filter(({ headers }) => !headers['service-version']),
  },
  'version.mixed': {
    severity: 'warning',
    advice: 'Send the same Service-Version with each request: responses differ between versions.',
    guide: 'versions',
    find({ calls }) {
      const pinned = calls.filter(({ headers }) => headers['service-version'])
      const firsts = new Map(pinned.toReversed().map((call) => [call.headers['service-version'], call]))
      return firsts.size > 1 ? [...firsts.values()].reverse() : []
    },
  },
  'retry.early': {
    severity: 'error',
    advice: 'Wait as long as Retry-After says before you send a request again.',
    guide: 'limits',
    find: ({ calls }) => pairs(calls, requestOf, (first, second) => isWithin(first, second, retryAfterMs(first))),
  },
  'retry.unsafe': {
    severity: 'error',
    advice: 'Do not repeat a POST that may have had an effect, unless an idempotency_key makes it safe.',
    guide: 'idempotency',
    find: ({ calls }) => pairs(calls.filter(isUnsafe), requestOf, ({ status }) => status === null || status >= 500),
  },
  'idempotency.missing': {
    severity: 'warning',
    advice: 'Send an idempotency_key, so that you can repeat the request if you lose its response.',
    guide: 'idempotency',
    find: ({ calls }) => calls.filter((call) => takesKey(call) && !fieldsOf(call.body).idempotency_key),
  },
  'idempotency.reused': {
    severity: 'error',
    advice: 'Use a new idempotency_key for each new request, and the same one only to repeat it unchanged.',
    guide: 'idempotency',
    find: ({ calls }) =>
      pairs(
        calls,
        ({ path, body }) => withName(path, fieldsOf(body).idempotency_key),
        (first, second) => JSON.stringify(first.body) !== JSON.stringify(second.body),
      ),
  },
  'page.unfinished': {
    severity: 'warning',
    advice: 'Read the list until has_more is false, or ask for no more records than you need with limit.',
    guide: 'pagination',
    find: ({ calls }) =>
      calls.filter((call) => isPage(call) && !calls.some((other) => other.path === call.path && follows(other, call))),
  },
  'page.offset': {
    severity: 'error',
    advice: 'Pass next_cursor as cursor: this list ignores offset, so each page is the first one.',
    guide: 'pagination',
    find: ({ calls }) => calls.filter(ignoresOffset),
  },
  'poll.fast': {
    severity: 'warning',
    advice: 'Wait retry_after_ms between two reads of a task.',
    guide: 'tasks',
    find: ({ calls }) => pairs(calls, readOf, (first, second) => isWithin(first, second, pollMs(first))),
  },
  'poll.after_end': {
    severity: 'warning',
    advice: 'Stop polling at each terminal status, not only at succeeded.',
    guide: 'tasks',
    find: ({ calls }) =>
      pairs(calls, readOf, (first, second) => hasEnded(first) && isWithin(first, second, STILL_POLLING_MS)),
  },
  'request.invalid': {
    severity: 'error',
    advice: 'Correct the request as its response says. Sending it again changes nothing.',
    guide: 'errors',
    find: ({ calls }) =>
      calls.filter(({ reason }) => /^(version|route|key|body|validation)$/.test(reason?.step ?? 'none')),
  },
  'request.unknown_field': {
    severity: 'warning',
    advice: 'Remove what the contract does not know: the service may ignore or reject it.',
    guide: 'versions',
    find: ({ calls }) => calls.filter((call) => call.warning !== undefined && !ignoresOffset(call) && !showsKey(call)),
  },
  'key.in_url': {
    severity: 'error',
    advice: 'Send the key in the header Authorization alone: URLs are logged.',
    guide: 'security',
    find: ({ calls }) => calls.filter(showsKey),
  },
  'webhook.slow': {
    severity: 'warning',
    advice: `Respond to a webhook within ${SLOW_WEBHOOK_MS / 1000} seconds, and do the work afterwards.`,
    guide: 'webhooks',
    find: ({ deliveries = [] }) => deliveries.filter(({ durationMs }) => durationMs > SLOW_WEBHOOK_MS),
  },
  'webhook.refused': {
    severity: 'error',
    advice: 'Respond to each genuine webhook with a 2xx: after three failures it is dropped.',
    guide: 'webhooks',
    find: ({ deliveries = [] }) =>
      deliveries.filter(
        ({ status, durationMs }) => !(Number(status) >= 200 && Number(status) < 300) && durationMs <= SLOW_WEBHOOK_MS,
      ),
  },
  abandoned: {
    severity: 'error',
    advice: 'Go on after a 429, a 503, an unknown field and an unknown value: the service has them too.',
    guide: 'versions',
    find: ({ calls, exit }) => (exit ? calls.filter(({ injected }) => injected !== undefined).slice(-3) : []),
  },
} satisfies Record<string, ClientCheck>

type KeyedCall = Call & { key?: string | undefined }

/** How many requests before and after one are compared with it. */
const NEIGHBORS = 100

/** Returns what one of some logged requests, in their order, should be advised. */
export function adviceOn(call: KeyedCall, all: KeyedCall[]): ClientCheck[] {
  const own = all.filter(({ key }) => key === call.key)
  const at = own.indexOf(call)
  const calls = own.slice(Math.max(0, at - NEIGHBORS), at + NEIGHBORS).toSorted((a, b) => sentAt(a) - sentAt(b))
  return Object.values<ClientCheck>(CLIENT_CHECKS).filter(({ find }) => find({ calls }).includes(call))
}

/** Returns each pair of consecutive requests of one name whose second should not have been sent like this. */
function pairs(
  calls: Call[],
  nameOf: (call: Call) => string | undefined,
  isWrong: (first: Call, second: Call) => boolean,
): Call[] {
  const last = new Map<string, Call>()
  const found = new Set<Call>()
  for (const call of calls) {
    const name = nameOf(call)
    if (name === undefined) continue
    const before = last.get(name)
    // The second of two requests at the same time does not know the response to the first one.
    if (before && sentAt(call) >= endOf(before) - 1 && isWrong(before, call)) found.add(before).add(call)
    last.set(name, call)
  }
  return [...found]
}

function requestOf({ method, path, search, body, headers }: Call): string {
  return JSON.stringify([method, path, search, body, headers.authorization])
}

/** A task is read in each version on its own. */
function readOf({ method, path, headers }: Call): string | undefined {
  return method === 'GET' ? `${path} ${headers['service-version']}` : undefined
}

function withName(path: string, name: unknown): string | undefined {
  return typeof name === 'string' ? `${path} ${name}` : undefined
}

function endOf({ at }: Call): number {
  return Date.parse(at)
}

/** Returns when a request was sent, in milliseconds since 1970. The log has the time of its response. */
export function sentAt(call: Call): number {
  return endOf(call) - (call.durationMs ?? 0)
}

function isWithin(first: Call, second: Call, ms: number): boolean {
  return sentAt(second) < endOf(first) + ms - TOLERANCE_MS
}

function fieldsOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

function answerOf({ response }: Call): JsonObject {
  return fieldsOf(response?.body)
}

function retryAfterMs(call: Call): number {
  const { headers = {} } = (call.response ?? {}) as { headers?: Record<string, string> }
  const seconds = Number(headers['retry-after'])
  return seconds > 0 ? seconds * 1000 : 0
}

/** Returns how long a task asks to wait, in the words of any version. */
function pollMs(call: Call): number {
  const { retry_after_ms, retry_after_seconds } = answerOf(call)
  return Number(retry_after_ms ?? Number(retry_after_seconds ?? 0) * 1000)
}

function hasEnded(call: Call): boolean {
  return (TERMINAL_STATUSES as readonly unknown[]).includes(answerOf(call).status)
}

function pathIn({ path }: Call): string {
  return path.replace(/^.*\/v1\//, '/')
}

/** True for a POST that returns the result of the first one if it is repeated with the same idempotency key. */
function takesKey(call: Call): boolean {
  const patterns = (REPLAYED_KEYS as Record<string, Record<string, string>>)[pathIn(call)]
  const fields = fieldsOf(call.body)
  if (call.method !== 'POST' || !patterns) return false
  return Object.entries(patterns).every(([name, pattern]) => new RegExp(pattern).test(String(fields[name])))
}

function isUnsafe(call: Call): boolean {
  if (call.method !== 'POST' || /^\/(uploads\/url|voyager\/auth\/revoke)$/.test(pathIn(call))) return false
  return !(takesKey(call) && fieldsOf(call.body).idempotency_key)
}

function parameterOf({ search }: Call, name: string): string | null {
  return new URLSearchParams(search).get(name)
}

/** True for a page with more pages behind it. A request for one record asks for no list. */
function isPage(call: Call): boolean {
  return answerOf(call).has_more === true && parameterOf(call, 'limit') !== '1'
}

function follows(call: Call, page: Call): boolean {
  const { next_cursor } = answerOf(page)
  if (typeof next_cursor === 'string') return parameterOf(call, 'cursor') === next_cursor
  return Number(parameterOf(call, 'offset')) > Number(parameterOf(page, 'offset'))
}

function ignoresOffset(call: Call): boolean {
  return 'next_cursor' in answerOf(call) && parameterOf(call, 'offset') !== null
}

function showsKey({ path, search }: Call): boolean {
  return /service_[a-z]+_\w/.test(path + search)
}
