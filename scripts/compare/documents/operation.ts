import type { JsonObject } from '../../../src/contract/json.js'
import type { Direction, Rule } from '../change-rules.js'
import type { Comparison } from '../comparison.js'
import type { PlacedFinding } from '../finding.js'
import { bodyFindings } from './bodies.js'
import { parameterFindings } from './parameters.js'
import { finding, METHODS, type Operation, partAt, partsIn, placed } from './part.js'
import { rateFindings } from './rates.js'
import { responseFindings } from './responses.js'
import { requirementFindings } from './security.js'

/**
 * Returns what changed between two states of one operation. `isSent` is true for what the service sends: a webhook or a
 * callback.
 */
export function operationFindings(
  comparison: Comparison,
  old: Operation,
  now: Operation,
  isSent: boolean,
): PlacedFinding[] {
  const [sent, received]: [Direction, Direction] = isSent ? ['response', 'request'] : ['request', 'response']
  const own = (rule: Rule, says: string) =>
    placed(finding(rule, says, { side: 'new', at: now.at, gaps: old.gaps, replaces: true }), '', now.id)
  return [
    ...(old.id === now.id
      ? []
      : [own('endpoint.id.changed', `operation id changed from \`${old.id}\` to \`${now.id}\``)]),
    ...parameterFindings(comparison, sent, old, now),
    ...bodyFindings(comparison, sent, old, now),
    ...responseFindings(comparison, received, old, now),
    ...callbackFindings(comparison, old, now),
    ...requirementFindings(comparison.old, comparison.new, old, now),
    ...rateFindings(old.node, now.node).map(({ rule, says }) => own(rule, says)),
  ]
}

/** A callback is a webhook whose address the request names. */
function callbackFindings(comparison: Comparison, old: Operation, now: Operation): PlacedFinding[] {
  const [had, has] = [callbacksOf(old, comparison.old), callbacksOf(now, comparison.new)]
  const added = [...has].filter(([key]) => !had.has(key))
  return [
    ...[...had].flatMap(([key, before]) => {
      const after = has.get(key)
      if (!after) {
        const place = { side: 'old' as const, at: before.at, gaps: before.gaps }
        return [placed(finding('callback.removed', `callback \`${before.path}\` removed`, place), '', now.id)]
      }
      const found = operationFindings(comparison, before, { ...after, id: before.id }, true)
      return found.map((one) => ({ ...one, operation: now.id, part: `callback, ${one.part}` }))
    }),
    ...added.map(([, { path, at, gaps }]) => {
      const place = { side: 'new' as const, at, gaps }
      return placed(finding('callback.added', `callback \`${path}\` added`, place), '', now.id)
    }),
  ]
}

/** Callbacks by their name, the expression of their URL, and method. */
function callbacksOf(operation: Operation, document: JsonObject): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const [name, callback] of partsIn(operation, 'callbacks', document))
    for (const [expression, value] of Object.entries(callback.node)) {
      const item = partAt(value, [...callback.at, expression], document)
      if (!item || expression.startsWith('x-')) continue
      for (const method of METHODS) {
        const sent = partAt(item.node[method], [...item.at, method], document)
        if (!sent) continue
        const key = `${name} ${expression} ${method}`
        found.set(key, { ...sent, item, key, path: name, method, id: name })
      }
    }
  return found
}
