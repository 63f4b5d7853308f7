/** Work that is done side by side, but only so much of it at once. */
export type Pool = {
  /** Starts a job, or keeps it until there is room. A job must not reject. */
  run(job: () => Promise<void>): void
  /** Whether any job is under way or waits. */
  busy(): boolean
  /** Resolves once no job is under way or waits. */
  idle(): Promise<void>
  /** Forgets the jobs that wait. */
  clear(): void
}

export function createPool(limit: number): Pool {
  let waiting: (() => Promise<void>)[] = []
  let running = 0
  let watchers: (() => void)[] = []
  const busy = () => running + waiting.length > 0

  function next(): void {
    while (running < limit) {
      const job = waiting.shift()
      if (!job) break
      running++
      void job().finally(() => {
        running--
        next()
      })
    }
    if (busy()) return
    for (const resolve of watchers) resolve()
    watchers = []
  }

  return {
    run(job) {
      waiting.push(job)
      next()
    },
    busy,
    idle: () => (busy() ? new Promise((resolve) => watchers.push(resolve)) : Promise.resolve()),
    clear() {
      waiting = []
      next()
    },
  }
}
