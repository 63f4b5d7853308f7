// @ts-check
import { isObject, resolve, visit } from '../lib/shape.js'

/** @import { Finding, Json, JsonObject } from './lib/finding.js' */

/** @type {Record<string, string>} */
const HIDING = {
  pathItem: 'A renderer shows no description of a path item: put x-gap on the operation.',
  requestBody: 'A renderer shows no description of a request body: put x-gap on the operation.',
  mediaType: 'A media type has no description: put x-gap on the operation or on the response.',
}
const ROOT =
  'A renderer shows no description of the schema of a whole body: put x-gap on the operation or on the response, or on a property.'

/**
 * A gap stands where readers see it: not on a path item, a request body, or the schema of a whole body and what that is made of.
 * @param {JsonObject} document
 * @returns {Finding[]}
 */
export default function gapVisible(document) {
  const roots = rootSchemas(document)
  /** @type {Finding[]} */
  const findings = []
  visit(document, (node, kind, path) => {
    if (!('x-gap' in node)) return
    const message = HIDING[kind] ?? (roots.has(node) ? ROOT : undefined)
    if (message) findings.push({ message, path: [...path, 'x-gap'] })
  })
  return findings
}

/**
 * The schemas of all bodies, with their branches and the members of their `allOf`.
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
    for (const part of [schema.allOf, schema.oneOf, schema.anyOf].flat()) add(part)
  }
  visit(document, (node, kind) => {
    if (kind === 'mediaType') add(node.schema)
  })
  return roots
}
