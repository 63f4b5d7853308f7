import { gapIds, generalGaps } from '../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import type { Rule } from './change-rules.js'
import { type Comparison, matched, type PlacedFinding, wholeFinding } from './finding.js'
import { type Operation, partFinding, placed } from './parts.js'
import type { Place, Side } from './place.js'
import { inside, valueText } from './resolve-schema.js'

/** Returns what changed about the keys and scopes that an operation requires. */
export function requirementFindings({ old, new: now }: Comparison, had: Operation, has: Operation): PlacedFinding[] {
  const before = alternatives(had.node.security ?? old.security)
  const after = alternatives(has.node.security ?? now.security)
  const covers = (some: Set<string>[], one: Set<string>) =>
    some.some((other) => [...other].every((need) => one.has(need)))
  const at = placeOf(has, now) ?? placeOf(had, old) ?? has.at
  const gaps = [...had.gaps, ...generalGaps(old)]
  const changed = (rule: Rule, says: string) => placed([partFinding(rule, says, at, gaps, 'request')], '', has.id)
  const refused = before.find((one) => !covers(after, one))
  if (refused) {
    const nearest = after.find((one) => [...one].some((need) => refused.has(need))) ?? (after[0] as Set<string>)
    const missing = [...nearest].filter((need) => !refused.has(need))
    return changed('security.tightened', `now requires ${missing.map(needWords).join(' and ')}`)
  }
  return after.every((one) => covers(before, one)) ? [] : changed('security.loosened', 'now requires less')
}

/** Where the requirement of an operation is written: at the operation, or for all of them. */
function placeOf({ node, at }: Operation, document: JsonObject): Place | undefined {
  if (node.security) return inside(at, 'security')
  return document.security ? { ...at, pointer: ['security'] } : undefined
}

/** Each alternative of `security`, as the scopes that it needs, with the scheme: `apiKey`, `apiKey tasks:read`. */
function alternatives(security: Json | undefined): Set<string>[] {
  if (!Array.isArray(security) || security.length === 0) return [new Set()]
  return security.map((one) => {
    const schemes = Object.entries(one as Record<string, string[]>)
    return new Set(schemes.flatMap(([scheme, scopes]) => [scheme, ...scopes.map((scope) => `${scheme} ${scope}`)]))
  })
}

function needWords(need: string): string {
  const [scheme, scope] = need.split(' ')
  return scope ? `the scope \`${scope}\`` : `\`${scheme}\``
}

/** Returns what changed about the schemes of two documents. */
export function schemeFindings(old: JsonObject, now: JsonObject): PlacedFinding[] {
  const [had, has] = [schemesOf(old), schemesOf(now)]
  return Object.entries(had).flatMap(([name, before]) => {
    const after = has[name]
    if (!isObject(before) || !isObject(after)) return []
    const gaps = gapIds(before['x-gap'])
    const report = (rule: Rule, says: string, side: Side, ...path: string[]) =>
      wholeFinding(rule, says, side, ['components', 'securitySchemes', name, ...path], gaps)
    const isChanged = identity(before) !== identity(after)
    return [
      ...(isChanged ? [report('security.scheme.changed', `security scheme \`${name}\` changed`, 'new')] : []),
      ...matched(scopesOf(before), scopesOf(after), {
        kept: () => [],
        gone: (scope) => report('scope.removed', `scope \`${scope}\` removed`, 'old', 'x-scopes', scope),
        fresh: (scope) => report('scope.added', `scope \`${scope}\` added`, 'new', 'x-scopes', scope),
      }),
    ]
  })
}

/** What a scheme says besides its text. `x-scopes` is compared by entry. */
function identity(scheme: JsonObject): string {
  const { description: _, bearerFormat: __, 'x-scopes': ___, 'x-gap': ____, ...rest } = scheme
  return valueText(rest)
}

function scopesOf({ 'x-scopes': scopes }: JsonObject): Map<string, string> {
  return new Map(Object.keys(isObject(scopes) ? scopes : {}).map((scope) => [scope, scope]))
}

function schemesOf({ components }: JsonObject): JsonObject {
  return isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {}
}
