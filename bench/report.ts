import { short } from './goals.js'
import type { Figures } from './measure.js'
import { SERVERS, type ServerName } from './servers.js'

/** Returns the figures as a table: one line for each server. */
export function table(figures: Record<ServerName, Figures>): string {
  const scenarios = Object.keys(figures[SERVERS[0]].scenarios)
  return [
    line('', ['start', 'memory', ...scenarios.map((name) => name.padStart(3 * CELL))]),
    line('', ['ms', 'MiB', ...scenarios.flatMap(() => ['req/s', 'p50 ms', 'p99 ms'])]),
    ...SERVERS.map((name) => {
      const { startMs, memory, scenarios: loads } = figures[name]
      const shown = Object.values(loads).flatMap(({ perSecond, p50, p99 }) => [perSecond, p50, p99])
      return line(name, [startMs, memory, ...shown].map(short))
    }),
  ].join('\n')
}

const CELL = 8
const NAME = Math.max(...SERVERS.map(({ length }) => length))

function line(name: string, cells: string[]): string {
  return `  ${name.padEnd(NAME)}${cells.map((cell) => cell.padStart(CELL)).join('')}`
}
