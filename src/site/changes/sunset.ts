/** How near a sunset is on the day of the reader, by universal time. The pages of the site say it where scripts run. */

/** Returns in how many days a day (`2030-05-12`) is: 0 on it, less after it. */
export function daysUntil(day: string, now: number): number {
  return Date.parse(day) / DAY_MS - Math.floor(now / DAY_MS)
}

const DAY_MS = 86_400_000

/**
 * The sunset of the version `before`, and the day of a mock; `after` is the default that follows it, in a notice about
 * the default.
 */
export type Sunset = { sunset: string; before: string; after?: string; mockDay?: string }

/**
 * Returns what the reader's day adds to a notice: " Today: 2030-05-01. The sunset was yesterday." Which version is the
 * default on the day of its sunset is not documented.
 */
export function sunsetWords({ sunset, before, after }: Sunset, now: number): string {
  const days = daysUntil(sunset, now)
  if (!after) return days < 0 ? ` Retired on ${sunset}: a request that names it gets a 400.` : ''
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day')
  const today = days === 0 ? '' : ` Today: ${days < 0 ? after : before}.`
  return `${today} The sunset ${days < 0 ? 'was' : 'is'} ${words}.`
}

/** Returns a sentence if a mock still serves a version on its day, which has reached its sunset on the reader's. */
export function mockWords({ sunset, before, mockDay = '' }: Sunset, now: number): string {
  const isBehind = daysUntil(sunset, now) < 0 && mockDay <= sunset
  return isBehind ? ` The day of a mock is ${mockDay}: it still serves ${before}. ` : ''
}
