// @ts-check
import { gapShare } from './lib/contract.js'

/** @import { JsonObject, Rule } from './lib/finding.js' */

/**
 * At most a small share of the description text is about gaps.
 * @type {Rule<JsonObject, { most: number }>}
 */
export default function gapShareRule(document, { most }) {
  const share = gapShare(document)
  if (share <= most) return []
  const percent = (/** @type {number} */ part) => `${(part * 100).toFixed(1)} %`
  return [
    {
      message: `${percent(share)} of the description text is about gaps; the limit is ${percent(most)}: shorten a note in openapi/gaps/, remove one that no client depends on, or mark the gap on info if it applies to the whole API.`,
      path: [],
    },
  ]
}
