import type { JsonObject } from '../../src/contract/json.js'
import { resolve } from '../../src/contract/references.js'

/** Returns what is wrong with the headers: each declared one must be present and match its schema. */
export function headerFaults(
  document: JsonObject,
  response: JsonObject,
  headers: Headers,
  validate: (schema: JsonObject, value: unknown) => string[],
): string[] {
  return Object.entries((response.headers ?? {}) as JsonObject).flatMap(([name, header]) => {
    const text = headers.get(name)
    if (text === null) return [`${name} is missing`]
    const schema = (resolve(document, header) as JsonObject).schema as JsonObject
    return validate(schema, schema.type === 'integer' ? Number(text) : text).map((fault) => `${name}: ${fault}`)
  })
}
