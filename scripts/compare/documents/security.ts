import { gapIds, generalGaps } from '../../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import type { Rule } from '../change-rules.js'
import type { PlacedFinding, Side } from '../finding.js'
import { valueText } from '../resolve-schema.js'
import { finding, type Operation, placed } from './part.js'

/** Returns what changed about the keys and scopes that an operation requires. */
export function requirementFindings(old: JsonObject, now: JsonObject, had: Operation, has: Operation): PlacedFinding[] {
  const [before, after] = [
    alternatives(had.node.security ?? old.security),
    alternatives(has.node.security ?? now.security),
  ]
  const covers = (some: Set<string>[], one: Set<string>) =>
    some.some((other) => [...other].every((need) => one.has(need)))
  const gaps = [...had.gaps, ...generalGaps(old)]
  const changed = (rule: Rule, says: string) => [
    placed(
      finding(rule, says, { direction: 'request', side: 'new', at: [...has.at, 'security'], gaps, replaces: true }),
      '',
      has.id,
    ),
  ]
  const refused = before.filter((one) => !covers(after, one))
  const [first] = refused
  if (first) {
    const nearest = after.find((one) => [...one].some((need) => first.has(need))) ?? (after[0] as Set<string>)
    const missing = [...nearest].filter((need) => !first.has(need))
    return changed('security.tightened', `now requires ${missing.map(needWords).join(' and ')}`)
  }
  const admitted = after.filter((one) => !covers(before, one))
  return admitted.length > 0 ? changed('security.loosened', 'now requires less') : []
}

/** Each alternative of `security`, as the scopes that it needs, with the scheme: `apiKey`, `apiKey tasks:read`. */
function alternatives(security: Json | undefined): Set<string>[] {
  if (!Array.isArray(security) || security.length === 0) return [new Set()]
  return security.map(
    (one) =>
      new Set(
        Object.entries(one as Record<string, string[]>).flatMap(([scheme, scopes]) => [
          scheme,
          ...scopes.map((scope) => `${scheme} ${scope}`),
        ]),
      ),
  )
}

function needWords(need: string): string {
  const [scheme, scope] = need.split(' ')
  return scope ? `the scope \`${scope}\`` : `\`${scheme}\``
}

/** Returns what changed about the schemes of two documents. */
export function schemeFindings(old: JsonObject, now: JsonObject): PlacedFinding[] {
  const [had, has] = [schemesOf(old), schemesOf(now)]
  const found: PlacedFinding[] = []
  const report = (rule: Rule, says: string, side: Side, at: string[], gaps: string[]) =>
    found.push(placed(finding(rule, says, { side, at, gaps }), ''))
  for (const [name, before] of Object.entries(had)) {
    const at = ['components', 'securitySchemes', name]
    const after = has[name]
    if (!isObject(before) || !isObject(after)) continue
    const gaps = gapIds(before['x-gap'])
    if (identity(before) !== identity(after))
      report('security.scheme.changed', `security scheme \`${name}\` changed`, 'new', at, gaps)
    const [granted, grants] = [scopesOf(before), scopesOf(after)]
    for (const scope of granted)
      if (!grants.includes(scope))
        report('scope.removed', `scope \`${scope}\` removed`, 'old', [...at, 'x-scopes', scope], gaps)
    for (const scope of grants)
      if (!granted.includes(scope))
        report('scope.added', `scope \`${scope}\` added`, 'new', [...at, 'x-scopes', scope], gaps)
  }
  return found
}

/** What a scheme says besides its text. `x-scopes` is compared by entry. */
function identity(scheme: JsonObject): string {
  const { description: _, bearerFormat: __, 'x-scopes': ___, 'x-gap': ____, ...rest } = scheme
  return valueText(rest)
}

function scopesOf({ 'x-scopes': scopes }: JsonObject): string[] {
  return isObject(scopes) ? Object.keys(scopes) : []
}

function schemesOf({ components }: JsonObject): JsonObject {
  return isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {}
}
