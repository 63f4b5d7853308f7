import type { JsonObject } from '../../src/contract/json.js'
import { resolve } from '../../src/contract/references.js'

/** What is wrong with the headers of an answer: each that the response declares is there and fits its schema, once a number is read as one. */
export function headerFaults(
  document: JsonObject,
  response: JsonObject,
  headers: Headers,
  judge: (schema: JsonObject, value: unknown) => string[],
): string[] {
  return Object.entries((response.headers ?? {}) as JsonObject).flatMap(([name, header]) => {
    const text = headers.get(name)
    if (text === null) return [`${name} is missing`]
    const schema = (resolve(document, header) as JsonObject).schema as JsonObject
    return judge(schema, schema.type === 'integer' ? Number(text) : text).map((fault) => `${name}: ${fault}`)
  })
}
