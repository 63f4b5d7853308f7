/** Seeded sequences of requests for every operation, whose answers depend on what went before: none breaks the contract. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMock, type Mock } from '../../../src/mock/index.js'
import { operationsOf, VERSIONS } from '../../support/documents.js'
import { type Came, play } from './property/run.js'
import { sequences } from './property/steps.js'

/** How many requests at least. A thousand take a second or two; what takes longer is that each operation is prepared. */
const REQUESTS = Number(process.env.PROPERTY_REQUESTS ?? 2100)
/** The seed of the first sequences; those that follow have the next ones. */
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_121)
const SEQUENCES_A_SEED = 5

let mock: Mock
beforeAll(async () => {
  // Time passes only where a step moves it, and starts when the documented examples do.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 7) })
  mock = await createMock({ seed: 1, taskMs: 60_000 })
})
afterAll(async () => {
  vi.useRealTimers()
  await mock.close()
})

test(`${REQUESTS} requests, PROPERTY_SEED=${SEED}`, { timeout: 3_600_000 }, async ({ task }) => {
  const came: Came[] = []
  const properties = sequences().map((some) =>
    fc.asyncProperty(some, (steps) => play(mock, steps, (answer) => came.push(answer))),
  )
  for (let seed = SEED; came.length < REQUESTS; seed++) {
    const property = properties[seed % properties.length] as (typeof properties)[number]
    const { failed, errorInstance } = await fc.check(property, { seed, numRuns: SEQUENCES_A_SEED })
    if (failed) throw new Error(`PROPERTY_SEED=${seed}: ${(errorInstance as Error).message}`)
  }

  const reached = reachedIn(came)
  if (process.env.PROPERTY_REQUESTS) console.log(reached)
  expect(unreached(reached), 'operations that never succeeded, and the statuses that they reached').toEqual({})
  task.meta.proved = { sequenced: came.length }
})

type Reached = Record<string, Record<number, number>>

/** How often the mock answered each operation with each status of its own accord. */
function reachedIn(came: Came[]): Reached {
  const operations = VERSIONS.flatMap(operationsOf).map(({ version, operationId }) => `${operationId} ${version}`)
  const reached: Reached = Object.fromEntries(['storage', ...operations].map((from) => [from, {}]))
  for (const { from, status, chosen } of came) {
    const statuses = reached[from]
    if (statuses && !chosen) statuses[status] = (statuses[status] ?? 0) + 1
  }
  return reached
}

function unreached(reached: Reached): Reached {
  return Object.fromEntries(
    Object.entries(reached).filter(([, statuses]) => !Object.keys(statuses).some((status) => status.startsWith('2'))),
  )
}
