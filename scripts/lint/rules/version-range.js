// @ts-check

import { visit } from './lib/contract.js'
import { readSibling } from './lib/read-sibling.js'

/** @import { Finding, Rule } from './lib/finding.js' */

/**
 * A mark takes a node out of some version, and leaves it in another.
 * @type {Rule}
 */
export default function versionRange(document, _, { document: file }) {
  const { versions } = /** @type {{ versions: { date: string }[] }} */ (readSibling(file, 'versions.json'))
  const oldest = versions.at(-1)?.date ?? ''
  /** @type {Finding[]} */
  const findings = []
  visit(document, (node, _kind, path) => {
    const { 'x-since': since, 'x-until': until } = node
    if (typeof since === 'string' && since <= oldest)
      findings.push({ message: `Remove x-since: every version is one since ${since}.`, path: [...path, 'x-since'] })
    if (typeof until === 'string' && until <= (typeof since === 'string' && since > oldest ? since : oldest))
      findings.push({
        message: `No version has this before ${until}: remove it, or the mark.`,
        path: [...path, 'x-until'],
      })
  })
  return findings
}
