/** The 3D tasks of a team, and the files that they generate. */
import type { FileContent } from '../../../files/content.js'
import { DomainError } from '../../../state/domain-error.js'
import { exampleOf } from '../../../state/examples.js'
import { jobKind } from '../../../state/jobs.js'
import type { MockState, Team } from '../../../state/mock-state.js'
import { perTeam } from '../../../state/parts.js'
import { Store } from '../../../state/store.js'
import { addDownload } from '../../downloads.js'
import { broadcastTask } from '../../tasks/tasks.js'

export type Task3D = {
  id: string
  /** Milliseconds since 1970. */
  endsAt: number
  succeeds: boolean
  charged: boolean
  /** The suggested wait before the next poll. */
  retryAfterMs: number
  /** Created by the first poll that returns them, so that every poll returns the same. */
  outputs?: Task3DOutput[]
}

type Task3DOutput = { field: string; url: string }

type Task3DStatus = 'queued' | 'succeeded' | 'failed'

/** The cost of a generation. The provider's credits are charged at cost, which is not documented. */
export const COST = 20
const LINKS_LIVE_MS = 3 * 24 * 60 * 60 * 1000

/** A workspace starts with the tasks of the examples: one that has just started, and one that failed. */
export const tasks3DOf = perTeam('3d_tasks', ({ state, isEmpty }, saved?: Task3D[]) => {
  const seeds = (isEmpty ? [] : ['queued', 'failed']).map((name) => exampleOf(state, 'getGenerate3dTask', 200, name))
  const isDone = (task: Task3D) => statusOf(task, state) !== 'queued'
  const records = saved ?? seeds.flatMap(({ id, status }) => (id ? [seed(state, id, status)] : []))
  return new Store(records, { keep: state.options.keep, isDone })
})

/** Starts a task, which is charged when a poll finds that it succeeded. Throws a DomainError `insufficient_credits`. */
export function start3DTask(team: Team, succeeds: boolean): Task3D {
  const { state, credits } = team
  if (credits < COST) {
    const message = `3D generation costs ${COST} credits, and the organization has ${credits}.`
    throw new DomainError('insufficient_credits', message)
  }
  const id = state.random.id('task')
  const endsAt = state.clock.now() + state.options.taskMs
  scheduleEnd(team, endsAt, { id })
  const task = tasks3DOf(team).add({ id, endsAt, succeeds, charged: false, retryAfterMs: retryAfterMs(state) })
  broadcastTask(team, () => shown3DTask(task, state))
  return task
}

const scheduleEnd = jobKind<{ id: string }>('end_3d', (team, { id }) => {
  const task = tasks3DOf(team).get(id)
  if (!task) return
  tasks3DOf(team).done(id)
  broadcastTask(team, () => shown3DTask(task, team.state))
})

/** Returns a task as the control shows it. */
export function shown3DTask(task: Task3D, state: MockState) {
  return { id: task.id, kind: 'generate_3d', status: statusOf(task, state) }
}

/** Returns the task for a reference in a path. Throws a DomainError `not_found`. */
export function find3DTask(team: Team, ref: string): Task3D {
  const task = tasks3DOf(team).find('task', ref)
  if (!task) throw new DomainError('not_found', `There is no 3D task ${ref}.`)
  return task
}

/** Returns the current status of a task. */
export function statusOf({ endsAt, succeeds }: Task3D, state: MockState): Task3DStatus {
  if (state.clock.now() < endsAt) return 'queued'
  return succeeds ? 'succeeded' : 'failed'
}

/**
 * Returns the field name and a signed URL for each asset. URLs are valid for three days from the end of the task. Form
 * and names are those of the documented example (gap media_3d.get.outputs.names).
 */
export function outputsOf(team: Team, { id, endsAt }: Task3D, origin: string): Task3DOutput[] {
  const until = endsAt + LINKS_LIVE_MS
  const add = (filename: string, mime: string, content: FileContent) =>
    origin + addDownload(team, '3d', { mime, filename, content, until })
  return [
    { field: 'model_url', url: add(`${id}.glb`, 'model/gltf-binary', ['glb']) },
    { field: 'thumbnail_url', url: add(`${id}.png`, 'image/png', ['png', THUMBNAIL]) },
  ]
}

const THUMBNAIL = { width: 256, height: 256 }

/** As in the documented examples, but shorter if the mock's tasks are. */
function retryAfterMs({ options: { taskMs } }: MockState): number {
  return Math.max(Math.ceil(Math.min(5000, taskMs * 2.5)), 1)
}

function seed(state: MockState, id: string, status: Task3DStatus): Task3D {
  const now = state.clock.now()
  const endsAt = status === 'queued' ? now + state.options.taskMs : now
  return { id, endsAt, succeeds: status !== 'failed', charged: false, retryAfterMs: retryAfterMs(state) }
}
