import type { Json, JsonObject } from './json.js'
import { resolve } from './references.js'

export type NamedExample = { name: string; value: Json }

/** Returns the named examples of a body, resolved. */
export function namedExamples(document: JsonObject, examples: Json | undefined): NamedExample[] {
  return Object.entries((examples ?? {}) as JsonObject).map(([name, example]) => ({
    name,
    value: (resolve(document, example) as JsonObject).value ?? null,
  }))
}

/**
 * Returns the documented example of a parameter or header: `example`, the first of `examples`, or the only value or the
 * default of its schema. Undefined if there is none.
 */
export function valueFor(document: JsonObject, node: JsonObject): Json | undefined {
  if (node.example !== undefined) return node.example
  const [first] = namedExamples(document, node.examples)
  return first ? first.value : exampleOfSchema(document, node.schema)
}

function exampleOfSchema(document: JsonObject, node: Json | undefined): Json | undefined {
  const schema = resolve(document, node ?? {}) as JsonObject
  const { examples, enum: values, allOf } = schema
  const own = [schema.const, schema.default, first(examples), first(values)]
  const parts = Array.isArray(allOf) ? allOf.map((part) => exampleOfSchema(document, part)) : []
  return [...own, ...parts].find((value) => value !== undefined)
}

function first(values: Json | undefined): Json | undefined {
  return Array.isArray(values) ? values[0] : undefined
}
