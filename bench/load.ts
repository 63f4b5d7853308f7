import autocannon from 'autocannon'
import type { Leg } from './legs.js'
import { percentile } from './stats.js'

/** The result of a load test: requests, and how many of them a second, and the response times in ms at the median and the 99th percentile. */
export type Load = { requests: number; perSecond: number; p50: number; p99: number }

/** How long a load lasts: for some seconds, or longer if there were too few responses; or until so many responses have arrived. */
export type Until = { seconds: number } | { responses: number }

/** The number of concurrent connections. */
export const CONNECTIONS = 10

/**
 * Sends a leg's request over all connections, each as fast as its responses arrive. Throws if a response has another status than
 * the leg's, or there is none.
 */
export async function load(url: string, leg: Leg, until: Until): Promise<Load> {
  const { times, ms, others, errors } = await fire(url, leg, until)
  if (others.size > 0 || errors > 0 || times.length === 0) {
    const seen = [...others].map(([status, count]) => `${count} times ${status}`)
    if (errors > 0) seen.push(`${errors} times no response`)
    const came = seen.join(', ') || 'nothing'
    throw new Error(`${leg.name}: ${leg.status} was expected from ${url}${leg.path}, but it returned ${came}.`)
  }
  return {
    requests: times.length,
    perSecond: times.length / (ms / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

/** A round takes longer than its time until there are enough responses for a meaningful p99. */
const LEAST_ANSWERS = 100
const LONGEST_SECONDS = 120
/** How often autocannon checks whether its time is over. */
const SAMPLE_MS = 10

function isOver(until: Until, { times, ms }: Shots): boolean {
  return 'responses' in until
    ? times.length >= until.responses
    : ms >= until.seconds * 1000 && times.length >= LEAST_ANSWERS
}

type Shots = { times: number[]; ms: number; others: Map<number, number>; errors: number }

async function fire(url: string, { method, path, headers, body, status }: Leg, until: Until): Promise<Shots> {
  const shots: Shots = { times: [], ms: 0, others: new Map(), errors: 0 }
  const start = performance.now()
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const request = { url: url + path, method, headers, ...(body === undefined ? {} : { body }) }
    const limits = { connections: CONNECTIONS, duration: LONGEST_SECONDS, sampleInt: SAMPLE_MS, bailout: CONNECTIONS }
    const instance = autocannon({ ...request, ...limits }, (error, result) => (error ? reject(error) : resolve(result)))
    // The percentiles of autocannon are whole milliseconds, which is too coarse here.
    instance.on('response', (_, answered, __, ms) => {
      shots.times.push(ms)
      shots.ms = performance.now() - start
      if (answered !== status) shots.others.set(answered, (shots.others.get(answered) ?? 0) + 1)
      if (isOver(until, shots)) instance.stop()
    })
  })
  return { ...shots, errors }
}
