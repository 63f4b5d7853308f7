import {
  type OpenApiDocument,
  type Operation,
  operationsIn,
  type ParameterSchema,
  type RateLimit,
  type Reference,
} from './documents.js'

/** What the front needs to know of an operation. */
export type OperationFacts = {
  operationId: string
  /** The documented statuses, `default` too, each with the names of its examples; none for a response without body. */
  examples: Map<string, string[]>
  /** The media type of the body and whether the body is required; undefined for an operation without one. */
  body: { mediaType: string; required: boolean; schema: object } | undefined
  /** The path with its parameters. */
  template: string
  /** The query parameters. */
  query: { name: string; schema: ParameterSchema }[]
  /** The success status. */
  success: number
  /** The scopes that a key needs, all of them; none where the source states none. */
  scopes: string[]
  /** Those of all operations first, then its own. */
  limits: RateLimit[]
}

/** The operations of a document by id. */
export function operationsOf(document: OpenApiDocument): Map<string, OperationFacts> {
  const facts = Object.entries(document.paths).flatMap(([template, item]) =>
    operationsIn(item).map(([, operation]) => factsOf(operation, template, document)),
  )
  return new Map(facts.map((operation) => [operation.operationId, operation]))
}

function factsOf(operation: Operation, template: string, document: OpenApiDocument): OperationFacts {
  const { operationId, responses, requestBody, parameters = [], security = [] } = operation
  const examples = Object.entries(responses).map(([status, response]): [string, string[]] => [
    status,
    Object.values(resolve(response, document.components.responses).content ?? {}).flatMap((media) =>
      Object.keys(media.examples ?? {}),
    ),
  ])
  const [media] = Object.entries(requestBody?.content ?? {})
  return {
    operationId,
    examples: new Map(examples),
    template,
    query: parameters
      .map((parameter) => resolve(parameter, document.components.parameters ?? {}))
      .filter((parameter) => parameter.in === 'query'),
    success: Number(Object.keys(responses).find((status) => status.startsWith('2'))),
    limits: [...(document.info['x-rate-limit'] ?? []), ...(operation['x-rate-limit'] ?? [])],
    scopes: security.flatMap((requirement) => Object.values(requirement).flat()),
    body: media && { mediaType: media[0], required: requestBody?.required ?? false, schema: media[1].schema },
  }
}

function resolve<T extends object>(node: T | Reference, components: Record<string, T>): T {
  if (!('$ref' in node)) return node
  const found = components[node.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`The reference ${node.$ref} points to nothing.`)
  return found
}
