/** In the middle of a sequence of the fuzzer, another mock is restored from a snapshot. From then on both get every request. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createMock, type Mock, type Snapshot } from '../../../src/mock/index.js'
import { play } from './run.js'
import { sequences } from './steps.js'

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123)
const SEQUENCES_A_KIND = process.env.TEST_ALL ? 20 : 3

/** The same webhooks succeed and fail on both mocks. */
const receiveWebhook = ({ url }: Request) => new Response(null, { status: url.length % 2 === 0 ? 204 : 500 })

let mocks: [original: Mock, restored: Mock]
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 7) })
  const options = { taskMs: 60_000, receiveWebhook }
  mocks = await Promise.all([createMock({ ...options, seed: 1 }), createMock({ ...options, seed: 2 })])
})
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all(mocks.map((mock) => mock.close()))
})

test('a restored mock responds as the original does', { timeout: 600_000 }, async () => {
  let compared = 0
  for (const [index, some] of sequences().entries()) {
    const property = fc.asyncProperty(some, async (steps) => {
      const both = bothMocks(Math.ceil(steps.length / 2))
      await play(both.mock, steps, () => {}).catch((error) => Promise.reject(both.difference() ?? error))
      expect(both.difference()).toBeUndefined()
      if (both.compared() === 0) return
      compared += both.compared()
      await deliveriesDone()
      expect(comparable(mocks[1].snapshot())).toEqual(comparable(mocks[0].snapshot()))
    })
    const run = { seed: SEED + index, numRuns: SEQUENCES_A_KIND, endOnFailure: true }
    const { failed, errorInstance } = await fc.check(property, run)
    if (failed) throw errorInstance
  }
  expect(compared).toBeGreaterThan(SEQUENCES_A_KIND * 50)
})

async function deliveriesDone(): Promise<void> {
  await Promise.all(mocks.map((mock) => mock.deliveriesDone()))
}

/** Returns a mock whose requests go to the original at first, and to both mocks after so many. */
function bothMocks(after: number) {
  const [original, restored] = mocks
  let sent = 0
  let difference: unknown
  /** The requests to the original alone. A snapshot does not contain those in flight, so it is taken after them. */
  const early: Promise<unknown>[] = []
  let ready: Promise<void> | undefined
  const restore = async () => {
    await Promise.allSettled(early)
    await deliveriesDone()
    restored.restore(JSON.parse(JSON.stringify(original.snapshot())))
  }
  const fetch = async (request: Request) => {
    if (sent++ < after) {
      const response = deliveriesDone().then(() => original.fetch(request))
      early.push(response)
      return response
    }
    ready ??= restore()
    await ready
    await deliveriesDone()
    const [response, same] = await Promise.all(mocks.map((mock) => outcomeOf(mock, request.clone())))
    try {
      expect(same?.shown).toEqual(response?.shown)
    } catch (error) {
      difference ??= error
    }
    // A fault may have closed the connection.
    return response?.response ?? Promise.reject(new Error('There is no response.'))
  }
  return {
    mock: { ...original, fetch: fetch as Mock['fetch'] },
    compared: () => Math.max(sent - after, 0),
    /** The player takes every error for a closed connection, so the first difference is kept here. */
    difference: () => difference,
  }
}

/** Returns a response, and what has to be equal of it: all but the id of the request. */
async function outcomeOf(mock: Mock, request: Request) {
  const response = await mock.fetch(request).catch(() => undefined)
  if (!response) return { response, shown: 'no response' }
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers)
  const text = (await response.clone().text()).replaceAll(/req_\w+/g, 'req')
  return { response, shown: { status: response.status, headers, text } }
}

/** Returns a snapshot without what differs by nature: the ids of requests, and how long they took. */
function comparable(snapshot: Snapshot): unknown {
  const text = JSON.stringify(snapshot).replaceAll(/\breq_\w+/g, 'req')
  return JSON.parse(text.replaceAll(/"durationMs":[\d.]+/g, '"durationMs":0'))
}
