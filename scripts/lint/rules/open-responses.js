// @ts-check
import { find, isObject, place, visit } from './lib/contract.js'

/** @import { Finding, Json, Rule } from './lib/finding.js' */

const CLOSING = ['additionalProperties', 'unevaluatedProperties']

/**
 * What the service sends stays open to new fields: no schema that a response, a webhook or a callback reaches is
 * closed.
 * @type {Rule}
 */
export default function openResponses(document) {
  const seen = new Set()
  /** @type {Finding[]} */
  const findings = []
  /** @type {(schema: Json | undefined, path: string[]) => void} */
  const walk = (schema, path) => {
    if (!isObject(schema) || seen.has(schema)) return
    seen.add(schema)
    for (const key of CLOSING)
      if (schema[key] === false)
        findings.push({
          message: `Responses may get new fields: remove \`${key}: false\`, or give the request a schema of its own.`,
          path: [...path, key],
        })
    if (typeof schema.$ref === 'string') walk(find(document, schema.$ref), schema.$ref.split('/').slice(1))
    for (const [key, value] of Object.entries(schema)) {
      const at = place('schema', key)
      if (at?.holds === 'one') walk(value, [...path, key])
      else if (at) for (const [name, child] of Object.entries(value ?? {})) walk(child, [...path, key, name])
    }
  }
  visit(document, (node, kind, path) => {
    if (kind === 'mediaType' && isSent(path)) walk(node.schema, [...path, 'schema'])
  })
  return findings
}

/** @param {string[]} path The path of a media type. */
function isSent(path) {
  const toClient = path[0] === 'webhooks' || path.includes('callbacks')
  return path.includes('responses') !== toClient
}
