import type { Rule } from './change-rules.js'
import { type PlacedFinding, wholeFinding } from './finding.js'
import type { Side } from './place.js'
import type { State } from './state.js'

/**
 * Returns what changed about the versions themselves: which there are, their sunsets, and which one a request without the
 * header gets. A version may go after its sunset (fact versioning.rule.4.sunset_400): until then, requests pin it. `today`
 * is a day such as `2030-05-05`.
 */
export function versionFindings(old: State['versions'], now: State['versions'], today: string): PlacedFinding[] {
  const found: PlacedFinding[] = []
  const report = (rule: Rule, says: string, side: Side, date: string) =>
    found.push(wholeFinding(rule, says, side, ['versions', date]))
  for (const { date, sunset } of old) {
    const after = now.find((one) => one.date === date)
    const isPast = sunset !== null && today > sunset
    if (!after && isPast)
      report('version.retired', `version ${date} retired, after its sunset on ${sunset}`, 'old', date)
    else if (!after)
      report(
        'version.removed',
        sunset === null
          ? `version ${date} removed, which has no sunset`
          : `version ${date} removed before the day after its sunset, ${sunset}`,
        'old',
        date,
      )
    else if (after.sunset !== sunset) report(...sunsetChange(date, sunset, after.sunset), 'new', date)
  }
  for (const { date } of now)
    if (!old.some((one) => one.date === date)) report('version.added', `version ${date} added`, 'new', date)
  const [had, has] = [defaultOf(old), defaultOf(now)]
  if (had && has && had.date !== has.date) {
    const isPast = had.sunset !== null && today > had.sunset
    const says = `requests without the header get ${has.date}, no longer ${had.date}`
    report(isPast ? 'version.default.advanced' : 'version.default.changed', says, 'new', has.date)
  }
  return found
}

function sunsetChange(date: string, had: string | null, has: string | null): [Rule, string] {
  if (had === null) return ['version.sunset.announced', `sunset of ${date} set to ${has}`]
  if (has === null) return ['version.sunset.later', `sunset of ${date} removed`]
  const isEarlier = has < had
  return [
    isEarlier ? 'version.sunset.earlier' : 'version.sunset.later',
    `sunset of ${date} moved from ${had} to ${has}`,
  ]
}

function defaultOf(versions: State['versions']): State['versions'][number] | undefined {
  return versions.find(({ role }) => role === 'default') ?? versions.at(-1)
}
