import { gapIds } from '../document/gaps.js'
import { isObject, type Json, type JsonObject } from '../document/shape.js'
import type { PlacedFinding } from './finding.js'
import { valueText } from './flat.js'
import type { Rule } from './law.js'

type Operation = { node: JsonObject; at: string[]; gaps: string[]; id: string }

/** Returns what changed about keys and scopes: of the schemes of the documents, or of one operation's requirements. */
export function securityFindings(old: JsonObject, now: JsonObject): PlacedFinding[]
export function securityFindings(old: JsonObject, now: JsonObject, had: Operation, has: Operation): PlacedFinding[]
export function securityFindings(old: JsonObject, now: JsonObject, had?: Operation, has?: Operation): PlacedFinding[] {
  return had && has ? requirements(old, now, had, has) : schemes(old, now)
}

/** Each alternative of `security`, as the scopes that it needs, with the scheme: `apiKey`, `apiKey tasks:read`. */
function alternatives(security: Json | undefined): Set<string>[] {
  if (!Array.isArray(security) || security.length === 0) return [new Set()]
  return security.map(
    (one) =>
      new Set(
        Object.entries(isObject(one) ? one : {}).flatMap(([scheme, scopes]) => [
          scheme,
          ...(Array.isArray(scopes) ? scopes.map((scope) => `${scheme} ${scope}`) : []),
        ]),
      ),
  )
}

function requirements(old: JsonObject, now: JsonObject, had: Operation, has: Operation): PlacedFinding[] {
  const [before, after] = [
    alternatives(had.node.security ?? old.security),
    alternatives(has.node.security ?? now.security),
  ]
  const covers = (some: Set<string>[], one: Set<string>) =>
    some.some((other) => [...other].every((need) => one.has(need)))
  const at = { side: 'new' as const, pointer: [...has.at, 'security'] }
  const gaps = [...had.gaps, ...(isObject(old.info) ? gapIds(old.info['x-gap']) : [])]
  const finding = (rule: Rule, says: string): PlacedFinding => ({
    ...{ rule, direction: 'request' as const, says, path: [], at, gaps, replaces: true },
    ...{ operation: has.id, part: '' },
  })
  const refused = before.filter((one) => !covers(after, one))
  const [first] = refused
  if (first) {
    const nearest = after.find((one) => [...one].some((need) => first.has(need))) ?? after[0] ?? new Set<string>()
    const missing = [...nearest].filter((need) => !first.has(need))
    return [
      finding('security.tightened', `now requires ${missing.map(needWords).join(' and ') || 'other credentials'}`),
    ]
  }
  const admitted = after.filter((one) => !covers(before, one))
  return admitted.length > 0 ? [finding('security.loosened', 'now requires less')] : []
}

function needWords(need: string): string {
  const [scheme, scope] = need.split(' ')
  return scope ? `the scope \`${scope}\`` : `\`${scheme}\``
}

/** What a scheme says besides its text. `x-scopes` is compared by entry. */
function identity(scheme: JsonObject): string {
  const { description: _, 'x-scopes': __, 'x-gap': ___, ...rest } = scheme
  return valueText(Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'bearerFormat')))
}

function schemes(old: JsonObject, now: JsonObject): PlacedFinding[] {
  const [had, has] = [schemesOf(old), schemesOf(now)]
  const found: PlacedFinding[] = []
  const tell = (rule: Rule, says: string, side: 'old' | 'new', pointer: string[], gaps: string[]) =>
    found.push({ rule, says, path: [], at: { side, pointer }, gaps, replaces: side === 'old', part: '' })
  for (const [name, before] of Object.entries(had)) {
    const at = ['components', 'securitySchemes', name]
    const after = has[name]
    if (!isObject(before) || !isObject(after)) continue
    const gaps = gapIds(before['x-gap'])
    if (identity(before) !== identity(after))
      tell('security.scheme.changed', `security scheme \`${name}\` changed`, 'new', at, gaps)
    const [scopes, now] = [before['x-scopes'], after['x-scopes']].map((one) => (isObject(one) ? Object.keys(one) : []))
    for (const scope of scopes ?? [])
      if (!now?.includes(scope))
        tell('scope.removed', `scope \`${scope}\` removed`, 'old', [...at, 'x-scopes', scope], gaps)
    for (const scope of now ?? [])
      if (!scopes?.includes(scope))
        tell('scope.added', `scope \`${scope}\` added`, 'new', [...at, 'x-scopes', scope], gaps)
  }
  return found
}

function schemesOf({ components }: JsonObject): JsonObject {
  return isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {}
}
