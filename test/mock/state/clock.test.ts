/** The mock's time: what is due on it, and when it is done. */
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createClock } from '../../../src/mock/state/clock.js'

afterEach(() => void vi.useRealTimers())

test('a timer may be a number, as it is in a browser', () => {
  const { setTimeout: real } = globalThis
  try {
    globalThis.setTimeout = (() => 1) as unknown as typeof setTimeout
    const clock = createClock()
    const done: string[] = []
    clock.runAt(clock.now() + 50, () => done.push('due'))
    clock.move(50)
    expect(done).toEqual(['due'])
    clock.close()
  } finally {
    globalThis.setTimeout = real
  }
})

test('a timer keeps no process alive, and waits no longer than a timer can', () => {
  const set = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => set.mockRestore())
  const clock = createClock()
  clock.runAt(clock.now() + 2 ** 40, () => {})
  expect(set.mock.lastCall?.[1]).toBe(2 ** 31 - 1)
  expect(set.mock.results.at(-1)?.value.hasRef()).toBe(false)
  clock.close()
})

describe('scheduled work', () => {
  test('runs in the order of its times, and at the same time in the order of scheduling', () => {
    vi.useFakeTimers({ now: 0 })
    const clock = createClock()
    const done: number[] = []
    const times = Array.from({ length: 200 }, (_, index) => (index * 7919) % 50)
    for (const [index, time] of times.entries()) clock.runAt(time, () => done.push(index))
    clock.move(100)
    const expected = [...times.keys()].sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b)
    expect(done).toEqual(expected)
  })

  test('runs by a timer', () => {
    vi.useFakeTimers({ now: 0 })
    const clock = createClock()
    const done: string[] = []
    clock.runAt(50, () => done.push('later'))
    clock.runAt(20, () => done.push('sooner'))
    vi.advanceTimersByTime(20)
    expect(done).toEqual(['sooner'])
    vi.advanceTimersByTime(30)
    expect(done).toEqual(['sooner', 'later'])
  })

  test('runs by a timer after a move', () => {
    vi.useFakeTimers({ now: 0 })
    const clock = createClock()
    const done: string[] = []
    clock.runAt(50, () => done.push('due'))
    clock.move(20)
    vi.advanceTimersByTime(29)
    expect(done).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done).toEqual(['due'])
  })

  test('may schedule more work, which runs at once if it is due', () => {
    vi.useFakeTimers({ now: 0 })
    const clock = createClock()
    const done: string[] = []
    clock.runAt(10, () => {
      done.push('first')
      clock.runAt(20, () => done.push('second'))
    })
    clock.move(20)
    expect(done).toEqual(['first', 'second'])
  })

  test('does not run once it is canceled', () => {
    vi.useFakeTimers({ now: 0 })
    const clock = createClock()
    const done: string[] = []
    clock.runAt(10, () => done.push('called off'))()
    clock.move(20)
    expect(done).toEqual([])
  })

  test('does not stop other work if it fails', () => {
    vi.useFakeTimers({ now: 0 })
    const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const clock = createClock()
    const done: string[] = []
    clock.runAt(10, () => {
      throw new Error('on purpose')
    })
    clock.runAt(10, () => done.push('next'))
    clock.move(10)
    expect(done).toEqual(['next'])
    expect(failed).toHaveBeenCalledOnce()
    failed.mockRestore()
  })
})

test.each([-1, Number.NaN, Date.UTC(9999, 11, 31), '5' as never])('a move by %j ms throws and moves nothing', (ms) => {
  vi.useFakeTimers({ now: 1000 })
  const clock = createClock()
  expect(() => clock.move(ms)).toThrow(
    `The clock cannot be moved by ${ms} ms. It only moves forward, and not beyond the year 9999.`,
  )
  expect(clock.now()).toBe(1000)
})

test('a timestamp never lies in the future: parts of a second are cut off', () => {
  const clock = createClock()
  expect(clock.iso(1_999)).toBe('1970-01-01T00:00:01Z')
  clock.close()
})
