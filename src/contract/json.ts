/** Parsed JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** Returns true for a JSON object, not for arrays and null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a value that should be a list: itself, or an empty list if it is missing or something else. */
export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

/** Returns a copy of parsed JSON or YAML. Faster than `structuredClone`, which must expect anything. */
export function copyOf<Value>(value: Value): Value
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyOf((value as Record<string, unknown>)[key])
  return copy
}

/** Calls the visitor for each object in the data, parents first, with the keys that lead to it. */
export function eachObject(data: Json, visitor: (node: JsonObject, path: string[]) => void, path: string[] = []): void {
  if (isObject(data)) visitor(data, path)
  if (isObject(data) || Array.isArray(data))
    for (const [key, child] of Object.entries(data)) eachObject(child, visitor, [...path, key])
}

/** Returns a copy of a value that has another one at the end of a path of keys. */
export function replacedAt(value: Json, [key, ...rest]: string[], by: Json): Json {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replacedAt(item, rest, by) : item))
  return isObject(value) ? { ...value, [key]: replacedAt(value[key] ?? null, rest, by) } : value
}
