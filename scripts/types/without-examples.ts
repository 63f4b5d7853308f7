import { copyOf, isObject, type JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'

/** Returns a copy without the named examples, for output that depends on schemas alone. */
export function withoutExamples(document: JsonObject): JsonObject {
  const copy = copyOf(document)
  visit(copy, (node, kind) => {
    if (kind !== 'schema' && kind !== 'example' && isObject(node.examples)) delete node.examples
  })
  return copy
}
