// @ts-check
import { isMarked, isObject, rangeText, resolve, visit } from './lib/contract.js'

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
  if (!isObject(node)) return { node: {}, constant: undefined, required: new Set(), has: new Set() }
  const parts = (Array.isArray(node.allOf) ? node.allOf : []).map((part) => branchOf(document, part))
  const own = Object.entries(node.properties ?? {}).filter(([, property]) => property !== false)
  const required = new Set([...strings(node.required), ...parts.flatMap((part) => [...part.required])])
  const has = new Set([...own.map(([name]) => name), ...required, ...parts.flatMap((part) => [...part.has])])
  return { node, constant: node.const, required, has }
}

/** @param {Json | undefined} list */
function strings(list) {
  return Array.isArray(list) ? list.map(String) : []
}
