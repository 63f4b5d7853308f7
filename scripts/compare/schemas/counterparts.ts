import type { JsonObject } from '../../../src/contract/json.js'
import { canonical, type Node, resolveSchema } from '../resolve-schema.js'
import { typeNames, unquoted } from './words.js'

/** One of several alternatives, with what it can be recognized by. */
export type Branch = {
  nodes: Node[]
  ref: string | undefined
  title: string | undefined
  /** The same for branches that demand the same. */
  text: string
  /** The names of its fields, types and values. */
  names: Set<string>
  /** How a finding calls it, in Markdown. */
  name: string
}

/** Returns each older branch with its counterpart: the same demands, the same component, the same title, or the most alike. */
export function counterparts(had: Branch[], has: Branch[]): [Branch, Branch][] {
  const pairs: [Branch, Branch][] = []
  const [left, right] = [[...had], [...has]]
  const take = (one: Branch, other: Branch) => {
    pairs.push([one, other])
    left.splice(left.indexOf(one), 1)
    right.splice(right.indexOf(other), 1)
  }
  for (const isAlike of ALIKE)
    for (const one of [...left]) {
      const other = right.find((candidate) => isAlike(one, candidate))
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

const ALIKE: ((one: Branch, other: Branch) => boolean)[] = [
  (one, other) => one.text === other.text,
  (one, other) => one.ref !== undefined && one.ref === other.ref,
  (one, other) => one.title !== undefined && one.title === other.title,
]

/** The share of names that two branches have in common, from 0 to 1. */
function likeness(one: Branch, other: Branch): number {
  const common = [...one.names].filter((name) => other.names.has(name)).length
  const all = new Set([...one.names, ...other.names]).size
  return all === 0 ? 0 : common / all
}

/** Returns a branch that is given in parts, of which the last is its own: the others stand beside all branches. */
export function branchOf(nodes: Node[], document: JsonObject): Branch {
  const schema = nodes.at(-1)?.schema as JsonObject | undefined
  const ref = typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  const title = typeof schema?.title === 'string' ? schema.title : undefined
  const { properties, types, values } = resolveSchema(nodes, document)
  const listed = [...(values?.value ?? [])]
  return {
    ...{ nodes, ref, title },
    text: nodes.map((node) => canonical(node.schema, document)).join(),
    names: new Set([...properties.keys(), ...(types?.value ?? []), ...listed]),
    name: `\`${ref ?? title ?? listed.map(unquoted)[0] ?? typeNames(types?.value)}\``,
  }
}
