// @ts-check
/**
 * The marks `x-since` and `x-until`, which say the versions that have a node. Versions are calendar dates, so they compare as
 * text. Plain JavaScript, because the functions of the rules import it.
 */

/** @typedef {import('./json.js').JsonObject} JsonObject */

export const MARKS = /** @type {const} */ (['x-since', 'x-until'])

/**
 * Returns true if a node carries a mark, so that only some versions may have it.
 * @param {JsonObject} node
 */
export function isMarked(node) {
  return MARKS.some((mark) => mark in node)
}

/**
 * Returns true if a version has the node: from `x-since` on, and before `x-until`.
 * @param {JsonObject} node
 * @param {string} version
 */
export function isIn(node, version) {
  const { 'x-since': since, 'x-until': until } = node
  return !(typeof since === 'string' && version < since) && !(typeof until === 'string' && version >= until)
}

/**
 * Says which versions have the node: ` since version 2030-02-01`, ` before version 2030-02-01`, or nothing for all.
 * @param {JsonObject} node
 */
export function rangeText(node) {
  const { 'x-since': since, 'x-until': until } = node
  return `${since ? ` since version ${since}` : ''}${since && until ? ' and' : ''}${until ? ` before version ${until}` : ''}`
}

/**
 * Returns the key of an example without the ending `.<version>`, which keeps the examples of different versions apart.
 * @param {string} key
 */
export function withoutVersion(key) {
  return key.replace(/\.\d{4}-\d\d-\d\d$/, '')
}
