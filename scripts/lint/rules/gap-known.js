// @ts-check
import { beside } from './lib/beside.js'
import { gapIds } from './lib/gaps.js'

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
    return [{ message: 'Write an id of openapi/gaps.yaml, or a list of ids: `x-gap: response.required`.', path }]
  const gaps = beside(document, 'gaps.json')
  return ids
    .filter((id) => !(id in gaps))
    .map((id) => ({
      message: `There is no gap "${id}" in generated/gaps.json: write it down in openapi/gaps.yaml and run \`npm run bundle\`, or mend the id.`,
      path,
    }))
}
