/** Which kind of OpenAPI object is where, so that a walk never takes a property called `default` for a keyword. */
import { isObject, type Json, type JsonObject } from './json.js'

/** The value of a key: one object of a kind, a map of names to such objects, or a list of them. */
type NodePlace = { kind: NodeKind; holds: 'one' | 'map' | 'list' }
export type NodeKind = keyof typeof NODE_KINDS

/** The methods of a path item, as its keys. */
export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

const one = <Name extends string>(kind: Name) => ({ kind, holds: 'one' }) as const
const map = <Name extends string>(kind: Name) => ({ kind, holds: 'map' }) as const
const list = <Name extends string>(kind: Name) => ({ kind, holds: 'list' }) as const

const schema = one('schema')

const NODE_KINDS = {
  document: {
    info: one('info'),
    servers: list('server'),
    paths: map('pathItem'),
    webhooks: map('pathItem'),
    components: one('components'),
    tags: list('tag'),
  },
  info: {},
  server: {},
  tag: {},
  components: {
    schemas: map('schema'),
    responses: map('response'),
    parameters: map('parameter'),
    examples: map('example'),
    requestBodies: map('requestBody'),
    headers: map('header'),
    securitySchemes: map('securityScheme'),
    links: map('link'),
    callbacks: map('callback'),
    pathItems: map('pathItem'),
  },
  securityScheme: {},
  pathItem: {
    ...Object.fromEntries(METHODS.map((method) => [method, one('operation')])),
    servers: list('server'),
    parameters: list('parameter'),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: one('requestBody'),
    responses: map('response'),
    callbacks: map('callback'),
    servers: list('server'),
  },
  /** A callback is a map itself: expression to path item. */
  callback: {},
  parameter: { schema, examples: map('example'), content: map('mediaType') },
  header: { schema, examples: map('example'), content: map('mediaType') },
  requestBody: { content: map('mediaType') },
  response: { headers: map('header'), content: map('mediaType'), links: map('link') },
  mediaType: { schema, examples: map('example'), encoding: map('encoding') },
  encoding: { headers: map('header') },
  example: {},
  link: {},
  schema: {
    properties: map('schema'),
    patternProperties: map('schema'),
    dependentSchemas: map('schema'),
    $defs: map('schema'),
    items: schema,
    contains: schema,
    additionalProperties: schema,
    unevaluatedProperties: schema,
    propertyNames: schema,
    not: schema,
    if: schema,
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
    then: schema,
    else: schema,
    prefixItems: list('schema'),
    allOf: list('schema'),
    anyOf: list('schema'),
    oneOf: list('schema'),
  },
}

/** Returns the kind of value at a key of an object of this kind. Undefined for raw values such as an example's. */
export function place(kind: NodeKind, key: string): NodePlace | undefined {
  if (kind === 'callback') return key.startsWith('x-') ? undefined : { kind: 'pathItem', holds: 'one' }
  return (NODE_KINDS[kind] as Record<string, NodePlace>)[key]
}

/** Calls the visitor for every object of the document, parents first. References are not followed. */
export function visit(document: JsonObject, visitor: (node: JsonObject, kind: NodeKind, path: string[]) => void): void {
  step(document, 'document', [])

  function step(node: Json, kind: NodeKind, path: string[]): void {
    if (!isObject(node)) return
    visitor(node, kind, path)
    for (const key of Object.keys(node)) {
      const at = place(kind, key)
      if (!at) continue
      const value = node[key] as Json
      if (at.holds === 'one') step(value, at.kind, [...path, key])
      else if (Array.isArray(value) || isObject(value))
        for (const [name, child] of Object.entries(value)) step(child, at.kind, [...path, key, name])
    }
  }
}

/**
 * Returns a new document in which the function has replaced every object, parents first. Raw values such as an
 * example's are shared with the old one.
 */
export function mapNodes(document: JsonObject, replace: (node: JsonObject, kind: NodeKind) => JsonObject): JsonObject {
  return mapped(document, 'document') as JsonObject

  function mapped(node: Json, kind: NodeKind): Json {
    if (!isObject(node)) return node
    const copy = { ...replace(node, kind) }
    for (const key of Object.keys(copy)) {
      const at = place(kind, key)
      if (!at) continue
      const value = copy[key] as Json
      if (at.holds === 'one') copy[key] = mapped(value, at.kind)
      else if (Array.isArray(value)) copy[key] = value.map((child) => mapped(child, at.kind))
      else if (isObject(value))
        copy[key] = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, mapped(child, at.kind)]))
    }
    return copy
  }
}
