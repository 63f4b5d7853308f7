/** The records of design and layerize tasks. */
import type { components } from '../../../../generated/newest.js'
import type { Caller } from '../../state/callers.js'
import type { Clock } from '../../state/clock.js'
import { DomainError } from '../../state/domain-error.js'
import { exampleOf } from '../../state/examples.js'
import type { Actor, MockState, Team } from '../../state/mock-state.js'
import { overlay, type Partly } from '../../state/overlay.js'
import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'
import type { LayersPlan } from '../media/layerize/layers.js'
import type { DesignPlan } from './recipes.js'

type Schemas = components['schemas']
export type AnyTask = Schemas['Task']
export type DesignTask = Schemas['DesignTask']
export type LayerizeTask = Schemas['LayerizeTask']

export const OUTCOMES = ['succeeded', 'failed', 'canceled', 'expired'] as const
export type Outcome = (typeof OUTCOMES)[number]

export type TaskRecord<Task extends AnyTask> = {
  id: string
  created_at: string
  /** The canonical envelope: as it was queued, until the task ends. */
  body: Task
  /** The only user who may see it; undefined if the whole team may. */
  owner: string | undefined
  /** The remaining work. Undefined once the task has ended, and for one that no request started. */
  ahead: Ahead | undefined
  /** True for a task of the documented examples: it does not count against the limit. */
  isExample?: true
}

/** The schedule of a task. Times are in milliseconds since 1970. */
export type Ahead = { caller: Caller; plan: TaskPlan; startsAt: number; endsAt: number }

/** What a task does, as data. A success that cannot have a result becomes a failure. */
export type TaskPlan = {
  /** How it ends. */
  outcome: Outcome
  /** True if a failure is retryable. */
  retryable: boolean
  /** Credits. They are refunded unless the task succeeds. */
  cost: number
  /** The names of the steps, in order. */
  steps: string[]
  callbackUrl: string | undefined
  /** What a success makes. */
  design?: DesignPlan
  /** The layers that a success makes, or why the image cannot have any. */
  layers?: LayersPlan | string
}

const MAX_ATTEMPTS = 3

type Tasks = {
  designs: Store<TaskRecord<DesignTask>>
  layerize: Store<TaskRecord<LayerizeTask>>
  /** The number of designs that are queued or running. Those of the documented examples do not count. */
  unfinishedDesigns: number
}

type SavedTasks = { designs: TaskRecord<DesignTask>[]; layerize: TaskRecord<LayerizeTask>[] }

/** The tasks of a team. */
export const tasksOf = perTeam('tasks', ({ id, state, isEmpty }, saved?: SavedTasks): Tasks => {
  const designs = saved?.designs ?? (isEmpty ? [] : seededDesigns(state))
  const layerize = saved?.layerize ?? (isEmpty ? [] : seededLayerize(state, state.callers.firstUser(id)))
  const sent = ({ body }: TaskRecord<AnyTask>) => body.input
  const bounds = { keep: state.options.keep, isDone: isOver, sent }
  return {
    designs: new Store(designs, bounds),
    layerize: new Store(layerize, bounds),
    unfinishedDesigns: designs.filter((task) => !task.isExample && !isOver(task)).length,
  }
})

/**
 * Adds a task in any status, with what belongs to it. It does not change by itself, but can be canceled, and counts
 * against the limit until then.
 */
export function addTask<Task extends DesignTask | LayerizeTask>(
  { team, caller }: Actor,
  store: Store<TaskRecord<Task>>,
  fields: Partly<NoInfer<Task>> & { kind: string },
): Task {
  const body = taskOf<Task>(team, fields)
  const { id, created_at, started_at, completed_at } = body
  const created = created_at ?? started_at ?? completed_at ?? team.state.clock.iso()
  const owner = isLayerize(body) ? caller.user : undefined
  const task: TaskRecord<Task> = { id, created_at: created, body, owner, ahead: undefined }
  store.add(task)
  if (!isOver(task) && !isLayerize(body)) tasksOf(team).unfinishedDesigns++
  return body
}

/** Returns a task in any status, with the times, progress, error, credits and links that belong to it. */
export function taskOf<Task extends AnyTask>(team: Team, fields: Partly<AnyTask> & { kind: string }): Task {
  const { status = 'succeeded', result, progress, error } = fields
  const isDone = status === 'succeeded'
  const hasEnded = status !== 'queued' && status !== 'running'
  const hasStarted = status !== 'queued' && status !== 'expired'
  const base = queued(team, fields.kind, {}, null)
  const { id = base.id } = fields
  const self = `/v1/tasks/${encodeURIComponent(id)}`
  const created = fields.created_at ?? fields.started_at ?? fields.completed_at ?? base.created_at
  const started = fields.started_at ?? created
  const working = { percent: isDone ? 100 : 50, step: isDone ? 'done' : 'working' }
  const complete = {
    ...base,
    created_at: created,
    started_at: hasStarted ? started : null,
    completed_at: hasEnded ? started : null,
    progress: progress || isDone || status === 'running' ? working : null,
    attempt: hasStarted ? 1 : 0,
    error: error || status === 'failed' ? { message: TASK_FAILED, retryable: true } : null,
    credits: { ...base.credits, ...(hasEnded ? { credits_used: 0 } : {}) },
    links: { ...base.links, self, cancel: hasEnded ? null : `${self}/cancel`, canvas: canvasOf(result) ?? null },
    ...(hasEnded ? { retry_after_ms: null } : {}),
  }
  return overlay<object>(complete, { ...fields, status }) as Task
}

