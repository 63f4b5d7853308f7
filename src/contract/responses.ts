import { type NamedExample, namedExamples, valueFor } from './examples.js'
import type { JsonObject } from './json.js'
import type { Operation } from './operations.js'
import { resolve } from './references.js'

/** A documented response of an operation. */
type DocumentedResponse = {
  /** As documented: a number as text, or `default`. */
  status: string
  node: JsonObject
  /** Undefined for a response without a body. */
  mediaType: string | undefined
  schema: JsonObject | undefined
  examples: NamedExample[]
}

/** Returns the documented responses of an operation, in document order. */
export function responsesOf({ document, node }: Operation): DocumentedResponse[] {
  return Object.entries(node.responses as JsonObject).map(([status, reference]) => {
    const response = resolve(document, reference) as JsonObject
    const [media] = Object.entries((response.content ?? {}) as Record<string, JsonObject>)
    return {
      status,
      node: response,
      mediaType: media?.[0],
      schema: media?.[1].schema as JsonObject | undefined,
      examples: namedExamples(document, media?.[1].examples),
    }
  })
}

/** Returns the named examples of the response for a status. */
export function documentedExamples(operation: Operation, status: number): NamedExample[] {
  return responsesOf(operation).find((response) => response.status === String(status))?.examples ?? []
}

/** Returns the headers of a response that have an example or a single possible value. Names are in lower case. */
export function documentedHeaders(document: JsonObject, response: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries((response.headers ?? {}) as JsonObject).flatMap(([name, header]) => {
      const example = valueFor(document, resolve(document, header) as JsonObject)
      return example === undefined ? [] : [[name.toLowerCase(), String(example)]]
    }),
  )
}
