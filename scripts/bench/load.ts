import autocannon from 'autocannon'
import type { Leg } from './legs.js'
import { percentile } from './stats.js'

/** What a server did under load: requests a second, and the time to an answer in ms that half and 99 % of them kept. */
export type Load = { perSecond: number; p50: number; p99: number }

const CONNECTIONS = 10

/**
 * Sends a leg's request over ten connections, each as fast as it is answered, for some seconds. Throws where an answer has
 * another status than the leg's, or none comes.
 */
export async function load(
  url: string,
  { name, method, path, headers, body, status }: Leg,
  seconds: number,
): Promise<Load> {
  const times: number[] = []
  const others = new Map<number, number>()
  const start = performance.now()
  let end = start
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url: url + path,
      method,
      headers,
      connections: CONNECTIONS,
      duration: seconds,
      sampleInt: SAMPLE_MS,
    }
    const instance = autocannon({ ...options, ...(body === undefined ? {} : { body }) }, (error, outcome) =>
      error ? reject(error) : resolve(outcome),
    )
    // Its own percentiles are whole milliseconds, which is too coarse here.
    instance.on('response', (_, answered, __, ms) => {
      times.push(ms)
      end = performance.now()
      if (answered !== status) others.set(answered, (others.get(answered) ?? 0) + 1)
    })
  })
  if (others.size > 0 || result.errors > 0 || times.length === 0) {
    const seen = [...others].map(([other, count]) => `${count} times ${other}`)
    if (result.errors > 0) seen.push(`${result.errors} times no answer`)
    throw new Error(`${name}: ${status} was expected of ${url}${path}, but there came ${seen.join(', ') || 'nothing'}.`)
  }
  return {
    perSecond: times.length / ((end - start) / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

/** How often autocannon looks whether its time is over. */
const SAMPLE_MS = 50
