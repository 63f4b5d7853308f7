import { isObject, type JsonObject, resolve } from '../document/shape.js'

/** A way of paging, named after the parameter that asks for a page, and the one version that has it, if not both have. */
export type Lane = { name: 'cursor' | 'offset'; version?: string }

/** The ways in which the list of an operation can be paged. Its parameters may be references into the document. */
export function lanesOf(operation: JsonObject, document: JsonObject): Lane[] {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : []
  return parameters.flatMap((parameter) => {
    const node = resolve(document, parameter)
    if (!isObject(node) || (node.name !== 'cursor' && node.name !== 'offset')) return []
    return [{ name: node.name, ...(typeof node['x-version'] === 'string' ? { version: node['x-version'] } : {}) }]
  })
}
