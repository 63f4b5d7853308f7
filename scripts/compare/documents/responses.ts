import type { JsonObject } from '../../../src/contract/json.js'
import type { Direction } from '../change-rules.js'
import type { Comparison } from '../comparison.js'
import type { Finding, PlacedFinding } from '../finding.js'
import { contentFindings } from './contents.js'
import { headerFindings } from './headers.js'
import { finding, type Operation, type Part, partsIn, placed } from './part.js'

/** Returns what changed about the responses of an operation: which there are, their bodies and headers. */
export function responseFindings(
  comparison: Comparison,
  direction: Direction,
  old: Operation,
  now: Operation,
): PlacedFinding[] {
  const [had, has] = [responsesOf(old, comparison.old), responsesOf(now, comparison.new)]
  const found = [...had].flatMap(([status, before]) => {
    const after = has.get(status)
    if (after)
      return insideResponse(comparison, { direction, isError: !isSuccess(status) }, before, after).map(
        ({ part, ...inside }) => placed(inside, `response ${status}${part}`, now.id),
      )
    const place = {
      direction,
      side: 'old' as const,
      at: before.at,
      gaps: [...old.gaps, ...before.gaps],
    }
    const rule = isSuccess(status) ? 'response.success.removed' : 'response.error.removed'
    return [placed(finding(rule, 'removed', place), `response ${status}`, now.id)]
  })
  const added = [...has].filter(([status]) => !had.has(status))
  return [
    ...found,
    ...added.map(([status, { at }]) => {
      const rule = isSuccess(status) ? 'response.success.added' : 'response.error.added'
      const place = { direction, side: 'new' as const, at, gaps: old.gaps }
      return placed(finding(rule, 'added', place), `response ${status}`, now.id)
    }),
  ]
}

function responsesOf(operation: Operation, document: JsonObject): Map<string, Part> {
  return new Map(partsIn(operation, 'responses', document).filter(([status]) => !status.startsWith('x-')))
}

function isSuccess(status: string): boolean {
  return /^[123]/.test(status)
}

/** Compares two states of a response. Shared ones are compared once. */
function insideResponse(
  comparison: Comparison,
  use: { direction: Direction; isError: boolean },
  old: Part,
  now: Part,
): (Finding & { part: string })[] {
  const key = JSON.stringify([use, old.at, now.at])
  const known = comparison.responses.get(key)
  if (known) return known
  const found = [
    ...contentFindings(comparison, use, old, now).map((one) => ({ ...one, part: '' })),
    ...headerFindings(comparison, use.direction, old, now),
  ]
  comparison.responses.set(key, found)
  return found
}
