import { isObject, type JsonObject, listOf } from '../../src/contract/json.js'
import type { RateLimit } from '../../src/contract/operations.js'
import type { Rule } from './change-rules.js'
import { matched } from './finding.js'

/** `scope` says whose requests are counted together, and on which plan. */
type Rate = { limit: number; seconds: number | undefined; scope: string }

/** Returns what changed about the limits in `x-rate-limit` of an operation or of `info`. */
export function rateFindings(old: JsonObject, now: JsonObject): { rule: Rule; says: string }[] {
  const [before, after] = [ratesOf(old), ratesOf(now)]
  return matched<Rate, { rule: Rule; says: string }>(withNewNames(before, after), after, {
    kept: (had, has, name) => {
      const [before, after] = [had, has].map(({ limit, seconds = 1 }) => limit / seconds) as [number, number]
      if (before === after) return []
      const [rule, verb]: [Rule, string] = after < before ? ['rate.lowered', 'lowered'] : ['rate.raised', 'raised']
      return [{ rule, says: `limit of ${name} ${verb} from ${rateText(had)} to ${rateText(has)}` }]
    },
    gone: (had, name) => ({ rule: 'rate.raised', says: `limit of ${name} removed, which was ${rateText(had)}` }),
    fresh: (has, name) => ({ rule: 'rate.lowered', says: `limit of ${name} set to ${rateText(has)}` }),
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
  const listed = listOf(limits) as unknown as RateLimit[]
  return new Map(
    listed.flatMap(({ name, limit, window_seconds: seconds, per }) => {
      const byPlan: [string, number][] = isObject(limit)
        ? Object.entries(limit).map(([plan, most]) => [` on \`${plan}\``, Number(most)])
        : [['', limit]]
      return byPlan.map(([plan, most]): [string, Rate] => {
        const scope = `${per ? ` per ${per}` : ''}${plan}`
        return [`${name}${scope}`, { limit: most, seconds, scope }]
      })
    }),
  )
}
