import type { JsonObject } from '../../../src/contract/json.js'
import type { Direction } from '../change-rules.js'
import type { Comparison } from '../comparison.js'
import type { Finding } from '../finding.js'
import { finding, type Part, partsIn } from './part.js'
import { valueFindings } from './values.js'

type Header = Part & { name: string }

/** Returns what changed about the headers of a response. The part names the header: `, header \`Retry-After\``. */
export function headerFindings(
  comparison: Comparison,
  direction: Direction,
  old: Part,
  now: Part,
): (Finding & { part: string })[] {
  const [had, has] = [headersOf(old, comparison.old), headersOf(now, comparison.new)]
  const inHeader = (name: string, found: Finding[]) => found.map((one) => ({ ...one, part: `, header \`${name}\`` }))
  const added = [...has].filter(([key]) => !had.has(key))
  return [
    ...[...had].flatMap(([key, before]) => {
      const { name, at, gaps } = before
      const after = has.get(key)
      if (after) return inHeader(name, valueFindings(comparison, direction, before, after))
      return inHeader(name, [finding('header.removed', 'removed', { direction, side: 'old', at, gaps })])
    }),
    ...added.flatMap(([, { name, at }]) =>
      inHeader(name, [finding('header.added', 'added', { direction, side: 'new', at, gaps: old.gaps })]),
    ),
  ]
}

/** Header names are the same in any case. */
function headersOf(response: Part, document: JsonObject): Map<string, Header> {
  return new Map(
    partsIn(response, 'headers', document).map(([name, header]) => [name.toLowerCase(), { ...header, name }]),
  )
}
