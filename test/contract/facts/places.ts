import { sources } from '../../../scripts/read/source-files.js'
import { placesOf as expanded } from '../../../scripts/read/statements.js'
import { isObject, type Json, type JsonObject, listOf } from '../../../src/contract/json.js'
import { endpointsOf, schemaOf } from '../../../src/contract/operations.js'
import { resolve } from '../../../src/contract/references.js'
import { branchesOf, memberOf, resolveSchema, typesOf } from '../../../src/contract/schemas.js'
import { type Doc, examplesIn, responses } from './doc.js'
import { surface, tools } from './tool-server.js'
import { everyText, ownWords } from './words.js'

/**
 * Returns the node at a place of a document. Undefined for a place that is not there. `openapi/statements/README.md` lists the places.
 */
export function nodeAt(doc: Doc, place: string): JsonObject | undefined {
  const [named, name] = namedAt(place)
  if (named) return named.node(doc, name)
  const { operation, part, rest } = partsOf(doc, place)
  if (operation && part === undefined) {
    const { node, method, path, scopes } = operation
    return { security: doc.json.security ?? [], ...node, method: method.toLowerCase(), path, scopes }
  }
  if (operation && /^(\d{3}|default)$/.test(part ?? '') && rest.length === 0) return responses(operation)[part ?? '']
  const schema = schemaAt(doc, place)
  const holder = part === 'parameter' ? parameterAt(doc, place) : rest[0] === 'header' ? headerAt(doc, place) : {}
  return schema && { ...resolveSchema(doc.json, schema), ...holder, type: typeText(doc, schema) }
}

/** Returns the schema at a place of a schema, parameter or header. */
export function schemaAt(doc: Doc, place: string): JsonObject | undefined {
  const { operation, part, rest } = partsOf(doc, place)
  if (!operation) {
    const [name = '', ...members] = stepsOf(place)
    return memberAt(doc, (doc.json.components as Record<string, JsonObject>).schemas?.[name], members)
  }
  if (part === 'parameter') return parameterAt(doc, place)?.schema as JsonObject | undefined
  if (part === 'request') return memberAt(doc, operation.body?.schema, rest)
  if (part === 'response') return memberAt(doc, schemaOf(responses(operation)[operation.success] ?? {}), rest)
  if (rest[0] === 'header') return headerAt(doc, place)?.schema as JsonObject | undefined
  return rest[0] === 'body' ? memberAt(doc, schemaOf(responses(operation)[part ?? ''] ?? {}), rest.slice(1)) : undefined
}

/** Returns the values of the examples at the place of an operation, response, request or event. */
export function examplesAt(doc: Doc, place: string): Json[] {
  const { operation, part = '' } = partsOf(doc, place)
  const node = place.startsWith('event:') ? nodeAt(doc, place) : operation?.node
  const isRequest = part === 'request' || place.startsWith('event:')
  const body = isRequest ? node?.requestBody : operation && responses(operation)[part || operation.success]
  return Object.values(examplesIn(doc, body))
}

/** Returns whether a property, parameter or body is required. */
export function isRequired(doc: Doc, place: string): boolean {
  const { operation, part, rest } = partsOf(doc, place)
  if (part === 'parameter') return parameterAt(doc, place)?.required === true
  if (part === 'request' && rest.length === 0) return operation?.body?.required === true
  const [, parent = '', name = ''] = /^(.+)\.(\w+)$/.exec(place) ?? []
  return isRequiredIn(doc, schemaAt(doc, parent) ?? {}, name)
}

/** In a union, each branch that has the property requires it. */
function isRequiredIn(doc: Doc, schema: JsonObject, name: string): boolean {
  const node = resolveSchema(doc.json, schema)
  const branches = branchesOf(node).filter((branch) => memberOf(doc.json, branch, name))
  const inAll = branches.every((branch) => isRequiredIn(doc, branch as JsonObject, name))
  return listOf(node.required).includes(name) || (branches.length > 0 && inAll)
}

/** Returns the types that a schema accepts, in alphabetical order: `null|string`, or `any` if it names none. */
export function typeText(doc: Doc, schema: JsonObject): string {
  return typesOf(doc.json, schema).sort().join('|') || 'any'
}

/** Returns the texts at a place. */
export function textsAt(doc: Doc, place: string): string[] | undefined {
  const [named, name] = namedAt(place)
  if (named) return named.texts(doc, name)?.map(ownWords)
  const { operation, part, rest } = partsOf(doc, place)
  const node = nodeAt(doc, place)
  if (!node) return undefined
  if (operation && part === undefined) {
    const { summary = '', description = '', requestBody, responses, callbacks } = node
    const below = [operation.parameters, requestBody, responses, callbacks]
    return [String(summary), String(description), ...everyText(doc, below)].map(ownWords)
  }
  if (/^(\d{3}|default)$/.test(part ?? '') && rest.length === 0) return everyText(doc, node).map(ownWords)
  const branches = node.description === undefined ? branchesOf(node) : []
  const described = branches.length > 0 ? branches.map((branch) => resolveSchema(doc.json, branch)) : [node]
  return described.map(({ description }) => ownWords(String(description ?? '')))
}

