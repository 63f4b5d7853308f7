import type { Alias, Finding } from './finding.js'
import { type Fields, finding, gapsOf, type Pair } from './pair.js'
import { type Node, resolveSchema } from './resolve-schema.js'

/** What a migration table explains: the findings, and the names of the fields that are thereby accounted for. */
type Moves = { found: Finding[]; old: Set<string>; now: Set<string> }

/** Returns what the aliases explain about the fields of an object: those that were renamed, moved or can be derived. */
export function moveFindings(pair: Pair, had: Fields, has: Fields): Moves {
  const aliases = pair.comparison.aliases?.(pair.old, pair.now) ?? []
  const moves: Moves = { found: [], old: new Set(), now: new Set() }
  for (const alias of aliases) {
    const nodes = had.get(alias.old)
    const [first = '', ...deeper] = alias.new?.split('.') ?? []
    const target = descend(pair, has.get(first), deeper)
    if (!nodes || (alias.new !== undefined && !target)) continue
    moves.found.push(...explained(pair, alias, nodes, target))
    moves.old.add(alias.old)
    if (alias.new !== undefined) moves.now.add(first)
  }
  moves.found.push(...besideMoved(pair, aliases, has, moves.now))
  return moves
}

/** The findings of one alias. `target` are the schemas of its new field, if it has one. */
function explained(pair: Pair, alias: Alias, nodes: Node[], target: Node[] | undefined): Finding[] {
  const { old, new: name, values, note } = alias
  const details = { path: [old], gaps: gapsOf(nodes, pair.old), alias, at: target?.[0]?.at }
  if (!name || !target)
    return [finding(pair, 'field.derived', note ? `removed; derive it: ${note}` : 'removed', details)]
  if (name !== old) {
    const isDeeper = name.includes('.')
    const says = `${isDeeper ? 'moved' : 'renamed'} to \`${name}\`${note ? `, ${note}` : ''}`
    return [
      finding(pair, isDeeper ? 'field.moved' : 'field.renamed', says, details),
      ...(isDeeper ? [] : pair.inside(nodes, target, [name], values)),
    ]
  }
  if (!values) return [finding(pair, 'time.offset', note ?? 'changed', details)]
  return [
    ...Object.entries(values).map(([before, after]) =>
      finding(pair, 'status.changed', `value \`${before}\` renamed to \`${after}\``, details),
    ),
    ...pair.inside(nodes, target, [old], values),
  ]
}

/** The fields of the objects that fields moved into: those that nothing moved to are new. */
function besideMoved(pair: Pair, aliases: Alias[], has: Fields, accounted: Set<string>): Finding[] {
  const targets = aliases.flatMap((alias) => (alias.new?.includes('.') ? [alias.new] : []))
  const containers = new Set(targets.map((target) => target.split('.')[0] as string))
  return [...containers]
    .filter((container) => accounted.has(container))
    .flatMap((container) =>
      [...fieldsOf(pair, has.get(container) ?? [])]
        .filter(([name]) => !targets.some((target) => `${target}.`.startsWith(`${container}.${name}.`)))
        .map(([name, nodes]) =>
          finding(pair, 'field.added', 'added', { path: [container, name], gaps: [], at: nodes[0]?.at }),
        ),
    )
}

function descend(pair: Pair, nodes: Node[] | undefined, [name, ...deeper]: string[]): Node[] | undefined {
  if (!nodes || name === undefined) return nodes
  return descend(pair, fieldsOf(pair, nodes).get(name), deeper)
}

/** The fields of an object; of each alternative, if there are several. */
function fieldsOf({ comparison }: Pair, nodes: Node[]): Fields {
  const resolved = resolveSchema(nodes, comparison)
  const branches = resolved.branches?.of.map((branch) => resolveSchema(branch, comparison)) ?? [resolved]
  return new Map(branches.flatMap(({ properties }) => [...properties]))
}
