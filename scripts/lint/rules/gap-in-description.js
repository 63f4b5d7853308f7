// @ts-check
import { gapIds } from './lib/gaps.js'

/** @import { Context, Finding, JsonObject } from './lib/finding.js' */

/**
 * A node that is marked with gaps tells each of them in its description.
 * @param {JsonObject} node
 * @param {unknown} _
 * @param {Context} context
 * @returns {Finding[]}
 */
export default function gapInDescription(node, _, { path }) {
  return gapIds(node['x-gap'])
    .filter((id) => !String(node.description).includes(`**Gap** \`${id}\``))
    .map((id) => ({
      message: `The description does not tell the gap "${id}", which the bundle should have written there: run \`npm run bundle\`, or put x-gap on a node that has a description.`,
      path: [...path, 'x-gap'],
    }))
}
