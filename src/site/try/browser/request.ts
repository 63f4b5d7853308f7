/** What a reader has entered, and the request that it makes. */
import type { Json } from '../../../contract/json.js'
import type { Version } from '../../../contract/versions.js'
import { curl, quoted } from '../../samples/curl.js'
import type { Language } from '../../samples/languages.js'
import type { Field, Form } from '../form.js'

export type Draft = {
  /** The values of the parameters, by `keyOf`. Empty ones are not sent. */
  values: Record<string, string>
  /** Further headers. */
  headers: [name: string, value: string][]
  /** The body, as text. Undefined without one, and for a file. */
  body: string | undefined
  /** The name of the example that the body was filled with. */
  example: string | undefined
  /** What a form carries, or undefined. */
  file: File | undefined
}

type Settings = { version: string; key: string }

/** A request as it is shown: its URL without the origin. */
export type ShownRequest = {
  method: string
  path: string
  headers: [name: string, value: string][]
  body: string | undefined
  file: File | undefined
}

export function keyOf({ in: place, name }: Pick<Field, 'in' | 'name'>): string {
  return `${place}.${name}`
}

/** Returns what a form contains at first: the documented examples. */
export function firstDraft({ fields, body }: Form): Draft {
  const [example] = body?.examples ?? []
  const filled = fields.filter((field) => field.required && field.example !== undefined)
  return {
    values: Object.fromEntries(filled.map((field) => [keyOf(field), field.example ?? ''])),
    headers: [],
    example: example?.name,
    body: body?.file || !example ? undefined : pretty(example.value),
    file: body?.file && sampleFile(body.file),
  }
}

/** Returns a small file to upload until the reader chooses one. */
function sampleFile({ name, type }: { name: string; type: string }): File {
  return new File([`The bytes of ${name}, from the page that you are reading.\n`], name, { type })
}

/** Returns the request of a draft. A path parameter that is empty stays in braces. */
export function shownOf({ method, path, fields, body }: Form, draft: Draft, { version, key }: Settings): ShownRequest {
  const value = (field: Field) => draft.values[keyOf(field)] ?? ''
  const filled = path.replaceAll(
    /\{([^}]+)\}/g,
    (braces, name: string) =>
      encodeURIComponent(draft.values[keyOf({ in: 'path', name })] ?? '').replaceAll('%3A', ':') || braces,
  )
  const query = fields.filter((field) => field.in === 'query' && value(field) !== '')
  const search = new URLSearchParams(query.map((field) => [field.name, value(field)]))
  const headers: ShownRequest['headers'] = [
    ...(key === '' ? [] : [['Authorization', `Bearer ${key}`] as [string, string]]),
    ['Service-Version', version],
    ...(body && draft.body !== undefined ? [['Content-Type', body.mediaType] as [string, string]] : []),
    ...fields
      .filter((field) => field.in === 'header' && value(field) !== '')
      .map((field): [string, string] => [field.name, value(field)]),
    ...draft.headers.filter(([name]) => name.trim() !== ''),
  ]
  return { method, path: filled + (query.length > 0 ? `?${search}` : ''), headers, body: draft.body, file: draft.file }
}

/** Creates the request. Throws a TypeError for a header that cannot be sent. */
export function requestToSend(
  { method, path, headers, body, file }: ShownRequest,
  base: string,
  field = 'file',
): Request {
  const init: RequestInit = { method, headers: headers.map(([name, value]): [string, string] => [name.trim(), value]) }
  if (body !== undefined) init.body = body
  if (file) {
    const formData = new FormData()
    formData.append(field, file)
    init.body = formData
  }
  return new Request(base + path, init)
}

/** Writes a request without a file as a curl command. A body that is not JSON is sent as it is. */
export function curlCommand({ method, path, headers, body }: ShownRequest, base: string): string {
  const json = body === undefined || syntaxErrorOf(body) ? undefined : (JSON.parse(body) as Json)
  const request = {
    operation: { method },
    url: base + path,
    headers: Object.fromEntries(headers),
    json,
    file: undefined,
  }
  return body === undefined || json !== undefined ? curl(request) : `${curl(request)} \\\n  -d ${quoted(body)}`
}

/** Writes what a form would send as code of a language. Only curl sends a body that is not well-formed JSON. */
export function codeOf({ write }: Language, form: Form, draft: Draft, request: ShownRequest, base: string): string {
  const { operationId, method, path, fields, body } = form
  if (request.body !== undefined && syntaxErrorOf(request.body))
    return write === curl ? curlCommand(request, base) : 'Correct the body first: it is not well-formed JSON.'
  const headers = Object.fromEntries(request.headers.map(([name, value]) => [name.trim(), value]))
  const valuesIn = (place: Field['in']) =>
    fields
      .filter((field) => field.in === place && draft.values[keyOf(field)])
      .map(({ name, isBare, ...field }): [string, Json] => {
        const value = draft.values[keyOf({ ...field, name })] ?? ''
        return [name, isBare && !syntaxErrorOf(value) ? (JSON.parse(value) as Json) : value]
      })
  return write({
    operation: { operationId, method, path, version: (headers['Service-Version'] ?? '') as Version },
    base,
    url: base + request.path,
    headers,
    path: Object.fromEntries(valuesIn('path')),
    query: Object.fromEntries(valuesIn('query')),
    json: request.body === undefined ? undefined : (JSON.parse(request.body) as Json),
    file: request.file && {
      field: body?.file?.field ?? 'file',
      name: request.file.name,
      type: request.file.type || 'application/octet-stream',
    },
  })
}

/** Returns a value as indented JSON. */
export function pretty(value: Json): string {
  return JSON.stringify(value, null, 2)
}

/** Returns why a text is not well-formed JSON. Undefined if it is. */
export function syntaxErrorOf(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
