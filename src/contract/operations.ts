import { type NamedExample, namedExamples } from './examples.js'
import { isObject, type Json, type JsonObject } from './json.js'
import { resolve } from './references.js'
import type { Version } from './versions.js'

/** An operation of a version's document. References of parameters, bodies and examples are resolved; those of schemas are kept. */
export type Operation = {
  document: JsonObject
  version: Version
  operationId: string
  /** In upper case. */
  method: string
  /** The path with its parameters, such as `/tasks/{id}`. */
  path: string
  node: JsonObject
  /** Those of the path first, then those of the operation. */
  parameters: Parameter[]
  /** The defaults of the query parameters that have one, by name. */
  defaults: Record<string, Json>
  body: RequestBody | undefined
  /** The documented success status. */
  success: number
  /** The scopes that a key needs, all of them. Empty if the source documents none. */
  scopes: string[]
  /** Those of all operations first, then those of this one. */
  limits: RateLimit[]
  /** How its list is paged in this version. Undefined if it returns no list. */
  pagination: 'cursor' | 'offset' | undefined
}

export type Parameter = JsonObject & { name: string; in: string; schema: JsonObject }
export type RequestBody = { mediaType: string; schema: JsonObject; required: boolean; examples: NamedExample[] }

/** A limit of the contract (`x-rate-limit`). Without a window it limits how much may run at the same time. */
export type RateLimit = {
  name: string
  limit: number | Record<string, number>
  window_seconds?: number
  /** Whose requests are counted together. Undefined if that is not documented. */
  per?: string
  retry_after_seconds?: number
}

/** Returns the operations of a version's document, in document order. */
export function operationsOf(document: JsonObject, version: Version): Operation[] {
  return Object.entries(document.paths as Record<string, JsonObject>).flatMap(([path, item]) =>
    Object.entries(item)
      .filter((entry): entry is [string, JsonObject] => isObject(entry[1]) && 'operationId' in entry[1])
      .map(([method, node]) => operationOf(document, version, { path, item, method, node })),
  )
}

/** Returns the documented response for a status: its own, else `default`. */
export function responseOf({ document, node }: Operation, status: number): JsonObject {
  const responses = node.responses as JsonObject
  return resolve(document, responses[status] ?? responses.default ?? {}) as JsonObject
}

/** Returns the schema of a response's body. Undefined for a response without a body. */
export function schemaOf(response: JsonObject): JsonObject | undefined {
  const [media] = Object.values((response.content ?? {}) as Record<string, JsonObject>)
  return media?.schema as JsonObject | undefined
}

type Place = { path: string; item: JsonObject; method: string; node: JsonObject }

function operationOf(document: JsonObject, version: Version, { path, item, method, node }: Place): Operation {
  const { security } = node
  const ofAll = isObject(document.info) ? document.info['x-rate-limit'] : undefined
  const parameters = [...list(item.parameters), ...list(node.parameters)].map(
    (parameter) => resolve(document, parameter) as Parameter,
  )
  return {
    document,
    version,
    operationId: String(node.operationId),
    method: method.toUpperCase(),
    path,
    node,
    parameters,
    defaults: defaultsOf(parameters),
    body: bodyOf(document, node),
    success: Number(Object.keys(node.responses as JsonObject).find((status) => status.startsWith('2'))),
    scopes: list(security).flatMap((requirement) => Object.values(requirement as Record<string, string[]>).flat()),
    limits: [...list(ofAll), ...list(node['x-rate-limit'])] as RateLimit[],
    pagination: node['x-pagination'] as Operation['pagination'],
  }
}

function defaultsOf(parameters: Parameter[]): Record<string, Json> {
  const known = parameters.filter(({ in: place, schema }) => place === 'query' && schema.default !== undefined)
  return Object.fromEntries(known.map(({ name, schema }) => [name, schema.default as Json]))
}

function bodyOf(document: JsonObject, node: JsonObject): RequestBody | undefined {
  const body = node.requestBody ? (resolve(document, node.requestBody) as JsonObject) : {}
  const [entry] = Object.entries((body.content ?? {}) as Record<string, JsonObject>)
  if (!entry) return undefined
  const [mediaType, { schema, examples }] = entry
  return {
    mediaType,
    schema: schema as JsonObject,
    required: body.required === true,
    examples: namedExamples(document, examples),
  }
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}
