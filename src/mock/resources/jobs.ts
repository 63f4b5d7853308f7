/** Jobs: future work as data, so that a snapshot contains it. A job names its kind, because a function cannot be stored. */
import type { Job, MockState, Team } from '../state/mock-state.js'
import type { jobKinds } from './index.js'

/**
 * A kind of job. `run` gets a job at its time, unless the team is gone by then. It returns true if the work is still under way: then
 * it calls `done` later, unless the mock ends before.
 */
type JobKind = (typeof jobKinds)[number]

/** Schedules a job. `at` is in milliseconds since 1970; the details are in JSON. */
export function schedule<Of extends JobKind>(
  { id, state }: Team,
  at: number,
  kind: Of,
  details: Omit<Parameters<Of['run']>[1], keyof Job>,
): void {
  const key = state.jobs.add({ does: kind.name, team: id, at, ...details })
  state.clock.runAt(at, () => runJob(state, key, kind))
}

/** Schedules the jobs of a state that was restored. */
export function scheduleRestored(state: MockState, kinds: JobKind[]): void {
  for (const [key, { does, at }] of state.jobs)
    state.clock.runAt(at, () => runJob(state, key, kinds.find(({ name }) => name === does) as JobKind))
}

function runJob(state: MockState, key: string, kind: JobKind): void {
  const job = state.jobs.get(key)
  if (!job) return
  state.underWay++
  const done = () => {
    state.underWay--
    state.jobs.delete(key)
    // Nobody waits for it.
    const saved = state.options.onChange?.()
    if (saved instanceof Promise) saved.catch(() => {})
  }
  let isUnderWay = false
  try {
    const team = state.knownTeam(job.team)
    isUnderWay = team !== undefined && kind.run(team, job as never, done) === true
  } finally {
    if (!isUnderWay) done()
  }
}
