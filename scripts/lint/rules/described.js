// @ts-check
import { isObject, layersOf, visit } from './lib/contract.js'

/** @import { Finding, Json, JsonObject, Rule } from './lib/finding.js' */

const DESCRIBED = ['parameter', 'response', 'header', 'tag']
const CONDITIONS = ['if', 'then', 'else', 'not']

/**
 * Each parameter, response, header, tag and property has a description, its own or that of its reference. A property
 * that is only narrowed (by a condition, or by a member of an `allOf`) needs none if the wider schema describes it.
 * @type {Rule}
 */
export default function described(document) {
  /** @type {Finding[]} */
  const findings = []
  const narrowing = new Set()
  visit(document, (node, kind, path) => {
    const missing = (/** @type {string} */ what, /** @type {string[]} */ at) =>
      findings.push({
        message: `Say what the ${what} means: write \`description: …\`, with its unit where it has one.`,
        path: at,
      })
    if (DESCRIBED.includes(kind) && !('$ref' in node) && !isDescribed(document, node)) missing(kind, path)
    if (kind !== 'schema') return
    for (const part of partsOf(node, narrowing.has(node))) narrowing.add(part)
    if (narrowing.has(node)) return
    const known = describedProperties(document, node)
    for (const [name, at] of properties(node, path)) if (!known.has(name)) missing(`property "${name}"`, at)
  })
  return findings
}

/**
 * Returns the schemas inside this one that narrow it: members of `allOf` and conditions. If this one narrows, returns
 * all schemas inside.
 * @param {JsonObject} schema
 * @param {boolean} all
 * @returns {Json[]}
 */
function partsOf(schema, all) {
  const parts = [schema.allOf, ...CONDITIONS.map((key) => schema[key])]
  if (all) parts.push(schema.oneOf, schema.anyOf, schema.items, Object.values(schema.properties ?? {}))
  return parts.flat().filter(isObject)
}

/**
 * Returns the properties of a schema and of the inline members of its `allOf`, with their paths.
 * @param {JsonObject} schema
 * @param {string[]} path
 * @returns {[string, string[]][]}
 */
function properties(schema, path) {
  const own = Object.entries(schema.properties ?? {}).filter(([, property]) => isObject(property))
  const members = Object.entries(schema.allOf ?? []).filter(([, member]) => !('$ref' in member))
  return [
    ...own.map(([name]) => /** @type {[string, string[]]} */ ([name, [...path, 'properties', name]])),
    ...members.flatMap(([index, member]) => properties(member, [...path, 'allOf', index])),
  ]
}

/**
 * Returns the names of the properties that a schema describes, through references and `allOf`.
 * @param {JsonObject} document
 * @param {Json} schema
 * @returns {Set<string>}
 */
function describedProperties(document, schema) {
  const properties = layersOf(document, schema).flatMap((layer) => Object.entries(layer.properties ?? {}))
  return new Set(properties.filter(([, property]) => isDescribed(document, property)).map(([name]) => name))
}

/**
 * @param {JsonObject} document
 * @param {Json} node
 * @returns {boolean}
 */
function isDescribed(document, node) {
  return layersOf(document, node).some(
    ({ description }) => typeof description === 'string' && description.trim() !== '',
  )
}
