import { ApiError } from '../errors.js'

/** The mock's time: real time plus what it was moved. All that has to happen later is due on it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** The time as the canonical timestamps have it: ISO 8601 with `Z`, to the second. */
  iso(at?: number): string
  /**
   * Moves the time on, in milliseconds, and does all that has become due, in its order. Throws an ApiError (400) for a move
   * backwards or beyond the year 9999, which no timestamp can tell.
   */
  move(ms: number): Promise<void>
  /** Does something once this time (milliseconds since 1970) is reached. Answers a function that calls it off. */
  at(time: number, run: () => unknown): () => void
  /** Calls everything off. */
  close(): void
}

const LAST = Date.UTC(9999, 11, 31)

type Due = { time: number; run: () => unknown }

export function createClock(): Clock {
  let moved = 0
  let queue: Due[] = []
  let timer: NodeJS.Timeout | undefined
  const now = () => Date.now() + moved

  /** One timer for the next thing due; it does not keep the process alive. */
  function arm(): void {
    clearTimeout(timer)
    const [next] = queue
    if (next) timer = setTimeout(() => void doDue(), Math.min(Math.max(next.time - now(), 0), 2 ** 31 - 1)).unref()
  }

  async function doDue(): Promise<void> {
    for (let next = queue[0]; next && next.time <= now(); next = queue[0]) {
      queue.shift()
      try {
        await next.run()
      } catch (error) {
        // Nobody waits for it: it must neither end the process nor keep the rest from being done.
        console.error(error)
      }
    }
    arm()
  }

  return {
    now,
    iso: (at = now()) => `${new Date(at).toISOString().slice(0, 19)}Z`,
    async move(ms) {
      if (!(ms >= 0) || now() + ms > LAST) throw new ApiError(400, `The clock cannot be moved by ${ms} ms.`)
      moved += ms
      await doDue()
    },
    at(time, run) {
      const due = { time, run }
      const before = queue.findIndex((other) => other.time > time)
      queue.splice(before === -1 ? queue.length : before, 0, due)
      arm()
      return () => {
        queue = queue.filter((other) => other !== due)
        arm()
      }
    },
    close() {
      queue = []
      clearTimeout(timer)
    },
  }
}
