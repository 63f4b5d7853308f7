import { gapIds } from '../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { METHODS } from '../../src/contract/nodes.js'
import type { Direction, Rule } from './change-rules.js'
import type { Comparison, Finding, PlacedFinding } from './finding.js'
import type { Place } from './place.js'
import { inside, type Node, reference } from './resolve-schema.js'

/** An object of a document, such as a response, with the gaps that are marked at it. */
export type Part = {
  node: JsonObject
  at: Place
  /** Where it is used: the place of the reference, if it has one. */
  from: Place
  gaps: string[]
}

/** An operation, a webhook or a callback. `key` is the same in both documents, `path` is the name of a webhook or callback. */
export type Operation = Part & { id: string; key: string; path: string; item: Part; method: string }

/** Returns the object at a place, or what its reference points to. */
export function partAt(
  value: Json | undefined,
  at: Place,
  comparison: Comparison,
  gaps: string[] = [],
  from = at,
): Part | undefined {
  if (!isObject(value)) return undefined
  if (typeof value.$ref === 'string') {
    const target = reference(value.$ref, at.side, comparison)
    return partAt(target.schema, target.at, comparison, gaps, from)
  }
  return { node: value, at, from, gaps: [...gaps, ...gapIds(value['x-gap'])] }
}

/** The maps that can hold extensions beside their entries. In others, `x-` begins a name like any other. */
const EXTENSIBLE = ['responses', 'callbacks']

/** Returns the objects of a map, such as the responses of an operation, by name. Each also has the gaps of the whole map. */
export function partsIn(part: Part, key: string, comparison: Comparison, gaps: string[] = []): Map<string, Part> {
  const map = part.node[key]
  return new Map(
    Object.entries(isObject(map) ? map : {}).flatMap(([name, value]): [string, Part][] => {
      const found =
        EXTENSIBLE.includes(key) && name.startsWith('x-')
          ? undefined
          : partAt(value, inside(part.at, key, name), comparison, gaps)
      return found ? [[name, found]] : []
    }),
  )
}

/** Returns the operations of a path item, by method. */
export function operationsIn(item: Part, path: string, comparison: Comparison): Operation[] {
  return METHODS.flatMap((method) => {
    const one = partAt(item.node[method], inside(item.at, method), comparison)
    const id = String(one?.node.operationId ?? `${method} ${path}`)
    return one ? [{ ...one, item, path, method, id, key: `${method} ${path.replace(/\{[^}]*\}/g, '{}')}` }] : []
  })
}

/** Returns the schema of a parameter, header or body. That of a parameter or header may stand in its one media type. */
export function schemaOf({ node, at, gaps }: Part): Node[] {
  if (node.schema !== undefined) return [{ schema: node.schema, at: inside(at, 'schema'), gaps }]
  return Object.entries(isObject(node.content) ? node.content : {}).flatMap(([type, media]) =>
    isObject(media) && media.schema !== undefined
      ? [{ schema: media.schema, at: inside(at, 'content', type, 'schema'), gaps }]
      : [],
  )
}

/** Returns a finding at an object, outside of schemas. */
export function partFinding(rule: Rule, says: string, at: Place, gaps: string[], direction?: Direction): Finding {
  return { rule, ...(direction && { direction }), says, path: [], at, gaps }
}

/** Returns findings with the part of the operation that they concern: `request body`. Empty for the operation as a whole. */
export function placed(findings: Finding[], part: string, operation: string): PlacedFinding[] {
  return findings.map((one) => ({ ...one, part, operation }))
}
