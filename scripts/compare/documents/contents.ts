import { isObject, type JsonObject } from '../../../src/contract/json.js'
import type { Rule } from '../change-rules.js'
import type { Comparison } from '../comparison.js'
import type { Finding } from '../finding.js'
import { canonical } from '../resolve-schema.js'
import type { Use } from '../schemas/pair.js'
import { compareSchemas } from '../schemas/schemas.js'
import { finding, type Part, partAt, schemaOf } from './part.js'

/** Returns what changed about the media types of a body, and inside the body of each. */
export function contentFindings(comparison: Comparison, use: Use, old: Part, now: Part): Finding[] {
  const [had, has] = [mediaTypes(old, comparison.old), mediaTypes(now, comparison.new)]
  const isResponse = use.direction === 'response'
  const removed = (type: string, { at }: Part) => {
    const place = { direction: use.direction, side: 'old' as const, at, gaps: old.gaps }
    return has.size === 0 && isResponse
      ? finding('response.body.removed', 'body removed', place)
      : finding('media-type.removed', `media type \`${type}\` removed`, place)
  }
  const added = (type: string, { at }: Part) => {
    const place = { direction: use.direction, side: 'new' as const, at, gaps: old.gaps }
    return had.size === 0 && isResponse
      ? finding('response.body.added', 'body added', place)
      : finding('media-type.added', `media type \`${type}\` added`, place)
  }
  return [
    ...[...had].flatMap(([type, before]) => {
      const after = has.get(type)
      return after ? mediaFindings(comparison, use, before, after, old.gaps) : [removed(type, before)]
    }),
    ...[...has].filter(([type]) => !had.has(type)).map(([type, after]) => added(type, after)),
  ]
}

/** The body of one media type. `gaps` are those of all. */
function mediaFindings(comparison: Comparison, use: Use, old: Part, now: Part, gaps: string[]): Finding[] {
  const [had, has] = [schemaOf(old), schemaOf(now)]
  const here = (rule: Rule, says: string, replaces?: true) =>
    finding(rule, says, { direction: use.direction, side: 'new', at: now.at, gaps, ...(replaces && { replaces }) })
  const inside =
    had.length > 0 && has.length > 0 ? compareSchemas(comparison, use, { old: had, now: has, path: [] }) : []
  return [
    ...inside,
    ...(had.length === 0 && has.length > 0 ? [here('body.schema.set', 'now limited by a schema')] : []),
    ...(had.length > 0 && has.length === 0 ? [here('body.schema.lifted', 'no longer limited by a schema', true)] : []),
    ...changedEncodings(old, now).map((name) => here('encoding.changed', `encoding of the part \`${name}\` changed`)),
  ]
}

/** The bodies by media type. The gaps of the whole are those of each. */
function mediaTypes({ node, at, gaps }: Part, document: JsonObject): Map<string, Part> {
  const found = new Map<string, Part>()
  for (const [type, one] of Object.entries(isObject(node.content) ? node.content : {})) {
    const body = partAt(one, [...at, 'content', type], document, gaps)
    if (body) found.set(type.toLowerCase(), body)
  }
  return found
}

/** Returns the parts of a form whose encoding differs. */
function changedEncodings(old: Part, now: Part): string[] {
  const [had, has] = [encodings(old), encodings(now)]
  return [...new Set([...had.keys(), ...has.keys()])].filter((name) => had.get(name) !== has.get(name))
}

function encodings({ node: { encoding = {} } }: Part): Map<string, string> {
  return new Map(Object.entries(encoding as JsonObject).map(([name, one]) => [name, canonical(one, {})]))
}
