/** `sleep` ends after its time or with an abort. */
import { getEventListeners } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { sleep } from '../../src/client/sleep.js'

afterEach(() => vi.restoreAllMocks())

/** A time that no other code uses, so that the timer of `sleep` can be told from those of other files. */
const MS = 1_234_567

/** Calls `sleep`, and returns its timer with it. */
function asleep(signal: AbortSignal) {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const clear = vi.spyOn(globalThis, 'clearTimeout')
  const slept = sleep(MS, signal)
  const index = set.mock.calls.findIndex(([, ms]) => ms === MS)
  const timer = set.mock.results[index]?.value
  return { slept, fire: set.mock.calls[index]?.[0], isCleared: () => clear.mock.calls.some(([one]) => one === timer) }
}

test.each(['time', 'an abort'])('sleep ended by %s leaves no listener or timer behind', async (end) => {
  const stop = new AbortController()
  const { slept, fire, isCleared } = asleep(stop.signal)
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(1)
  end === 'time' ? fire?.() : stop.abort('left')
  await expect(slept.catch((reason: unknown) => reason)).resolves.toBe(end === 'time' ? undefined : 'left')
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0)
  expect(isCleared()).toBe(true)
})

test('sleep rejects at once if the signal is already aborted', async () => {
  const signal = AbortSignal.abort('gone')
  const { slept, isCleared } = asleep(signal)
  await expect(slept).rejects.toBe('gone')
  expect(isCleared()).toBe(true)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
