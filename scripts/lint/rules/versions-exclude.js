// @ts-check
import { isMarked, isObject, propertiesOf, rangeText, requiredOf, resolve, visit } from './lib/contract.js'

/** @import { Finding, Json, JsonObject, Rule } from './lib/finding.js' */
/** @typedef {{ node: JsonObject, constant: Json | undefined, required: Set<string>, has: Set<string> }} Branch */

/**
 * Two branches of a `oneOf` that belong to different versions exclude each other: each requires a property that the other lacks,
 * or they are different constants.
 * @type {Rule}
 */
export default function versionsExclude(document) {
  /** @type {Finding[]} */
  const findings = []
  visit(document, (node, kind, path) => {
    if (kind !== 'schema' || !Array.isArray(node.oneOf)) return
    const branches = node.oneOf.map((schema) => branchOf(document, schema))
    for (const [index, branch] of branches.entries())
      for (const other of branches)
        if (areApart(branch.node, other.node) && !excludes(branch, other))
          findings.push({
            message: `The branch${rangeText(branch.node)} also matches values of the one${rangeText(other.node)}: require a property that the other one lacks.`,
            path: [...path, 'oneOf', index],
          })
  })
  return findings
}

/**
 * Returns true if both are marked and no version has both.
 * @param {JsonObject} node
 * @param {JsonObject} other
 */
function areApart(node, other) {
  if (!isMarked(node) || !isMarked(other)) return false
  const ends = (/** @type {JsonObject} */ one, /** @type {JsonObject} */ next) =>
    typeof one['x-until'] === 'string' && typeof next['x-since'] === 'string' && one['x-until'] <= next['x-since']
  return ends(node, other) || ends(other, node)
}

/**
 * @param {Branch} branch
 * @param {Branch} other
 */
function excludes(branch, other) {
  if (branch.constant !== undefined && other.constant !== undefined) return branch.constant !== other.constant
  return [...branch.required].some((name) => !other.has.has(name))
}

/**
 * Returns a schema's node with its marks, what it requires and which properties it has, through references and `allOf`.
 * @param {JsonObject} document
 * @param {Json} schema
 * @returns {Branch}
 */
function branchOf(document, schema) {
  const node = resolve(document, schema)
  const properties = Object.entries(propertiesOf(document, schema)).filter(([, property]) => property !== false)
  const required = new Set(requiredOf(document, schema))
  const has = new Set([...properties.map(([name]) => name), ...required])
  return { node: isObject(node) ? node : {}, constant: isObject(node) ? node.const : undefined, required, has }
}
