/** JSON as it is parsed, and references in it. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** True for what is written in braces. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a node of a document stands for: the target of its `$ref`, if it has one. Throws where that leads nowhere. */
export function resolve(document: JsonObject, node: Json): Json {
  let here = node
  while (isObject(here) && typeof here.$ref === 'string') here = target(document, here.$ref)
  return here
}

function target(document: JsonObject, ref: string): Json {
  let here: Json | undefined = document
  for (const part of ref.slice(2).split('/')) here = isObject(here) ? here[unescaped(part)] : undefined
  if (here === undefined) throw new Error(`The reference ${ref} points to nothing.`)
  return here
}

function unescaped(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
}
