import { isObject, type Json } from '../../src/contract/json.js'
import { type Comparison, type Finding, matched } from './finding.js'
import { moveFindings } from './moves.js'
import { type Fields, finding, gapsOf, type Pair } from './pair.js'
import { canonical, type Node, type ResolvedSchema, resolveSchema } from './resolve-schema.js'

/** Returns what changed about the fields of an object, and inside them. */
export function fieldFindings(pair: Pair): Finding[] {
  const moves = moveFindings(pair, visible(pair, pair.old), visible(pair, pair.now))
  const [had, has] = [without(visible(pair, pair.old), moves.old), without(visible(pair, pair.now), moves.now)]
  const renamed = renamedField(pair, had, has)
  // Whether a version had a field that its open object does not list is not known.
  const isUnknown = pair.comparison.aliases !== undefined && pair.old.isOpen
  const here = (name: string, nodes: Node[]) => ({ path: [name], gaps: gapsOf(nodes, pair.old), at: nodes[0]?.at })
  return [
    ...moves.found,
    ...matched(had, has, {
      kept: (old, now, name) => [...pair.inside(old, now, [name]), ...requiredFindings(pair, name, old)],
      gone: (nodes, name) => {
        if (renamed?.from !== name) return finding(pair, 'field.removed', 'removed', here(name, nodes))
        const at = has.get(renamed.to)?.[0]?.at
        return finding(pair, 'field.renamed', `renamed to \`${renamed.to}\``, { ...here(name, nodes), at })
      },
      fresh: (nodes, name) => (renamed?.to === name || isUnknown ? [] : addedFinding(pair, name, nodes)),
    }),
    ...refusedFindings(pair),
    ...unlisted(pair).flatMap((name) => requiredFindings(pair, name, [])),
  ]
}

/** Returns what changed about the fields that are not listed: `additionalProperties` and `unevaluatedProperties`. */
export function otherFieldFindings(pair: Pair): Finding[] {
  const [had, has] = [pair.old.others, pair.now.others]
  const details = { at: has?.at }
  if (had?.value === false && has?.value === false) return []
  if (has?.value === false) return [finding(pair, 'fields.closed', 'no further fields allowed', details)]
  if (had?.value === false) return [finding(pair, 'fields.opened', 'further fields allowed', details)]
  if (had && has) return pair.inside(had.value, has.value, ['*'])
  if (has) return [finding(pair, 'fields.values.set', 'further fields limited by a schema', details)]
  if (had) return [finding(pair, 'fields.values.lifted', 'further fields no longer limited by a schema', details)]
  return []
}

/** Returns the fields that a client can send or receive. */
function visible({ use, comparison }: Pair, { properties }: ResolvedSchema): Fields {
  const hidden = use.direction === 'request' ? 'readOnly' : 'writeOnly'
  const isHidden = ({ schema }: Node) => isObject(schema) && schema[hidden] === true
  return new Map([...properties].filter(([, nodes]) => !nodes.some(isHidden) && !isRefused(nodes, comparison)))
}

function without(fields: Fields, names: Set<string>): Fields {
  return new Map([...fields].filter(([name]) => !names.has(name)))
}

/** A single removed and a single added field that demand the same are one field with another name. */
function renamedField({ comparison }: Pair, had: Fields, has: Fields): { from: string; to: string } | undefined {
  const [removed, added] = [[...had].filter(([name]) => !has.has(name)), [...has].filter(([name]) => !had.has(name))]
  const [[from, old] = [], [to, now] = []] = [removed[0], added[0]]
  if (from === undefined || to === undefined || removed.length > 1 || added.length > 1) return undefined
  const text = (nodes: Node[] = []) => nodes.map(({ schema, at }) => canonical(schema, comparison[at.side])).join()
  return text(old) === text(now) ? { from, to } : undefined
}

function addedFinding(pair: Pair, name: string, nodes: Node[]): Finding {
  const isRequired = pair.now.required.has(name)
  const rule = isRequired ? 'field.added.required' : 'field.added'
  return finding(pair, rule, isRequired ? 'added, required' : 'added', { path: [name], at: nodes[0]?.at })
}

/** What changed about the fields that must not be there. */
function refusedFindings(pair: Pair): Finding[] {
  const { old, now, comparison } = pair
  const onlyIn = (one: ResolvedSchema, other: ResolvedSchema) =>
    [...one.properties].filter(([name, nodes]) => isRefused(nodes, comparison) && !other.properties.has(name))
  return [
    ...onlyIn(now, old).map(([name, nodes]) =>
      finding(pair, 'schema.refused', 'no longer allowed', { path: [name], at: nodes[0]?.at }),
    ),
    ...onlyIn(old, now).map(([name, nodes]) =>
      finding(pair, 'schema.allowed', 'now allowed', { path: [name], at: nodes[0]?.at }),
    ),
  ]
}

function isRefused(nodes: Node[], comparison: Comparison): boolean {
  return nodes.some(({ schema }) => couldRefuse(schema)) && resolveSchema(nodes, comparison).never
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
  if (has && !had) return [finding(pair, 'required.set', 'now required', { ...details, at: has })]
  if (had && !has) return [finding(pair, 'required.lifted', 'no longer required', { ...details, at: had })]
  return []
}
