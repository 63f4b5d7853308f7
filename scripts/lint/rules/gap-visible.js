// @ts-check
import { isObject, listOf, partsOf, resolve, visit } from './lib/contract.js'

/** @import { Finding, Json, JsonObject, Rule } from './lib/finding.js' */

/** @type {Record<string, string>} The kinds of nodes whose description no reader sees. */
const HIDDEN = {
  pathItem: 'A renderer shows no description of a path item: put x-gap on the operation.',
  requestBody: 'A renderer shows no description of a request body: put x-gap on the operation.',
  mediaType: 'A media type has no description: put x-gap on the operation or on the response.',
}
const ROOT =
  'A renderer shows no description of the schema of a whole body: put x-gap on the operation, the response, or a property.'

const PART =
  'A renderer shows no description of array items or of members of allOf: put x-gap on the property that contains them, or on a property inside.'

/**
 * A gap is marked where readers see it: not on a path item, a request body, the schema of a whole body, or a part of
 * that schema.
 * @type {Rule}
 */
export default function gapVisible(document) {
  const [roots, parts] = [rootSchemas(document), partSchemas(document)]
  /** @type {Finding[]} */
  const findings = []
  visit(document, (node, kind, path) => {
    if (!('x-gap' in node)) return
    const message = HIDDEN[kind] ?? (roots.has(node) ? ROOT : parts.has(node) ? PART : undefined)
    if (message) findings.push({ message, path: [...path, 'x-gap'] })
  })
  return findings
}

/**
 * Returns the schemas of all bodies, with their branches and the members of their `allOf`.
 * @param {JsonObject} document
 */
function rootSchemas(document) {
  /** @type {Set<JsonObject>} */
  const roots = new Set()
  /** @param {Json | undefined} schema */
  const add = (schema) => {
    if (!isObject(schema) || roots.has(schema)) return
    roots.add(schema)
    add(resolve(document, schema))
    for (const part of partsOf(schema)) add(part)
  }
  visit(document, (node, kind) => {
    if (kind === 'mediaType') add(node.schema)
  })
  return roots
}

/**
 * Returns the referenced schemas of all array items, and the members of every `allOf`.
 * @param {JsonObject} document
 */
function partSchemas(document) {
  /** @type {Set<Json>} */
  const parts = new Set()
  visit(document, (node, kind) => {
    if (kind !== 'schema') return
    if (isObject(node.items) && '$ref' in node.items) parts.add(resolve(document, node.items))
    for (const member of listOf(node.allOf)) parts.add(resolve(document, member))
  })
  return parts
}
