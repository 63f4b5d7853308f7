import { isObject } from '../../contract/json.js'

/** Any members of a value, also inside of objects and lists. */
export type Partly<Value> = Value extends string
  ? Value
  : Value extends (infer Item)[]
    ? Partly<Item>[]
    : Value extends object
      ? { [Name in keyof Value]?: Partly<Value[Name]> }
      : Value

/** Returns a complete value with the members of `given` instead, also inside objects. A list replaces a list. */
export function overlay<Value>(complete: Value, given: unknown): Value {
  if (given === undefined) return complete
  if (!isObject(complete) || !isObject(given)) return given as Value
  const members = Object.entries(given).map(([name, member]) => [name, overlay(complete[name], member)])
  return { ...complete, ...Object.fromEntries(members) }
}
