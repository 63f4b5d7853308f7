import createFetchClient, {
  type ClientOptions as FetchClientOptions,
  type HeadersOptions,
  type Middleware,
  type ParseAs,
  type PathSerializer,
  type QuerySerializer,
  type QuerySerializerOptions,
} from 'openapi-fetch'
import { VERSION_HEADER } from '../../generated/contract.js'
import type { Calls as Legacy } from '../../generated/types/2026-04-12.js'
import type { Calls as Canonical } from '../../generated/types/2026-05-01.js'
import { isApiError } from './api-error.js'
import { readBody } from './read-body.js'
import { ResponseError } from './response-error.js'

/** The operations of each version of the API, by method and path. */
export interface VersionMap {
  '2026-05-01': Canonical
  '2026-04-12': Legacy
}

/** A version of the API: a calendar date. */
export type Version = keyof VersionMap

/** A client of one version. */
export interface Client<V extends Version> {
  /** The version that each request is pinned to. */
  readonly version: V
  /** What each request goes through: the `fetch` of the options, or else the global one. */
  readonly fetch: Fetch
  /** Sends a GET request. Resolves with `data`, or with `error` where the API responds with one. */
  readonly GET: Method<VersionMap[V]['GET']>
  /** Sends a POST request. Resolves with `data`, or with `error` where the API responds with one. */
  readonly POST: Method<VersionMap[V]['POST']>
  /** Sends a PATCH request. Resolves with `data`, or with `error` where the API responds with one. */
  readonly PATCH: Method<VersionMap[V]['PATCH']>
  /** Sends a DELETE request. Resolves with `data`, or with `error` where the API responds with one. */
  readonly DELETE: Method<VersionMap[V]['DELETE']>
  /** Registers middleware, such as `retry()`. */
  use(...middleware: Middleware[]): void
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void
}

/** A method of the client. It is generic over the path and `parseAs` alone: only then does the compiler refuse a field that does not exist. */
export type Method<Calls> = <Path extends keyof Calls & string, As extends ParseAs = 'json'>(
  path: Path,
  ...init: InitOf<Calls[Path], As>
) => Promise<Answer<Calls[Path], As>>

type InitOf<Call, As extends ParseAs> = Call extends { init: infer Init }
  ? Record<never, never> extends Init
    ? [init?: Init & CallOptions<Call, As>]
    : [init: Init & CallOptions<Call, As>]
  : never

/** What any call may be given beside `params` and `body`: the options of `fetch`, and those of openapi-fetch. */
export interface CallOptions<Call = unknown, As extends ParseAs = 'json'>
  extends Omit<RequestInit, 'body' | 'headers' | 'method' | 'signal'> {
  /** Ends the call, which is then rejected with the signal's reason. */
  signal?: AbortSignal | null | undefined
  headers?: HeadersOptions
  /** How the body of a success is read; `stream` leaves it unread. */
  parseAs?: As
  baseUrl?: string
  /** Takes the place of the client's `fetch`, and of its time limit. */
  fetch?: Fetch
  middleware?: Middleware[]
  bodySerializer?: (body: BodyOf<Call>) => unknown
  querySerializer?: QuerySerializer<unknown> | QuerySerializerOptions
  pathSerializer?: PathSerializer
}

type BodyOf<Call> = Call extends { init: { body?: infer Body } } ? NonNullable<Body> : never

/** What a call resolves with: `data`, or the `error` that the API responds with. */
export type Answer<Call, As extends ParseAs = 'json'> =
  | { data: DataOf<Call, As>; error?: never; response: Response }
  | { data?: never; error: ErrorOf<Call>; response: Response }

type DataOf<Call, As extends ParseAs> = As extends 'json'
  ? Call extends { data: infer Data }
    ? Data
    : never
  : { text: string; blob: Blob; arrayBuffer: ArrayBuffer; stream: Response['body']; json: never }[As]

type ErrorOf<Call> = Call extends { responses: infer Responses }
  ? JsonOf<Responses[Exclude<keyof Responses, 200 | 201 | 202 | 204>]>
  : never

/** The JSON that a documented response holds. */
export type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never

/** What tells a helper that this is a client, and of which version. Comparing whole clients would cost the compiler a second. */
export type ClientOf<V extends Version> = {
  readonly version: V
  readonly fetch: Fetch
  readonly GET: unknown
  readonly POST: unknown
}

/** Sends a request, as the global `fetch` does. */
export type Fetch = (request: Request) => Promise<Response>

export type ClientOptions<V extends Version> = Omit<FetchClientOptions, 'baseUrl'> & {
  /** The base address, which ends in `/v1`; `http://127.0.0.1:4010/v1` for the local mock. */
  baseUrl: string
  /** The API key, `service_live_` and hexadecimal characters. */
  apiKey: string
  /** The version that each request is pinned to and that the types are those of. */
  version: V
  /**
   * How long a single attempt may take, in milliseconds, its body included. Then it is rejected with a `TimeoutError`;
   * `retry()` gives each attempt the whole time. Without it there is no limit but that of the runtime.
   */
  timeoutMs?: number
  /** Name and version of your program, such as `poster-bot/1.4`. Browsers do not let a program set it. */
  userAgent?: string
}

/**
 * Creates a typed client of one version of the API.
 *
 * It sends the key and the version with each request and nothing else: no retries, no cache, no log. An error of the
 * API is not thrown but returned as `error`. What is thrown: a TypeError for a path parameter that is empty or `..`; what
 * `fetch` throws for a lost connection or an abort; a ResponseError for a response that is not the API's, such as a
 * gateway's page, the bare 413 or truncated JSON. All other options are those of openapi-fetch.
 *
 * @example
 * const api = createClient({ baseUrl: 'http://127.0.0.1:4010/v1', apiKey, version: '2026-05-01' })
 * const { data, error } = await api.POST('/tasks', { body: { prompt: 'A poster' } })
 */
export function createClient<V extends Version>(options: ClientOptions<V>): Client<V> {
  const { apiKey, version, timeoutMs, userAgent, fetch = globalFetch, ...rest } = options
  const client = createFetchClient<object>({ ...rest, fetch: timeoutMs ? timed(fetch, timeoutMs) : fetch })
  client.use({
    onRequest({ request: { headers }, schemaPath, params: { path } }) {
      // An empty parameter, `.` or `..` would make the address that of another operation.
      for (const [, name = ''] of schemaPath.matchAll(/{(.*?)}/g))
        if (/^\.{0,2}$/.test(String(path?.[name] ?? '')))
          throw new TypeError(`The path parameter ${name} is "${path?.[name]}".`)
      headers.set('Authorization', `Bearer ${apiKey}`)
      headers.set(VERSION_HEADER, version)
      if (userAgent && !('document' in globalThis)) headers.set('User-Agent', userAgent)
    },
    async onResponse({ response, options: { parseAs } }) {
      if (response.ok && parseAs !== 'json') return
      const body = await readBody(response)
      const isOurs = response.ok ? !body || typeof body === 'object' : isApiError(body)
      if (!isOurs) throw new ResponseError(response, body)
    },
  })
  return Object.assign(client, { version, fetch }) as unknown as Client<V>
}

/** Looks the function up when it is called, so that whatever replaces it later, such as MSW, is seen. */
const globalFetch: Fetch = (...args) => globalThis.fetch(...args)

/** The caller's signal and the time limit end an attempt, whichever comes first. */
function timed(fetch: Fetch, ms: number): Fetch {
  return (request, ...more) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(ms)])
    return fetch(new Request(request, { signal }), ...more)
  }
}
