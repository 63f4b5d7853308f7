import { gapIds } from '../../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import type { Direction, Rule } from '../change-rules.js'
import type { Finding, PlacedFinding, Side } from '../finding.js'
import { type Node, reference } from '../resolve-schema.js'

/** An object of a document, with its place and the gaps that are marked at it. */
export type Part = { node: JsonObject; at: string[]; gaps: string[] }

/** An operation, a webhook or a callback. `key` is the same in both documents, `path` is the name of a webhook or callback. */
export type Operation = Part & { id: string; key: string; path: string; item: Part; method: string }

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Returns the object at a place, or what its reference points to. */
export function partAt(
  value: Json | undefined,
  at: string[],
  document: JsonObject,
  gaps: string[] = [],
): Part | undefined {
  if (!isObject(value)) return undefined
  if (typeof value.$ref === 'string') {
    const target = reference(value.$ref, document)
    return partAt(target.schema, target.at, document, gaps)
  }
  return { node: value, at, gaps: [...gaps, ...gapIds(value['x-gap'])] }
}

/** Returns the objects of a map, such as the responses of an operation, by name. */
export function partsIn({ node, at }: Part, key: string, document: JsonObject): [string, Part][] {
  return Object.entries(isObject(node[key]) ? node[key] : {}).flatMap(([name, value]): [string, Part][] => {
    const part = partAt(value, [...at, key, name], document)
    return part ? [[name, part]] : []
  })
}

/** Returns the schema of a parameter, header or body. That of a parameter or header may stand in its one media type. */
export function schemaOf({ node, at, gaps }: Part): Node[] {
  if (node.schema !== undefined) return [{ schema: node.schema, at: [...at, 'schema'], gaps }]
  return Object.entries(isObject(node.content) ? node.content : {}).flatMap(([type, media]) =>
    isObject(media) && media.schema !== undefined
      ? [{ schema: media.schema, at: [...at, 'content', type, 'schema'], gaps }]
      : [],
  )
}

type Details = { side: Side; at: string[]; gaps: string[]; replaces?: boolean; direction?: Direction }

/** Returns a finding at an object, outside of schemas. By default it replaces nothing, which only matters if it is additive. */
export function finding(rule: Rule, says: string, { side, at, gaps, replaces = false, direction }: Details): Finding {
  return { rule, ...(direction && { direction }), says, path: [], at: { side, pointer: at }, gaps, replaces }
}

/** Returns a finding with the part of the operation that it concerns: `request body`. Empty for the operation as a whole. */
export function placed(finding: Finding, part: string, operation?: string): PlacedFinding {
  return { ...finding, part, ...(operation !== undefined && { operation }) }
}
