/** Builds requests from the documents, and sends them to the server that is checked. */
import { exampleOf } from '../contract/examples.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'
import { levelOf } from './notes.js'

/** Returns a random key of the documented form. */
export function newKey(): string {
  return `service_live_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`
}

export type RequestOptions = {
  base: string
  key: string
  /** Headers that replace the defaults; undefined removes one. */
  headers?: Record<string, string | undefined>
  /** Path parameters that differ from the documented example. */
  path?: Record<string, string>
  query?: Record<string, string>
  /** The body, instead of the first documented example. */
  body?: Json
  /** True for a request without a body, even if the document has one. */
  bodyless?: boolean
}

/** The path parameters and the body of a request, if they differ from the documented ones. */
export type Content = Pick<RequestOptions, 'path' | 'body'>

/** Returns a valid request for an operation, with its version pinned, changed by the options. */
export function requestFor(operation: Operation, options: RequestOptions): Request {
  const url = new URL(options.base + fill(operation, options.path ?? {}))
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value)
  const headers = new Headers({ authorization: `Bearer ${options.key}`, 'service-version': operation.version })
  const { body, type } = bodyFor(operation, options)
  if (type) headers.set('content-type', type)
  for (const [name, value] of Object.entries(options.headers ?? {}))
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  return new Request(url, { method: operation.method, headers, ...(body === undefined ? {} : { body }) })
}

/** Returns the same request as a command for a shell. It names the key by its variable. */
export function curlOf(operation: Operation, options: RequestOptions): string {
  const { method, url, headers } = requestFor(operation, { ...options, key: '$CANVAS_DESIGN_KEY' })
  const { body } = bodyFor(operation, options)
  const isForm = body instanceof FormData
  const sent = [...headers].filter(([name]) => !isForm || name !== 'content-type')
  return [
    `curl -i -X ${method} '${url}'`,
    ...sent.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(isForm ? [...body.keys()].map((name) => `-F ${name}=@brief.pdf`) : []),
    ...(typeof body === 'string' ? [`-d '${body.replaceAll("'", "'\\''")}'`] : []),
  ].join(' ')
}

/** Removes `callback_url` from a body: the URL of the examples must not be called. */
export function withoutCallback(body: Json): Json {
  if (!isObject(body)) return body
  const { callback_url: _, ...rest } = body
  return rest
}

function fill({ path, parameters, document }: Operation, values: Record<string, string>): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.name === name && candidate.in === 'path')
    return encodeURIComponent(values[name] ?? String(exampleOf(document, parameter ?? {})))
  })
}

function bodyFor({ body }: Operation, options: RequestOptions): { body?: string | FormData; type?: string } {
  if (!body || options.bodyless) return {}
  const value = options.body === undefined ? (body.examples[0]?.value ?? null) : options.body
  return body.mediaType === 'multipart/form-data'
    ? { body: form(value as JsonObject) }
    : { body: JSON.stringify(value), type: body.mediaType }
}

/** Turns each property of the example into a file. */
function form(value: JsonObject): FormData {
  const data = new FormData()
  for (const [name, text] of Object.entries(value))
    data.append(name, new File([String(text)], 'brief.pdf', { type: 'application/pdf' }))
  return data
}

type Fetch = (request: Request) => Promise<Response>

export type ServerOptions = {
  /** The base URL of the API, which ends in `/v1`. */
  url: string
  /** A key with the scopes of the checked operations. */
  key: string
  fetch?: Fetch
  /** How long a response may take, in milliseconds. The default depends on the operation. */
  timeoutMs?: number
  /** Called before a pause when the server limits requests. */
  onWait?: (ms: number) => void
  sleep?: (ms: number) => Promise<unknown>
}

/** The server to check. */
export type Server = {
  url: string
  key: string
  /**
   * Sends a request. After a 429 it waits as long as the response asks and sends the request again. Resolves to all responses,
   * in order. Rejects with a NoResponse.
   */
  send: (
    operation: Operation,
    options: Omit<RequestOptions, 'base' | 'key'>,
  ) => Promise<[...ReceivedResponse[], ReceivedResponse]>
  sleep: (ms: number) => Promise<unknown>
}

/** The server cannot be checked. The message says why, and what to do. */
export class CannotCheck extends Error {}

/** A request got no response. */
export class NoResponse extends Error {}

/** How long a response may take, in milliseconds: metered work may run up to 210 seconds inside the request. */
const TIMEOUT_MS = { read: 30_000, write: 60_000, metered: 240_000, destructive: 60_000 }

/** After this many pauses a 429 counts as the response. Then the longest pause, in milliseconds. */
const MAX_PAUSES = 3
const MAX_PAUSE_MS = 60_000

/** A received response. `json` is undefined if the body is not JSON. */
export type ReceivedResponse = {
  status: number
  headers: Headers
  text: string
  json: Json | undefined
  /** True if an earlier response of the run had the same `X-Request-ID`. */
  repeatsRequestId: boolean
}

/** Checks that the server responds and accepts the key. Rejects with a CannotCheck if not. */
export async function connect(options: ServerOptions): Promise<Server> {
  const { url, key, onWait, timeoutMs, fetch = globalThis.fetch, sleep = wait } = options
  await probe(url, key, fetch, timeoutMs ?? TIMEOUT_MS.read)

  const ids = new Set<string>()

  return {
    url,
    key,
    sleep,
    async send(operation, request) {
      const responses: ReceivedResponse[] = []
      for (;;) {
        const sent = requestFor(operation, { base: url, key, ...request })
        const received = await receive(sent, fetch, timeoutMs ?? TIMEOUT_MS[levelOf(operation)])
        const id = received.headers.get('x-request-id') ?? ''
        const response = { ...received, repeatsRequestId: id !== '' && ids.has(id) }
        ids.add(id)
        if (response.status !== 429 || responses.length === MAX_PAUSES) return [...responses, response]
        responses.push(response)
        const ms = Math.min(Number(response.headers.get('retry-after') ?? 1) * 1000 || 1000, MAX_PAUSE_MS)
        onWait?.(ms)
        await sleep(ms)
      }
    },
  }
}

/** `GET /uploads/limits` requires no scope, so that every key can read it. */
async function probe(url: string, key: string, fetch: Fetch, timeoutMs: number): Promise<void> {
  const address = `${url}/uploads/limits`
  const request = new Request(address, { headers: { authorization: `Bearer ${key}` } })
  const response = await receive(request, fetch, timeoutMs).catch((error: Error) => {
    throw new CannotCheck(
      `${url} cannot be reached: ${error.message}. Check the address, and that the server is running.`,
    )
  })
  if (response.status === 401) throw new CannotCheck(`${url} rejects the key (401). Pass a valid one with --key.`)
  if (response.status === 404 && !url.endsWith('/v1'))
    throw new CannotCheck(`There is nothing at ${address}. The base URL ends in /v1.`)
}

/** The time limit does not depend on the signal alone: a `fetch` of the caller may ignore it. */
async function receive(request: Request, fetch: Fetch, timeoutMs: number): Promise<ReceivedResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  const late = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(new NoResponse(`no response within ${timeoutMs / 1000} seconds`))
  })
  return Promise.race([late, read(fetch(new Request(request, { redirect: 'manual', signal })))])
}

async function read(responding: Promise<Response>): Promise<ReceivedResponse> {
  try {
    const response = await responding
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parse(text), repeatsRequestId: false }
  } catch (error) {
    const { cause = error } = error as { cause?: unknown }
    const { code, message } = cause as { code?: string; message: string }
    throw new NoResponse(code ?? message)
  }
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
