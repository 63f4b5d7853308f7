import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { resolve } from '../../src/contract/references.js'
import { propertiesOf } from '../../src/contract/schemas.js'

/**
 * Returns the document of the mock's control with the fields of each type of record. `x-records` of a schema names their types:
 * each with the schema of the contract that it has, or with a schema of its own. Fields may be omitted, and unknown ones are not
 * allowed, unless the contract's schema is open. `x-scopes` becomes the list of scopes.
 */
export function withRecordFields(control: JsonObject, document: JsonObject): JsonObject {
  return mapObjects(control, ({ 'x-records': records, 'x-scopes': scopes, ...schema }) => {
    if (scopes) return { enum: scopesOf(document) }
    if (!isObject(records)) return schema
    const types = Object.keys(records)
    const properties = { ...(schema.properties as JsonObject), type: { enum: types } }
    const allOf = types.map((type) => ({
      if: { required: ['type'], properties: { type: { const: type } } },
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
      then: { properties: { fields: fieldsOf(document, records[type] ?? null) } },
    }))
    return { ...schema, properties, allOf }
  })
}

/** Returns the scopes that a key can have. */
export function scopesOf({ components }: JsonObject): Json[] {
  const { securitySchemes = {} } = components as { securitySchemes?: Record<string, JsonObject> }
  return Object.values(securitySchemes).flatMap((scheme) => Object.keys(scheme['x-scopes'] ?? {}))
}

function fieldsOf(document: JsonObject, named: Json): JsonObject {
  if (typeof named !== 'string') return named as JsonObject
  const schema = { $ref: `#/components/schemas/${named}` }
  const { additionalProperties = false } = resolve(document, schema) as JsonObject
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(document, schema)).map(([name, member]) => [name, partial(document, member)]),
  )
  return { type: 'object', properties, additionalProperties }
}

/** Returns a schema without references, which requires no member: the mock adds those that are missing. */
function partial(document: JsonObject, node: Json): Json {
  return mapObjects(node, ({ required, ...schema }) => {
    const target = resolve(document, schema)
    return target === schema || !isObject(target) ? schema : (partial(document, target) as JsonObject)
  }) as Json
}

function mapObjects<Node extends Json>(node: Node, change: (object: JsonObject) => JsonObject): Node {
  if (Array.isArray(node)) return listOf(node).map((item) => mapObjects(item, change)) as Node
  if (!isObject(node)) return node
  const changed = change(node)
  return Object.fromEntries(Object.entries(changed).map(([key, value]) => [key, mapObjects(value, change)])) as Node
}
