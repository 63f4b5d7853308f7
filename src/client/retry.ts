import type { Middleware } from 'openapi-fetch'
import { KEYED_PATHS, RETRYABLE_STATUSES } from '../../generated/contract.js'
import { isApiError } from './api-error.js'
import { readBody } from './read-body.js'
import { sleep } from './sleep.js'

/**
 * A middleware that repeats what failed and is safe to repeat: reads, `POST /uploads/url`, and media operations with an
 * `idempotency_key`. It repeats after a lost connection, after a status for which clients are told to retry, and where
 * the error says `retryable: true`; never where it says `retryable: false`, and never once the call is aborted. It waits
 * as `Retry-After` says, else `retry_after_ms`, else one second, then two, then four.
 *
 * `attempts` counts the first one. What is sent again goes through the client's `fetch`, without `requestInitExt`.
 *
 * @example
 * api.use(retry())
 */
export function retry({ attempts = 3 }: { attempts?: number } = {}): Middleware {
  /** By the options of a call, which are an object of its own. */
  const bodies = new WeakMap<object, string | undefined>()

  async function settle(call: Call, first: Outcome): Promise<Outcome> {
    const { request, options } = call
    if (!bodies.has(options)) return first
    const body = bodies.get(options)
    bodies.delete(options)
    let outcome = first
    for (let tried = 1; tried < attempts && !request.signal.aborted; tried++) {
      const wait = await waitAfter(outcome, tried)
      if (wait === undefined) break
      await sleep(wait, request.signal)
      const again = new Request(request, body === undefined ? {} : { body })
      outcome = await options.fetch(again).catch((error: Error) => error)
    }
    return outcome
  }

  return {
    async onRequest({ request, schemaPath, options }) {
      if (isRead(request)) bodies.set(options, undefined)
      if (!isRepeatable(request, schemaPath)) return undefined
      const body = await request.clone().text()
      if (schemaPath === MINT || JSON.parse(body).idempotency_key) bodies.set(options, body)
      return undefined
    },
    async onResponse({ response, ...call }) {
      const outcome = await settle(call, response)
      if (outcome instanceof Error) throw outcome
      return outcome === response ? undefined : own(outcome)
    },
    async onError({ error, ...call }) {
      const outcome = await settle(call, error as Error)
      return outcome instanceof Error ? outcome : own(outcome)
    },
  }
}

/** openapi-fetch takes a response of the global class alone, which servers such as Hono's replace by their own. */
function own(response: Response): Response {
  return response instanceof Response ? response : new Response((response as Response).body, response)
}

type Call = { request: Request; options: { fetch: (request: Request) => Promise<Response> } }
type Outcome = Response | Error

/** Minting an address is safe to repeat (fact uploads.url.retry). */
const MINT = '/uploads/url'

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isRepeatable({ method }: Request, path: string): boolean {
  return method === 'POST' && [MINT, ...KEYED_PATHS].includes(path)
}

/** In milliseconds; undefined where another try is of no use. */
async function waitAfter(outcome: Outcome, tried: number): Promise<number | undefined> {
  const backoff = 1000 * 2 ** (tried - 1)
  if (outcome instanceof Error) return backoff
  if (outcome.ok) return undefined
  const body = await readBody(outcome)
  const error = isApiError(body) ? body.error : undefined
  const statuses: readonly number[] = RETRYABLE_STATUSES
  if (!(error?.retryable ?? statuses.includes(outcome.status))) return undefined
  return Number(outcome.headers.get('Retry-After')) * 1000 || error?.retry_after_ms || backoff
}
