import autocannon from 'autocannon'
import type { Leg } from './legs.js'
import { percentile } from './stats.js'

/** What a server did under load: requests a second, and the time to an answer in ms that half and 99 % of them kept. */
export type Load = { perSecond: number; p50: number; p99: number }

/** How many connections ask at the same time. */
export const CONNECTIONS = 10

/**
 * Sends a leg's request over all connections, on each as fast as it is answered, for some seconds, and longer where too
 * few answers came. Throws where an answer has another status than the leg's, or none comes.
 */
export async function load(url: string, leg: Leg, seconds: number): Promise<Load> {
  const { times, ms, others, errors } = await fire(url, leg, seconds)
  if (others.size > 0 || errors > 0 || times.length === 0) {
    const seen = [...others].map(([status, count]) => `${count} times ${status}`)
    if (errors > 0) seen.push(`${errors} times no answer`)
    const came = seen.join(', ') || 'nothing'
    throw new Error(`${leg.name}: ${leg.status} was expected of ${url}${leg.path}, but there came ${came}.`)
  }
  return { perSecond: times.length / (ms / 1000), p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** Beyond the time of a round, until there are enough answers for a p99 to mean something. */
const LEAST_ANSWERS = 100
const LONGEST_SECONDS = 30
/** How often autocannon looks whether its time is over. */
const SAMPLE_MS = 50

type Shots = { times: number[]; ms: number; others: Map<number, number>; errors: number }

async function fire(url: string, { method, path, headers, body, status }: Leg, seconds: number): Promise<Shots> {
  const shots: Shots = { times: [], ms: 0, others: new Map(), errors: 0 }
  const start = performance.now()
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const request = { url: url + path, method, headers, ...(body === undefined ? {} : { body }) }
    const limits = { connections: CONNECTIONS, duration: LONGEST_SECONDS, sampleInt: SAMPLE_MS, bailout: CONNECTIONS }
    const instance = autocannon({ ...request, ...limits }, (error, result) => (error ? reject(error) : resolve(result)))
    // Its own percentiles are whole milliseconds, which is too coarse here.
    instance.on('response', (_, answered, __, ms) => {
      shots.times.push(ms)
      shots.ms = performance.now() - start
      if (answered !== status) shots.others.set(answered, (shots.others.get(answered) ?? 0) + 1)
      if (shots.ms >= seconds * 1000 && shots.times.length >= LEAST_ANSWERS) instance.stop()
    })
  })
  return { ...shots, errors }
}
