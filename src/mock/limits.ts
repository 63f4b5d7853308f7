import type { Call } from './handlers.js'
import { Refusal } from './refusal.js'
import type { World } from './world/world.js'

/** A rate: so many in a window of so many milliseconds. */
type Rate = { limit: number; windowMs: number }

const REQUESTS: Rate = { limit: 120, windowMs: 60_000 }
const EXPORTS: Rate = { limit: 25, windowMs: 60_000 }

const windows = new WeakMap<World, Map<string, { ends: number; count: number }>>()

/**
 * Counts a call against a rate. Answers the milliseconds until the window ends if the call is one too many. Windows are
 * fixed and start with the first call: the source does not say how they run.
 */
export function count(world: World, name: string, { limit, windowMs }: Rate): number | undefined {
  const all = windows.get(world) ?? new Map<string, { ends: number; count: number }>()
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

/** Throws a Refusal (429) for a call above the request rate (fact limits.rate.request) or the export rate (fact limits.rate.export). */
export function checkRates({ world, caller, team, operationId }: Call): void {
  const wait = count(world, `requests ${caller.key}`, REQUESTS)
  // How long to wait is not stated for this one (gap limits.rate.request.retry_after): here it is until the window ends.
  if (wait !== undefined) throw tooMany('Too many requests. Wait before the next one.', wait)
  // Whose exports are counted together is not stated (gap limits.rate.export.bucket): here it is the team.
  if (operationId === 'exportCanvas' && count(world, `exports ${team.id}`, EXPORTS) !== undefined)
    throw tooMany('Too many exports. Wait before the next one.', 60_000)
}

function tooMany(message: string, retryAfterMs: number): Refusal {
  return new Refusal(429, message, { code: 'rate_limit_exceeded', retryAfterMs })
}
