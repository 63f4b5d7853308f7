import { isObject, type Json, type JsonObject, listOf } from './json.js'
import { resolve } from './references.js'

/**
 * Returns the properties of a schema, those of its reference, of its `allOf` and of its branches included. If several schemas
 * have a property of the same name, the last one counts.
 */
export function propertiesOf(document: JsonObject, schema: Json | undefined, seen = new Set<Json>()): JsonObject {
  const node = resolve(document, schema ?? null)
  if (!isObject(node) || seen.has(node)) return {}
  seen.add(node)
  const parts = [node.allOf, node.oneOf, node.anyOf].flatMap(listOf)
  return Object.assign({}, ...parts.map((part) => propertiesOf(document, part, seen)), node.properties)
}
