import { isObject, type JsonObject } from '../../../src/contract/json.js'
import type { RateLimit } from '../../../src/contract/operations.js'
import type { Rule } from '../change-rules.js'

/** Returns what changed about the limits in `x-rate-limit` of an operation or of `info`. */
export function rateFindings(old: JsonObject, now: JsonObject): { rule: Rule; says: string }[] {
  const [had, has] = [limitsOf(old), limitsOf(now)]
  const found: { rule: Rule; says: string }[] = []
  for (const [name, before] of had) {
    const after = has.get(name)
    if (after === undefined) found.push({ rule: 'rate.raised', says: `limit of ${name} removed` })
    else if (after < before) found.push({ rule: 'rate.lowered', says: `limit of ${name} lowered` })
    else if (after > before) found.push({ rule: 'rate.raised', says: `limit of ${name} raised` })
  }
  for (const name of has.keys()) if (!had.has(name)) found.push({ rule: 'rate.lowered', says: `limit of ${name} set` })
  return found
}

/** Each limit with its name, as events a second; a limit without a window is a number at one time. */
function limitsOf({ 'x-rate-limit': limits }: JsonObject): Map<string, number> {
  const listed = (Array.isArray(limits) ? limits : []) as unknown as RateLimit[]
  return new Map(
    listed.flatMap(({ name, limit, window_seconds = 1, per }) => {
      const scope = per ? ` per ${per}` : ''
      return isObject(limit)
        ? Object.entries(limit).map(([plan, most]): [string, number] => [
            `${name}${scope} on \`${plan}\``,
            Number(most) / window_seconds,
          ])
        : [[`${name}${scope}`, limit / window_seconds] as [string, number]]
    }),
  )
}
