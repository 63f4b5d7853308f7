import { type NamedExample, namedExamples } from './examples.js'
import { isObject, type Json, type JsonObject, listOf } from './json.js'
import { METHODS } from './nodes.js'
import { resolve } from './references.js'
import { propertiesOf } from './schemas.js'
import type { Version } from './versions.js'

/** An operation of a version's document. All references are resolved except those of schemas. */
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

/** A parameter, resolved. The API describes all of its parameters by a schema; OpenAPI also allows `content`. */
export type Parameter = JsonObject & { name: string; in: string; schema: JsonObject }
export type RequestBody = {
  mediaType: string
  schema: JsonObject
  required: boolean
  examples: NamedExample[]
  /** The defaults of its fields that have one, by name. Undefined if none has. */
  defaults: Record<string, Json> | undefined
}

/** A limit of the contract (`x-rate-limit`). Without a window it limits how much may run at the same time. */
export type RateLimit = {
  name: string
  limit: number | Record<string, number>
  window_seconds?: number
  /** Whose requests are counted together. Undefined if that is not documented. */
  per?: string
  retry_after_seconds?: number
  /** A sentence on what counts, if not every request of the operation does. */
  counts?: string
}

/** An operation with its place: a path, or the name of a webhook. */
export type Endpoint = {
  top: 'paths' | 'webhooks'
  /** The path with its parameters, such as `/tasks/{id}`, or the name of the webhook. */
  path: string
  /** The path item. */
  item: JsonObject
  /** In lower case, as in the document. */
  method: (typeof METHODS)[number]
  node: JsonObject
  /** Those of the path first, then those of the operation. References are resolved. */
  parameters: Parameter[]
}

/** Returns the scopes that a key can have: each with what it grants. */
export function scopesOf({ components }: JsonObject): Record<string, string> {
  const { securitySchemes = {} } = components as { securitySchemes?: Record<string, JsonObject> }
  return Object.assign({}, ...Object.values(securitySchemes).map((scheme) => scheme['x-scopes']))
}

/** Returns the operations of the paths and of the webhooks, in document order. */
export function endpointsOf(document: JsonObject): Endpoint[] {
  return (['paths', 'webhooks'] as const).flatMap((top) =>
    Object.entries(isObject(document[top]) ? document[top] : {}).flatMap(([path, value]) => {
      const item = resolve(document, value)
      if (!isObject(item)) return []
      return Object.entries(item).flatMap(([key, node]): Endpoint[] => {
        const method = METHODS.find((name) => name === key)
        if (!method || !isObject(node)) return []
        const parameters = [...listOf(item.parameters), ...listOf(node.parameters)]
        return [
          { top, path, item, method, node, parameters: parameters.map((one) => resolve(document, one) as Parameter) },
        ]
      })
    }),
  )
}

/** Returns the operations of a document, in its order. The version is the document's own by default. */
export function operationsOf(document: JsonObject, version = versionOf(document)): Operation[] {
  const { 'x-rate-limit': shared } = isObject(document.info) ? document.info : {}
  return endpointsOf(document)
    .filter(({ top, node }) => top === 'paths' && 'operationId' in node)
    .map(({ path, method, node, parameters }) => ({
      document,
      version,
      operationId: String(node.operationId),
      method: method.toUpperCase(),
      path,
      node,
      parameters,
      defaults: defaultsOf(parameters),
      body: bodyOf(document, node),
      success: Number(Object.keys(node.responses ?? {}).find((status) => status.startsWith('2'))),
      scopes: listOf(node.security).flatMap((scheme) => Object.values(scheme as Record<string, string[]>).flat()),
      limits: [...listOf(shared), ...listOf(node['x-rate-limit'])] as RateLimit[],
      pagination: node['x-pagination'] as Operation['pagination'],
    }))
}

/** Returns the operations of the reusable path items. No path of the API has them: they are those of the storage. */
export function storageOperationsOf(document: JsonObject): Operation[] {
  const { pathItems = {} } = document.components as JsonObject
  return operationsOf({ ...document, paths: pathItems })
}

function versionOf({ info }: JsonObject): Version {
  return (isObject(info) ? String(info.version) : '') as Version
}

/** Returns the documented response for a status: its own, else `default`. */
export function responseOf({ document, node }: Operation, status: number): JsonObject {
  const responses = (node.responses ?? {}) as JsonObject
  return resolve(document, responses[status] ?? responses.default ?? {}) as JsonObject
}

/** Returns the schema of a response's body. Undefined for a response without a body. */
export function schemaOf(response: JsonObject): JsonObject | undefined {
  const [media] = Object.values((response.content ?? {}) as Record<string, JsonObject>)
  return media?.schema as JsonObject | undefined
}

function defaultsOf(parameters: Parameter[]): Record<string, Json> {
  const inQuery = parameters.filter(({ in: place }) => place === 'query')
  return defaultsIn(Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])))
}

/** Returns the defaults of those schemas that have one. */
function defaultsIn(schemas: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]): [string, Json][] =>
      isObject(schema) && schema.default !== undefined ? [[name, schema.default]] : [],
    ),
  )
}

function bodyOf(document: JsonObject, node: JsonObject): RequestBody | undefined {
  const body = node.requestBody ? (resolve(document, node.requestBody) as JsonObject) : {}
  const [entry] = Object.entries((body.content ?? {}) as Record<string, JsonObject>)
  if (!entry) return undefined
  const [mediaType, { schema, examples }] = entry
  const defaults = defaultsIn(propertiesOf(document, schema))
  return {
    mediaType,
    schema: schema as JsonObject,
    required: body.required === true,
    examples: namedExamples(document, examples),
    defaults: Object.keys(defaults).length > 0 ? defaults : undefined,
  }
}
