/** Reads the generated documents as a consumer of this repository would. */
import { VERSIONS, type Version } from '../../scripts/support/paths.js'
import { namedExamples } from '../../src/contract/examples.js'
import { eachObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { type Operation as Requested, operationsOf as requestsOf } from '../../src/contract/operations.js'
import { resolve } from '../../src/contract/references.js'
import { readGenerated } from './generated.js'

export { VERSIONS, type Version }

export const NAMES = ['canvas', ...VERSIONS] as const

export const documents = Object.fromEntries(
  NAMES.map((name) => [name, frozen(readGenerated<JsonObject>(`openapi/${name}.json`))]),
) as Record<(typeof NAMES)[number], JsonObject>

/** The files of a worker share the documents: a change by one would make another fail. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null)
    for (const child of Object.values(Object.freeze(value))) frozen(child)
  return value
}

export type ResponseExample = { status: string; name: string | undefined; value: Json; response: JsonObject }

/** An operation of a document, with its documented responses resolved too. */
export type Operation = Requested & {
  /** One for each named example, and one without a name for each response without a body. */
  responses: ResponseExample[]
}

/** Returns the operations of a version's document: the same each time. */
export function operationsOf(version: Version): Operation[] {
  const operations = known.get(version) ?? readOperations(version)
  known.set(version, operations)
  return operations
}

const known = new Map<Version, Operation[]>()

function readOperations(version: Version): Operation[] {
  const document = documents[version]
  return requestsOf(document, version).map((operation) => ({
    ...operation,
    responses: Object.entries(operation.node.responses as JsonObject).flatMap(([status, response]) =>
      responseExamples(document, status, resolve(document, response) as JsonObject),
    ),
  }))
}

function responseExamples(document: JsonObject, status: string, response: JsonObject): ResponseExample[] {
  const media = Object.values((response.content ?? {}) as Record<string, JsonObject>)
  if (media.length === 0) return [{ status, name: undefined, value: null, response }]
  return media.flatMap(({ examples }) =>
    namedExamples(document, examples).map(({ name, value }) => ({ status, name, value, response })),
  )
}

/** Returns the status that selects a documented response: for `default`, the first of these that is not documented. */
export function statusOf(operation: Operation, status: string): number {
  const documented = Object.keys(operation.node.responses as JsonObject)
  return Number(status === 'default' ? ['409', '402', '415', '422'].find((code) => !documented.includes(code)) : status)
}

/** Returns each object in the data, parents first. */
export function objectsIn(data: Json): JsonObject[] {
  const found: JsonObject[] = []
  eachObject(data, (node) => void found.push(node))
  return found
}
