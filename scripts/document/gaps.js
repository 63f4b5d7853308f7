// @ts-check
/**
 * Where a document speaks of gaps: marks on nodes, and text that links to the page of gaps.
 * Plain JavaScript, because the functions of the rules import it and Spectral's command loads nothing else.
 */
import { isObject, visit } from './shape.js'

/** @import { Json, JsonObject } from './json.js' */

/**
 * Returns the ids in an `x-gap`, which is one id or a list of ids.
 * @param {unknown} mark
 * @returns {string[]}
 */
export function gapIds(mark) {
  return (Array.isArray(mark) ? mark : [mark]).filter((id) => typeof id === 'string')
}

/**
 * Returns the note that a gap shows at a node of this kind. A note that is one text is shown at every node. One that differs
 * by kind is shown only at the kinds that it names, so that a field never shows the note of a status.
 * @param {string | Record<string, string> | undefined} note
 * @param {string} kind the kind of node, as `visit` names it
 * @returns {string | undefined}
 */
export function noteAt(note, kind) {
  return typeof note === 'object' ? note[kind === 'schema' ? 'property' : kind] : note
}

/** The relative URL of the page of gaps, as seen from the reference pages and the served documents. */
export const GAPS_PAGE = '../gaps.html'

/**
 * Returns the URL of a gap's entry on the page of gaps.
 * @param {string} id
 */
export function gapAddress(id) {
  return `${GAPS_PAGE}#${id}`
}

/**
 * Returns the URL of the page of gaps filtered to one place: an operation, `introduction` or `tool-server`.
 * @param {string} place
 */
export function gapsAt(place) {
  return `${GAPS_PAGE}?at=${place}`
}

/**
 * Returns the ids that are described once, in the introduction, because they apply to the whole API.
 * @param {JsonObject} document
 * @returns {Set<string>}
 */
export function toldOnce({ info }) {
  return new Set(gapIds(isObject(info) ? info['x-gap'] : undefined))
}

/**
 * Returns the share of a document's description text that is about gaps, from 0 to 1: each paragraph, list item and link in
 * parentheses that links to the page of gaps.
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
