/** What a command says while it works. */
import { afterEach, expect, test, vi } from 'vitest'
import { createReporter } from '../../scripts/support/reporter.js'
import { fakeTerminal } from '../support/terminal.js'

afterEach(() => {
  vi.useRealTimers()
})

test('a failed step is marked, and its error is thrown on', async () => {
  const terminal = fakeTerminal()
  const failing = createReporter(terminal).step('count', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(terminal.out()).toBe('  ✗ count\n')
})

test('a step longer than two seconds is announced before it is done', async () => {
  vi.useFakeTimers()
  const terminal = fakeTerminal()
  let finish = (): void => {}
  const step = createReporter(terminal).step('wait', () => new Promise<void>((resolve) => (finish = resolve)))
  await vi.advanceTimersByTimeAsync(1999)
  expect(terminal.out()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(terminal.out()).toBe('  … wait\n')
  finish()
  await step
  expect(terminal.out()).toMatch(/^ {2}… wait\n {2}✓ wait .*\n$/)
})
