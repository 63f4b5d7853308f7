import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'

const VERSION_HEADERS = new Set(['Service-Version'])

/**
 * Returns a document without the dates in the headers that choose and show the version: they differ in each version and with
 * each version that is added or removed, which is reported separately.
 */
export function withoutVersions(document: JsonObject): JsonObject {
  const components = isObject(document.components) ? document.components : {}
  const plain = (section: string) =>
    Object.fromEntries(
      Object.entries(isObject(components[section]) ? components[section] : {}).map(([name, node]): [string, Json] => [
        name,
        isObject(node) && (VERSION_HEADERS.has(String(node.name)) || name.startsWith('ServiceVersion'))
          ? { ...(node.name ? { name: node.name, in: node.in ?? null } : {}), schema: { type: 'string' } }
          : node,
      ]),
    )
  return { ...document, components: { ...components, parameters: plain('parameters'), headers: plain('headers') } }
}
