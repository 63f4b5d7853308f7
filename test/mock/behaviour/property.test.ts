/** Seeded sequences of requests for every operation, whose answers depend on what went before: none breaks the contract. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMock, type Mock } from '../../../src/mock/index.js'
import { operationsOf, VERSIONS } from '../../support/documents.js'
import { play } from './property/run.js'
import { sequences } from './property/steps.js'

/** How many requests at least, and the seed that makes them. */
const REQUESTS = Number(process.env.PROPERTY_REQUESTS ?? 1000)
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_121)

let mock: Mock
beforeAll(async () => {
  // Time passes only where a step moves it.
  vi.useFakeTimers({ toFake: ['Date'] })
  mock = await createMock({ seed: 1, taskMs: 60_000 })
})
afterAll(async () => {
  vi.useRealTimers()
  await mock.close()
})

test(`${REQUESTS} requests, seed ${SEED}`, { timeout: 3_600_000 }, async ({ task }) => {
  const reached = new Map<string, Map<number, number>>()
  let count = 0
  const property = fc.asyncProperty(sequences(), (steps) =>
    play(mock, steps, ({ operationId, version, status, chosen }) => {
      count++
      if (chosen) return
      const statuses = reached.get(`${version} ${operationId}`) ?? new Map<number, number>()
      reached.set(`${version} ${operationId}`, statuses.set(status, (statuses.get(status) ?? 0) + 1))
    }),
  )
  for (let seed = SEED; count < REQUESTS; seed++) {
    const { failed, errorInstance, numShrinks } = await fc.check(property, { seed, numRuns: 10 })
    if (failed)
      throw new Error(
        `PROPERTY_SEED=${seed}, after ${numShrinks} steps of shrinking: ${(errorInstance as Error).message}`,
      )
  }
  console.log(
    [...reached]
      .map(([o, s]) => `${o} ${JSON.stringify(Object.fromEntries(s))}`)
      .sort()
      .join('\n'),
  )
  expect(
    VERSIONS.flatMap(operationsOf)
      .filter(({ version, operationId, success }) => !reached.get(`${version} ${operationId}`)?.has(success))
      .map(({ version, operationId }) => `${version} ${operationId}`),
  ).toEqual([])
})
