/** What kind of OpenAPI object stands where. A walk that knows it never takes a property called `default` for a keyword. */

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export type Kind = keyof typeof KINDS

type Place = { kind: Kind; holds: 'one' | 'map' | 'list' }

const one = (kind: string) => ({ kind, holds: 'one' }) as const
const map = (kind: string) => ({ kind, holds: 'map' }) as const
const list = (kind: string) => ({ kind, holds: 'list' }) as const

const operation = one('operation')
const schema = one('schema')

const KINDS = {
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
    get: operation,
    put: operation,
    post: operation,
    delete: operation,
    options: operation,
    head: operation,
    patch: operation,
    trace: operation,
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
  /** A callback is itself a map: from expression to path item. */
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
} as const

/** Where the children of an object of this kind stand, and what they are. Undefined for raw values such as an example's. */
export function place(kind: Kind, key: string): Place | undefined {
  if (kind === 'callback') return key.startsWith('x-') ? undefined : { kind: 'pathItem', holds: 'one' }
  return (KINDS[kind] as Record<string, Place>)[key]
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type Visitor = (node: JsonObject, kind: Kind, pointer: string[]) => void

/** Calls the visitor for every object of the document, parents first. References are not followed. */
export function visit(document: JsonObject, visitor: Visitor): void {
  step(document, 'document', [], visitor)
}

function step(node: Json, kind: Kind, pointer: string[], visitor: Visitor): void {
  if (!isObject(node)) return
  visitor(node, kind, pointer)
  for (const [key, value] of Object.entries(node)) {
    const at = place(kind, key)
    if (!at) continue
    if (at.holds === 'one') step(value, at.kind, [...pointer, key], visitor)
    else if (Array.isArray(value) || isObject(value))
      for (const [name, child] of Object.entries(value)) step(child, at.kind, [...pointer, key, name], visitor)
  }
}

/** The object that a node stands for: the target of its `$ref`, if it has one. */
export function resolve(document: JsonObject, node: Json): Json {
  let here = node
  for (let hops = 0; isObject(here) && typeof here.$ref === 'string' && hops < 20; hops++)
    here = find(document, here.$ref)
  return here
}

/** What a local reference such as `#/components/schemas/Task` points to. Throws if there is no such thing. */
export function find(document: JsonObject, ref: string): Json {
  let here: Json = document
  for (const part of ref.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    const next: Json | undefined = isObject(here) || Array.isArray(here) ? (here as JsonObject)[key] : undefined
    if (next === undefined) throw new Error(`The reference ${ref} points to nothing.`)
    here = next
  }
  return here
}
