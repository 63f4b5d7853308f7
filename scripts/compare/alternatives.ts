import { isObject } from '../../src/contract/json.js'
import { canonical } from './canonical.js'
import { unquoted } from './keywords.js'
import { type Node, resolveSchema } from './resolve-schema.js'
import { compareSchemas, type Pair, tell } from './schemas.js'
import { compareNull, typeNames } from './types.js'
import type { Scope } from './walk.js'

/**
 * Compares the alternatives: `oneOf` and `anyOf`. Each is compared with its counterpart. A schema without alternatives, given by
 * its parts in `old` or `now`, is the only one.
 */
export function compareAlternatives(pair: Pair, old: Node[], now: Node[]): void {
  const [before, after] = [pair.old.branches, pair.now.branches]
  const had = (before?.of ?? [old]).map((nodes) => branchOf(nodes, pair.scope))
  const has = (after?.of ?? [now]).map((nodes) => branchOf(nodes, pair.scope))
  const at = after?.at
  if (before && after) compareNull(pair, before.nullable, after.nullable, at)
  for (const [one, other] of counterparts(had, has)) {
    compareSchemas(pair.scope, one.nodes, other.nodes)
    had.splice(had.indexOf(one), 1)
    has.splice(has.indexOf(other), 1)
  }
  for (const { name } of had) tell(pair, 'branch.removed', `alternative ${name} removed`, { at })
  for (const { name } of has) tell(pair, 'branch.added', `alternative ${name} added`, { at })
}

/** One of several alternatives, with the properties and values that identify it. */
type Branch = {
  nodes: Node[]
  ref: string | undefined
  title: string | undefined
  /** What it demands, so that two branches with the same demands have the same text. */
  text: string
  /** The names of its fields, types and values. */
  names: Set<string>
  /** How a finding calls it, in Markdown. */
  name: string
}

/** Returns each older branch with its counterpart: the most alike first. */
function counterparts(had: Branch[], has: Branch[]): [Branch, Branch][] {
  const ranked = had
    .flatMap((one) => has.map((other) => ({ one, other, score: likeness(one, other) })))
    .sort((a, b) => b.score - a.score)
  const pairs: [Branch, Branch][] = []
  for (const { one, other, score } of ranked) {
    if (pairs.some(([before, after]) => before === one || after === other)) continue
    // The last two that are left are a pair, even if they have nothing in common.
    const isLast = pairs.length === had.length - 1 && pairs.length === has.length - 1
    if (score > 0 || isLast) pairs.push([one, other])
  }
  return pairs
}

/** Ranks two branches: the same demands, the same component, the same title, or the share of names in common, from 0 to 1. */
function likeness(one: Branch, other: Branch): number {
  if (one.text === other.text) return 4
  if (one.ref !== undefined && one.ref === other.ref) return 3
  if (one.title !== undefined && one.title === other.title) return 2
  const common = [...one.names].filter((name) => other.names.has(name)).length
  return common / Math.max(1, new Set([...one.names, ...other.names]).size)
}

/** Returns a branch as one schema. Its last part is its own; the others are beside the alternatives and apply to every branch. */
function branchOf(nodes: Node[], scope: Scope): Branch {
  const own = nodes.at(-1)
  const { $ref, title } = isObject(own?.schema) ? own.schema : {}
  const ref = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined
  const { properties, types, values } = resolveSchema(nodes, scope)
  const listed = [...(values?.value ?? [])]
  return {
    ...{ nodes, ref, title: typeof title === 'string' ? title : undefined },
    text: own ? canonical(own.schema, scope[own.at.side]) : '',
    names: new Set([...properties.keys(), ...(types?.value ?? []), ...listed]),
    name: `\`${ref ?? title ?? listed.map(unquoted)[0] ?? typeNames(types?.value)}\``,
  }
}
