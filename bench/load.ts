import { createRequire } from 'node:module'
import type { Scenario } from './scenarios.js'
import { percentile } from './stats.js'

/** The result of a load test: the requests a second, and the 99th percentile of the response times in ms. */
export type Load = { perSecond: number; p99: number }

/** How long a load lasts: for some seconds, or longer if there were too few responses; or until so many responses have arrived. */
export type Until = { seconds: number } | { responses: number }

/** The number of concurrent connections. */
export const CONNECTIONS = 10

/**
 * Sends a scenario's request over all connections, each as fast as its responses arrive. Throws if a response has another status than
 * the scenario's, or there is none.
 */
export async function load(url: string, scenario: Scenario, until: Until): Promise<Load> {
  const { times, ms, others, errors } = await fire(url, scenario, until)
  if (others.size > 0 || errors > 0 || times.length === 0) {
    const seen = [...others].map(([status, count]) => `${count} times ${status}`)
    if (errors > 0) seen.push(`${errors} times no response`)
    const came = seen.join(', ') || 'nothing'
    throw new Error(
      `${scenario.name}: ${scenario.status} was expected from ${url}${scenario.path}, but it returned ${came}.`,
    )
  }
  return { perSecond: times.length / (ms / 1000), p99: percentile(times, 0.99) }
}

/** A round takes longer than its time until there are enough responses for a meaningful p99. */
const LEAST_RESPONSES = 100
const LONGEST_SECONDS = 120
/** How often autocannon checks whether its time is over. */
const SAMPLE_MS = 10

function isOver(until: Until, { times, ms }: Shots): boolean {
  return 'responses' in until
    ? times.length >= until.responses
    : ms >= until.seconds * 1000 && times.length >= LEAST_RESPONSES
}

/** The parts of the load generator that are used. It is installed with the benchmark, so its own types may be missing. */
type Autocannon = (
  options: object,
  done: (error: Error | null, result: { errors: number }) => void,
) => { on: (event: 'response', listener: OnResponse) => void; stop: () => void }
type OnResponse = (client: unknown, status: number, bytes: number, ms: number) => void

type Shots = { times: number[]; ms: number; others: Map<number, number>; errors: number }

async function fire(url: string, { method, path, headers, body, status }: Scenario, until: Until): Promise<Shots> {
  const shots: Shots = { times: [], ms: 0, others: new Map(), errors: 0 }
  const start = performance.now()
  const autocannon: Autocannon = createRequire(import.meta.url)('autocannon')
  const { errors } = await new Promise<{ errors: number }>((resolve, reject) => {
    const request = { url: url + path, method, headers, ...(body === undefined ? {} : { body }) }
    const limits = { connections: CONNECTIONS, duration: LONGEST_SECONDS, sampleInt: SAMPLE_MS, bailout: CONNECTIONS }
    const instance = autocannon({ ...request, ...limits }, (error, result) => (error ? reject(error) : resolve(result)))
    // The percentiles of autocannon are whole milliseconds, which is too coarse here.
    instance.on('response', (_, received, __, ms) => {
      shots.times.push(ms)
      shots.ms = performance.now() - start
      if (received !== status) shots.others.set(received, (shots.others.get(received) ?? 0) + 1)
      if (isOver(until, shots)) instance.stop()
    })
  })
  return { ...shots, errors }
}
