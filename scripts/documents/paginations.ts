import { isObject, type JsonObject } from '../../src/contract/json.js'
import { rangeText } from '../../src/contract/marks.js'
import { resolve } from '../../src/contract/references.js'

/** A pagination style, named after the parameter that requests a page. `range` has its versions, if not all. */
type Pagination = { name: 'cursor' | 'offset'; range: string }

/** Returns the pagination styles that an operation's list supports. Parameters may be references into the document. */
export function paginationsOf(operation: JsonObject, document: JsonObject): Pagination[] {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : []
  return parameters.flatMap((parameter) => {
    const node = resolve(document, parameter)
    if (!isObject(node) || (node.name !== 'cursor' && node.name !== 'offset')) return []
    return [{ name: node.name, range: rangeText(node) }]
  })
}
