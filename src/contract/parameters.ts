import type { Json, JsonObject } from './json.js'
import type { Operation, Parameter } from './operations.js'
import { resolve } from './references.js'

/** A request without its body. */
export type RequestHead = {
  /** Path parameters, decoded. */
  path: Record<string, string>
  query: URLSearchParams
  headers: Pick<Headers, 'get'>
}

/** The parameters of a request by location. */
export type ParsedParameters = Record<'path' | 'query' | 'header', Record<string, Json>>

/** Headers that are not parameters of an operation: they are processed before the operation is known. */
const OF_EVERY_REQUEST = ['service-version', 'authorization', 'accept', 'content-type']

/** Returns the parameters that are specific to an operation. */
export function ownParameters({ parameters }: Operation): Parameter[] {
  return parameters.filter(
    ({ in: place, name }) =>
      place === 'path' || place === 'query' || (place === 'header' && !OF_EVERY_REQUEST.includes(name.toLowerCase())),
  )
}

/** Returns a function that reads an operation's parameters as their schemas' types, or as text if they do not fit. */
export function parameterReader(operation: Operation): (head: RequestHead) => ParsedParameters {
  const known = ownParameters(operation).map(({ in: place, name, schema }) => ({
    place: place as keyof ParsedParameters,
    name: place === 'header' ? name.toLowerCase() : name,
    read: readerOf(operation.document, schema),
  }))
  return ({ path, query, headers }) => {
    const parameters: ParsedParameters = { path: {}, query: {}, header: {} }
    for (const { place, name, read } of known) {
      if (place === 'query' && query.size === 0) continue
      const texts = place === 'query' ? query.getAll(name) : one(place === 'path' ? path[name] : headers.get(name))
      if (texts.length > 0) parameters[place][name] = read(texts)
    }
    return parameters
  }
}

function one(text: string | null | undefined): string[] {
  return text === null || text === undefined ? [] : [text]
}

function readerOf(document: JsonObject, node: JsonObject): (texts: string[]) => Json {
  const { type, items } = resolve(document, node) as JsonObject
  if (type === 'array') {
    const read = readerOf(document, (items ?? {}) as JsonObject)
    return (texts) => texts.map((text) => read([text]))
  }
  // A parameter that is sent twice is not a single value of its type.
  return (texts) => (texts.length > 1 ? texts : typed(texts[0] ?? '', type))
}

/** Returns a text as a value of a type, if it can be one. */
export function typed(text: string, type: Json | undefined): Json {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text)
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}
