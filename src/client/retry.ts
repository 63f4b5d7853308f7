import type { Middleware } from 'openapi-fetch'
import { REPLAYED_KEYS, REQUEST_ID_HEADER, RETRYABLE_STATUSES } from '../../generated/contract.js'
import { type ApiErrorBody, isApiError } from './api-error.js'
import { readBody } from './read-body.js'
import { sleep } from './sleep.js'

/** An attempt of a call, once it is over. */
export type Attempt = {
  /** The HTTP method: `GET`. */
  method: string
  /** The path as the contract has it: `/tasks/{id}`. */
  path: string
  /** 1 for the first one. */
  attempt: number
  /** How long it took, in milliseconds, up to the headers of the response. */
  ms: number
  /** Undefined where there was no response. */
  status: number | undefined
  requestId: string | undefined
  /** The error of the API, or what `fetch` threw; undefined after a success. `isApiError(attempt)` tells which. */
  error: unknown
  /** How long until the next attempt, in milliseconds; undefined where there is none. */
  waitMs: number | undefined
}

export type RetryOptions = {
  /** How many attempts a call has, the first one included; 3 by default. */
  attempts?: number
  /** The longest wait between two attempts, in milliseconds; 60,000 by default. If the service asks for more, the call is not repeated. */
  maxDelayMs?: number
  /** Decides about a failed attempt: true repeats the call, whatever it does; false does not; undefined leaves it to the defaults. */
  when?: (failed: Attempt) => boolean | undefined
  /** Called before each repetition, with the attempt that failed. */
  onRetry?: (failed: Attempt) => void
  /** Called after each attempt, the last one included, and after those that succeed. */
  onAttempt?: (attempt: Attempt) => void
}

/**
 * A middleware that repeats failed calls. It repeats only what is safe: reads, and calls that the service promises to
 * answer with the first result: `POST /uploads/url`; `POST /media/layerize-assets` with an `idempotency_key`;
 * `POST /media/generate-audio` with one and a managed voice model. No task is started twice, unless `when` says so.
 *
 * It repeats after a lost connection or a timeout, after the statuses that clients are told to retry, and where the
 * error says `retryable: true`; never where it says `retryable: false`, and never once the call is aborted. It waits as
 * `Retry-After` says (seconds or a date), else `retry_after_ms`, else about one second, then two, then four, with jitter.
 *
 * Repetitions go through the client's `fetch`, without `requestInitExt`.
 *
 * @example
 * api.use(retry({ onRetry: ({ method, path, status, requestId }) => console.warn(method, path, status, requestId) }))
 */
export function retry(options: RetryOptions = {}): Middleware {
  const { attempts = 3, maxDelayMs = 60_000, when, onRetry, onAttempt } = options
  /** By the options of a call, which are an object of its own. */
  const calls = new WeakMap<object, Started>()

  /** The outcome of the last attempt; undefined if the first one was the last. */
  async function settle({ request, schemaPath, options }: Call, first: Outcome): Promise<Response | undefined> {
    const started = calls.get(options)
    if (!started) return undefined
    calls.delete(options)
    // As a method of `options` the global function throws "Illegal invocation" in browsers and on edge runtimes.
    const { fetch } = options
    let { at } = started
    let last = first
    for (let attempt = 1; ; attempt++) {
      const { response } = last
      const over: Attempt = {
        method: request.method,
        path: schemaPath,
        attempt,
        ms: Date.now() - at,
        status: response?.status,
        requestId: response?.headers.get(REQUEST_ID_HEADER) ?? undefined,
        error: await errorOf(last),
        waitMs: undefined,
      }
      if (attempt < attempts && !response?.ok && !request.signal.aborted)
        if (when?.(over) ?? (started.isSafe && isPassing(over))) {
          const delay = asked(response, over.error) ?? Math.min(500 * 2 ** attempt, maxDelayMs) * jitter()
          if (delay <= maxDelayMs) over.waitMs = delay
        }
      onAttempt?.(over)
      if (over.waitMs === undefined) break
      onRetry?.(over)
      await sleep(over.waitMs, request.signal)
      at = Date.now()
      last = await fetch(new Request(request, started.body ? { body: started.body } : {})).then(
        (response) => ({ response }),
        (error: unknown) => ({ error }),
      )
    }
    if (last === first) return undefined
    if (!last.response) throw last.error
    return own(last.response)
  }

  return {
    async onRequest({ request, schemaPath, options }) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const mayRepeat = !isRead && (when !== undefined || schemaPath === MINT || schemaPath in REPLAYED)
      const body = mayRepeat && request.body !== null ? await request.clone().arrayBuffer() : undefined
      const isSafe = isRead || (request.method === 'POST' && isReplayed(schemaPath, body))
      calls.set(options, { at: Date.now(), body, isSafe })
    },
    onResponse: (call) => settle(call, { response: call.response }),
    onError: (call) => settle(call, { error: call.error }),
  }
}

type Call = { request: Request; schemaPath: string; options: { fetch: (request: Request) => Promise<Response> } }
type Started = { at: number; body: ArrayBuffer | undefined; isSafe: boolean }
type Outcome = { response?: Response; error?: unknown }
type ApiError = ApiErrorBody['error']

/** openapi-fetch takes a response of the global class alone, which servers such as Hono's replace by their own. */
function own(response: Response): Response {
  return response instanceof Response ? response : new Response((response as Response).body, response)
}

/** Fact uploads.url.retry. */
const MINT = '/uploads/url'

/**
 * Whether the service promises to answer a repetition with the first result: for a key where the contract says so, and
 * only for the bodies of which it says so. Elsewhere a key is taken, but nothing is promised
 * (gaps media_3d.field.idempotency_key.rules, media_audio.field.idempotency_key.other_models).
 */
function isReplayed(path: string, body: ArrayBuffer | undefined): boolean {
  const patterns = REPLAYED[path]
  if (!body || !patterns) return path === MINT
  const fields: Record<string, unknown> = JSON.parse(new TextDecoder().decode(body))
  return (
    Boolean(fields.idempotency_key) &&
    Object.entries(patterns).every(([name, pattern]) => new RegExp(pattern).test(String(fields[name])))
  )
}

const REPLAYED: Record<string, Record<string, string>> = REPLAYED_KEYS

/** What the API says of a failure, or what was thrown. */
async function errorOf({ response, error }: Outcome): Promise<ApiError | unknown> {
  if (!response) return error
  if (response.ok) return undefined
  // A body that breaks off leaves the status to judge by.
  const body = await readBody(response).catch(() => undefined)
  return isApiError(body) ? body.error : undefined
}

function isPassing({ status, error }: Attempt): boolean {
  if (!status) return true
  const statuses: readonly number[] = RETRYABLE_STATUSES
  return (error as ApiError | undefined)?.retryable ?? statuses.includes(status)
}

/** What the response asks for, in milliseconds. */
function asked(response: Response | undefined, error: unknown): number | undefined {
  const header = response?.headers.get('Retry-After')
  const ms = !header
    ? response && (error as ApiError | undefined)?.retry_after_ms
    : /^[\d.]/.test(header)
      ? Number(header) * 1000
      : Math.max(Date.parse(header) - Date.now(), 0)
  return ms != null && ms >= 0 ? ms : undefined
}

/** Between a half and one, so that many clients that failed together do not come back together. */
function jitter(): number {
  return 0.5 + Math.random() / 2
}
