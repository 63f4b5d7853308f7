import type { EditTimes } from './edits.js'
import type { Figures } from './measure.js'
import type { ServerName } from './servers.js'

/** A goal, whether it is met, and the figures that say so. */
export type Goal = { text: string; met: boolean; figure: string }

/** What the goals are judged by: figures on the contract as it is, and times in ms. */
export type Outcome = { figures: Record<ServerName, Figures>; edits: EditTimes; generateMs: number }

/** The goals that hold while Prism is what the mock validates with. */
export function goalsOf({ figures, edits, generateMs }: Outcome): Goal[] {
  const ours = figures['our mock']
  const plain = figures['prism mock']
  const silent = figures['prism mock -v silent']
  const legs = Object.entries(ours.legs).flatMap(([leg, load]) => {
    const other = silent.legs[leg]
    return other ? [{ leg, load, other }] : []
  })
  return [
    atMost('start no more than prism mock', ours.startMs, plain.startMs, 'ms'),
    ...legs.map(({ leg, load, other }) =>
      atLeast(`throughput 1.5 times silent Prism's, ${leg}`, 1.5, load.perSecond, other.perSecond, '/s'),
    ),
    ...legs.map(({ leg, load, other }) =>
      atMost(`p99 no worse than silent Prism's, ${leg}`, load.p99, other.p99, 'ms'),
    ),
    atMost("memory no more than silent Prism's", ours.memory, silent.memory, 'MiB'),
    within('edit of a description served within 500 ms', edits.document, 500),
    within('edit of an example answered within 500 ms', edits.answer, 500),
    within('full rebuild besides Spectral within 3000 ms', generateMs, 3000),
  ]
}

/** `✓ goal  figure`, or `✗ …`. */
export function goalLine({ text, met, figure }: Goal): string {
  return `${met ? '✓' : '✗'} ${text.padEnd(56)} ${figure}`
}

/** How many times as much one value is as another: `1.51x`. */
export function ratio(one: number, other: number): string {
  return `${(one / other).toFixed(2)}x`
}

/** Of times a decimal while they are short, otherwise whole numbers. */
export function short(value: number): string {
  return value < 20 ? value.toFixed(1) : String(Math.round(value))
}

function atMost(text: string, ours: number, theirs: number, unit: string): Goal {
  return { text, met: ours <= theirs, figure: compared(ours, theirs, unit) }
}

function atLeast(text: string, times: number, ours: number, theirs: number, unit: string): Goal {
  return { text, met: ours >= times * theirs, figure: compared(ours, theirs, unit) }
}

function within(text: string, ours: number, ms: number): Goal {
  return { text, met: ours <= ms, figure: `${short(ours)} ms` }
}

function compared(ours: number, theirs: number, unit: string): string {
  return `${ratio(ours, theirs)}  (${short(ours)} against ${short(theirs)} ${unit})`
}
