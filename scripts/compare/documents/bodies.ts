import type { Direction } from '../change-rules.js'
import type { Comparison } from '../comparison.js'
import type { Finding, PlacedFinding } from '../finding.js'
import { contentFindings } from './contents.js'
import { finding, type Operation, partAt, placed } from './part.js'
import { requiredFindings } from './values.js'

/** Returns what changed about the body of a request. */
export function bodyFindings(
  comparison: Comparison,
  direction: Direction,
  old: Operation,
  now: Operation,
): PlacedFinding[] {
  return findings(comparison, direction, old, now).map((one) => placed(one, 'request body', now.id))
}

function findings(comparison: Comparison, direction: Direction, old: Operation, now: Operation): Finding[] {
  const had = partAt(old.node.requestBody, [...old.at, 'requestBody'], comparison.old)
  const has = partAt(now.node.requestBody, [...now.at, 'requestBody'], comparison.new)
  if (had && has)
    return [...requiredFindings(had, has, direction), ...contentFindings(comparison, { direction }, had, has)]
  if (had) {
    const gaps = [...old.gaps, ...had.gaps]
    return [finding('body.removed', 'removed', { direction, side: 'old', at: had.at, gaps })]
  }
  if (!has) return []
  const place = { direction, side: 'new' as const, at: has.at, gaps: old.gaps }
  return [
    has.node.required === true
      ? finding('body.added.required', 'added, required', place)
      : finding('body.added', 'added', place),
  ]
}
