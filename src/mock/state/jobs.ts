/** Future work as data, so that a snapshot contains it: which kind of work, for which team, and when. */
import type { Job } from './clock.js'
import type { MockState, Team } from './mock-state.js'

const KINDS = new Map<string, (team: Team, job: never) => void>()

/**
 * Defines a kind of work. Returns a function that schedules it; further members of a job are in JSON. Nothing happens if the team
 * is gone by then.
 */
export function jobOf<Details extends object>(
  does: string,
  run: (team: Team, job: Job & Details) => void,
): (team: Team, at: number, details: Details) => void {
  KINDS.set(does, run)
  return (team, at, details) => team.state.schedule({ does, team: team.id, at, ...details })
}

/** Does the work of a job. */
export function runJob(state: MockState, job: Job): void {
  const team = state.knownTeam(job.team)
  if (team) KINDS.get(job.does)?.(team, job as never)
}
