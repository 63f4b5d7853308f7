// @ts-check
/** @import { JsonObject, Rule } from './lib/finding.js' */

/**
 * The keys of an operation are in the order that the rule gives, and there are no others.
 * @type {Rule<JsonObject, { order: string[] }>}
 */
export default function operationKeyOrder(operation, { order }, { path }) {
  const wanted = `Write the keys of an operation in this order: ${order.join(', ')}.`
  const keys = Object.keys(operation)
  const unknown = keys.filter((key) => !order.includes(key))
  const known = keys.filter((key) => order.includes(key))
  const late = known.find((key, index) => index > 0 && order.indexOf(key) < order.indexOf(known[index - 1] ?? ''))
  return [
    ...unknown.map((key) => ({
      message: `"${key}" is not an allowed key of an operation. ${wanted}`,
      path: [...path, key],
    })),
    ...(late ? [{ message: `"${late}" comes too late. ${wanted}`, path: [...path, late] }] : []),
  ]
}
