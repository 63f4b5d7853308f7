/** How near a sunset is on the day of the reader, by universal time. The pages of the site say it where scripts run. */

/** Returns in how many days a day (`2030-05-12`) is: 0 on it, less after it. */
export function daysUntil(day: string, now: number): number {
  return Date.parse(day) / DAY_MS - Math.floor(now / DAY_MS)
}

const DAY_MS = 86_400_000

/** Returns a sentence to add to one that names the day: " The sunset is in 3 days.", " The sunset was yesterday." */
export function sunsetWords(sunset: string, now: number): string {
  const days = daysUntil(sunset, now)
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day')
  return ` The sunset ${days < 0 ? 'was' : 'is'} ${words}.`
}
