// @ts-check
import { isObject, visit } from './lib/contract.js'

/** @import { Finding, Json, JsonObject, Rule } from './lib/finding.js' */

/**
 * Each security requirement names a scheme of the document, and scopes that the scheme's `x-scopes` lists.
 * @type {Rule}
 */
export default function knownScopes(document) {
  const schemes = isObject(document.components) ? (document.components.securitySchemes ?? {}) : {}
  const findings = unknown(schemes, document, [])
  visit(document, (node, kind, path) => {
    if (kind === 'operation') findings.push(...unknown(schemes, node, path))
  })
  return findings
}

/**
 * @param {Json} schemes
 * @param {JsonObject} node
 * @param {string[]} path
 * @returns {Finding[]}
 */
function unknown(schemes, node, path) {
  return Object.entries(node.security ?? []).flatMap(([index, requirement]) =>
    Object.entries(requirement).flatMap(([name, scopes]) => {
      const at = [...path, 'security', index, name]
      const scheme = isObject(schemes) ? schemes[name] : undefined
      if (!isObject(scheme))
        return [{ message: `There is no security scheme "${name}": write \`- apiKey: []\`.`, path: at }]
      const listed = Object.keys(scheme['x-scopes'] ?? {})
      return Object.entries(scopes)
        .filter(([, scope]) => !listed.includes(String(scope)))
        .map(([position, scope]) => ({
          message: `The scope "${scope}" is not in x-scopes of "${name}": write one of ${listed.join(', ')}, or add it there and say what it grants.`,
          path: [...at, position],
        }))
    }),
  )
}
