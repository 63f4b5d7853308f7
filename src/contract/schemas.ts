import { isObject, type Json, type JsonObject, listOf } from './json.js'
import { resolve } from './references.js'

/**
 * Returns a schema as a reader thinks of it: its reference followed and its `allOf` merged. Keywords beside a reference
 * or an `allOf` win over those inside, and a property of both is refined by the outer one. A branch or property may
 * still be a reference.
 */
export function resolveSchema(document: JsonObject, schema: Json | undefined): JsonObject {
  return layersOf(document, schema).reduce(refine, {})
}

/**
 * Returns the schemas that apply to every value of a schema, without references and `allOf`: those inside its reference
 * and its `allOf` first, its own keywords last.
 */
export function layersOf(document: JsonObject, schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return []
  const { $ref, allOf, ...own } = schema
  const inner = [...($ref === undefined ? [] : [resolve(document, { $ref })]), ...listOf(allOf)]
  const layers = inner.flatMap((part) => layersOf(document, part))
  return Object.keys(own).length > 0 ? [...layers, own] : layers
}

/**
 * Returns the schema of a property, or of the items of an array for `[]`. In a union it is what the branches have: if
 * they differ, a union again. Undefined if there is none.
 */
export function memberOf(document: JsonObject, schema: Json | undefined, name: string): JsonObject | undefined {
  const node = resolveSchema(document, schema)
  const own = name === '[]' ? node.items : (node.properties as JsonObject | undefined)?.[name]
  if (isObject(own)) return own
  const found = branchesOf(node)
    .map((branch) => memberOf(document, branch, name))
    .filter(isObject)
  const different = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()]
  return different.length > 1 ? { anyOf: different } : different[0]
}

/**
 * Returns the properties of a schema, those of its reference, of its `allOf` and of its branches included. If several
 * schemas have a property of the same name, the last one counts.
 */
export function propertiesOf(document: JsonObject, schema: Json | undefined, seen = new Set<Json>()): JsonObject {
  const node = resolve(document, schema ?? null)
  if (!isObject(node) || seen.has(node)) return {}
  seen.add(node)
  return Object.assign({}, ...partsOf(node).map((part) => propertiesOf(document, part, seen)), node.properties)
}

/** Returns the names that a schema requires, those of its reference and of its `allOf` included. */
export function requiredOf(document: JsonObject, schema: Json | undefined): string[] {
  return listOf(resolveSchema(document, schema).required).map(String)
}

/** Returns the types that a schema accepts: of its values, else its own, else of its branches. Empty for any. */
export function typesOf(document: JsonObject, schema: Json | undefined): string[] {
  const node = resolveSchema(document, schema)
  const own = [node.type ?? []].flat().map(String)
  const values = 'const' in node ? [node.const ?? null] : listOf(node.enum)
  const inner =
    values.length > 0
      ? values.map((value) => typeOf(value, own))
      : branchesOf(node).flatMap((branch) => typesOf(document, branch))
  const types = inner.length === 0 ? own : inner.filter((type) => own.length === 0 || own.includes(type))
  return [...new Set(types)]
}

/** Returns the schemas that a schema is made of: those of its `allOf`, and its branches. */
export function partsOf(schema: JsonObject): Json[] {
  return [...listOf(schema.allOf), ...branchesOf(schema)]
}

/** Returns the branches of a schema's `oneOf` and `anyOf`. */
export function branchesOf({ oneOf, anyOf }: JsonObject): Json[] {
  return [...listOf(oneOf), ...listOf(anyOf)]
}

function refine(inner: JsonObject, outer: JsonObject): JsonObject {
  const properties = { ...(inner.properties as JsonObject), ...(outer.properties as JsonObject) }
  for (const name of Object.keys(properties)) {
    const both = [inner.properties, outer.properties].flatMap((map) =>
      isObject(map) && isObject(map[name]) ? map[name] : [],
    )
    if (both.length === 2) properties[name] = { allOf: both }
  }
  const required = [...new Set([...listOf(inner.required), ...listOf(outer.required)])]
  const hasProperties = 'properties' in inner || 'properties' in outer
  return { ...inner, ...outer, ...(hasProperties && { properties }), ...(required.length > 0 && { required }) }
}

function typeOf(value: Json, declared: string[]): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && declared.includes('integer') ? 'integer' : typeof value
}
