import type { Finding } from '../finding.js'
import type { Condition } from '../resolve-schema.js'
import { finding, type Pair } from './pair.js'

/** Returns what changed about `if`, `then` and `else`. Two conditions with the same `if` are one. */
export function conditionFindings(pair: Pair): Finding[] {
  const left = [...pair.old.conditions]
  const added: Condition[] = []
  const found: Finding[] = []
  for (const condition of pair.now.conditions) {
    const index = left.findIndex((one) => one.if === condition.if)
    const [before] = index < 0 ? [] : left.splice(index, 1)
    if (!before) added.push(condition)
    else found.push(...pair.inside(before.then, condition.then, []), ...pair.inside(before.else, condition.else, []))
  }
  const [first] = added
  const place = { at: first?.at, replaces: left.length > 0 }
  if (left.length > 0 && first) found.push(finding(pair, 'condition.changed', 'its condition changed', place))
  else if (first) found.push(finding(pair, 'condition.set', 'a condition set', place))
  else if (left.length > 0) found.push(finding(pair, 'condition.lifted', 'a condition removed', place))
  return found
}
