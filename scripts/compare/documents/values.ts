import type { Direction } from '../change-rules.js'
import type { Comparison } from '../comparison.js'
import type { Finding } from '../finding.js'
import { valueText } from '../resolve-schema.js'
import { compareSchemas } from '../schemas/schemas.js'
import { finding, type Part, schemaOf } from './part.js'

/** The keys of a parameter that decide how a value is written. */
const SERIALIZATION = ['style', 'explode', 'allowReserved', 'allowEmptyValue']

/** Returns what changed between two states of a parameter or header: whether it is required, how it is written, its schema. */
export function valueFindings(comparison: Comparison, direction: Direction, old: Part, now: Part): Finding[] {
  const place = { direction, side: 'new' as const, at: now.at, gaps: old.gaps }
  const changed = SERIALIZATION.filter((key) => valueText(old.node[key] ?? null) !== valueText(now.node[key] ?? null))
  const says = `${changed.map((key) => `\`${key}\``).join(' and ')} changed`
  return [
    ...requiredFindings(old, now, direction),
    ...(changed.length > 0 ? [finding('parameter.serialization.changed', says, place)] : []),
    ...compareSchemas(comparison, { direction }, { old: schemaOf(old), now: schemaOf(now), path: [] }),
  ]
}

/** Returns whether a parameter, header or body is now required, or no longer. */
export function requiredFindings(old: Part, now: Part, direction: Direction): Finding[] {
  const [was, is] = [old.node.required === true, now.node.required === true]
  const place = { direction, side: 'new' as const, at: now.at, gaps: old.gaps, replaces: true }
  if (was === is) return []
  return [is ? finding('required.set', 'now required', place) : finding('required.lifted', 'no longer required', place)]
}
