import type { Finding } from '../finding.js'
import { finding, type Pair } from './pair.js'
import { isSame, isSubset } from './sets.js'
import { typeNames } from './words.js'

type Types = Set<string> | undefined

/** Returns what changed about the types, null among them. */
export function typeFindings(pair: Pair): Finding[] {
  const [had, has] = [pair.old.types?.value, pair.now.types?.value]
  const place = { at: pair.now.types?.at, replaces: had !== undefined }
  const says = typeChange(had, has)
  if (shareNoType(pair)) return [finding(pair, 'type.changed', says, place)]
  const nulls = had && has ? nullFindings(pair, had.has('null'), has.has('null'), place.at) : []
  const [before, after] = [had, has].map((types) => types && new Set([...types].filter((type) => type !== 'null')))
  if ((!before && !after) || (before && after && isSame(before, after))) return nulls
  if (!before || (after && isSubset(after, before))) return [...nulls, finding(pair, 'type.narrowed', says, place)]
  if (!after || isSubset(before, after)) return [...nulls, finding(pair, 'type.widened', says, place)]
  return [...nulls, finding(pair, 'type.changed', says, place)]
}

/** True if the types have nothing in common, so that nothing else can be compared. */
export function shareNoType({ old, now }: Pair): boolean {
  const [had, has] = [old.types?.value, now.types?.value]
  if (!had || !has) return false
  // A field that is only null now is gone, and so is everything inside it.
  const isOnlyNull = has.size === 1 && has.has('null') && had.size !== 1
  return isOnlyNull || ![...had].some((type) => has.has(type))
}

/** Returns the finding that a value can be null now, or no longer. */
export function nullFindings(pair: Pair, couldBe: boolean, canBe: boolean, at: string[] | undefined): Finding[] {
  if (couldBe === canBe) return []
  return [
    canBe
      ? finding(pair, 'null.allowed', 'can now be null', { at, replaces: true })
      : finding(pair, 'null.refused', 'can no longer be null', { at, replaces: true }),
  ]
}

function typeChange(had: Types, has: Types): string {
  if (has?.size === 1 && has.has('null')) return 'now always null'
  const both = had?.has('null') && has?.has('null')
  const [before, after] = [had, has].map(
    (types) => types && new Set([...types].filter((type) => !both || type !== 'null')),
  )
  return `type changed from ${typeNames(before)} to ${typeNames(after)}`
}