/**
 * Returns the task for a reference in any of the three forms. Throws a DomainError: `not_found` if it does not exist or
 * only another user may see it (gap media_layerize.owner_only.status); `forbidden` if it belongs to another team (gap
 * auth.403_404_tension).
 */
export function findTask({ team, caller }: Actor, ref: string): TaskRecord<DesignTask | LayerizeTask> {
  const own = findIn(tasksOf(team), ref)
  if (own && (own.owner === undefined || own.owner === caller.user)) return own
  const isIn = (tasks: Tasks) => {
    const found = findIn(tasks, ref)
    return found !== undefined && found.owner === undefined
  }
  if (!own && tasksOf.elsewhere(team, isIn))
    throw new DomainError('forbidden', `The task ${ref} belongs to another team.`)
  throw new DomainError('not_found', `There is no task ${ref}.`)
}

/** Returns true for a layerize task. */
export function isLayerize(task: DesignTask | LayerizeTask): task is LayerizeTask {
  return task.kind === 'layerize_assets'
}

function findIn({ designs, layerize }: Tasks, ref: string): TaskRecord<DesignTask | LayerizeTask> | undefined {
  return designs.find('task', ref) ?? layerize.find('task', ref)
}

/** Returns the current envelope of a task. */
export function bodyOf<Task extends AnyTask>({ body, ahead }: TaskRecord<Task>, { clock }: MockState): Task {
  return ahead ? { ...body, ...startOf(ahead, clock, clock.now()) } : body
}

/** Returns what differs from the queued envelope while the task runs. The start needs no timer. */
export function startOf(ahead: Ahead, clock: Clock, now: number) {
  const { startsAt, plan } = ahead
  if (now < startsAt || plan.outcome === 'expired') return {}
  return {
    status: 'running',
    started_at: clock.iso(startsAt),
    attempt: 1,
    progress: progressOf(ahead, now),
  } as const
}

/** Returns percent from 0 to 99 while it runs: the unit is an assumption (gap task.field.progress.types). */
function progressOf({ startsAt, endsAt, plan: { steps } }: Ahead, now: number) {
  const share = Math.min((now - startsAt) / (endsAt - startsAt), 0.99)
  return { percent: Math.floor(share * 100), step: steps[Math.floor(share * steps.length)] ?? null }
}

/** Tells those who listen that a task of any kind was started or has ended. */
export function broadcastTask({ id: team, state }: Team, task: () => { id: string; status: string }): void {
  state.options.broadcast?.('task', () => ({ at: state.clock.iso(), team, task: task() }))
}

/** Returns a task that has just been queued. */
export function queued<Kind extends string>(
  { state, credits }: Team,
  kind: Kind,
  input: AnyTask['input'],
  canvas: string | null,
) {
  const id = state.random.id('task')
  const self = `/v1/tasks/${id}`
  return {
    id,
    kind,
    status: 'queued',
    created_at: state.clock.iso(),
    started_at: null,
    completed_at: null,
    progress: null,
    attempt: 0,
    max_attempts: MAX_ATTEMPTS,
    input,
    result: null,
    error: null,
    credits: { credits_used: null, credits_remaining: credits },
    links: { self, events: null, cancel: `${self}/cancel`, canvas },
    retry_after_ms: pollMs(state),
  } as const
}

/**
 * Returns the suggested wait before the next poll. It is normally 3000 ms. If the mock's tasks take less time, it is
 * shorter, but long enough for a whole task.
 */
function pollMs({ options: { taskMs } }: MockState): number {
  return Math.max(Math.ceil(Math.min(3000, taskMs * 1.5)), 1)
}

export const TASK_FAILED = 'The task could not be completed.'

export function canvasOf(result: object | null | undefined): string | undefined {
  return result && 'canvas_url' in result && typeof result.canvas_url === 'string' ? result.canvas_url : undefined
}

/** Returns the type of the event that reports a task. Undefined for a task that has not ended, or has expired. */
export function eventTypeOf({ status }: AnyTask): `task.${'succeeded' | 'failed' | 'canceled'}` | undefined {
  return status === 'succeeded' || status === 'failed' || status === 'canceled' ? `task.${status}` : undefined
}

export function isOver({ body }: Pick<TaskRecord<AnyTask>, 'body'>): boolean {
  return body.status !== 'queued' && body.status !== 'running'
}

/** The tasks of the documented examples. They never change by themselves or count against the limit. */
function seededDesigns(state: MockState): TaskRecord<DesignTask>[] {
  return exampleOf(state, 'listTasks', 200, 'first_page').data.map((task) => resting(task, undefined))
}

/** Like every layerize task, they belong to one user: that of the team's first key. */
function seededLayerize(state: MockState, owner: string | undefined): TaskRecord<LayerizeTask>[] {
  return ['succeeded', 'partial', 'failed', 'canceled', 'expired'].flatMap((name) => {
    const task = exampleOf(state, 'getTask', 200, `layerize_${name}`)
    return isLayerize(task) ? [resting(task, owner)] : []
  })
}

function resting<Task extends AnyTask>(body: Task, owner: string | undefined): TaskRecord<Task> {
  return { id: body.id, created_at: body.created_at ?? '', body, owner, ahead: undefined, isExample: true }
}
