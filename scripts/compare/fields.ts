import { gapIds } from '../../src/contract/gaps.js'
import { isObject } from '../../src/contract/json.js'
import { canonical } from './canonical.js'
import { compareMoves } from './moves.js'
import { type Node, type ResolvedSchema, resolveSchema } from './resolve-schema.js'
import { compareInside, type Pair, tell } from './schemas.js'
import { match, type Scope } from './walk.js'

/** The fields of an object, each given in parts that all apply. */
export type Fields = Map<string, Node[]>

/** Compares the fields of an object, and what is inside them. */
export function compareFields(pair: Pair): void {
  const [had, has] = [visible(pair, pair.old), visible(pair, pair.now)]
  compareMoves(pair, had, has)
  const renamed = renamedField(pair, had, has)
  // Whether a version had a field that its open object does not list is not known.
  const isUnknown = pair.scope.aliases !== undefined && pair.old.isOpen
  match(had, has, {
    kept: (old, now, name) => {
      compareInside(pair, name, old, now)
      compareRequired(pair, name, old)
    },
    gone: (nodes, name) => {
      const to = renamed?.from === name ? renamed.to : undefined
      const [node] = (to === undefined ? nodes : has.get(to)) ?? []
      const details = { path: [name], gaps: gapsOf(nodes, pair.old), at: node?.at }
      if (to === undefined) tell(pair, 'field.removed', 'removed', details)
      else tell(pair, 'field.renamed', `renamed to \`${to}\``, details)
    },
    fresh: (nodes, name) => {
      if (renamed?.to === name || isUnknown) return
      const details = { path: [name], at: nodes[0]?.at }
      if (pair.now.required.has(name)) tell(pair, 'field.added.required', 'added, required', details)
      else tell(pair, 'field.added', 'added', details)
    },
  })
  compareRefused(pair)
  for (const name of new Set([...pair.old.required.keys(), ...pair.now.required.keys()]))
    if (!pair.old.properties.has(name) && !pair.now.properties.has(name)) compareRequired(pair, name, [])
}

/** Compares the fields that are not listed: `additionalProperties` and `unevaluatedProperties`. */
export function compareOtherFields(pair: Pair): void {
  const [had, has] = [pair.old.others?.value, pair.now.others?.value]
  const details = { at: pair.now.others?.at }
  if (had === has) return
  if (has === false) tell(pair, 'fields.closed', 'no further fields allowed', details)
  else if (had === false) tell(pair, 'fields.opened', 'further fields allowed', details)
  else if (had && has) compareInside(pair, '*', had, has)
  else if (has) tell(pair, 'fields.values.set', 'further fields limited by a schema', details)
  else tell(pair, 'fields.values.lifted', 'further fields no longer limited by a schema', details)
}

/** Returns the gaps that are marked at a field and around it. */
export function gapsOf(nodes: Node[], around: ResolvedSchema): string[] {
  const own = nodes.flatMap(({ schema, gaps }) => [...gaps, ...(isObject(schema) ? gapIds(schema['x-gap']) : [])])
  return [...new Set([...own, ...around.gaps])]
}

/** Returns the fields that a client can send or receive. */
function visible({ scope }: Pair, { properties }: ResolvedSchema): Fields {
  const hidden = scope.direction === 'request' ? 'readOnly' : 'writeOnly'
  const isHidden = ({ schema }: Node) => isObject(schema) && schema[hidden] === true
  return new Map([...properties].filter(([, nodes]) => !nodes.some(isHidden) && !isRefused(nodes, scope)))
}

/** A single removed and a single added field that demand the same are one field with another name. */
function renamedField({ scope }: Pair, had: Fields, has: Fields): { from: string; to: string } | undefined {
  const [removed, added] = [[...had].filter(([name]) => !has.has(name)), [...has].filter(([name]) => !had.has(name))]
  const [[from, old] = [], [to, now] = []] = [removed[0], added[0]]
  if (from === undefined || to === undefined || removed.length > 1 || added.length > 1) return undefined
  const text = (nodes: Node[] = []) => nodes.map(({ schema, at }) => canonical(schema, scope[at.side])).join()
  return text(old) === text(now) ? { from, to } : undefined
}

/** Compares the fields that must not be there. */
function compareRefused(pair: Pair): void {
  const { old, now, scope } = pair
  const refusedIn = (one: ResolvedSchema, other: ResolvedSchema) =>
    [...one.properties].filter(([name, nodes]) => isRefused(nodes, scope) && !other.properties.has(name))
  for (const [name, nodes] of refusedIn(now, old))
    tell(pair, 'schema.refused', 'no longer allowed', { path: [name], at: nodes[0]?.at })
  for (const [name, nodes] of refusedIn(old, now))
    tell(pair, 'schema.allowed', 'now allowed', { path: [name], at: nodes[0]?.at })
}

function isRefused(nodes: Node[], scope: Scope): boolean {
  // A field without one of these allows something, which is quicker to see than to resolve it.
  const couldRefuse = nodes.some(
    ({ schema }) => schema === false || (isObject(schema) && ('not' in schema || 'allOf' in schema)),
  )
  return couldRefuse && resolveSchema(nodes, scope).never
}

function compareRequired(pair: Pair, name: string, nodes: Node[]): void {
  const [had, has] = [pair.old.required.get(name), pair.now.required.get(name)]
  const details = { path: [name], gaps: gapsOf(nodes, pair.old), at: has ?? had }
  if (has && !had) tell(pair, 'required.set', 'now required', details)
  if (had && !has) tell(pair, 'required.lifted', 'no longer required', details)
}
