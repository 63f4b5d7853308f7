/**
 * The fuzzer of the mock: seeded sequences of requests for every operation, whose responses depend on what went before.
 * Every response fits the contract, malformed requests get an error in the envelope, our validator agrees with Prism,
 * and nothing stays in memory.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { valueFor } from '../../../src/contract/examples.js'
import { createMock, type Mock } from '../../../src/mock/index.js'
import { operationsOf, VERSIONS } from '../../support/documents.js'
import { compareWithPrism, DIFFERENCES } from './compare-with-prism.js'
import { type FuzzResponse, play } from './run.js'
import { sequences } from './steps.js'

/** The least number of requests. A thousand take a second or two; preparing each operation takes longer. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (process.env.TEST_ALL ? 20_000 : 4000))
/** The seed of the first sequences; each later group has the next one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const SEQUENCES_A_SEED = 5

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let mock: Mock
beforeAll(async () => {
  // Time passes only in steps that move it, and starts when the documented examples do.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 7) })
  mock = await createMock({ seed: 1, taskMs: 60_000 })
})
afterAll(async () => {
  vi.useRealTimers()
  await mock.close()
})

const operations = VERSIONS.flatMap(operationsOf)

test('every documented request is valid for our validator and for Prism', { timeout: 120_000 }, async () => {
  for (const operation of operations) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    const path = Object.fromEntries(inPath.map((one) => [String(one.name), String(valueFor(operation.document, one))]))
    const bodies = operation.body?.examples.map(({ value }) => value) ?? [undefined]
    for (const body of bodies) {
      const verdict = await compareWithPrism({ operation, path, query: {}, body })
      const valid = { violations: 0, differences: [], used: [] }
      if (verdict) expect(verdict, `${operation.version} ${operation.operationId}`).toEqual(valid)
    }
  }
})

test(`${REQUESTS} requests get contract-conform responses, FUZZ_SEED=${SEED}`, { timeout: 3_600_000 }, async () => {
  const outcomes: FuzzResponse[] = []
  const properties = sequences().map((some) =>
    fc.asyncProperty(some, (steps) => play(mock, steps, (outcome) => outcomes.push(outcome))),
  )
  // A rare case that was not among them is given more time.
  const isComplete = () =>
    Object.keys(withoutSuccess(statusesIn(outcomes))).length === 0 &&
    differencesIn(outcomes).length === DIFFERENCES.length
  for (let seed = SEED; outcomes.length < REQUESTS || (outcomes.length < 4 * REQUESTS && !isComplete()); seed++) {
    const property = properties[seed % properties.length] as (typeof properties)[number]
    const { failed, errorInstance } = await fc.check(property, { seed, numRuns: SEQUENCES_A_SEED })
    if (failed) throw new Error(`FUZZ_SEED=${seed}: ${(errorInstance as Error).message}`)
  }

  const statuses = statusesIn(outcomes)
  if (process.env.FUZZ_REQUESTS) console.log(statuses)
  expect(withoutSuccess(statuses), 'operations that never succeeded, with their statuses').toEqual({})

  // Both verdicts are frequent, and every known difference from Prism occurs.
  const verdicts = outcomes.flatMap(({ verdict }) => verdict ?? [])
  const invalid = verdicts.filter(({ violations }) => violations > 0).length
  expect(invalid).toBeGreaterThan(verdicts.length / 8)
  expect(verdicts.length - invalid).toBeGreaterThan(verdicts.length / 8)
  expect(differencesIn(outcomes)).toEqual(DIFFERENCES.map(({ name }) => name).sort())
})

test.runIf(process.env.TEST_ALL)('a reset frees everything that a sequence created', { timeout: 60_000 }, async () => {
  const [mixed] = sequences()
  const property = fc.asyncProperty(mixed as NonNullable<typeof mixed>, (steps) => play(mock, steps, () => {}))
  const heap: number[] = []
  for (let round = 0; round < 5; round++) {
    // The same sequences each time, so that only the first rounds fill the caches of the validators.
    await fc.check(property, { seed: SEED, numRuns: SEQUENCES_A_SEED })
    mock.reset()
    collectGarbage()
    heap.push(process.memoryUsage().heapUsed)
  }
  const [, , third = 0, , last = 0] = heap
  expect(last - third, `heap in bytes: ${heap.join(', ')}`).toBeLessThan(2_000_000)
})

/** Returns the known differences from Prism that occurred. */
function differencesIn(outcomes: FuzzResponse[]): string[] {
  return [...new Set(outcomes.flatMap(({ verdict }) => verdict?.used ?? []))].sort()
}

type Statuses = Record<string, Record<number, number>>

/** Counts how often each operation returned each status that no fault and no `Prefer` asked for. */
function statusesIn(outcomes: FuzzResponse[]): Statuses {
  const names = operations.map(({ version, operationId }) => `${operationId} ${version}`)
  const statuses: Statuses = Object.fromEntries(['storage', ...names].map((from) => [from, {}]))
  for (const { from, status, chosen } of outcomes) {
    const counts = statuses[from]
    if (counts && !chosen) counts[status] = (counts[status] ?? 0) + 1
  }
  return statuses
}

function withoutSuccess(statuses: Statuses): Statuses {
  return Object.fromEntries(
    Object.entries(statuses).filter(([, counts]) => !Object.keys(counts).some((status) => status.startsWith('2'))),
  )
}
