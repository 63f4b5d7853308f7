/** What a command says while it works. */
import { afterEach, expect, test, vi } from 'vitest'
import { createReporter } from '../../scripts/support/reporter.js'
import { fakeTerminal } from '../support/terminal.js'

/** To the start of the line, and nothing in it. */
const CLEAR = '\r\x1b[K'

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

test('a terminal shows a running step, and clears it once it is done', async () => {
  const terminal = fakeTerminal(true)
  const { step } = createReporter(terminal)
  let finish = (): void => {}
  const slow = step('slow', () => new Promise<void>((resolve) => (finish = resolve)))
  const shown = () => terminal.out().replaceAll(CLEAR, '<')
  expect(shown()).toBe('<  … slow')
  await step('quick', () => {})
  expect(shown()).toMatch(/< {2}… slow, quick< {2}✓ quick .*\n< {2}… slow$/)
  finish()
  await slow
  expect(shown()).toMatch(/< {2}… slow< {2}✓ slow .*\n$/)
})
