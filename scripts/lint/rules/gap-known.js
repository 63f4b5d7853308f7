// @ts-check

import { gapIds } from './lib/contract.js'
import { readSibling } from './lib/read-sibling.js'

/** @import { Json, Rule } from './lib/finding.js' */

/**
 * Each id of an `x-gap` is an entry of generated/gaps.json.
 * @type {Rule<Json>}
 */
export default function gapKnown(mark, _, { path, document }) {
  const ids = gapIds(mark)
  if (ids.length === 0)
    return [{ message: 'Write an id of a gap in openapi/gaps/, or a list of ids: `x-gap: response.required`.', path }]
  const { gaps } = /** @type {{ gaps: Record<string, unknown> }} */ (readSibling(document, 'gaps.json'))
  return ids
    .filter((id) => !(id in gaps))
    .map((id) => ({
      message: `There is no gap "${id}" in generated/gaps.json: add it to openapi/gaps/${id.split('.')[0]}.yaml and run \`npm run bundle\`, or correct the id.`,
      path,
    }))
}
