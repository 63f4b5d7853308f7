// @ts-check
import { isObject, resolve, visit } from '../../document/shape.js'

/** @import { Finding, Json, JsonObject } from './lib/finding.js' */
/** @typedef {{ version: Json | undefined, constant: Json | undefined, required: Set<string>, has: Set<string> }} Branch */

/**
 * Two branches of a `oneOf` that belong to different versions exclude each other: each requires a property that the other lacks,
 * or they are different constants.
 * @param {JsonObject} document
 * @returns {Finding[]}
 */
export default function versionsExclude(document) {
  /** @type {Finding[]} */
  const findings = []
  visit(document, (node, kind, path) => {
    if (kind !== 'schema' || !Array.isArray(node.oneOf)) return
    const branches = node.oneOf.map((schema) => branchOf(document, schema))
    for (const [index, branch] of branches.entries())
      for (const other of branches)
        if (branch.version && other.version && branch.version !== other.version && !excludes(branch, other))
          findings.push({
            message: `The branch of version ${branch.version} also matches values of ${other.version}: require a property that the other one lacks.`,
            path: [...path, 'oneOf', index],
          })
  })
  return findings
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
 * Returns the version that a schema is marked with, what it requires and which properties it has, through references and `allOf`.
 * @param {JsonObject} document
 * @param {Json} schema
 * @returns {Branch}
 */
function branchOf(document, schema) {
  const node = resolve(document, schema)
  if (!isObject(node)) return { version: undefined, constant: undefined, required: new Set(), has: new Set() }
  const parts = (Array.isArray(node.allOf) ? node.allOf : []).map((part) => branchOf(document, part))
  const own = Object.entries(node.properties ?? {}).filter(([, property]) => property !== false)
  const required = new Set([...strings(node.required), ...parts.flatMap((part) => [...part.required])])
  const has = new Set([...own.map(([name]) => name), ...required, ...parts.flatMap((part) => [...part.has])])
  return { version: node['x-version'], constant: node.const, required, has }
}

/** @param {Json | undefined} list */
function strings(list) {
  return Array.isArray(list) ? list.map(String) : []
}
