import { isObject, type Json } from '../../src/contract/json.js'

/**
 * Returns the line, counted from 1, of the value at a path in `JSON.stringify(document, null, 2)`. If the path does not exist,
 * returns the line of its last existing ancestor.
 */
export function lineOf(document: Json, path: (string | number)[]): number {
  let line = 1
  let here = document
  for (const step of path) {
    if (!holds(here, String(step))) return line
    line += 1
    for (const [key, value] of Object.entries(here)) {
      if (key === String(step)) {
        here = value
        break
      }
      line += height(value)
    }
  }
  return line
}

function holds(node: Json, key: string): node is Json[] | { [key: string]: Json } {
  return (isObject(node) || Array.isArray(node)) && Object.hasOwn(node, key)
}

/** Returns how many lines a value takes. An empty object or list takes one, like a scalar. */
function height(value: Json): number {
  const children = isObject(value) || Array.isArray(value) ? Object.values(value) : []
  return children.length === 0 ? 1 : children.reduce((sum: number, child) => sum + height(child), 2)
}
