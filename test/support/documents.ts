/** The generated documents, read as a consumer of this repository would read them. */
import { readFileSync } from 'node:fs'
import { inRoot, VERSIONS, type Version } from '../../scripts/lib/paths.js'
import { isObject, type Json, type JsonObject, resolve } from '../../scripts/lib/shape.js'

export { VERSIONS, type Version }

export const NAMES = ['canvas', ...VERSIONS] as const

export const documents = Object.fromEntries(
  NAMES.map((name) => [name, JSON.parse(readFileSync(inRoot(`generated/openapi/${name}.json`), 'utf8')) as JsonObject]),
) as Record<(typeof NAMES)[number], JsonObject>

export type ResponseExample = { status: string; name: string | undefined; value: Json; response: JsonObject }
export type RequestExample = { name: string; value: Json }

/** An operation of a document, with its parameters and examples resolved. */
export type Operation = {
  document: JsonObject
  version: Version
  operationId: string
  method: string
  path: string
  node: JsonObject
  parameters: JsonObject[]
  /** The media type, the schema and the examples of the request body. */
  body: { mediaType: string; schema: JsonObject; required: boolean; examples: RequestExample[] } | undefined
  /** One for each named example, and one without name for each response without body. */
  responses: ResponseExample[]
  /** The success status. */
  success: number
}

/** The operations of a version's document. */
export function operationsOf(version: Version): Operation[] {
  const document = documents[version]
  return Object.entries(document.paths as Record<string, JsonObject>).flatMap(([path, item]) =>
    Object.entries(item)
      .filter((entry): entry is [string, JsonObject] => isObject(entry[1]) && 'operationId' in entry[1])
      .map(([method, node]) => operation(document, version, path, method, item, node)),
  )
}

function operation(
  document: JsonObject,
  version: Version,
  path: string,
  method: string,
  item: JsonObject,
  node: JsonObject,
): Operation {
  const parameters = [item.parameters, node.parameters].flatMap((list) => (Array.isArray(list) ? list : []))
  const responses = Object.entries(node.responses as JsonObject).flatMap(([status, response]) =>
    responseExamples(document, status, resolve(document, response) as JsonObject),
  )
  return {
    document,
    version,
    operationId: String(node.operationId),
    method: method.toUpperCase(),
    path,
    node,
    parameters: parameters.map((parameter) => resolve(document, parameter) as JsonObject),
    body: bodyOf(document, node),
    responses,
    success: Number(responses.find(({ status }) => status.startsWith('2'))?.status),
  }
}

function responseExamples(document: JsonObject, status: string, response: JsonObject): ResponseExample[] {
  const media = Object.values((response.content ?? {}) as Record<string, JsonObject>)
  if (media.length === 0) return [{ status, name: undefined, value: null, response }]
  return media.flatMap(({ examples }) =>
    named(document, examples).map(({ name, value }) => ({ status, name, value, response })),
  )
}

function bodyOf(document: JsonObject, node: JsonObject): Operation['body'] {
  const body = node.requestBody as { required?: boolean; content: Record<string, JsonObject> } | undefined
  const [entry] = Object.entries(body?.content ?? {})
  if (!entry) return undefined
  const [mediaType, { schema, examples }] = entry
  return {
    mediaType,
    schema: schema as JsonObject,
    required: body?.required === true,
    examples: named(document, examples),
  }
}

function named(document: JsonObject, examples: Json | undefined): RequestExample[] {
  return Object.entries((examples ?? {}) as JsonObject).map(([name, example]) => ({
    name,
    value: (resolve(document, example) as JsonObject).value ?? null,
  }))
}

/** The status under which a documented answer is asked for: `default` stands for the first of these that is not documented. */
export function statusOf(operation: Operation, status: string): number {
  const documented = Object.keys(operation.node.responses as JsonObject)
  return Number(status === 'default' ? ['409', '402', '415', '422'].find((code) => !documented.includes(code)) : status)
}
