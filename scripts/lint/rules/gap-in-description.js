// @ts-check

import { gapIds, generalGaps, noteAt, visit } from './lib/contract.js'
import { readSibling } from './lib/read-sibling.js'

/** @import { Finding, Rule } from './lib/finding.js' */

/**
 * A node that is marked with a gap has its note in its description, if the gap has a note and is not listed in the introduction.
 * @type {Rule}
 */
export default function gapInDescription(api, _, { document }) {
  const { gaps } = /** @type {{ gaps: Record<string, { note?: string | Record<string, string> }> }} */ (
    readSibling(document, 'gaps.json')
  )
  const elsewhere = generalGaps(api)
  /** @type {Finding[]} */
  const findings = []
  visit(api, (node, kind, path) => {
    for (const id of gapIds(node['x-gap'])) {
      const note = noteAt(gaps[id]?.note, kind)
      if (!note || (kind !== 'info' && elsewhere.has(id))) continue
      // The description of a response has no Markdown.
      if (plain(node.description).includes(`: ${plain(note)}.`)) continue
      const message =
        kind === 'info'
          ? `The introduction does not list the gap "${id}": run \`npm run bundle\`, and keep the line \`<!-- assumptions -->\` in info.description.`
          : `The description has no note on the gap "${id}", which the bundle should have added: run \`npm run bundle\`, or put x-gap on a node that has a description.`
      findings.push({ message, path: [...path, 'x-gap'] })
    }
  })
  return findings
}

/** @param {unknown} markdown */
const plain = (markdown) => String(markdown).replaceAll(/[`*]/g, '')
