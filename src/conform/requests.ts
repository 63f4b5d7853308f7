/** Builds requests from the documents. */
import { exampleOf } from '../contract/examples.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'

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
