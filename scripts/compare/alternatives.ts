import { isObject } from '../../src/contract/json.js'
import type { Finding } from './finding.js'
import { unquoted } from './keywords.js'
import { finding, type Pair } from './pair.js'
import { canonical, type Node, resolveSchema } from './resolve-schema.js'
import { nullFindings, typeNames } from './types.js'

/**
 * Returns what changed about the alternatives: `oneOf` and `anyOf`. Each is compared with its counterpart. A schema without
 * alternatives, given by its parts in `old` or `now`, is the only one.
 */
export function alternativeFindings(pair: Pair, old: Node[], now: Node[]): Finding[] {
  const [before, after] = [pair.old.branches, pair.now.branches]
  const had = (before?.of ?? [old]).map((nodes) => branchOf(nodes, pair))
  const has = (after?.of ?? [now]).map((nodes) => branchOf(nodes, pair))
  const pairs = counterparts(had, has)
  const removed = had.filter((one) => !pairs.some(([paired]) => paired === one))
  const added = has.filter((one) => !pairs.some(([, paired]) => paired === one))
  const at = after?.at ?? pair.now.at
  return [
    ...(before && after ? nullFindings(pair, before.nullable, after.nullable, at) : []),
    ...pairs.flatMap(([one, other]) => pair.inside(one.nodes, other.nodes, [])),
    ...removed.map(({ name }) => finding(pair, 'branch.removed', `alternative ${name} removed`, { at })),
    ...added.map(({ name }) => finding(pair, 'branch.added', `alternative ${name} added`, { at })),
  ]
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

/** Returns each older branch with its counterpart: the same demands, the same component, the same title, or the most alike. */
function counterparts(had: Branch[], has: Branch[]): [Branch, Branch][] {
  const pairs: [Branch, Branch][] = []
  const [left, right] = [[...had], [...has]]
  const take = (one: Branch, other: Branch) => {
    pairs.push([one, other])
    left.splice(left.indexOf(one), 1)
    right.splice(right.indexOf(other), 1)
  }
  for (const mark of ['text', 'ref', 'title'] as const)
    for (const one of [...left]) {
      const other = right.find((candidate) => one[mark] !== undefined && one[mark] === candidate[mark])
      if (other) take(one, other)
    }
  const ranked = left
    .flatMap((one) => right.map((other) => ({ one, other, score: likeness(one, other) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  for (const { one, other } of ranked) if (left.includes(one) && right.includes(other)) take(one, other)
  const [one] = left
  const [other] = right
  if (left.length === 1 && right.length === 1 && one && other) take(one, other)
  return pairs
}

/** The share of names that two branches have in common, from 0 to 1. */
function likeness(one: Branch, other: Branch): number {
  const common = [...one.names].filter((name) => other.names.has(name)).length
  const all = new Set([...one.names, ...other.names]).size
  return all === 0 ? 0 : common / all
}

/** Returns a branch as one schema. Its last part is its own; the others are beside the alternatives and apply to every branch. */
function branchOf(nodes: Node[], { comparison }: Pair): Branch {
  const schema = nodes.at(-1)?.schema
  const { $ref, title } = isObject(schema) ? schema : {}
  const ref = typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined
  const { properties, types, values } = resolveSchema(nodes, comparison)
  const listed = [...(values?.value ?? [])]
  return {
    ...{ nodes, ref, title: typeof title === 'string' ? title : undefined },
    text: nodes.map((node) => canonical(node.schema, comparison[node.at.side])).join(),
    names: new Set([...properties.keys(), ...(types?.value ?? []), ...listed]),
    name: `\`${ref ?? title ?? listed.map(unquoted)[0] ?? typeNames(types?.value)}\``,
  }
}
