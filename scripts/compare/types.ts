import type { Rule } from './change-rules.js'
import { type Pair, tell } from './schemas.js'
import type { Place } from './walk.js'

type Types = Set<string> | undefined

/** Compares the types, null included. If both states list their values, only the values are compared. */
export function compareTypes(pair: Pair): void {
  const [had, has] = [pair.old.types?.value, pair.now.types?.value]
  const at = pair.now.types?.at
  const report = (rule: Rule) => tell(pair, rule, typeChange(had, has), { at })
  if (shareNoType(pair)) report('type.changed')
  else if (!pair.old.values || !pair.now.values) {
    if (had && has) compareNull(pair, had.has('null'), has.has('null'), at)
    const [before, after] = [withoutNull(had), withoutNull(has)]
    const isWithin = before === undefined || (after !== undefined && isSubset(after, before))
    const hasAll = after === undefined || (before !== undefined && isSubset(before, after))
    if (isWithin && !hasAll) report(before ? 'type.narrowed' : 'type.set')
    else if (hasAll && !isWithin) report(after ? 'type.widened' : 'type.lifted')
    else if (!isWithin) report('type.changed')
  }
}

/** True if the types have nothing in common, so that nothing else can be compared. */
export function shareNoType({ old, now }: Pair): boolean {
  const [had, has] = [old.types?.value, now.types?.value]
  if (!had || !has) return false
  // A field that is only null now is gone, and so is everything inside it.
  const isOnlyNull = has.size === 1 && has.has('null') && had.size !== 1
  return isOnlyNull || ![...had].some((type) => has.has(type))
}

/** Reports that a value can be null now, or no longer. */
export function compareNull(pair: Pair, couldBe: boolean, canBe: boolean, at: Place | undefined): void {
  if (canBe && !couldBe) tell(pair, 'null.allowed', 'can now be null', { at })
  if (couldBe && !canBe) tell(pair, 'null.refused', 'can no longer be null', { at })
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
