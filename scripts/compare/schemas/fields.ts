import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import type { Finding } from '../finding.js'
import { canonical, type Node, type ResolvedSchema, resolveSchema } from '../resolve-schema.js'
import { moveFindings } from './moves.js'
import { type Fields, finding, gapsOf, type Pair } from './pair.js'

/** Returns what changed about the fields of an object, and inside them. */
export function fieldFindings(pair: Pair): Finding[] {
  const { old, now, comparison } = pair
  const had = visible(pair, old, comparison.old)
  const has = visible(pair, now, comparison.new)
  const moves = moveFindings(pair, had, has)
  const removed = [...had.keys()].filter((name) => !has.has(name) && !moves.old.has(name))
  const added = [...has.keys()].filter((name) => !had.has(name) && !moves.now.has(name))
  const renamed = renamedField(pair, had, has, removed, added)
  const known = [...had].flatMap(([name, nodes]) => {
    const details = { path: [name], gaps: gapsOf(nodes, old), replaces: true }
    if (renamed?.from === name) {
      const at = has.get(renamed.to)?.[0]?.at
      return [finding(pair, 'field.renamed', `renamed to \`${renamed.to}\``, { ...details, side: 'new', at })]
    }
    if (removed.includes(name))
      return [finding(pair, 'field.removed', 'removed', { ...details, side: 'old', at: nodes[0]?.at })]
    const after = has.get(name)
    if (!after || moves.old.has(name)) return []
    return [...pair.inside(nodes, after, [name]), ...requiredFindings(pair, name, nodes)]
  })
  // Whether a version had a field that its open object does not list is not known.
  const isUnknown = comparison.aliases !== undefined && old.isOpen
  const fresh = isUnknown ? [] : added.filter((name) => renamed?.to !== name)
  return [
    ...moves.found,
    ...known,
    ...fresh.map((name) => addedFinding(pair, name, has.get(name) ?? [])),
    ...refusedFindings(pair),
    ...unlisted(pair).flatMap((name) => requiredFindings(pair, name, [])),
  ]
}

/** Returns the fields that a client can send or receive. */
function visible({ use }: Pair, { properties }: ResolvedSchema, document: JsonObject): Fields {
  const hidden = use.direction === 'request' ? 'readOnly' : 'writeOnly'
  const isHidden = ({ schema }: Node) => isObject(schema) && schema[hidden] === true
  return new Map([...properties].filter(([, nodes]) => !nodes.some(isHidden) && !isRefused(nodes, document)))
}

/** A single removed and a single added field that demand the same are one field with another name. */
function renamedField(
  { comparison }: Pair,
  had: Fields,
  has: Fields,
  [from, ...otherRemoved]: string[],
  [to, ...otherAdded]: string[],
): { from: string; to: string } | undefined {
  if (from === undefined || to === undefined || otherRemoved.length > 0 || otherAdded.length > 0) return undefined
  const text = (nodes: Node[] = [], document: JsonObject) =>
    JSON.stringify(nodes.map(({ schema }) => canonical(schema, document)))
  return text(had.get(from), comparison.old) === text(has.get(to), comparison.new) ? { from, to } : undefined
}

function addedFinding(pair: Pair, name: string, nodes: Node[]): Finding {
  const isRequired = pair.now.required.has(name)
  const says = isRequired && pair.use.direction === 'request' ? 'added, required' : 'added'
  const rule = isRequired ? 'field.added.required' : 'field.added'
  return finding(pair, rule, says, { path: [name], side: 'new', at: nodes[0]?.at })
}

/** What changed about the fields that must not be there. */
function refusedFindings(pair: Pair): Finding[] {
  const { old, now, comparison } = pair
  const onlyIn = (one: ResolvedSchema, other: ResolvedSchema, document: JsonObject) =>
    [...one.properties].filter(([name, nodes]) => isRefused(nodes, document) && !other.properties.has(name))
  return [
    ...onlyIn(now, old, comparison.new).map(([name, nodes]) =>
      finding(pair, 'schema.refused', 'no longer allowed', { path: [name], side: 'new', at: nodes[0]?.at }),
    ),
    ...onlyIn(old, now, comparison.old).map(([name, nodes]) =>
      finding(pair, 'schema.allowed', 'now allowed', { path: [name], side: 'old', at: nodes[0]?.at, replaces: true }),
    ),
  ]
}

function isRefused(nodes: Node[], document: JsonObject): boolean {
  return nodes.some(({ schema }) => couldRefuse(schema)) && resolveSchema(nodes, document).never
}

/** A field without one of these allows something. */
function couldRefuse(schema: Json): boolean {
  return schema === false || (isObject(schema) && ('not' in schema || 'allOf' in schema))
}

/** Returns the names that are required without being listed as fields. */
function unlisted({ old, now }: Pair): string[] {
  const required = new Set([...old.required.keys(), ...now.required.keys()])
  return [...required].filter((name) => !old.properties.has(name) && !now.properties.has(name))
}

function requiredFindings(pair: Pair, name: string, nodes: Node[]): Finding[] {
  const [had, has] = [pair.old.required.get(name), pair.now.required.get(name)]
  const details = { path: [name], gaps: gapsOf(nodes, pair.old) }
  if (has && !had) return [finding(pair, 'required.set', 'now required', { ...details, side: 'new', at: has })]
  if (had && !has)
    return [
      finding(pair, 'required.lifted', 'no longer required', { ...details, side: 'old', at: had, replaces: true }),
    ]
  return []
}
