import type { Finding } from './finding.js'
import { finding, type Pair } from './pair.js'
import type { Place } from './place.js'

type Types = Set<string> | undefined

/** Returns the changes of the types, null included. If both states list their values, only the values are compared. */
export function typeFindings(pair: Pair): Finding[] {
  const [had, has] = [pair.old.types?.value, pair.now.types?.value]
  const at = pair.now.types?.at
  const says = typeChange(had, has)
  if (shareNoType(pair)) return [finding(pair, 'type.changed', says, { at })]
  if (pair.old.values && pair.now.values) return []
  const nulls = had && has ? nullFindings(pair, had.has('null'), has.has('null'), at) : []
  const [before, after] = [withoutNull(had), withoutNull(has)]
  if (!before && !after) return nulls
  if (!before) return [finding(pair, 'type.set', says, { at })]
  if (!after) return [finding(pair, 'type.lifted', says, { at })]
  const [isWithin, hasAll] = [isSubset(after, before), isSubset(before, after)]
  if (isWithin && hasAll) return nulls
  const rule = isWithin ? 'type.narrowed' : hasAll ? 'type.widened' : 'type.changed'
  return [...nulls, finding(pair, rule, says, { at })]
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
export function nullFindings(pair: Pair, couldBe: boolean, canBe: boolean, at: Place | undefined): Finding[] {
  if (couldBe === canBe) return []
  return [
    canBe
      ? finding(pair, 'null.allowed', 'can now be null', { at })
      : finding(pair, 'null.refused', 'can no longer be null', { at }),
  ]
}

function typeChange(had: Types, has: Types): string {
  if (has?.size === 1 && has.has('null')) return 'now always null'
  const both = had?.has('null') && has?.has('null')
  const [before, after] = both ? [withoutNull(had), withoutNull(has)] : [had, has]
  return `type changed from ${typeNames(before)} to ${typeNames(after)}`
}

/** Returns the names of types. `number` includes `integer`, which is therefore left out beside it. */
export function typeNames(types: Types): string {
  if (!types) return 'any'
  const shown = types.has('number') ? [...types].filter((type) => type !== 'integer') : [...types]
  return shown.length === 0 ? 'null' : shown.join(' or ')
}

function withoutNull(types: Types): Types {
  return types && new Set([...types].filter((type) => type !== 'null'))
}

function isSubset(one: Set<string>, other: Set<string>): boolean {
  return [...one].every((value) => other.has(value))
}
