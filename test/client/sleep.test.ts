/** Waiting that an abort ends. */
import { getEventListeners } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { sleep } from '../../src/client/sleep.js'

afterEach(() => vi.useRealTimers())

test('it leaves no listener or timer, whether it ends by time or by an abort', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stop = new AbortController()
  const slept = sleep(1000, stop.signal)
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  await slept
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0)

  const aborted = sleep(1000, stop.signal)
  stop.abort('left')
  await expect(aborted).rejects.toBe('left')
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('with an aborted signal it does not wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const signal = AbortSignal.abort('gone')
  await expect(sleep(1000, signal)).rejects.toBe('gone')
  expect(vi.getTimerCount()).toBe(0)
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
