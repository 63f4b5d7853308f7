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
  fetch?: (request: Request) => Promise<Response>
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
export type ClientOf<V extends Version> = { readonly version: V; readonly GET: unknown; readonly POST: unknown }

export type ClientOptions<V extends Version> = Omit<FetchClientOptions, 'baseUrl'> & {
  /** The base address, which ends in `/v1`; `http://127.0.0.1:4010/v1` for the local mock. */
  baseUrl: string
  /** The API key, `service_live_` and hexadecimal characters. */
  apiKey: string
  /** The version that each request is pinned to and that the types are those of. */
  version: V
}

/**
 * A typed client of one version of the API.
 */
export function createClient<V extends Version>(options: ClientOptions<V>): Client<V> {
  const { apiKey, version, headers, ...rest } = options
  const client = createFetchClient<object>({ ...rest, ...(headers ? { headers } : {}) })
  client.use({
    onRequest({ request }) {
      request.headers.set('Authorization', `Bearer ${apiKey}`)
      request.headers.set(VERSION_HEADER, version)
    },
    async onResponse({ response }) {
      if (response.ok ? isJson(response) : isApiError(await readBody(response))) return
      throw new ResponseError(response, await readBody(response))
    },
  })
  return Object.assign(client, { version }) as unknown as Client<V>
}

/** True as well where nothing is said of the body, as with 204. */
function isJson({ headers }: Response): boolean {
  return /json|^$/.test(headers.get('Content-Type') ?? '')
}
