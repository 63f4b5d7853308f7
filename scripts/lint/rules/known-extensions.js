// @ts-check
import { visit } from './lib/contract.js'

/** @import { Finding, JsonObject, Rule } from './lib/finding.js' */

/**
 * Every `x-` key of a node is one of the extensions that openapi/README.md describes.
 * @type {Rule<JsonObject, { known: string[] }>}
 */
export default function knownExtensions(document, { known }) {
  /** @type {Finding[]} */
  const findings = []
  visit(document, (node, kind, path) => {
    if (kind === 'callback') return
    for (const key of Object.keys(node))
      if (key.startsWith('x-') && !known.includes(key))
        findings.push({
          message: `There is no extension "${key}", so it has no effect: write one of ${known.join(', ')}.`,
          path: [...path, key],
        })
  })
  return findings
}
