// @ts-check
/** @import { Json } from '../../../document/json.js' */

/**
 * The ids that an `x-gap` names: one id or a list of them.
 * @param {Json | undefined} mark
 * @returns {string[]}
 */
export function gapIds(mark) {
  return (Array.isArray(mark) ? mark : [mark]).filter((id) => typeof id === 'string')
}
