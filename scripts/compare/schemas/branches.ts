import type { Finding } from '../finding.js'
import type { Node } from '../resolve-schema.js'
import { branchOf, counterparts } from './counterparts.js'
import { finding, type Pair } from './pair.js'
import { nullFindings } from './types.js'

/**
 * Returns what changed about the alternatives: `oneOf` and `anyOf`. Each is compared with its counterpart. A schema without
 * alternatives, given by its parts in `old` or `now`, is the only one.
 */
export function branchFindings(pair: Pair, old: Node[], now: Node[]): Finding[] {
  const [before, after] = [pair.old.branches, pair.now.branches]
  const had = (before?.of ?? [old]).map((nodes) => branchOf(nodes, pair.comparison.old))
  const has = (after?.of ?? [now]).map((nodes) => branchOf(nodes, pair.comparison.new))
  const matched = counterparts(had, has)
  const removed = had.filter((one) => !matched.some(([paired]) => paired === one))
  const added = has.filter((one) => !matched.some(([, paired]) => paired === one))
  const at = after?.at ?? pair.now.at
  return [
    ...(before && after ? nullFindings(pair, before.nullable, after.nullable, at) : []),
    ...matched.flatMap(([one, other]) => pair.inside(one.nodes, other.nodes, [])),
    ...removed.map(({ name }) =>
      finding(pair, 'branch.removed', `alternative ${name} removed`, { at, replaces: true }),
    ),
    ...added.map(({ name }) => finding(pair, 'branch.added', `alternative ${name} added`, { at })),
  ]
}
