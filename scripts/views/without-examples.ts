import { copyOf } from '../document/copy.js'
import { isObject, type JsonObject, visit } from '../document/shape.js'

/** Returns a copy without the named examples, for output that depends on schemas alone. */
export function withoutExamples(document: JsonObject): JsonObject {
  const copy = copyOf(document)
  visit(copy, (node, kind) => {
    if (kind !== 'schema' && kind !== 'example' && isObject(node.examples)) delete node.examples
  })
  return copy
}
