// @ts-check
import { visit } from './lib/contract.js'

/** @import { Finding, Rule } from './lib/finding.js' */

const TEXTS = ['title', 'summary', 'description']
const CODE = /```[\s\S]*?```|`[^`]*`/g
const BRACKETS = /<\/?[A-Za-z!][^<>]*>/

/**
 * Texts have no HTML and no bare `<word>`, which renderers would take for HTML and hide.
 * @type {Rule}
 */
export default function noAngleBrackets(document) {
  /** @type {Finding[]} */
  const findings = []
  visit(document, (node, _, path) => {
    for (const key of TEXTS) {
      const text = node[key]
      const found = typeof text === 'string' ? BRACKETS.exec(text.replace(CODE, '')) : null
      if (found)
        findings.push({
          message: `Renderers hide ${found[0]}: write \`${found[0]}\` in backticks, and no HTML.`,
          path: [...path, key],
        })
    }
  })
  return findings
}
