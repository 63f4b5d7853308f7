import { sources } from '../../../scripts/read/source-files.js'
import type { Doc, Found } from './document.js'
import type { Schema } from './openapi.js'
import { tools } from './tool-server.js'
import { everyText, ownWords } from './words.js'

/**
 * A place of a document, with the texts that stand there:
 *
 * | place | its texts |
 * |---|---|
 * | `info` | the sections of the introduction |
 * | `mcp` | those of its sections that are on the tool server |
 * | `group:<name>` | the group's tag, and the sections of the introduction |
 * | `security`, `scope:<name>` | the security scheme, what one scope grants |
 * | `webhooks`, `event:<type>`, `storage` | all events, one event, the upload to the storage system |
 * | `tool:<name>` | a tool of the tool server |
 * | `servers`, `paths`, `tags` | none |
 * | `<operationId>` | the operation with its parameters, responses and callbacks |
 * | `<operationId>.<status>` | one response; with `.header.<name>` one of its headers |
 * | `<operationId>.parameter.<name>` | one parameter |
 * | any other | the description of the schema there, as `Doc.at` finds it |
 *
 * `*` for an operation id stands for every operation, `*cursor` for every list with cursor pagination. Returns undefined for a place that the document does not have.
 */
export function textsAt(doc: Doc, place: string): string[] | undefined {
  return found(doc, place)?.map(ownWords)
}

/** All that a document says at the places given. */
export function words(doc: Doc, ...places: string[]): string {
  return places.flatMap((place) => textsAt(doc, place) ?? []).join('\n')
}

const { placeOf } = sources()

/** Returns the line on which a place of a document is written, or one near it: `openapi/resources/tasks/tasks.yaml:12:3`. */
export function writtenAt(doc: Doc, place: string): string {
  const [root = '', ...names] = place.split(/[.[\]]+/)
  const { path = '', method = '' } = doc.operations.find(({ operationId }) => operationId === root) ?? {}
  if (path) return placeOf(['paths', path, method])
  if (place.startsWith('event:')) return placeOf(['webhooks', place.slice('event:'.length)])
  return placeOf(['components', 'schemas', root, ...names.flatMap((name) => ['properties', name])])
}

/**
 * Returns the place for each operation if it begins with `*`, for each operation with cursor pagination if it begins with
 * `*cursor`. Any other stays as it is.
 */
export function placesOf(doc: Doc, place: string): string[] {
  const [, lists, rest] = /^\*(cursor)?(.*)$/.exec(place) ?? []
  if (rest === undefined) return [place]
  const operations = doc.operations.filter((operation) => !lists || operation['x-pagination'] === 'cursor')
  return operations.map(({ operationId }) => operationId + rest)
}

/** Returns what is at a place: an operation, a response, or the keywords of a schema, parameter or header, with all its types. */
export function nodeAt(doc: Doc, place: string): object | undefined {
  const { id, status, header, parameter } = OPERATION.exec(place)?.groups ?? {}
  const operation = doc.operations.find(({ operationId }) => operationId === id)
  const keywords = (schema: Schema) => ({ ...schema, type: doc.types(schema) })
  if (operation && parameter) {
    const { schema, ...rest } = doc.parameter(operation.operationId, parameter)
    return { ...keywords(doc.follow(schema)), ...rest }
  }
  if (operation && status) {
    const response = doc.response(operation.operationId, status)
    const { schema, ...rest } = (header && response.headers?.[header] && doc.follow(response.headers[header])) || {}
    return header ? schema && { ...keywords(schema), ...rest } : response
  }
  if (operation) return operation
  const schema = doc.find(place)
  return schema && keywords(schema)
}

const OPERATION = /^(?<id>\w+)(\.(?<status>\d{3}|default)(\.header\.(?<header>.+))?|\.parameter\.(?<parameter>.+))?$/

function found(doc: Doc, place: string): string[] | undefined {
  const [kind = '', ...rest] = place.split(':')
  const named = NAMED[kind]
  if (named) return named(doc, rest.join(':'))
  const parts = OPERATION.exec(place)?.groups
  const operation = doc.operations.find(({ operationId }) => operationId === parts?.id)
  if (operation && parts) return ofOperation(doc, operation, parts)
  const schema = doc.find(place)
  return schema && [schema.description ?? '']
}

function ofOperation(
  doc: Doc,
  operation: Found,
  { status, header, parameter }: Record<string, string | undefined>,
): string[] | undefined {
  if (parameter !== undefined) {
    const one = operation.parameters.find(({ name }) => name === parameter)
    return one && [one.description ?? '']
  }
  if (status === undefined) {
    const { summary = '', description = '', parameters, requestBody, responses, callbacks } = operation
    return [summary, description, ...everyText(doc, [parameters, requestBody ?? {}, responses, callbacks ?? {}])]
  }
  const response = operation.responses[status]
  if (response === undefined || header === undefined) return response && everyText(doc, response)
  const one = doc.follow(response).headers?.[header]
  return one && [doc.follow(one).description ?? '']
}

const NAMED: Record<string, (doc: Doc, name: string) => string[] | undefined> = {
  info: sections,
  mcp: (doc) => sections(doc).filter((section) => /^.*tool server/i.test(section)),
  group: (doc, name) => [
    ...doc.json.tags.filter((tag) => tag.name === name).map(({ description }) => description),
    ...sections(doc),
  ],
  security: ({ json }) => Object.values(json.components.securitySchemes).map(({ description }) => description),
  scope: ({ json }, name) =>
    Object.values(json.components.securitySchemes).flatMap(({ 'x-scopes': scopes = {} }) => scopes[name] ?? []),
  webhooks: (doc) => everyText(doc, doc.json.webhooks),
  event: (doc, type) => doc.json.webhooks[type] && everyText(doc, doc.json.webhooks[type]),
  storage: (doc) => everyText(doc, doc.json.components.pathItems.StorageUpload),
  tool: (_, name) => tools.filter((tool) => tool.name === name).map(({ description }) => description),
  servers: () => [],
  paths: () => [],
  tags: () => [],
}

/** The introduction, cut before each of its headings. */
function sections({ json }: Doc): string[] {
  return json.info.description.split(/^(?=#)/m)
}
