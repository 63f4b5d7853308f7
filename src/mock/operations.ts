import { type OpenApiDocument, type Operation, operationsIn, type Reference, type Response } from './documents.js'

/** What the front needs to know of an operation. */
export type OperationFacts = {
  operationId: string
  /** The documented statuses, `default` too, each with the names of its examples; none for a response without body. */
  examples: Map<string, string[]>
  /** The media type of the body and whether the body is required; undefined for an operation without one. */
  body: { mediaType: string; required: boolean; schema: object } | undefined
}

/** The operations of a document by id. */
export function operationsOf(document: OpenApiDocument): Map<string, OperationFacts> {
  const facts = Object.values(document.paths).flatMap((item) =>
    operationsIn(item).map(([, operation]) => factsOf(operation, document)),
  )
  return new Map(facts.map((operation) => [operation.operationId, operation]))
}

function factsOf({ operationId, responses, requestBody }: Operation, document: OpenApiDocument): OperationFacts {
  const examples = Object.entries(responses).map(([status, response]): [string, string[]] => [
    status,
    Object.values(resolve(response, document).content ?? {}).flatMap((media) => Object.keys(media.examples ?? {})),
  ])
  const [media] = Object.entries(requestBody?.content ?? {})
  return {
    operationId,
    examples: new Map(examples),
    body: media && { mediaType: media[0], required: requestBody?.required ?? false, schema: media[1].schema },
  }
}

function resolve(response: Response | Reference, document: OpenApiDocument): Response {
  if (!('$ref' in response)) return response
  const found = document.components.responses[response.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`The reference ${response.$ref} points to nothing.`)
  return found
}
