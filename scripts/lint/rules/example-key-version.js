// @ts-check

import { isObject, resolve, visit, withoutVersion } from './lib/contract.js'
import { readSibling } from './lib/read-sibling.js'

/** @import { Finding, Rule } from './lib/finding.js' */

/**
 * The key of an example that newer versions lack ends in the last version that has it, and no other key ends in a version.
 * @type {Rule}
 */
export default function exampleKeyVersion(document, _, { document: file }) {
  const { versions } = /** @type {{ versions: { date: string }[] }} */ (readSibling(file, 'versions.json'))
  /** @type {Finding[]} */
  const findings = []
  visit(document, (node, kind, path) => {
    if (kind !== 'mediaType' || !isObject(node.examples)) return
    for (const [key, reference] of Object.entries(node.examples)) {
      const example = resolve(document, reference)
      const until = isObject(example) ? example['x-until'] : undefined
      const last = versions.find(({ date }) => typeof until === 'string' && date < until)
      const right = withoutVersion(key) + (last ? `.${last.date}` : '')
      if (key !== right) findings.push({ message: `Write the key as "${right}".`, path: [...path, 'examples', key] })
    }
  })
  return findings
}
