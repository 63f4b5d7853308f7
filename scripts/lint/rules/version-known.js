// @ts-check
import { beside } from './lib/beside.js'

/** @import { Context, Finding, Json } from './lib/finding.js' */

/**
 * The value of an `x-version` is one of the dates in generated/versions.json.
 * @param {Json} mark
 * @param {unknown} _
 * @param {Context} context
 * @returns {Finding[]}
 */
export default function versionKnown(mark, _, { path, document }) {
  const { versions } = /** @type {{ versions: { date: Json }[] }} */ (beside(document, 'versions.json'))
  if (versions.some(({ date }) => date === mark)) return []
  const dates = versions.map(({ date }) => `\`x-version: "${date}"\``)
  return [{ message: `There is no version ${JSON.stringify(mark)}: write ${dates.join(' or ')}.`, path }]
}
