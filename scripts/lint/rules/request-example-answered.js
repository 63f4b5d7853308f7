// @ts-check
import { isObject, resolve, withoutVersion } from './lib/contract.js'

/** @import { Json, JsonObject, Rule } from './lib/finding.js' */

/**
 * Each example of an operation's request has a success example with the same key. A suffix that names a version is ignored.
 * @type {Rule}
 */
export default function requestExampleAnswered(operation, _, { path, document: { data } }) {
  const document = /** @type {JsonObject} */ (data)
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'))
  const answers = successes.flatMap(([, response]) => keys(document, response).map(([, key]) => key))
  return keys(document, operation.requestBody ?? null)
    .filter(([, key]) => !answers.some((answer) => withoutVersion(answer) === withoutVersion(key)))
    .map(([mediaType, key]) => ({
      message: `No success example matches the request example "${key}": give it the same key, such as \`${key}: { $ref: examples/${operation.operationId}.${key}.yaml }\`.`,
      path: [...path, 'requestBody', 'content', mediaType, 'examples', key],
    }))
}

/**
 * Returns media type and key of each example of a body.
 * @param {JsonObject} document
 * @param {Json} body
 * @returns {[string, string][]}
 */
function keys(document, body) {
  const owner = resolve(document, body)
  const content = isObject(owner) && isObject(owner.content) ? owner.content : {}
  return Object.entries(content).flatMap(([type, mediaType]) => {
    const examples = isObject(mediaType) ? mediaType.examples : undefined
    return Object.keys(examples ?? {}).map((key) => /** @type {[string, string]} */ ([type, key]))
  })
}
