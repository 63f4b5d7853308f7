import { listOf } from '../../src/contract/json.js'
import type { Direction, Rule } from './change-rules.js'
import type { Comparison, Finding, PlacedFinding } from './finding.js'
import { type Operation, type Part, partAt, partFinding, placed, schemaOf } from './parts.js'
import type { Place } from './place.js'
import { inside } from './resolve-schema.js'
import { compareSchemas } from './schemas.js'

type Parameter = Part & { name: string; in: string }

/** Returns what changed about the parameters of an operation and of its path. */
export function parameterFindings(
  comparison: Comparison,
  direction: Direction,
  old: Operation,
  now: Operation,
): PlacedFinding[] {
  const [had, has] = [parametersOf(old, comparison), parametersOf(now, comparison)]
  const found: PlacedFinding[] = []
  const report = (rule: Rule, says: string, of: Parameter, at: Place, gaps: string[]) =>
    found.push(...placed([partFinding(rule, says, at, gaps, direction)], labelOf(of), now.id))
  for (const [key, before] of had) {
    const after = has.get(key)
    if (!after) continue
    if (before.name !== after.name && before.in === 'path')
      report('parameter.renamed', `renamed from \`${before.name}\``, after, after.at, before.gaps)
    found.push(...placed(valueFindings(comparison, direction, before, after), labelOf(after), now.id))
  }
  const removed = [...had].flatMap(([key, parameter]) => (has.has(key) ? [] : [parameter]))
  const added = [...has].flatMap(([key, parameter]) => (had.has(key) ? [] : [parameter]))
  for (const before of removed) {
    const moved = added.find((one) => one.name === before.name)
    const renamed = removed.length === 1 && added.length === 1 && added[0]?.in === before.in ? added[0] : undefined
    const target = moved ?? renamed
    if (target) added.splice(added.indexOf(target), 1)
    if (moved) report('parameter.moved', `moved to the ${moved.in}`, before, moved.from, before.gaps)
    else if (renamed) report('parameter.renamed', `renamed to \`${renamed.name}\``, before, renamed.from, before.gaps)
    else report('parameter.removed', 'removed', before, before.from, before.gaps)
  }
  for (const after of added)
    if (after.node.required === true) report('parameter.added.required', 'added, required', after, after.from, old.gaps)
    else report('parameter.added', 'added', after, after.from, old.gaps)
  return found
}

/** Returns what changed between two states of a parameter or header: whether it is required, how it is written, its schema. */
export function valueFindings(comparison: Comparison, direction: Direction, old: Part, now: Part): Finding[] {
  const [had, has] = [serializationOf(old), serializationOf(now)]
  const changed = Object.keys(had).filter((key) => had[key] !== has[key])
  const says = `${changed.map((key) => `\`${key}\``).join(' and ')} changed`
  return [
    ...requiredFindings(old, now, direction),
    ...(changed.length > 0 ? [partFinding('parameter.serialization.changed', says, now.at, old.gaps, direction)] : []),
    ...compareSchemas(comparison, { direction }, schemaOf(old), schemaOf(now)),
  ]
}

/** Returns whether a parameter, header or body is now required, or no longer. */
export function requiredFindings(old: Part, now: Part, direction: Direction): Finding[] {
  const [was, is] = [old.node.required === true, now.node.required === true]
  if (was === is) return []
  const [rule, says]: [Rule, string] = is ? ['required.set', 'now required'] : ['required.lifted', 'no longer required']
  return [partFinding(rule, says, now.at, old.gaps, direction)]
}

/** The keys that decide how a value is written, with the defaults of OpenAPI. A header has no place of its own. */
function serializationOf({ node }: Part): Record<string, unknown> {
  const style = node.style ?? (node.in === 'query' || node.in === 'cookie' ? 'form' : 'simple')
  const { explode = style === 'form', allowReserved = false, allowEmptyValue = false } = node
  return { style, explode, allowReserved, allowEmptyValue }
}

/** Parameters by place and name, those of a path by their position: there, the name is no part of the request. */
function parametersOf({ path, item, node, at }: Operation, comparison: Comparison): Map<string, Parameter> {
  const order: string[] = path.match(/(?<=\{)[^}]*/g) ?? []
  const found = new Map<string, Parameter>()
  for (const { list, from } of [
    { list: item.node.parameters, from: item.at },
    { list: node.parameters, from: at },
  ])
    for (const [index, one] of listOf(list).entries()) {
      const parameter = partAt(one, inside(from, 'parameters', String(index)), comparison)
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
