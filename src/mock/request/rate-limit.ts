import { counted } from '../../contract/violations.js'
import { ApiError } from '../http/errors.js'
import type { Call } from '../resources/handler.js'
import { RecordMap } from '../state/changes.js'
import type { MockState } from '../state/mock-state.js'
import { perState } from '../state/parts.js'

/** The end of a window, in milliseconds since 1970, and the number of requests counted in it. */
type Window = { ends: number; count: number }

type Saved<Windows> = Record<string, Windows> | [limit: string, Windows][]

/** The windows of a mock: for each limit a map from whom it counts to the window, the earliest end first. */
const windowsOf = perState('rate_limits', (_, saved: Saved<[string, Window][]> = {}) => {
  // Earlier snapshots have a list of pairs.
  const limits = Array.isArray(saved) ? saved : Object.entries(saved)
  return Object.fromEntries(limits.map(([limit, windows]) => [limit, new RecordMap(windows)]))
})

/**
 * Counts a request against each rate limit that applies. Throws an ApiError (429) if one is exceeded (for promo codes
 * the response is assumed, gap voyager.redeem.limit.answer). If no wait is documented (gap
 * limits.rate.request.retry_after), it lasts until the window ends. Deletion has no limit of its own (gap
 * limits.authoring_bucket).
 */
export function checkRateLimits(call: Pick<Call, 'limits' | 'state' | 'caller' | 'team'>): void {
  for (const { name, limit, window_seconds, per, retry_after_seconds } of call.limits) {
    if (window_seconds === undefined || typeof limit !== 'number') continue
    const { count, ends } = countCall(call.state, name, countedFor(call, per), window_seconds * 1000)
    if (count <= limit) continue
    const retryAfterMs = retry_after_seconds ? retry_after_seconds * 1000 : ends - call.state.clock.now()
    const message = `Too many ${name}: at most ${limit} in ${window_seconds} seconds. Retry after ${counted(Math.ceil(retryAfterMs / 1000), 'second')}.`
    throw new ApiError(429, message, { code: 'rate_limit_exceeded', retryAfterMs })
  }
}

/** Where the counter's owner is not documented (gap limits.rate.export.bucket), the team's requests count together. */
function countedFor({ caller, team }: Pick<Call, 'caller' | 'team'>, per: string | undefined): string {
  return per === 'API key' ? caller.key : per === 'user' ? caller.user : team.id
}

/** Windows are fixed and start with the first request: the source does not say how they work. */
function countCall(state: MockState, limit: string, who: string, windowMs: number): Window {
  const limits = windowsOf(state)
  const windows = limits[limit] ?? new RecordMap<Window>()
  if (windows !== limits[limit]) {
    limits[limit] = windows
    windowsOf.changed(state)
  }

  const now = state.clock.now()
  // Unused keys are forgotten. All windows of a limit have the same length, so the oldest ends first.
  for (const [other, { ends }] of windows) {
    if (ends > now) break
    windows.delete(other)
  }
  const window = windows.get(who) ?? { ends: now + windowMs, count: 0 }
  windows.set(who, window)
  window.count++
  return window
}
