/** Finds fields that the contract does not know, which it allows: a misspelled one would be ignored silently. */
import { closestMatch } from 'leven'
import { isObject, type Json, type JsonObject } from '../../contract/json.js'
import type { Operation } from '../../contract/operations.js'
import { resolve } from '../../contract/references.js'
import { propertiesOf } from '../../contract/schemas.js'
import type { Violation } from '../../contract/violations.js'

/** Returns a violation for each unknown query parameter and body field, with the name that was probably meant. */
export function unknownFields(operation: Operation, query: URLSearchParams | undefined, body: unknown): Violation[] {
  const found: Violation[] = []
  if (query !== undefined) addUnknownParameters(found, operation, query)
  if (operation.body) addUnknown(found, operation.document, operation.body.schema, body as Json, '')
  return found
}

const parametersOf = new WeakMap<Operation, Set<string>>()

function addUnknownParameters(found: Violation[], operation: Operation, query: URLSearchParams): void {
  const inQuery = () => operation.parameters.filter((one) => one.in === 'query').map(({ name }) => String(name))
  const names = parametersOf.get(operation) ?? new Set(inQuery())
  parametersOf.set(operation, names)
  const unknown = new Set<string>()
  for (const name of query.keys()) if (!names.has(name)) unknown.add(name)
  for (const name of unknown) found.push(violation('query', name, [...names], (other) => query.has(other)))
}

function addUnknown(
  found: Violation[],
  document: JsonObject,
  schema: Json,
  value: Json | undefined,
  path: string,
): void {
  if (Array.isArray(value)) {
    const { items } = resolve(document, schema) as JsonObject
    if (items) for (const [index, item] of value.entries()) addUnknown(found, document, items, item, `${path}${index}.`)
    return
  }
  if (!isObject(value)) return
  const properties = fieldsOf(document, schema)
  if (!properties) return
  for (const name of Object.keys(value)) {
    const member = value[name]
    if (!Object.hasOwn(properties, name))
      found.push(violation('body', name, Object.keys(properties), (other) => Object.hasOwn(value, other), path))
    else if (typeof member === 'object')
      addUnknown(found, document, properties[name] as Json, member, `${path + name}.`)
  }
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

/** A name that was not sent is more likely to be meant than one that was. */
function violation(
  place: 'query' | 'body',
  name: string,
  known: string[],
  isSent: (name: string) => boolean,
  path = '',
): Violation {
  const field = path + name
  const maxDistance = Math.min(3, Math.ceil(name.length / 3))
  const absent = known.filter((other) => !isSent(other))
  const similar = closestMatch(name, absent, { maxDistance }) ?? closestMatch(name, known, { maxDistance })
  const hint = similar === undefined ? '' : ` Did you mean \`${similar}\`?`
  const what = place === 'query' ? 'parameter' : 'field'
  return { in: place, field, code: NOT_ALLOWED, message: `\`${field}\` is not a known ${what}.${hint}` }
}
