/** What an operation promises beside its requests and responses: who may call it, how often, and how its list is paged. */
import { generalGaps } from '../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import type { RateLimit } from '../../src/contract/operations.js'
import type { Rule } from './change-rules.js'
import type { Operation } from './operations.js'
import { inside, match, type Place, report, type Scope } from './walk.js'

type Tell = (rule: Rule, says: string) => void

/** Compares the keys and scopes that an operation requires. */
export function compareSecurity(scope: Scope, old: Operation, now: Operation): void {
  const before = alternatives(old.node.security ?? scope.old.security)
  const after = alternatives(now.node.security ?? scope.new.security)
  const covers = (some: Set<string>[], one: Set<string>) =>
    some.some((other) => [...other].every((need) => one.has(need)))
  const at = placeOf(now, scope.new) ?? placeOf(old, scope.old) ?? now.at
  const gaps = [...old.gaps, ...generalGaps(scope.old)]
  const refused = before.find((one) => !covers(after, one))
  if (refused) {
    const nearest = after.find((one) => [...one].some((need) => refused.has(need))) ?? (after[0] as Set<string>)
    const freed = needsBeyond(nearest, refused)
    const says = `now requires ${needsBeyond(refused, nearest)}${freed && `, no longer ${freed}`}`
    report(scope, 'security.tightened', says, at, gaps)
    return
  }
  const freed = after.find((one) => !covers(before, one))
  const narrowed = freed && before.find((one) => [...freed].every((need) => one.has(need)))
  if (narrowed) report(scope, 'security.loosened', `no longer requires ${needsBeyond(freed, narrowed)}`, at, gaps)
  else if (freed) report(scope, 'security.loosened', `also accepts ${needsBeyond(new Set(), freed)}`, at, gaps)
}

function needsBeyond(known: Set<string>, needs: Set<string>): string {
  return [...needs]
    .filter((need) => !known.has(need))
    .map(needWords)
    .join(' and ')
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

/** Compares how a list is paged: `x-pagination`. */
export function comparePagination(old: JsonObject, now: JsonObject, tell: Tell): void {
  const [had, has] = [old['x-pagination'] ?? null, now['x-pagination'] ?? null]
  if (had === has) return
  if (had === null) tell('pagination.added', `pagination by ${has} added`)
  else if (has === null) tell('pagination.removed', `pagination by ${had} removed`)
  else tell('pagination.changed', `pagination changed from ${had} to ${has}`)
}

/** `scope` says whose requests are counted together, and on which plan. */
type Rate = { limit: number; seconds: number | undefined; scope: string }

/** Compares the limits in `x-rate-limit` of an operation or of `info`. */
export function compareRates(old: JsonObject, now: JsonObject, tell: Tell): void {
  const has = ratesOf(now)
  match(withNewNames(ratesOf(old), has), has, {
    kept: (before, after, name) => {
      const [was, is] = [before, after].map(({ limit, seconds = 1 }) => limit / seconds) as [number, number]
      const figures = `from ${rateText(before)} to ${rateText(after)}`
      if (is < was) tell('rate.lowered', `limit of ${name} lowered ${figures}`)
      if (is > was) tell('rate.raised', `limit of ${name} raised ${figures}`)
    },
    gone: (before, name) => tell('rate.raised', `limit of ${name} removed, which was ${rateText(before)}`),
    fresh: (after, name) => tell('rate.lowered', `limit of ${name} set to ${rateText(after)}`),
  })
}

/** Gives a limit the name that the same figures for the same clients have now: a name is a text, which binds nobody. */
function withNewNames(before: Map<string, Rate>, after: Map<string, Rate>): Map<string, Rate> {
  const fresh = new Map([...after].filter(([name]) => !before.has(name)))
  return new Map(
    [...before].map(([name, rate]) => {
      const isSame = (other: Rate) => other.scope === rate.scope && rateText(other) === rateText(rate)
      const renamed = after.has(name) ? undefined : [...fresh].find(([, other]) => isSame(other))?.[0]
      if (renamed !== undefined) fresh.delete(renamed)
      return [renamed ?? name, rate]
    }),
  )
}

function rateText({ limit, seconds }: Rate): string {
  return seconds === undefined ? `${limit}` : `${limit} in ${seconds} seconds`
}

/** Each limit by its name; one without a window counts what there is at the same time. */
function ratesOf({ 'x-rate-limit': limits }: JsonObject): Map<string, Rate> {
  const rates = (listOf(limits) as unknown as RateLimit[]).flatMap(({ name, limit, window_seconds: seconds, per }) => {
    const byPlan = isObject(limit)
      ? Object.entries(limit).map(([plan, most]) => [` on \`${plan}\``, Number(most)] as const)
      : [['', limit] as const]
    return byPlan.map(([plan, most]): [string, Rate] => {
      const scope = `${per ? ` per ${per}` : ''}${plan}`
      return [`${name}${scope}`, { limit: Number(most), seconds, scope }]
    })
  })
  return new Map(rates)
}
