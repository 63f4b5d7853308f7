import { isObject, type JsonObject, visit } from '../document/shape.js'

/** A document without the named examples, for what is made from its schemas alone. The document is not changed. */
export function withoutExamples(document: JsonObject): JsonObject {
  const copy = structuredClone(document)
  visit(copy, (node, kind) => {
    if (kind !== 'schema' && kind !== 'example' && isObject(node.examples)) delete node.examples
  })
  return copy
}
