import { DurableObject } from 'cloudflare:workers'

const HOUR_MS = 3_600_000

/** The new workspaces of one address, as a Durable Object: an hour after the first one it forgets them. */
export class Address extends DurableObject<object> {
  /** Counts a new workspace. Returns false, and does not count it, if there are as many as the limit. */
  count(limit: number): boolean {
    const { kv } = this.ctx.storage
    const started = kv.get<number>('started') ?? 0
    // A limit that is not a number lets nobody in.
    if (!(started < limit)) return false
    if (started === 0) void this.ctx.storage.setAlarm(Date.now() + HOUR_MS)
    kv.put('started', started + 1)
    return true
  }

  alarm(): Promise<void> {
    return this.ctx.storage.deleteAll()
  }
}
