// @ts-check
import { readSibling } from './lib/read-sibling.js'

/** @import { Json, Rule } from './lib/finding.js' */

/**
 * The value of an `x-since` or `x-until` is one of the dates in generated/versions.json.
 * @type {Rule<Json>}
 */
export default function versionKnown(date, _, { path, document }) {
  const { versions } = /** @type {{ versions: { date: Json }[] }} */ (readSibling(document, 'versions.json'))
  if (versions.some((version) => version.date === date)) return []
  const dates = versions.map((version) => `"${version.date}"`)
  return [{ message: `There is no version ${JSON.stringify(date)}: write ${dates.join(' or ')}.`, path }]
}