/** Returns all texts of a document at these places. */
export function words(doc: Doc, ...places: string[]): string {
  return places.flatMap((place) => textsAt(doc, place) ?? []).join('\n')
}

const { placeOf } = sources()

/** Returns the line on which a place of a document is written, or one near it: `openapi/resources/tasks/tasks.yaml:12:3`. */
export function writtenAt(doc: Doc, place: string): string {
  const { operation } = partsOf(doc, place)
  if (operation && operation !== doc.storage) return placeOf(['paths', operation.path, operation.method.toLowerCase()])
  if (place.startsWith('event:')) return placeOf(['webhooks', place.slice('event:'.length)])
  const [root = '', ...names] = stepsOf(place).filter((step) => step !== '[]')
  return placeOf(['components', 'schemas', root, ...names.flatMap((name) => ['properties', name])])
}

/**
 * Returns the places of a document that a key of a statement names: `{a,b}` stands for each of its alternatives, `*` for every operation,
 * `*cursor` for every list with cursor pagination, `*body` for every operation with a request body.
 */
export function placesOf(doc: Doc, key: string): string[] {
  return expanded(key).flatMap((place) => {
    const [, which, rest] = /^\*(cursor|body)?(.*)$/.exec(place) ?? []
    if (rest === undefined) return [place]
    return [...doc.operations.values()]
      .filter(({ pagination, body }) => (which === 'cursor' ? pagination === 'cursor' : which !== 'body' || body))
      .map(({ operationId }) => operationId + rest)
  })
}

/** A place by name: its node and its texts. */
type Named = {
  node: (doc: Doc, name: string) => JsonObject | undefined
  texts: (doc: Doc, name: string) => string[] | undefined
}

function namedAt(place: string): [named: Named | undefined, name: string] {
  const [kind = '', ...name] = place.split(':')
  return [NAMED[kind], name.join(':')]
}

const scheme = ({ json }: Doc): JsonObject | undefined => {
  const [only, ...others] = Object.values((json.components as JsonObject).securitySchemes ?? {})
  return others.length === 0 ? (only as JsonObject) : undefined
}
const event = ({ json }: Doc, type: string) =>
  endpointsOf(json).find(({ top, path }) => top === 'webhooks' && path === type)?.node
const listAt = (key: string): Named => ({
  node: ({ json }) => json[key] as JsonObject,
  texts: () => [],
})

const NAMED: Record<string, Named> = {
  info: { node: ({ json }) => json.info as JsonObject, texts: sections },
  mcp: {
    node: () => surface as unknown as JsonObject,
    texts: (doc) => sections(doc).filter((section) => /^.*tool server/i.test(section)),
  },
  group: {
    node: ({ json }, name) => (json.tags as JsonObject[]).find((tag) => tag.name === name),
    texts: (doc, name) => [
      ...(doc.json.tags as JsonObject[]).filter((tag) => tag.name === name).map((tag) => String(tag.description)),
      ...sections(doc),
    ],
  },
  security: { node: scheme, texts: (doc) => [String(scheme(doc)?.description)] },
  scope: {
    node: scheme,
    texts: (doc, name) => [((scheme(doc)?.['x-scopes'] ?? {}) as Record<string, string>)[name] ?? []].flat(),
  },
  webhooks: { node: ({ json }) => json.webhooks as JsonObject, texts: (doc) => everyText(doc, doc.json.webhooks) },
  event: { node: event, texts: (doc, type) => event(doc, type) && everyText(doc, event(doc, type)) },
  tool: {
    node: (_, name) => tools.find((tool) => tool.name === name) as unknown as JsonObject,
    texts: (_, name) => tools.filter((tool) => tool.name === name).map(({ description }) => description),
  },
  servers: listAt('servers'),
  document: { node: ({ json }) => json, texts: () => [] },
  paths: listAt('paths'),
  tags: listAt('tags'),
}

/** The introduction, cut before each of its headings. */
function sections({ json }: Doc): string[] {
  return String((json.info as JsonObject).description).split(/^(?=#)/m)
}

const stepsOf = (place: string) => place.replaceAll('[]', '.[]').split('.')

function partsOf({ storage, operations }: Doc, place: string) {
  const [root = '', part, ...rest] = stepsOf(place)
  return { operation: root === 'storage' ? storage : operations.get(root), part, rest }
}

function memberAt({ json }: Doc, schema: Json | undefined, names: string[]): JsonObject | undefined {
  return names.reduce<JsonObject | undefined>(
    (here, name) => memberOf(json, here, name),
    isObject(schema) ? schema : undefined,
  )
}

function parameterAt(doc: Doc, place: string): JsonObject | undefined {
  const [id = '', , ...name] = place.split('.')
  return doc.operations.get(id)?.parameters.find((parameter) => parameter.name === name.join('.'))
}

function headerAt(doc: Doc, place: string): JsonObject | undefined {
  const { operation, part = '', rest } = partsOf(doc, place)
  const headers = operation && (responses(operation)[part]?.headers as JsonObject | undefined)
  const header = headers?.[rest.slice(1).join('.')]
  return header === undefined ? undefined : (resolve(doc.json, header) as JsonObject)
}
