/** Steps as requests. */
import type { Json, JsonObject } from '../../../src/contract/json.js'
import { png } from '../behaviour/uploader.js'
import type { Body, Content } from './bodies.js'
import type { FuzzCall, Malformed } from './steps.js'

/** The default address of a mock, so that a command of a failure can be tried unchanged. */
export const ORIGIN = 'http://127.0.0.1:4010'

/** A request and its parsed parts. The body is undefined if the mock cannot parse it. */
export type Sent = {
  request: Request
  path: Record<string, string>
  query: Record<string, string>
  body: Json | undefined
  /** True if a validator sees the request: its body, if any, is JSON of the right media type. */
  isParsed: boolean
}

/** The request of a call; `resolve` replaces the references in it. */
export function requestOf(call: FuzzCall, resolve: (value: Json) => Json): Sent {
  const { operation, key, pinned } = call
  const path = resolve(call.path) as Record<string, string>
  const query = resolve(call.query) as Record<string, string>
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const url = new URL(`${ORIGIN}/v1${filled}`)
  url.search = new URLSearchParams(query).toString()

  const body = call.body && 'json' in call.body ? { json: resolve(call.body.json) } : call.body
  const headers = new Headers({
    authorization: `Bearer ${key}`,
    ...(pinned ? { 'service-version': operation.version } : {}),
    ...(body && !('form' in body) ? { 'content-type': 'application/json' } : {}),
    ...call.headers,
  })
  const request = new Request(url, { method: operation.method, headers, ...(body ? { body: written(body) } : {}) })
  const isParsed = !('content-type' in call.headers) && !(body && 'text' in body)
  return { request, path, query, body: isParsed ? parsed(body) : undefined, isParsed }
}

/** A call with an odd method, path, query or header, and with changed bytes. */
export function malformedRequest(step: Malformed, resolve: (value: Json) => Json): Request {
  const { request } = requestOf(step.call, resolve)
  const url = new URL(request.url)
  if (step.segment) url.pathname = [...url.pathname.split('/').slice(0, -1), step.segment].join('/')
  for (const [name, text] of step.query) url.searchParams.append(name, text)
  const headers = new Headers(request.headers)
  for (const [name, value] of step.headers) {
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  }
  const method = step.method ?? request.method
  const { body } = step.call
  if (!body || 'form' in body || method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const bytes = new TextEncoder().encode('text' in body ? body.text : JSON.stringify(body.json))
  for (const [at, byte] of step.bytes) bytes[at % Math.max(bytes.length, 1)] = byte
  return new Request(url, { method, headers, body: bytes.slice(0, step.length ?? bytes.length) })
}

/** The request for a signed address. */
export function storageRequest(url: string, type: string | undefined, content: Content): Request {
  return new Request(url, { method: 'PUT', headers: type ? { 'content-type': type } : {}, body: bytesOf(content) })
}

function parsed(body: Body | undefined): Json | undefined {
  if (!body || 'text' in body) return undefined
  return 'json' in body ? body.json : (Object.fromEntries(body.form.map(({ field }) => [field, ''])) as JsonObject)
}

function written(body: Body): string | FormData {
  if ('text' in body) return body.text
  if ('json' in body) return JSON.stringify(body.json)
  const form = new FormData()
  for (const { field, filename, type, content } of body.form) {
    if (filename === undefined) form.append(field, new TextDecoder().decode(bytesOf(content)))
    else form.append(field, new File([bytesOf(content)], filename, { type }))
  }
  return form
}

function bytesOf(content: Content): Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return new Uint8Array(Buffer.from(content))
  return png(content.width, content.height, { animated: content.animated })
}
