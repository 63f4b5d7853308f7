import { alternativeFindings } from './alternatives.js'
import { fieldFindings, otherFieldFindings } from './fields.js'
import { type Comparison, type Finding, once } from './finding.js'
import { keywordFindings } from './keywords.js'
import { finding, type Pair, type Use } from './pair.js'
import { type Node, resolveSchema } from './resolve-schema.js'
import { shareNoType, typeFindings } from './types.js'

/** Returns what changed between two schemas, each given in parts that all apply. `path` leads to them. */
export function compareSchemas(
  comparison: Comparison,
  use: Use,
  old: Node[],
  now: Node[],
  path: string[] = [],
  values: Record<string, string> = {},
): Finding[] {
  const field = path.at(-1)
  const places = [old, now].map((nodes) => nodes.map(({ at, gaps }) => [at, gaps]))
  const found = once(comparison, [use.direction, use.isError === true, field, values, places], () => {
    const inside: Pair['inside'] = (had, has, deeper, renamed) =>
      compareSchemas(comparison, use, had, has, deeper, renamed)
    const [had, has] = [resolveSchema(old, comparison), resolveSchema(now, comparison)]
    return pairFindings({ old: had, now: has, field, renamed: values, use, comparison, inside }, old, now)
  })
  return found.map((one) => ({ ...one, path: [...path, ...one.path] }))
}

function pairFindings(pair: Pair, old: Node[], now: Node[]): Finding[] {
  if (pair.old.branches || pair.now.branches) return alternativeFindings(pair, old, now)
  const [was, is] = [pair.old, pair.now].map(({ never, values }) => never || values?.value.size === 0)
  if (was || is) {
    if (was && is) return []
    return [
      is ? finding(pair, 'schema.emptied', 'allows no value any more') : finding(pair, 'schema.allowed', 'now allowed'),
    ]
  }
  if (shareNoType(pair)) return typeFindings(pair)
  return [
    ...typeFindings(pair),
    ...keywordFindings(pair),
    ...fieldFindings(pair),
    ...otherFieldFindings(pair),
    ...(pair.old.items || pair.now.items ? pair.inside(pair.old.items ?? [], pair.now.items ?? [], ['[]']) : []),
  ]
}
