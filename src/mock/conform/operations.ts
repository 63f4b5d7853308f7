/** The operations of a generated document, as requests and judgements need them. */
import type { Version } from '../documents.js'
import { isObject, type Json, type JsonObject, resolve } from './json.js'

/** An operation of a version's document, with its parameters and the examples of its body resolved. */
export type Operation = {
  document: JsonObject
  version: Version
  operationId: string
  method: string
  path: string
  node: JsonObject
  parameters: JsonObject[]
  body: RequestBody | undefined
  /** The documented success status. */
  success: number
}

export type RequestBody = { mediaType: string; schema: JsonObject; required: boolean; examples: NamedExample[] }
export type NamedExample = { name: string; value: Json }

export function operationsOf(document: JsonObject, version: Version): Operation[] {
  return Object.entries(document.paths as Record<string, JsonObject>).flatMap(([path, item]) =>
    Object.entries(item)
      .filter((entry): entry is [string, JsonObject] => isObject(entry[1]) && 'operationId' in entry[1])
      .map(([method, node]) => ({
        document,
        version,
        operationId: String(node.operationId),
        method: method.toUpperCase(),
        path,
        node,
        parameters: parametersOf(document, item, node),
        body: bodyOf(document, node),
        success: Number(Object.keys(node.responses as JsonObject).find((status) => status.startsWith('2'))),
      })),
  )
}

/** The documented response for a status: its own, else `default`. */
export function responseOf({ document, node }: Operation, status: number): JsonObject {
  const responses = node.responses as JsonObject
  return resolve(document, responses[status] ?? responses.default ?? {}) as JsonObject
}

/** The schema of a response's body; undefined for one without body. */
export function schemaOf(response: JsonObject): JsonObject | undefined {
  const [media] = Object.values((response.content ?? {}) as Record<string, JsonObject>)
  return media?.schema as JsonObject | undefined
}

/** The named examples of a body, resolved. */
export function namedExamples(document: JsonObject, examples: Json | undefined): NamedExample[] {
  return Object.entries((examples ?? {}) as JsonObject).map(([name, example]) => ({
    name,
    value: (resolve(document, example) as JsonObject).value ?? null,
  }))
}

function parametersOf(document: JsonObject, item: JsonObject, node: JsonObject): JsonObject[] {
  const all = [item.parameters, node.parameters].flatMap((list) => (Array.isArray(list) ? list : []))
  return all.map((parameter) => resolve(document, parameter) as JsonObject)
}

function bodyOf(document: JsonObject, node: JsonObject): RequestBody | undefined {
  const body = node.requestBody as { required?: boolean; content: Record<string, JsonObject> } | undefined
  const [entry] = Object.entries(body?.content ?? {})
  if (!entry) return undefined
  const [mediaType, { schema, examples }] = entry
  return {
    mediaType,
    schema: schema as JsonObject,
    required: body?.required === true,
    examples: namedExamples(document, examples),
  }
}
