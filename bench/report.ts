import { short } from './goals.js'
import type { Figures } from './measure.js'
import { SERVERS, type ServerName } from './servers.js'

/** Returns the figures as a table: one line for each server. */
export function table(figures: Record<ServerName, Figures>): string {
  const scenarios = Object.keys(figures[SERVERS[0]].scenarios)
  return [
    line('', ['start', 'memory', ...scenarios.map((name) => name.padStart(2 * CELL))]),
    line('', ['ms', 'MiB', ...scenarios.flatMap(() => ['req/s', 'p99 ms'])]),
    ...SERVERS.map((name) => {
      const { startMs, memory, scenarios: loads } = figures[name]
      const shown = Object.values(loads).flatMap(({ perSecond, p99 }) => [perSecond, p99])
      return line(name, [startMs, memory, ...shown].map(short))
    }),
  ].join('\n')
}

/** Half the name of the longest scenario, and space. */
const CELL = 10
const NAME = Math.max(...SERVERS.map(({ length }) => length))

function line(name: string, cells: string[]): string {
  return `  ${name.padEnd(NAME)}${cells.map((cell) => cell.padStart(CELL)).join('')}`
}
