import { isObject, type Json } from '../document/shape.js'

/**
 * The line, counted from 1, where what a path leads to stands in `JSON.stringify(document, null, 2)`.
 * Where the path leads too far, the line of the last thing that there is.
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

/** How many lines a value takes. Something empty takes one, as what holds nothing else does. */
function height(value: Json): number {
  const children = isObject(value) || Array.isArray(value) ? Object.values(value) : []
  return children.length === 0 ? 1 : children.reduce((sum: number, child) => sum + height(child), 2)
}
