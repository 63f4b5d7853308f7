// @ts-check
/**
 * How the gaps stand in a document: marks on nodes, and text that links to the page of gaps.
 * Plain JavaScript, because the functions of the rules use it, and Spectral's command loads nothing else.
 */
import { isObject, visit } from './shape.js'

/** @import { Json, JsonObject } from './json.js' */

/**
 * The ids that an `x-gap` names: one id or a list of them.
 * @param {unknown} mark
 * @returns {string[]}
 */
export function gapIds(mark) {
  return (Array.isArray(mark) ? mark : [mark]).filter((id) => typeof id === 'string')
}

/** The page of gaps as the pages of a reference and the served documents see it. */
export const GAPS_PAGE = '../gaps.html'

/**
 * The address of a gap's entry on the page of gaps.
 * @param {string} id
 */
export function gapAddress(id) {
  return `${GAPS_PAGE}#${id}`
}

/**
 * The address of the page of gaps that shows only those of one place: an operation, `introduction` or `tool-server`.
 * @param {string} place
 */
export function gapsAt(place) {
  return `${GAPS_PAGE}?at=${place}`
}

/**
 * The ids that a document tells once, in its introduction, because they hold for the whole API.
 * @param {JsonObject} document
 * @returns {Set<string>}
 */
export function toldOnce({ info }) {
  return new Set(gapIds(isObject(info) ? info['x-gap'] : undefined))
}

/**
 * The part of a document's description text that speaks of gaps, from 0 to 1: each paragraph, list item and link in
 * parentheses that leads to the page of gaps.
 * @param {JsonObject} document
 * @returns {number}
 */
export function gapShare(document) {
  let [all, gaps] = [0, 0]
  /** @param {Json | undefined} text */
  const count = (text) => {
    if (typeof text !== 'string') return
    all += text.length
    for (const part of text.split(/\n\n|\n(?=- )|(?=\(\[)|(?<=\)\))/)) if (part.includes(GAPS_PAGE)) gaps += part.length
  }
  visit(document, ({ description }) => count(description))
  return all === 0 ? 0 : gaps / all
}
