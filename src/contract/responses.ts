import { exampleOf, type NamedExample, namedExamples } from './examples.js'
import type { JsonObject } from './json.js'
import type { Operation } from './operations.js'
import { resolve } from './references.js'

/** A documented response of an operation. */
export type DocumentedResponse = {
  /** As it is documented: a number in words, or `default`. */
  status: string
  node: JsonObject
  /** Undefined for a response without body. */
  mediaType: string | undefined
  schema: JsonObject | undefined
  examples: NamedExample[]
}

/** The documented responses of an operation, in their order. */
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

/** The named examples of the response for a status. */
export function documentedExamples(operation: Operation, status: number): NamedExample[] {
  return responsesOf(operation).find((response) => response.status === String(status))?.examples ?? []
}

/** The headers of a response that have an example or only one value, their names in lower case. */
export function documentedHeaders(document: JsonObject, response: JsonObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries((response.headers ?? {}) as JsonObject).flatMap(([name, header]) => {
      const example = exampleOf(document, resolve(document, header) as JsonObject)
      return example === undefined ? [] : [[name.toLowerCase(), String(example)]]
    }),
  )
}
