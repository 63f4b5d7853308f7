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
  return Object.assign({}, ...partsOf(node).map((part) => propertiesOf(document, part, seen)), node.properties)
}

/** Returns the names that a schema requires, those of its reference and of its `allOf` included. */
export function requiredOf(document: JsonObject, schema: Json): string[] {
  const node = resolve(document, schema)
  if (!isObject(node)) return []
  const inner = listOf(node.allOf).flatMap((part) => requiredOf(document, part))
  return [...new Set([...inner, ...listOf(node.required).map(String)])]
}

/** Returns the types of a schema, or, where it has none of its own, those of its `allOf` and of its branches. Empty if it allows any. */
export function typesOf(document: JsonObject, schema: Json): string[] {
  const node = resolve(document, schema)
  if (!isObject(node)) return []
  const types = node.type ?? partsOf(node).flatMap((part) => typesOf(document, part))
  return [...new Set([types].flat().map(String))]
}

/** Returns the schemas that a schema is made of: those of its `allOf`, and its branches. */
export function partsOf({ allOf, oneOf, anyOf }: JsonObject): Json[] {
  return [allOf, oneOf, anyOf].flatMap(listOf)
}
