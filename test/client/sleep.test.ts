/** `sleep` ends after its time or with an abort. */
import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sleep } from '../../src/client/sleep.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Starts a sleep, and returns its end with a function that counts the timers and listeners that it has. */
function asleep(signal: AbortSignal) {
  const end = sleep(1000, signal).catch((reason: unknown) => reason)
  return { end, held: () => [vi.getTimerCount(), getEventListeners(signal, 'abort').length] }
}

test.each([
  ['time', undefined],
  ['an abort', 'left'],
])('sleep ended by %s leaves no listener or timer behind', async (_, reason) => {
  const stop = new AbortController()
  const { end, held } = asleep(stop.signal)
  expect(held()).toEqual([1, 1])
  if (reason) stop.abort(reason)
  else vi.advanceTimersByTime(1000)
  expect(await end).toBe(reason)
  expect(held()).toEqual([0, 0])
})

test('sleep rejects at once if the signal is already aborted', async () => {
  const { end, held } = asleep(AbortSignal.abort('gone'))
  expect(await end).toBe('gone')
  expect(held()).toEqual([0, 0])
})
