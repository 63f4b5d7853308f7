/** Finds fields that the contract does not know, which it allows: a misspelled one would be ignored without a word. */
import { closestMatch } from 'leven'
import { isObject, type Json, type JsonObject } from '../../contract/json.js'
import type { Operation } from '../../contract/operations.js'
import { resolve } from '../../contract/references.js'
import { propertiesOf } from '../../contract/schemas.js'
import type { Violation } from '../../contract/violations.js'

/** Returns a violation for each unknown parameter of the query and each unknown field of the body, with the field that was probably meant. */
export function unknownFields(operation: Operation, query: URLSearchParams | undefined, body: unknown): Violation[] {
  const { document } = operation
  const inBody =
    operation.body && isObject(body) ? unknownIn(document, operation.body.schema, body as JsonObject, '') : []
  return query === undefined ? inBody : [...unknownParameters(operation, query), ...inBody]
}

function unknownParameters({ parameters }: Operation, query: URLSearchParams): Violation[] {
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const unknown = [...new Set(query.keys())].filter((name) => !known.includes(name))
  return unknown.map((name) => violation('query', name, name, known))
}

function unknownIn(document: JsonObject, schema: Json, value: Json, path: string): Violation[] {
  if (Array.isArray(value)) {
    const { items } = resolve(document, schema) as JsonObject
    return items ? value.flatMap((item, index) => unknownIn(document, items, item, `${path}${index}.`)) : []
  }
  if (!isObject(value)) return []
  const properties = fieldsOf(document, schema)
  if (!properties) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const field = path + name
    if (!Object.hasOwn(properties, name)) return [violation('body', field, name, Object.keys(properties))]
    return typeof member === 'object' ? unknownIn(document, properties[name] as Json, member, `${field}.`) : []
  })
}

const known = new WeakMap<object, JsonObject | undefined>()

/** Returns the fields of an object. Undefined for an open one, of which the contract knows no or not all fields. */
function fieldsOf(document: JsonObject, schema: Json): JsonObject | undefined {
  const key = schema as object
  if (!known.has(key)) {
    const properties = propertiesOf(document, schema)
    const { additionalProperties } = resolve(document, schema) as JsonObject
    const isOpen = additionalProperties !== undefined && additionalProperties !== false
    known.set(key, isOpen || Object.keys(properties).length === 0 ? undefined : properties)
  }
  return known.get(key)
}

/** The code of a field, not of an error. */
const NOT_ALLOWED = 'not_allowed'

function violation(place: 'query' | 'body', field: string, name: string, names: string[]): Violation {
  const similar = closestMatch(name, names, { maxDistance: Math.min(3, Math.ceil(name.length / 3)) })
  const hint = similar === undefined ? '' : ` Did you mean \`${similar}\`?`
  const what = place === 'query' ? 'parameter' : 'field'
  return { in: place, field, code: NOT_ALLOWED, message: `\`${field}\` is not a known ${what}.${hint}` }
}
