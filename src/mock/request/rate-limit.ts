import { ApiError } from '../errors.js'
import type { World } from '../state/world.js'
import type { Call } from './handler.js'

/** When it ends, in milliseconds since 1970, and how many calls it has had. */
type Window = { ends: number; count: number }

const windows = new WeakMap<World, Map<string, Window>>()

/**
 * Counts a call against each rate that holds for it. Throws an ApiError (429) for one too many (facts limits.rate.request,
 * limits.rate.export and limits.promo; how the last is answered is assumed, gap voyager.redeem.limit.answer). Where no
 * wait is stated (gap limits.rate.request.retry_after), it is until the window ends.
 */
export function checkRateLimits(call: Call): void {
  for (const { name, limit, window_seconds, per, retry_after_seconds } of call.limits) {
    if (window_seconds === undefined || typeof limit !== 'number') continue
    const left = count(call.world, `${name} ${countedFor(call, per)}`, limit, window_seconds * 1000)
    if (left === undefined) continue
    const retryAfterMs = retry_after_seconds ? retry_after_seconds * 1000 : left
    const message = `Too many ${name}: at most ${limit} in ${window_seconds} seconds. Wait before the next one.`
    throw new ApiError(429, message, { code: 'rate_limit_exceeded', retryAfterMs })
  }
}

/** Where it is not stated whose calls are counted together (gap limits.rate.export.bucket), those of the team are. */
function countedFor({ caller, team }: Call, per: string | undefined): string {
  return per === 'API key' ? caller.key : per === 'user' ? caller.user : team.id
}

/**
 * The milliseconds until the window ends, if the call is one too many. Windows are fixed and start with the first call:
 * the source does not say how they run.
 */
function count(world: World, name: string, limit: number, windowMs: number): number | undefined {
  const all = windows.get(world) ?? new Map<string, Window>()
  windows.set(world, all)
  const now = world.clock.now()
  const known = all.get(name)
  const window = known && known.ends > now ? known : { ends: now + windowMs, count: 0 }
  // Nothing is kept of a key that is used no more.
  if (window !== known) for (const [other, { ends }] of all) if (ends <= now) all.delete(other)
  all.set(name, window)
  window.count++
  return window.count > limit ? window.ends - now : undefined
}
