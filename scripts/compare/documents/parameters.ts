import type { JsonObject } from '../../../src/contract/json.js'
import type { Direction, Rule } from '../change-rules.js'
import type { Comparison } from '../comparison.js'
import type { PlacedFinding, Side } from '../finding.js'
import { finding, type Operation, type Part, partAt, placed } from './part.js'
import { valueFindings } from './values.js'

type Parameter = Part & { name: string; in: string }

/** Returns what changed about the parameters of an operation and of its path. */
export function parameterFindings(
  comparison: Comparison,
  direction: Direction,
  old: Operation,
  now: Operation,
): PlacedFinding[] {
  const [had, has] = [parametersOf(old, comparison.old), parametersOf(now, comparison.new)]
  const found: PlacedFinding[] = []
  const report = (rule: Rule, says: string, of: Parameter, side: Side, { at, gaps }: Part) =>
    found.push(placed(finding(rule, says, { direction, side, at, gaps }), labelOf(of), now.id))
  for (const [key, before] of had) {
    const after = has.get(key)
    if (!after) continue
    if (before.name !== after.name && before.in === 'path')
      report('parameter.renamed', `renamed from \`${before.name}\``, after, 'new', { ...after, gaps: before.gaps })
    const inside = valueFindings(comparison, direction, before, after)
    found.push(...inside.map((one) => placed(one, labelOf(after), now.id)))
  }
  const removed = [...had].filter(([key]) => !has.has(key)).map(([, parameter]) => parameter)
  const added = [...has].filter(([key]) => !had.has(key)).map(([, parameter]) => parameter)
  for (const before of removed) {
    const moved = added.find((one) => one.name === before.name)
    const renamed = removed.length === 1 && added.length === 1 && added[0]?.in === before.in ? added[0] : undefined
    const target = moved ?? renamed
    if (target) added.splice(added.indexOf(target), 1)
    if (moved) report('parameter.moved', `moved to the ${moved.in}`, before, 'new', { ...moved, gaps: before.gaps })
    else if (renamed)
      report('parameter.renamed', `renamed to \`${renamed.name}\``, before, 'new', { ...renamed, gaps: before.gaps })
    else report('parameter.removed', 'removed', before, 'old', before)
  }
  for (const after of added) {
    const place = { ...after, gaps: old.gaps }
    if (after.node.required === true) report('parameter.added.required', 'added, required', after, 'new', place)
    else report('parameter.added', 'added', after, 'new', place)
  }
  return found
}

/** Path parameters are told apart by their position, others by place and name. */
function parametersOf({ node, at, item, path }: Operation, document: JsonObject): Map<string, Parameter> {
  const order: string[] = path.match(/(?<=\{)[^}]*/g) ?? []
  const found = new Map<string, Parameter>()
  for (const { list, from } of [
    { list: item.node.parameters, from: item.at },
    { list: node.parameters, from: at },
  ])
    for (const [index, one] of (Array.isArray(list) ? list : []).entries()) {
      const parameter = partAt(one, [...from, 'parameters', String(index)], document)
      if (!parameter) continue
      const [name, place] = [String(parameter.node.name), String(parameter.node.in)]
      const key =
        place === 'path' ? `path ${order.indexOf(name)}` : `${place} ${place === 'header' ? name.toLowerCase() : name}`
      found.set(key, { ...parameter, name, in: place })
    }
  return found
}

function labelOf({ in: place, name }: Parameter): string {
  return `${place} parameter \`${name}\``
}
