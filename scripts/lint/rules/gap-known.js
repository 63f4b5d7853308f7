// @ts-check

import { beside } from './lib/beside.js'
import { gapIds } from './lib/contract.js'

/** @import { Context, Finding, Json } from './lib/finding.js' */

/**
 * Each id of an `x-gap` is an entry of generated/gaps.json.
 * @param {Json} mark
 * @param {unknown} _
 * @param {Context} context
 * @returns {Finding[]}
 */
export default function gapKnown(mark, _, { path, document }) {
  const ids = gapIds(mark)
  if (ids.length === 0)
    return [{ message: 'Write an id of openapi/gaps/, or a list of ids: `x-gap: response.required`.', path }]
  const { gaps } = /** @type {{ gaps: Record<string, unknown> }} */ (beside(document, 'gaps.json'))
  return ids
    .filter((id) => !(id in gaps))
    .map((id) => ({
      message: `There is no gap "${id}" in generated/gaps.json: add it to openapi/gaps/${id.split('.')[0]}.yaml and run \`npm run bundle\`, or correct the id.`,
      path,
    }))
}
