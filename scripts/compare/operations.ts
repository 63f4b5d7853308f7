import { bodyFindings, responseFindings } from './bodies.js'
import type { Direction, Rule } from './change-rules.js'
import { type Comparison, matched, type PlacedFinding } from './finding.js'
import { parameterFindings } from './parameters.js'
import { type Operation, operationsIn, partAt, partFinding, partsIn, placed } from './parts.js'
import { rateFindings } from './rates.js'
import { inside } from './resolve-schema.js'
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
  const own = (rule: Rule, says: string, key: string) =>
    placed([partFinding(rule, says, inside(key in now.node ? now.at : old.at, key), old.gaps)], '', now.id)
  return [
    ...(old.id === now.id
      ? []
      : own('endpoint.id.changed', `operation id changed from \`${old.id}\` to \`${now.id}\``, 'operationId')),
    ...parameterFindings(comparison, sent, old, now),
    ...placed(bodyFindings(comparison, sent, old, now), 'request body', now.id),
    ...responseFindings(comparison, received, old, now),
    ...callbackFindings(comparison, old, now),
    ...requirementFindings(comparison, old, now),
    ...rateFindings(old.node, now.node).flatMap(({ rule, says }) => own(rule, says, 'x-rate-limit')),
    ...paginationChanges(old, now).flatMap(({ rule, says }) => own(rule, says, 'x-pagination')),
  ]
}

/** How a list is paged: `x-pagination`. */
function paginationChanges({ node: old }: Operation, { node: now }: Operation): { rule: Rule; says: string }[] {
  const [had, has] = [old['x-pagination'] ?? null, now['x-pagination'] ?? null]
  if (had === has) return []
  if (had === null) return [{ rule: 'pagination.added', says: `pagination by ${has} added` }]
  if (has === null) return [{ rule: 'pagination.removed', says: `pagination by ${had} removed` }]
  return [{ rule: 'pagination.changed', says: `pagination changed from ${had} to ${has}` }]
}

/** A callback is a webhook whose address the request names. */
function callbackFindings(comparison: Comparison, old: Operation, now: Operation): PlacedFinding[] {
  return matched(callbacksOf(old, comparison), callbacksOf(now, comparison), {
    kept: (before, after) =>
      operationFindings(comparison, before, { ...after, id: before.id }, true).map((one) => ({
        ...one,
        operation: now.id,
        part: ['callback', one.part].filter(Boolean).join(', '),
      })),
    gone: ({ path, from, gaps }) =>
      placed([partFinding('callback.removed', `callback \`${path}\` removed`, from, gaps)], '', now.id),
    fresh: ({ path, from, gaps }) =>
      placed([partFinding('callback.added', `callback \`${path}\` added`, from, gaps)], '', now.id),
  })
}

/** Callbacks by their name, the expression of their URL, and method. */
function callbacksOf(operation: Operation, comparison: Comparison): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const [name, callback] of partsIn(operation, 'callbacks', comparison))
    for (const [expression, value] of Object.entries(callback.node)) {
      const item = expression.startsWith('x-')
        ? undefined
        : partAt(value, inside(callback.at, expression), comparison, [], callback.from)
      for (const sent of item ? operationsIn(item, name, comparison) : [])
        found.set(`${name} ${expression} ${sent.method}`, { ...sent, from: callback.from, id: name })
    }
  return found
}
