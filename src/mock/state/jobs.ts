/** Jobs: future work as data, so that a snapshot contains it. A job names what it does, because a function cannot be stored. */
import type { Job, MockState, Team } from './mock-state.js'

/** Does the work of a job. Returns true if it is still under way: then `done` will be called, unless the mock ends before. */
type Work = (team: Team, job: never, done: () => void) => unknown

const WORK = new Map<string, Work>()

/**
 * Defines a kind of job. Returns a function that schedules one: `work` gets it at its time. Further members of a job are in JSON.
 * Nothing happens if the team is gone by then.
 */
export function defineJob<Details extends object>(
  does: string,
  work: (team: Team, job: Job & Details, done: () => void) => unknown,
): (team: Team, at: number, details: Details) => void {
  WORK.set(does, work)
  return ({ id, state }, at, details) => scheduleJob(state, state.jobs.add({ does, team: id, at, ...details }))
}

/** Schedules a job of the state, by its key. */
export function scheduleJob(state: MockState, key: string): void {
  const job = state.jobs.get(key)
  if (job) state.clock.at(job.at, () => runJob(state, key))
}

function runJob(state: MockState, key: string): void {
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
    isUnderWay = team !== undefined && WORK.get(job.does)?.(team, job as never, done) === true
  } finally {
    if (!isUnderWay) done()
  }
}
