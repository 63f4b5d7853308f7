import { isObject, type JsonObject } from '../src/contract/json.js'
import { visit } from '../src/contract/nodes.js'

/**
 * Returns a document with `times` as many paths: copies have other names (`/tasks-2/{id}`, `getTask2`) and share the
 * components. The document is not changed.
 */
export function enlarge(document: JsonObject, times: number): JsonObject {
  const paths = isObject(document.paths) ? document.paths : {}
  const copies = Array.from({ length: times - 1 }, (_, index) => copyOf(paths, index + 2))
  return { ...document, paths: Object.assign({}, paths, ...copies) }
}

function copyOf(paths: JsonObject, number: number): JsonObject {
  const copy = structuredClone(paths)
  visit({ paths: copy }, (node, kind) => {
    if (kind === 'operation' && typeof node.operationId === 'string') node.operationId += String(number)
  })
  const renamed = Object.entries(copy).map(([path, item]) => [path.replace(/^\/[^/]*/, `$&-${number}`), item])
  return Object.fromEntries(renamed)
}
