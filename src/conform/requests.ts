/** Builds requests from the documents, and sends them to the server that is checked. */
import { valueFor } from '../contract/examples.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'
import { isSuccess, type SentExchange } from './exchange.js'
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
export function commandFor(operation: Operation, options: RequestOptions): string {
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

/** Returns the path parameters of an operation that takes one id. */
export function pathTo({ path }: Operation, id: string): Record<string, string> {
  const [, name] = /\{([^}]+)\}/.exec(path) ?? []
  return name ? { [name]: id } : {}
}

function fill({ path, parameters, document }: Operation, values: Record<string, string>): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.name === name && candidate.in === 'path')
    return encodeURIComponent(values[name] ?? String(valueFor(document, parameter ?? {})))
  })
}

function bodyFor(
  { body }: Operation,
  options: Omit<RequestOptions, 'base' | 'key'>,
): { body?: string | FormData; type?: string } {
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

type Fetch = (request: Request, init?: RequestInit) => Promise<Response>

export type ServerOptions = {
  /** The base URL of the API, which ends in `/v1`. */
  url: string
  /** A key with the scopes of the checked operations. */
  key: string
  fetch?: Fetch
  /** How long a response may take, in milliseconds. The default depends on the operation. */
  timeoutMs?: number
  /** How long the whole run may take, in milliseconds; an hour by default. */
  runTimeoutMs?: number
  /** Called before a pause when the server limits requests. */
  onWait?: (ms: number) => void
  sleep?: (ms: number) => Promise<unknown>
}

/** The server to check. */
export type Server = {
  url: string
  key: string
  /**
   * Sends a request. After a 429 it waits as long as the response asks and sends the request again. Resolves to all
   * responses, in order. Rejects with a NoResponse, or with a RunOver.
   */
  send: (
    operation: Operation,
    options: Omit<RequestOptions, 'base' | 'key'>,
  ) => Promise<[...ReceivedResponse[], ReceivedResponse]>
  sleep: (ms: number) => Promise<unknown>
  /** True once the time of the run is over. */
  isOver: () => boolean
  /** Allows requests for some milliseconds, even if the time of the run is over. */
  allow: (ms: number) => void
}

/** The server cannot be checked. The message says why, and what to do. */
export class CannotCheck extends Error {
  /** True if the server lacks what was asked for, which is a failed check. */
  isFailure = false
}

/** A request got no response, or one that is too large to read. */
export class NoResponse extends Error {}

/** The run's time ended before a request had its response. The message says how long the run could take. */
export class RunOver extends Error {}

/** How long a response may take, in milliseconds: metered work may run up to 210 seconds inside the request. */
const TIMEOUT_MS = { read: 30_000, write: 60_000, metered: 240_000, destructive: 60_000 }

/** A run that sends everything to a server that enforces every documented limit takes eleven minutes. */
const RUN_TIMEOUT_MS = 3_600_000

/** After this many pauses without a success between them, a 429 counts as the response. */
const MAX_PAUSES = 3

/** The largest documented body is far smaller, and a server must not fill the memory of the run. */
const MAX_BODY_BYTES = 32 * 1024 * 1024

/** A received response, and the request that it is for. `json` is undefined if the body is not JSON. */
export type ReceivedResponse = {
  request: SentExchange['request']
  status: number
  headers: Headers
  text: string
  json: Json | undefined
  /** True if an earlier response of the run had the same `X-Request-ID`. */
  repeatsRequestId: boolean
}

type Received = Omit<ReceivedResponse, 'request' | 'repeatsRequestId'>

/** Checks that the server responds and accepts the key. Rejects with a CannotCheck if not. */
export async function connect(options: ServerOptions): Promise<Server> {
  const { url, key, onWait, timeoutMs, runTimeoutMs = RUN_TIMEOUT_MS, fetch = globalThis.fetch, sleep = wait } = options
  await probe(url, key, fetch, Math.min(timeoutMs ?? TIMEOUT_MS.read, runTimeoutMs))

  const end = performance.now() + runTimeoutMs
  let allowedUntil = 0
  const timeLeft = () => Math.max(end, allowedUntil) - performance.now()
  let pauses = 0
  const ids = new Set<string>()

  async function receiveInTime(request: Request, limitMs: number): Promise<Received> {
    const over = () => new RunOver(`the run took longer than ${runTimeoutMs / 1000} seconds`)
    if (timeLeft() <= 0) throw over()
    return receive(request, fetch, Math.min(limitMs, Math.ceil(timeLeft()))).catch((reason: Error) => {
      throw timeLeft() <= 0 ? over() : reason
    })
  }

  return {
    url,
    key,
    // A server may suggest to wait for longer than the run may take.
    sleep: (ms) => sleep(Math.min(ms, Math.max(timeLeft(), 0))),
    isOver: () => performance.now() >= end,
    allow: (ms) => {
      allowedUntil = performance.now() + ms
    },
    async send(operation, request) {
      const responses: ReceivedResponse[] = []
      for (;;) {
        const sent = requestFor(operation, { base: url, key, ...request })
        const received = await receiveInTime(sent, timeoutMs ?? TIMEOUT_MS[levelOf(operation)])
        const { body } = bodyFor(operation, request)
        const id = received.headers.get('x-request-id') ?? ''
        const { method, url: address, headers } = sent
        const json = typeof body === 'string' ? parse(body) : undefined
        const repeatsRequestId = id !== '' && ids.has(id)
        const response = { ...received, request: { method, url: address, headers, json }, repeatsRequestId }
        ids.add(id)
        if (isSuccess(response)) pauses = 0
        const seconds = Number(response.headers.get('retry-after') ?? 1)
        const ms = seconds >= 0 ? seconds * 1000 : 1000
        if (response.status !== 429 || pauses === MAX_PAUSES || ms >= timeLeft()) return [...responses, response]
        responses.push(response)
        pauses++
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
async function receive(request: Request, fetch: Fetch, timeoutMs: number): Promise<Received> {
  const signal = AbortSignal.timeout(timeoutMs)
  const late = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(new NoResponse(`no response within ${timeoutMs / 1000} seconds`))
  })
  // A request that is made with a signal forgets it once garbage is collected. One that is sent with it does not.
  return Promise.race([late, read(fetch(request, { redirect: 'manual', signal }))])
}

async function read(responding: Promise<Response>): Promise<Received> {
  try {
    const response = await responding
    const text = await textOf(response)
    const { status, headers } = response
    return { status, headers, text, json: parse(text) }
  } catch (error) {
    const { cause = error } = error as { cause?: unknown }
    const { code, message } = cause as { code?: string; message: string }
    throw new NoResponse(code ?? message)
  }
}

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > MAX_BODY_BYTES) {
      reader?.cancel().catch(() => undefined)
      throw new NoResponse(`a body of more than ${MAX_BODY_BYTES / 2 ** 20} MB`)
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Returns parsed JSON, or undefined if the text is none. */
export function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
