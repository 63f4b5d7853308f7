/** Schemas and values as texts, which are the same for what demands the same. */
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { place } from '../../src/contract/nodes.js'
import { find } from '../../src/contract/references.js'

/** What demands nothing of a value. */
export const ANNOTATIONS = new Set([
  ...['$schema', '$id', '$anchor', '$comment', '$defs', 'title', 'description', 'example', 'examples', 'deprecated'],
  ...['xml', 'externalDocs', 'readOnly', 'writeOnly', 'nullable'],
])

/** Lists whose order means nothing. */
const UNORDERED = new Set(['required', 'enum', 'type'])

/** Returns what a schema demands of a value: the schema without its texts, examples and marks. */
export function demandsOf(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-')),
  )
}

/** Returns a text that is the same for schemas that demand the same: references resolved, keys sorted, without texts. */
export function canonical(schema: Json, document: JsonObject, path: string[] = []): string {
  if (Array.isArray(schema)) return `[${schema.map((one) => canonical(one, document, path)).join()}]`
  if (!isObject(schema)) return valueText(schema)
  const { $ref } = schema
  if (typeof $ref === 'string' && !path.includes($ref)) {
    const { $ref: _, ...beside } = schema
    const target = find(document, $ref)
    return canonical(isObject(target) ? { ...target, ...beside } : target, document, [...path, $ref])
  }
  return textOf(demandsOf(schema), (keyword, value) => {
    const at = place('schema', keyword)
    const inner = (one: Json) => canonical(one, document, path)
    if (!at) return valueText(UNORDERED.has(keyword) && Array.isArray(value) ? [...value].sort() : value)
    if (at.holds === 'one' || Array.isArray(value)) return inner(value)
    return isObject(value) ? textOf(value, (_, one) => inner(one)) : valueText(value)
  })
}

/** Returns a value as JSON with sorted keys. */
export function valueText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join()}]`
  return isObject(value) ? textOf(value, (_, one) => valueText(one)) : JSON.stringify(value)
}

function textOf(entries: JsonObject, text: (key: string, value: Json) => string): string {
  const parts = Object.keys(entries).sort()
  return `{${parts.map((key) => `${JSON.stringify(key)}:${text(key, entries[key] ?? null)}`).join()}}`
}
