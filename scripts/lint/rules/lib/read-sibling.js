// @ts-check
import { readFileSync } from 'node:fs'

/** @typedef {import('./finding.js').Context['document']} Document */

/** @type {WeakMap<Document, Map<string, unknown>>} */
const known = new WeakMap()

/**
 * Returns the content of a JSON file in the folder above the document's: `generated/gaps.json` for
 * `generated/openapi/canvas.json`. Throws if there is no such file.
 * @param {Document} document
 * @param {string} name
 * @returns {Record<string, unknown>}
 */
export function readSibling(document, name) {
  const files = known.get(document) ?? new Map()
  known.set(document, files)
  if (!files.has(name)) files.set(name, read(document, name))
  return files.get(name)
}

/**
 * @param {Document} document
 * @param {string} name
 */
function read({ source }, name) {
  const file = `${source ?? ''}`.replace(/[^/\\]+[/\\][^/\\]+$/, name)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} cannot be read, and a rule needs it. Run \`npm run bundle\`.`, { cause })
  }
}
