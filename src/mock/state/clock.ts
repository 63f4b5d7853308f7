import { DomainError } from './domain-error.js'

/** The mock's time: real time plus the time it was moved. Future work is scheduled on it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Returns the time in the form of canonical timestamps: ISO 8601 with `Z`, to the second. */
  iso(at?: number): string
  /**
   * Moves the time forward, in milliseconds, and runs everything that becomes due, in order. Throws a DomainError for a
   * move backwards or beyond the year 9999, which timestamps cannot express.
   */
  move(ms: number): void
  /** Returns the time of the next entry that will run, in milliseconds since 1970. Undefined without one. */
  next(): number | undefined
  /** Throws as `move` does, without moving. */
  check(ms: number): void
  /** Runs everything that is due. A timer does so too, but not every runtime runs timers between two requests. */
  catchUp(): void
  /** Runs a function once this time (milliseconds since 1970) is reached. Returns a function that cancels it. */
  runAt(time: number, run: () => void): () => void
  /** How far the clock is ahead of real time, in milliseconds. */
  ahead(): number
  /** Stops: nothing runs any more. */
  close(): void
}

const LAST = Date.UTC(9999, 11, 31)
/** The longest delay of a timer, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

type Entry = { time: number; order: number; run: () => void; canceled: boolean }

/** Creates a clock so many milliseconds ahead of real time. Without timers, `catchUp` and `move` run what is due. */
export function createClock(moved = 0, timers = true): Clock {
  const isoOf = remembering((second: number) => `${new Date(second * 1000).toISOString().slice(0, 19)}Z`)
  let isClosed = false
  let added = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The time of the timer; undefined if none is set. It may be too early, but never too late. */
  let timerTime: number | undefined
  /** A binary heap, with the earliest entry first. */
  const heap: Entry[] = []
  const now = () => Date.now() + moved

  function check(ms: number): void {
    if (Number.isFinite(ms) && ms >= 0 && now() + ms <= LAST) return
    const rule = 'It only moves forward, and not beyond the year 9999.'
    throw new DomainError('invalid', `The clock cannot be moved by ${ms} ms. ${rule}`)
  }

  /** Sets one timer for the next entry; it does not keep a process alive. */
  function setTimer(): void {
    const [next] = heap
    if (!timers || !next || isClosed || (timerTime !== undefined && timerTime <= next.time)) return
    timerTime = next.time
    clearTimeout(timer)
    timer = setTimeout(onTimer, Math.min(Math.max(next.time - now(), 0), LONGEST_WAIT))
    if (typeof timer === 'object') timer.unref()
  }

  function onTimer(): void {
    timerTime = undefined
    catchUp()
  }

  function catchUp(): void {
    if (isClosed) return
    for (let next = heap[0]; next && (next.canceled || next.time <= now()); next = heap[0]) {
      takeFirst(heap)
      try {
        if (!next.canceled) next.run()
      } catch (error) {
        // No caller waits for it: an error must neither end the process nor stop the other entries.
        console.error(error)
      }
    }
    setTimer()
  }

  return {
    now,
    iso: (at = now()) => isoOf(Math.floor(at / 1000)),
    next: () => (isClosed ? undefined : heap[0]?.time),
    check,
    move(ms) {
      check(ms)
      moved += ms
      timerTime = undefined
      catchUp()
    },
    catchUp,
    runAt(time, run) {
      const entry = { time, run, order: added++, canceled: false }
      insert(heap, entry)
      setTimer()
      return () => cancel(entry)
    },
    ahead: () => moved,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

const MAX_REMEMBERED = 10

/** Remembers the last results: most calls ask for the same few, and their callers then share them. */
function remembering<Result>(compute: (input: number) => Result): (input: number) => Result {
  const known = new Map<number, Result>()
  return (input) => {
    const result = known.get(input) ?? compute(input)
    if (known.size === MAX_REMEMBERED) known.clear()
    known.set(input, result)
    return result
  }
}

/** The entry stays in the heap until its time, but no longer references its function, so that memory is freed. */
function cancel(entry: Entry): void {
  Object.assign(entry, { canceled: true, run: nothing })
}

function nothing(): void {}

function isBefore(a: Entry, b: Entry): boolean {
  return a.time < b.time || (a.time === b.time && a.order < b.order)
}

function insert(heap: Entry[], entry: Entry): void {
  let place = heap.length
  while (place > 0) {
    const parent = (place - 1) >> 1
    const above = heap[parent]
    if (!above || isBefore(above, entry)) break
    heap[place] = above
    place = parent
  }
  heap[place] = entry
}

function takeFirst(heap: Entry[]): void {
  const last = heap.pop()
  if (!last || heap.length === 0) return
  let place = 0
  for (;;) {
    let child = place * 2 + 1
    const [left, right] = [heap[child], heap[child + 1]]
    if (left && right && isBefore(right, left)) child++
    const below = heap[child]
    if (!below || isBefore(last, below)) break
    heap[place] = below
    place = child
  }
  heap[place] = last
}
