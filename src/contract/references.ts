import { isObject, type Json, type JsonObject } from './json.js'

/** Returns the target of a node's `$ref`, or the node itself if it has none. Throws an Error if there is no target. */
export function resolve(document: JsonObject, node: Json): Json {
  let here = node
  for (let hops = 0; isObject(here) && typeof here.$ref === 'string'; hops++) {
    if (hops === MAX_HOPS) throw new Error(`The reference ${here.$ref} leads back to itself.`)
    here = find(document, here.$ref)
  }
  return here
}

const MAX_HOPS = 20

/** Returns the target of a local reference such as `#/components/schemas/Task`. Throws an Error if there is none. */
export function find(document: JsonObject, ref: string): Json {
  let here: Json = document
  for (const key of pathOf(ref)) {
    const next: Json | undefined = isObject(here) || Array.isArray(here) ? (here as JsonObject)[key] : undefined
    if (next === undefined) throw new Error(`The reference ${ref} points to nothing.`)
    here = next
  }
  return here
}

/** Returns the keys that lead to the target of a local reference, from the root of the document. None for `#`. */
export function pathOf(ref: string): string[] {
  const parts = ref.split('/').slice(1)
  if (!/[%~]/.test(ref)) return parts
  return parts.map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns a key as a part of a JSON pointer. */
export function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
