// @ts-check
/**
 * Which kind of OpenAPI object is where. A walk that knows this never mistakes a property called `default` for a keyword.
 * Plain JavaScript, because the functions of the rules import it and Spectral's command loads nothing else.
 */

/** @typedef {import('./json.js').Json} Json */
/** @typedef {import('./json.js').JsonObject} JsonObject */
/** @typedef {keyof typeof KINDS} Kind */
/** @typedef {{ kind: Kind, holds: 'one' | 'map' | 'list' }} Place */
/** @typedef {(node: JsonObject, kind: Kind, pointer: string[]) => void} Visitor */

/** @param {string} kind */
const one = (kind) => ({ kind, holds: 'one' })
/** @param {string} kind */
const map = (kind) => ({ kind, holds: 'map' })
/** @param {string} kind */
const list = (kind) => ({ kind, holds: 'list' })

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

/**
 * Returns the kind of the children under a key of an object of this kind. Undefined for raw values such as an example's.
 * @param {Kind} kind
 * @param {string} key
 * @returns {Place | undefined}
 */
export function place(kind, key) {
  if (kind === 'callback') return key.startsWith('x-') ? undefined : { kind: 'pathItem', holds: 'one' }
  return /** @type {Record<string, Place>} */ (KINDS[kind])[key]
}

/**
 * @param {unknown} value
 * @returns {value is JsonObject}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Calls the visitor for every object of the document, parents first. References are not followed.
 * @param {JsonObject} document
 * @param {Visitor} visitor
 */
export function visit(document, visitor) {
  step(document, 'document', [], visitor)
}

/**
 * @param {Json} node
 * @param {Kind} kind
 * @param {string[]} pointer
 * @param {Visitor} visitor
 */
function step(node, kind, pointer, visitor) {
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

/**
 * Returns the object that a node stands for: the target of its `$ref`, if it has one.
 * @param {JsonObject} document
 * @param {Json} node
 * @returns {Json}
 */
export function resolve(document, node) {
  let here = node
  for (let hops = 0; isObject(here) && typeof here.$ref === 'string' && hops < 20; hops++)
    here = find(document, here.$ref)
  return here
}

/**
 * Returns the target of a local reference such as `#/components/schemas/Task`. Throws if there is none.
 * @param {JsonObject} document
 * @param {string} ref
 * @returns {Json}
 */
export function find(document, ref) {
  /** @type {Json} */
  let here = document
  for (const part of ref.slice(2).split('/')) {
    const key = /[%~]/.test(part) ? decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~') : part
    /** @type {Json | undefined} */
    const next = isObject(here) || Array.isArray(here) ? /** @type {JsonObject} */ (here)[key] : undefined
    if (next === undefined) throw new Error(`The reference ${ref} points to nothing.`)
    here = next
  }
  return here
}
