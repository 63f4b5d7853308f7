import type { EditTimes } from './edits.js'
import type { Figures } from './measure.js'
import { STARTS } from './scenarios.js'
import type { ServerName } from './servers.js'

/** A goal, whether it is met, and the figures that show it. */
export type Goal = { text: string; met: boolean; figure: string }

/** The measurements that the goals are checked against. Times are in ms. */
export type Outcome = {
  figures: Record<ServerName, Figures>
  edits: EditTimes
  /** `npm run generate` after an edit. */
  rebuild: number
}

/** A figure of our mock compared with another server. Figures of a scenario are compared for each scenario. */
type Comparison = {
  text: string
  figure: 'startMs' | 'memory' | 'perSecond' | 'p99'
  beside: ServerName
  /** The largest or smallest allowed ratio of ours to theirs. */
  atMost?: number
  atLeast?: number
  /** Compares these scenarios alone, or all but those. */
  scenarios?: string[]
  unlessScenarios?: string[]
}

const COMPARISONS: Comparison[] = [
  { text: 'start a tenth of prism mock', figure: 'startMs', beside: 'prism mock', atMost: 0.1 },
  { text: 'start no more than openapi-backend', figure: 'startMs', beside: 'openapi-backend', atMost: 1 },
  { text: "memory half of silent Prism's", figure: 'memory', beside: 'prism mock -v silent', atMost: 0.5 },
  { text: "throughput 10 times silent Prism's", figure: 'perSecond', beside: 'prism mock -v silent', atLeast: 10 },
  { text: "throughput 5 times openapi-backend's", figure: 'perSecond', beside: 'openapi-backend', atLeast: 5 },
  {
    text: "throughput half of a bare server's",
    figure: 'perSecond',
    beside: 'bare node:http',
    atLeast: 1 / 2,
    unlessScenarios: [STARTS],
  },
  {
    text: "throughput a third of a bare server's",
    figure: 'perSecond',
    beside: 'bare node:http',
    atLeast: 1 / 3,
    scenarios: [STARTS],
  },
  { text: "p99 twice a bare server's", figure: 'p99', beside: 'bare node:http', atMost: 2 },
]

/** A time limit, in ms. */
type Limit = { text: string; time: (outcome: Outcome) => number; within: number }

const LIMITS: Limit[] = [
  { text: 'edit of a description served', time: ({ edits }) => edits.document, within: 150 },
  { text: 'edit of an example served', time: ({ edits }) => edits.response, within: 150 },
  { text: 'rebuild after an edit', time: ({ rebuild }) => rebuild, within: 2000 },
]

const UNITS = { startMs: 'ms', memory: 'MiB', perSecond: '/s', p99: 'ms' }

/** Returns the goals, and whether they are met. */
export function goalsOf(outcome: Outcome): Goal[] {
  return [
    ...COMPARISONS.flatMap((comparison) => compare(comparison, outcome.figures)),
    ...LIMITS.map(({ text, time, within }) => timeGoal(text, time(outcome), within)),
  ]
}

/** Returns the goal that something takes at most `within` ms. */
export function timeGoal(text: string, ms: number, within: number): Goal {
  return { text: `${text} within ${within} ms`, met: ms <= within, figure: `${short(ms)} ms` }
}

/** Returns `✓ goal  figure`, or `✗ …`. */
export function goalLine({ text, met, figure }: Goal): string {
  return `${met ? '✓' : '✗'} ${text.padEnd(56)} ${figure}`
}

/** Returns the ratio of two values: `1.51x`. */
export function ratio(one: number, other: number): string {
  return `${(one / other).toFixed(2)}x`
}

/** Formats a value: short times with one decimal, others as whole numbers. */
export function short(value: number): string {
  return value < 20 ? value.toFixed(1) : String(Math.round(value))
}

function compare(
  { text, figure, beside, atMost, atLeast, scenarios, unlessScenarios }: Comparison,
  figures: Outcome['figures'],
): Goal[] {
  const [ours, theirs] = [figures['our mock'], figures[beside]]
  const goal = (name: string, one: number, other: number): Goal => ({
    text: name,
    met: (atMost === undefined || one <= atMost * other) && (atLeast === undefined || one >= atLeast * other),
    figure: `${ratio(one, other)}  (${short(one)} against ${short(other)} ${UNITS[figure]})`,
  })
  if (figure === 'startMs' || figure === 'memory') return [goal(text, ours[figure], theirs[figure])]
  return Object.entries(ours.scenarios).flatMap(([scenario, load]) => {
    if (scenarios?.includes(scenario) === false || unlessScenarios?.includes(scenario)) return []
    const other = theirs.scenarios[scenario]
    return other ? [goal(`${text}, ${scenario}`, load[figure], other[figure])] : []
  })
}
