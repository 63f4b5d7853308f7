// @ts-check
import { beside } from './lib/beside.js'

/** @import { Context, Finding, Json } from './lib/finding.js' */

/**
 * The value of an `x-since` or `x-until` is one of the dates in generated/versions.json.
 * @param {Json} date
 * @param {unknown} _
 * @param {Context} context
 * @returns {Finding[]}
 */
export default function versionKnown(date, _, { path, document }) {
  const { versions } = /** @type {{ versions: { date: Json }[] }} */ (beside(document, 'versions.json'))
  if (versions.some((version) => version.date === date)) return []
  const dates = versions.map((version) => `"${version.date}"`)
  return [{ message: `There is no version ${JSON.stringify(date)}: write ${dates.join(' or ')}.`, path }]
}
