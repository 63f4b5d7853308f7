import { ratio, short } from './goals.js'
import type { Figures } from './measure.js'
import { SERVERS, type ServerName } from './servers.js'

/** The figures on a document of one size. */
export type Measured = { operations: number; bytes: number; figures: Partial<Record<ServerName, Figures>> }

/** Returns the figures on one document as a table: one line for each server. */
export function table({ operations, bytes, figures }: Measured): string {
  const legs = Object.keys(figures[SERVERS[0]]?.legs ?? {})
  return [
    `${operations} operations, ${Math.round(bytes / 1024)} KiB`,
    line('', ['start', 'memory', ...legs.map((leg) => leg.padStart(4 * CELL))]),
    line('', ['ms', 'MiB', ...legs.flatMap(() => ['req/s', 'p50 ms', 'p99 ms', 'cpu µs'])]),
    ...SERVERS.flatMap((name) => {
      const of = figures[name]
      if (!of) return []
      const { startMs, memory, legs: loads } = of
      const shown = Object.values(loads).flatMap(({ perSecond, p50, p99, cpu }) => [perSecond, p50, p99, cpu])
      return line(name, [startMs, memory, ...shown].map(short))
    }),
  ].join('\n')
}

/** Returns how start time, memory and the throughput of one leg change from the smallest document to the largest. A server may be missing on some. */
export function growth(sizes: Measured[], leg: string): string {
  const figures: [string, (of: Figures) => number][] = [
    ['start ms', ({ startMs }) => startMs],
    ['memory MiB', ({ memory }) => memory],
    [`req/s, ${leg}`, ({ legs }) => legs[leg]?.perSecond ?? Number.NaN],
  ]
  return [
    `Growth over ${sizes.map(({ operations }) => operations).join(' → ')} operations`,
    ...figures.flatMap(([what, value]) =>
      SERVERS.map((name) => `  ${what.padEnd(24)}${name.padEnd(NAME)}  ${series(sizes, name, value)}`),
    ),
  ].join('\n')
}

const CELL = 8
const NAME = Math.max(...SERVERS.map(({ length }) => length))

function line(name: string, cells: string[]): string {
  return `  ${name.padEnd(NAME)}${cells.map((cell) => cell.padStart(CELL)).join('')}`
}

/** Returns `445 → 520 → 530  (1.19x)`. */
function series(sizes: Measured[], name: ServerName, value: (of: Figures) => number): string {
  const values = sizes.flatMap(({ figures }) => {
    const of = figures[name]
    return of ? [value(of)] : []
  })
  return `${values.map(short).join(' → ')}  (${ratio(values.at(-1) ?? Number.NaN, values[0] ?? Number.NaN)})`
}
