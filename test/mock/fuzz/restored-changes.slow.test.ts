/** After each step of the fuzzer, a mock that is restored from the changes so far has the state of the original. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMock, type Mock } from '../../../src/mock/index.js'
import { play } from './run.js'
import { sequences } from './steps.js'

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_125)
const SEQUENCES_A_KIND = 10

const receiveWebhook = ({ url }: Request) => new Response(null, { status: url.length % 2 === 0 ? 204 : 500 })

let original: Mock
let restored: Mock
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 7) })
  // Few are kept, so that many are forgotten.
  original = await createMock({ seed: 1, taskMs: 1000, keep: 5, receiveWebhook })
  restored = await createMock({ seed: 2, taskMs: 1000, keep: 5, receiveWebhook, timers: false })
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([original.close(), restored.close()])
})

test('a mock that is restored from the changes has the state of the original', { timeout: 600_000 }, async () => {
  const records = new Map<string, string>()
  let compared = 0
  let difference: unknown

  function compare(): void {
    for (const [path, value] of original.changes()) {
      if (value === undefined) records.delete(path)
      else records.set(path, JSON.stringify(value))
    }
    restored.restoreRecords(Array.from(records, ([path, json]) => [path, JSON.parse(json)]))
    try {
      expect(restored.changes()).toEqual([])
      expect(restored.snapshot()).toEqual(original.snapshot({ log: false }))
    } catch (error) {
      difference ??= error
    }
    compared++
  }
  const fetch: Mock['fetch'] = async (...input) => {
    try {
      return await original.fetch(...input)
    } finally {
      if (!difference) compare()
    }
  }

  for (const [index, some] of sequences().entries()) {
    const property = fc.asyncProperty(some, async (steps) => {
      await play({ ...original, fetch }, steps, () => {}).catch((error) => Promise.reject(difference ?? error))
      await original.deliveriesDone()
      compare()
      if (difference) throw difference
    })
    const run = { seed: SEED + index, numRuns: SEQUENCES_A_KIND, endOnFailure: true }
    const { failed, errorInstance } = await fc.check(property, run)
    if (failed) throw errorInstance
  }
  expect(compared).toBeGreaterThan(SEQUENCES_A_KIND * 100)
})
