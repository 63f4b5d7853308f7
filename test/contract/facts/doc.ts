/** The generated documents, as `src/contract` reads them. */
import { valueChecker } from '../../../src/contract/ajv.js'
import { namedExamples } from '../../../src/contract/examples.js'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { endpointsOf, type Operation, operationsOf, schemaOf } from '../../../src/contract/operations.js'
import { resolve } from '../../../src/contract/references.js'
import { documents, VERSIONS } from '../../support/documents.js'

export type Doc = {
  name: keyof typeof documents
  json: JsonObject
  /** By operation id. */
  operations: Map<string, Operation>
  /** The upload to the storage system, which does not belong to the API. */
  storage: Operation
  /** Returns true for a value that fits a schema of the document. */
  accepts: (schema: JsonObject, value: unknown) => boolean
}

const docOf = (name: keyof typeof documents): Doc => {
  const json = documents[name]
  const check = valueChecker(json)
  const { StorageUpload: item } = (json.components as { pathItems: JsonObject }).pathItems
  const [storage] = operationsOf({ ...json, paths: { '{upload_url}': item ?? {} } })
  return {
    name,
    json,
    operations: new Map(operationsOf(json).map((operation) => [operation.operationId, operation])),
    storage: storage as Operation,
    accepts: (schema, value) => check(schema, value).length === 0,
  }
}

export const canvas = docOf('canvas')

/** The document of each version, newest first. */
export const docs = VERSIONS.map(docOf)

/** The newest version, which has the canonical shapes. */
export const newest = docs[0] as Doc

/** The first version with the canonical shapes. Those before it have the legacy shapes. */
export const CANONICAL = '2026-05-01'

/** Returns true for the document of a version with the legacy shapes. */
export const isLegacy = ({ name }: Doc) => name < CANONICAL

/** Returns the documents of the versions to which a statement belongs. */
export function docsOf({ version, until }: { version?: string | undefined; until?: string | undefined }): Doc[] {
  const end = until ?? (version !== undefined && version < CANONICAL ? CANONICAL : undefined)
  return docs.filter(({ name }) => (!version || name >= version) && (!end || name < end))
}

export function operation({ name, operations }: Doc, operationId: string): Operation {
  const found = operations.get(operationId)
  if (!found) throw new Error(`${name} has no ${operationId}.`)
  return found
}

/** The responses of an operation by status, `default` among them. */
export const responses = ({ document, node }: Pick<Operation, 'document' | 'node'>): Record<string, JsonObject> =>
  Object.fromEntries(
    Object.entries(node.responses ?? {}).map(([status, one]) => [status, resolve(document, one) as JsonObject]),
  )

/** The values of the examples of a body, by name. It is a response, or a request body. */
export function examplesIn({ json }: Doc, body: Json | undefined): Record<string, JsonObject> {
  const { content } = (resolve(json, body ?? {}) ?? {}) as { content?: Record<string, JsonObject> }
  const named = Object.values(content ?? {}).flatMap(({ examples }) => namedExamples(json, examples))
  return Object.fromEntries(named.map(({ name, value }) => [name, value as JsonObject]))
}

/** The examples of an operation's response, by default of its success. */
export function examples(doc: Doc, operationId: string, status?: number | string): Record<string, JsonObject> {
  const found = operation(doc, operationId)
  return examplesIn(doc, responses(found)[status ?? found.success])
}

/** The examples of an operation's request. */
export const requests = (doc: Doc, operationId: string) => examplesIn(doc, operation(doc, operationId).node.requestBody)

/** The schema of a response, by default of the success. */
export function bodyOf(doc: Doc, operationId: string, status?: number | string): JsonObject {
  const found = operation(doc, operationId)
  return schemaOf(responses(found)[status ?? found.success] ?? {}) ?? {}
}

/** The deliveries that a document describes: those of its webhooks and those of its callbacks. */
export function deliveries({ json, operations }: Doc): JsonObject[] {
  const callbacks = [...operations.values()].flatMap(({ node }) => Object.values(node.callbacks ?? {}))
  return [
    ...endpointsOf(json)
      .filter(({ top }) => top === 'webhooks')
      .map(({ node }) => node),
    ...callbacks
      .flatMap((callback) => Object.values(resolve(json, callback) as JsonObject))
      .flatMap((item) => Object.values(item as JsonObject).filter(isObject)),
  ]
}

/** A value and all that it holds. */
export function inside(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(inside)] : [value]
}
