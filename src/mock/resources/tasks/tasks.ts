/** Design and layerize tasks: their records and their life cycle. */
import type { components } from '../../../../generated/newest.js'
import type { Caller } from '../../state/callers.js'
import type { Clock } from '../../state/clock.js'
import { charge, refund } from '../../state/credits.js'
import { DomainError } from '../../state/domain-error.js'
import { exampleOf } from '../../state/examples.js'
import type { Actor, MockState, Team } from '../../state/mock-state.js'
import { overlay, type Partly } from '../../state/overlay.js'
import { jobOf, perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'
import { type LayersPlan, makeLayers } from '../media/layerize/layers.js'
import { sendEvent } from '../webhook_deliveries/deliveries.js'
import { type DesignPlan, makeDesign } from './recipes.js'

type Schemas = components['schemas']
type AnyTask = Schemas['Task']
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
  /** The remaining work. Undefined once the task has ended, and for one that no request started, which never changes by itself. */
  ahead: Ahead | undefined
  /** True for a task of the documented examples: it does not count against the limit. */
  isExample?: true
}

/** The schedule of a task. Times are in milliseconds since 1970. */
type Ahead = { caller: Caller; plan: Plan; startsAt: number; endsAt: number }

/** What a task does, as data. A success that cannot have a result becomes a failure. */
export type Plan = {
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

/** The time until a cancel signal takes effect, in milliseconds. The source only says that it takes a while. */
const CANCEL_MS = 100
const MAX_ATTEMPTS = 3

type Tasks = {
  designs: Store<TaskRecord<DesignTask>>
  layerize: Store<TaskRecord<LayerizeTask>>
  /** The number of designs that are queued or running. Those of the documented examples do not count. */
  unfinishedDesigns: number
}

type SavedTasks = { designs: TaskRecord<DesignTask>[]; layerize: TaskRecord<LayerizeTask>[] }

/** The tasks of a team. */
export const tasksOf = perTeam('tasks', ({ state, isEmpty }, saved?: SavedTasks): Tasks => {
  const designs = saved?.designs ?? (isEmpty ? [] : seededDesigns(state))
  const layerize = saved?.layerize ?? (isEmpty ? [] : seededLayerize(state))
  const sent = ({ body }: TaskRecord<AnyTask>) => body.input
  const bounds = { keep: state.options.keep, isDone: isOver, sent }
  return {
    designs: new Store(designs, bounds),
    layerize: new Store(layerize, bounds),
    unfinishedDesigns: designs.filter((task) => !task.isExample && !isOver(task)).length,
  }
})

/**
 * Starts a design task: it is queued at once, runs after a tenth of the mock's `taskMs` and ends after all of it. A task that
 * expires never runs. The possible transitions are not documented (gap task.transitions). `canvas` is the URL of the canvas, if
 * it is known from the start. Throws a DomainError `insufficient_credits`.
 */
export function startDesign(
  actor: Actor,
  input: AnyTask['input'],
  canvas: string | null,
  plan: Plan,
): TaskRecord<DesignTask> {
  const { team } = actor
  charge(team, plan.cost)
  const tasks = tasksOf(team)
  tasks.unfinishedDesigns++
  return start(actor, tasks.designs, queued(team, 'design', input, canvas), plan)
}

/** Starts a layerize task, which only its user may see. It lives as a design task does. Throws a DomainError `insufficient_credits`. */
export function startLayerize(actor: Actor, input: AnyTask['input'], plan: Plan): TaskRecord<LayerizeTask> {
  const { team, caller } = actor
  charge(team, plan.cost)
  return start(actor, tasksOf(team).layerize, queued(team, 'layerize_assets', input, null), plan, caller.user)
}

/**
 * Adds a task in any status, with what belongs to it. It does not change by itself, but can be canceled, and counts against the
 * limit until then.
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
    error: error || status === 'failed' ? { message: FAILED, retryable: true } : null,
    credits: { ...base.credits, ...(hasEnded ? { credits_used: 0 } : {}) },
    links: { ...base.links, self, cancel: hasEnded ? null : `${self}/cancel`, canvas: canvasOf(result) ?? null },
    ...(hasEnded ? { retry_after_ms: null } : {}),
  }
  return overlay<object>(complete, { ...fields, status }) as Task
}

/**
 * Returns the task for a reference in any of the three forms. Throws a DomainError: `not_found` if it does not exist or only
 * another user may see it (gap media_layerize.owner_only.status); `forbidden` if it belongs to another team (gap
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

/** Returns the current envelope of a task. */
export function bodyOf<Task extends AnyTask>({ body, ahead }: TaskRecord<Task>, { clock }: MockState): Task {
  return ahead ? { ...body, ...startOf(ahead, clock, clock.now()) } : body
}

/** Returns true for a layerize task. */
function isLayerize(task: DesignTask | LayerizeTask): task is LayerizeTask {
  return task.kind === 'layerize_assets'
}

/** Signals a task to stop. It stops a moment later, unless it has ended by then. */
export function signalCancel(team: Team, { id }: TaskRecord<DesignTask | LayerizeTask>): void {
  scheduleEnd(team, team.state.clock.now() + CANCEL_MS, { id, outcome: 'canceled' })
}

/** The end of a task. Nothing happens if it has ended before. */
const scheduleEnd = jobOf<{ id: string; outcome: Outcome }>('end_task', (team, { id, outcome, at }) => {
  const { designs, layerize } = tasksOf(team)
  const task: TaskRecord<DesignTask | LayerizeTask> | undefined = designs.get(id) ?? layerize.get(id)
  if (task && !isOver(task)) end(team, task, outcome, at)
})

function findIn({ designs, layerize }: Tasks, ref: string): TaskRecord<DesignTask | LayerizeTask> | undefined {
  return designs.find('task', ref) ?? layerize.find('task', ref)
}

/** Returns a task that has just been queued. */
function queued<Kind extends string>(
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
 * Returns the suggested wait before the next poll. It is normally 3000 ms (fact media_layerize.response.retry_after_ms). If the
 * mock's tasks take less time, it is shorter, but long enough for a whole task.
 */
function pollMs({ options: { taskMs } }: MockState): number {
  return Math.max(Math.ceil(Math.min(3000, taskMs * 1.5)), 1)
}

function start<Task extends AnyTask>(
  { team, caller }: Actor,
  store: Store<TaskRecord<Task>>,
  body: Task,
  plan: Plan,
  owner?: string,
): TaskRecord<Task> {
  const { clock, options } = team.state
  const now = clock.now()
  const [startsAt, endsAt] = [now + options.taskMs / 10, now + options.taskMs]
  const ahead = { caller, plan, startsAt, endsAt }
  const task = store.add({ id: body.id, created_at: clock.iso(now), body, owner, ahead })
  scheduleEnd(team, endsAt, { id: body.id, outcome: plan.outcome })
  return task
}

/** Returns what differs from the queued envelope while the task runs. Nothing happens at the start that would need a timer. */
function startOf(ahead: Ahead, clock: Clock, now: number) {
  const { startsAt, plan } = ahead
  if (now < startsAt || plan.outcome === 'expired') return {}
  return {
    status: 'running',
    started_at: clock.iso(startsAt),
    attempt: 1,
    progress: progressOf(ahead, now),
  } as const
}

function end(team: Team, task: TaskRecord<DesignTask | LayerizeTask>, wanted: Outcome, at: number): void {
  const { clock } = team.state
  const { body, ahead, isExample } = task
  const tasks = tasksOf(team)
  if (!isLayerize(body) && !isExample) tasks.unfinishedDesigns--
  const made = ahead && wanted === 'succeeded' ? resultOf(team, ahead) : null
  const error =
    typeof made === 'string'
      ? { message: made, retryable: false }
      : wanted === 'failed'
        ? { message: FAILED, retryable: ahead?.plan.retryable ?? true }
        : null
  const result = typeof made === 'string' ? null : made
  const outcome = error ? 'failed' : wanted
  if (ahead && outcome !== 'succeeded') refund(team, ahead.plan.cost)

  const done = outcome === 'succeeded'
  if (ahead) Object.assign(body, startOf(ahead, clock, at))
  body.progress = done ? { percent: 100, step: 'done' } : outcome === 'canceled' && ahead ? body.progress : null
  body.status = outcome
  body.completed_at = clock.iso(at)
  body.result = done ? result : null
  body.error = error
  body.credits = {
    credits_used: done ? (ahead?.plan.cost ?? 0) : 0,
    credits_remaining: ahead ? team.credits : body.credits.credits_remaining,
  }
  body.links = { ...body.links, cancel: null, canvas: canvasOf(result) ?? body.links.canvas }
  body.retry_after_ms = null
  task.ahead = undefined
  tasks[isLayerize(body) ? 'layerize' : 'designs'].done(task.id)
  report(team, body, ahead, at)
}

/**
 * Returns the result of a task, or why it has none, which no retry can change. No caller waits for the end of a task, so an error
 * in its work must not end the process: the task fails.
 */
function resultOf(
  team: Team,
  { caller, plan: { design, layers } }: Ahead,
): DesignTask['result'] | LayerizeTask['result'] | string {
  try {
    if (design) return makeDesign({ team, caller }, design) ?? 'The canvas of the task no longer exists.'
    return typeof layers === 'object' ? makeLayers(team, layers) : (layers ?? FAILED)
  } catch (error) {
    console.error(error)
    return FAILED
  }
}

const FAILED = 'The task could not be completed.'

function canvasOf(result: object | null | undefined): string | undefined {
  return result && 'canvas_url' in result && typeof result.canvas_url === 'string' ? result.canvas_url : undefined
}

/**
 * Reports the end of a task. An expired task sends nothing (gap events.expired_tension). Whether layerize tasks have events is
 * not clear: the source promises a signed webhook for a callback URL, so they send that of a design task (gap events.media_types).
 */
function report(team: Team, body: DesignTask | LayerizeTask, ahead: Ahead | undefined, at: number): void {
  const type = eventTypeOf(body)
  const url = ahead?.plan.callbackUrl
  if (!type || (isLayerize(body) && !url)) return
  sendEvent(team, { type, data: body, ...(ahead && url && { callback: { url, caller: ahead.caller } }), at })
}

/** Returns the type of the event that reports a task. Undefined for a task that has not ended, or has expired. */
export function eventTypeOf({ status }: AnyTask): `task.${'succeeded' | 'failed' | 'canceled'}` | undefined {
  return status === 'succeeded' || status === 'failed' || status === 'canceled' ? `task.${status}` : undefined
}

/** Returns percent from 0 to 99 while it runs: the unit is an assumption (gap task.field.progress.types). */
function progressOf({ startsAt, endsAt, plan: { steps } }: Ahead, now: number) {
  const share = Math.min((now - startsAt) / (endsAt - startsAt), 0.99)
  return { percent: Math.floor(share * 100), step: steps[Math.floor(share * steps.length)] ?? null }
}

function isOver({ body }: Pick<TaskRecord<AnyTask>, 'body'>): boolean {
  return body.status !== 'queued' && body.status !== 'running'
}

/** The tasks of the documented examples. They never change by themselves, do not count against the limit, and can be canceled. */
function seededDesigns(state: MockState): TaskRecord<DesignTask>[] {
  return exampleOf(state, 'listTasks', 200, 'first_page').data.map(resting)
}

function seededLayerize(state: MockState): TaskRecord<LayerizeTask>[] {
  return ['succeeded', 'partial', 'failed', 'canceled', 'expired'].flatMap((name) => {
    const task = exampleOf(state, 'getTask', 200, `layerize_${name}`)
    return isLayerize(task) ? [resting(task)] : []
  })
}

function resting<Task extends AnyTask>(body: Task): TaskRecord<Task> {
  return { id: body.id, created_at: body.created_at ?? '', body, owner: undefined, ahead: undefined, isExample: true }
}
