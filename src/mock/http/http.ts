/**
 * HTTP as plain values: the interface between the mock and its servers. Creating a `Request` and a `Response` costs
 * more than everything else that the mock does for most requests, so only `fetch.ts` creates them, for those who need
 * them.
 */

export type HttpRequest = {
  method: string
  /** The start of the URL that was called, such as `http://127.0.0.1:4010`. */
  origin: string
  /** As sent: `/v1/canvases`. */
  path: string
  /** The query with its question mark, or an empty text. */
  search: string
  /** Names are in lower case. A header that was sent more than once is joined with commas. */
  headers: { get(name: string): string | null; entries(): Iterable<[string, string]> }
  /**
   * Resolves to the body. Rejects with a `TooLarge` as soon as it is longer than the limit, in bytes, and with whatever
   * `onPart` throws, which is called with each part that arrives.
   */
  bytes(limit: number, onPart?: (part: Uint8Array) => void): Promise<Uint8Array<ArrayBuffer>>
  /** Aborts when the client gives up, if that is known. */
  readonly signal?: AbortSignal
}

/** A request as a server received it. */
export type IncomingRequest = HttpRequest & {
  /** The body in parts, instead of `bytes`, if it may be too large to keep. */
  chunks(): AsyncIterable<Uint8Array>
}

export type HttpResponse = {
  status: number
  /** Names are in lower case. */
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer> | undefined
  /** A body without an end, instead of `body`. */
  stream?: ReadableStream<Uint8Array> | undefined
  /** Send only so many bytes of the body, then close the connection. */
  truncate?: number | undefined
}

/** Handles a request. Resolves to undefined if the connection is to be closed without a response. */
export type HttpHandler = (request: IncomingRequest) => Promise<HttpResponse | undefined>

/** Headers by their names in lower case. Loading Node's `Headers` would add a tenth to the start of the mock. */
export class PlainHeaders {
  constructor(readonly all: Record<string, string | string[] | undefined>) {}

  get(name: string): string | null {
    const value = this.all[name]
    return value === undefined ? null : String(value)
  }

  entries(): [string, string][] {
    return Object.entries(this.all).map(([name, value]) => [name, String(value)])
  }
}

/** Returns the bearer token of a request, which is its API key, valid or not. */
export function bearerOf({ headers }: Pick<HttpRequest, 'headers'>): string | undefined {
  return /^bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/** Returns the length of the body that a request names, in bytes. */
export function contentLength({ headers }: Pick<HttpRequest, 'headers'>): number | undefined {
  const length = headers.get('content-length')
  return length !== null && /^\d+$/.test(length) ? Number(length) : undefined
}

/** The gateway's limit for a body, in bytes. */
export const MAX_BODY_BYTES = 33_554_432

/** A body exceeds the limit. */
export class TooLarge extends Error {}

/** A file in a form. Its content is the part of the body that it came in: a `File` would copy it. */
export class SentFile {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly content: Uint8Array[],
  ) {}
}

export function json(body: unknown, status = 200): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

export type ServeOptions = {
  /** 0 chooses a free port. */
  port: number
  hostname: string
  /** How long a client may take to send its request, in ms; it may stop reading a response for four times as long. */
  requestTimeoutMs?: number
  /** The page that explains the errors: a path on this server, or a URL. */
  errorsPage?: string | undefined
}

/** A server that listens. */
export type Listener = { port: number; close: () => Promise<void> }
