/** Jobs: future work as data, for snapshots. A job names its kind, because a function cannot be stored. */
import type { Job, MockState, Team } from './mock-state.js'

/** Schedules a job. `at` is in milliseconds since 1970; the details are in JSON. */
type Schedule<Details> = (team: Team, at: number, details: Details) => void

/**
 * Defines a kind of job. `run` gets a job at its time, unless the team is gone by then. It returns true if the work is
 * still under way: then it calls `finish` later, unless the mock ends before.
 */
export function jobKind<Details extends object>(
  name: string,
  run: (team: Team, job: Job & Details, finish: () => void) => unknown,
): Schedule<Details> {
  const runJob = (state: MockState, key: string) => {
    // What is stored under the name of a kind, also in a snapshot, has its details.
    const job = state.jobs.get(key) as (Job & Details) | undefined
    if (job) runInTeam(state, key, job, run)
  }
  KINDS.set(name, runJob)
  return ({ id, state }, at, details) => {
    const key = state.jobs.add({ does: name, team: id, at, ...details })
    state.clock.runAt(at, () => runJob(state, key))
  }
}

/** What runs a job, by the name of its kind. */
const KINDS = new Map<string, (state: MockState, key: string) => void>()

/** Schedules the jobs of a state that was restored. */
export function scheduleRestored(state: MockState): void {
  for (const [key, { does, at }] of state.jobs) state.clock.runAt(at, () => KINDS.get(does)?.(state, key))
}

function runInTeam<Known extends Job>(
  state: MockState,
  key: string,
  job: Known,
  run: (team: Team, job: Known, finish: () => void) => unknown,
): void {
  state.underWay++
  const finish = () => {
    state.underWay--
    state.jobs.delete(key)
    // Nobody waits for it.
    const saved = state.options.onChange?.()
    if (saved instanceof Promise) saved.catch(() => {})
  }
  let isUnderWay = false
  try {
    const team = state.knownTeam(job.team)
    isUnderWay = team !== undefined && run(team, job, finish) === true
  } finally {
    if (!isUnderWay) finish()
  }
}
