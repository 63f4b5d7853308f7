import { isObject, type JsonObject, listOf } from '../../src/contract/json.js'
import type { RateLimit } from '../../src/contract/operations.js'
import type { Rule } from './change-rules.js'
import { matched } from './finding.js'

type Rate = { limit: number; seconds: number | undefined }

/** Returns what changed about the limits in `x-rate-limit` of an operation or of `info`. */
export function rateFindings(old: JsonObject, now: JsonObject): { rule: Rule; says: string }[] {
  return matched<Rate, { rule: Rule; says: string }>(ratesOf(old), ratesOf(now), {
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

function rateText({ limit, seconds }: Rate): string {
  return seconds === undefined ? `${limit}` : `${limit} in ${seconds} seconds`
}

/** Each limit by its name; one without a window counts what there is at the same time. */
function ratesOf({ 'x-rate-limit': limits }: JsonObject): Map<string, Rate> {
  const listed = listOf(limits) as unknown as RateLimit[]
  return new Map(
    listed.flatMap(({ name, limit, window_seconds: seconds, per }): [string, Rate][] => {
      const scope = per ? ` per ${per}` : ''
      if (!isObject(limit)) return [[`${name}${scope}`, { limit, seconds }]]
      return Object.entries(limit).map(([plan, most]) => [
        `${name}${scope} on \`${plan}\``,
        { limit: Number(most), seconds },
      ])
    }),
  )
}
