/** The life cycle of design and layerize tasks: they are queued, run, end, and are reported. */
import type { Call } from '../../handler.js'
import type { Clock } from '../../state/clock.js'
import { charge, refund } from '../../state/credits.js'
import { DomainError } from '../../state/domain-error.js'
import { defineJob } from '../../state/jobs.js'
import type { Actor, MockState, Team } from '../../state/mock-state.js'
import type { Store } from '../../state/store.js'
import { makeLayers } from '../media/layerize/layers.js'
import { outcomeOf } from '../outcome.js'
import { sendEvent } from '../webhook_deliveries/deliveries.js'
import { type DesignPlan, makeDesign } from './recipes.js'
import {
  type Ahead,
  type AnyTask,
  broadcastTask,
  canvasOf,
  type DesignTask,
  eventTypeOf,
  isLayerize,
  isOver,
  type LayerizeTask,
  OUTCOMES,
  type Outcome,
  queued,
  TASK_FAILED,
  type TaskPlan,
  type TaskRecord,
  tasksOf,
} from './tasks.js'

/** The cost of a design task in credits: the mock's own figure, because the source gives none. */
const DESIGN_COST = 10
/** The time until a cancel signal takes effect, in milliseconds. The source only says that it takes a while. */
const CANCEL_MS = 100

type DesignRequest = {
  /** The request, normalized. */
  input: AnyTask['input']
  callbackUrl: string | undefined
  /** The URL of the canvas, if it is known from the start. */
  canvasUrl?: string | undefined
  steps?: string[] | undefined
  design: DesignPlan
}

/**
 * Starts the design task that a request asks for. `Prefer: outcome=failed` decides how it ends, and `retryable=false` that a
 * failure cannot be retried. Throws an ApiError (400) for an unknown outcome, and a DomainError: `too_many_tasks` above the limit
 * (facts limits.concurrency.*), `insufficient_credits`.
 */
export function startDesign(
  call: Pick<Call, 'team' | 'caller' | 'prefer' | 'limits'>,
  { input, callbackUrl, canvasUrl, steps = DESIGN_STEPS, design }: DesignRequest,
): TaskRecord<DesignTask> {
  const { team } = call
  const outcome = outcomeOf(call, OUTCOMES)
  checkConcurrency(call)
  charge(team, DESIGN_COST)
  const tasks = tasksOf(team)
  tasks.unfinishedDesigns++
  const plan = { outcome, retryable: isRetryable(call), cost: DESIGN_COST, steps, callbackUrl, design }
  return enqueue(call, tasks.designs, queued(team, 'design', input, canvasUrl ?? null), plan)
}

/** Starts a layerize task, which only its user may see. It lives as a design task does. Throws a DomainError `insufficient_credits`. */
export function startLayerize(actor: Actor, input: AnyTask['input'], plan: TaskPlan): TaskRecord<LayerizeTask> {
  const { team, caller } = actor
  charge(team, plan.cost)
  return enqueue(actor, tasksOf(team).layerize, queued(team, 'layerize_assets', input, null), plan, caller.user)
}

/** Returns true if a failure of the started work is retryable. */
export function isRetryable({ prefer }: Pick<Call, 'prefer'>): boolean {
  return prefer.retryable?.toLowerCase() !== 'false'
}

const DESIGN_STEPS = ['sketching', 'editing pages', 'checking the design']

/** The limit without a window is the limit on concurrent design tasks of an organization. */
function checkConcurrency({ limits, team }: Pick<Call, 'limits' | 'team'>): void {
  const { limit, retry_after_seconds = 0 } = limits.find(({ window_seconds }) => window_seconds === undefined) ?? {}
  const most = typeof limit === 'object' ? limit[team.plan] : limit
  const { unfinishedDesigns } = tasksOf(team)
  if (most === undefined || unfinishedDesigns < most) return
  const message = `${unfinishedDesigns} design tasks are queued or running. The limit of the plan \`${team.plan}\` is ${most}.`
  throw new DomainError('too_many_tasks', `${message} Wait until one has ended.`, retry_after_seconds * 1000)
}

/**
 * Adds a queued task. It runs after a tenth of the mock's `taskMs` and ends after all of it; a task that expires never runs. The
 * possible transitions are not documented (gap task.transitions).
 */
function enqueue<Task extends AnyTask>(
  { team, caller }: Actor,
  store: Store<TaskRecord<Task>>,
  body: Task,
  plan: TaskPlan,
  owner?: string,
): TaskRecord<Task> {
  const { clock, options } = team.state
  const now = clock.now()
  const [startsAt, endsAt] = [now + options.taskMs / 10, now + options.taskMs]
  const ahead = { caller, plan, startsAt, endsAt }
  const task = store.add({ id: body.id, created_at: clock.iso(now), body, owner, ahead })
  scheduleEnd(team, endsAt, { id: body.id, outcome: plan.outcome })
  broadcastTask(team, () => body)
  return task
}

/** The end of a task. Nothing happens if it has ended before. */
const scheduleEnd = defineJob<{ id: string; outcome: Outcome }>('end_task', (team, { id, outcome, at }) => {
  const { designs, layerize } = tasksOf(team)
  const task: TaskRecord<DesignTask | LayerizeTask> | undefined = designs.get(id) ?? layerize.get(id)
  if (task && !isOver(task)) end(team, task, outcome, at)
})

/** Signals a task to stop. It stops a moment later, unless it has ended by then. */
export function signalCancel(team: Team, { id }: TaskRecord<DesignTask | LayerizeTask>): void {
  scheduleEnd(team, team.state.clock.now() + CANCEL_MS, { id, outcome: 'canceled' })
}

/** Returns the current envelope of a task. */
export function bodyOf<Task extends AnyTask>({ body, ahead }: TaskRecord<Task>, { clock }: MockState): Task {
  return ahead ? { ...body, ...startOf(ahead, clock, clock.now()) } : body
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

/** Returns percent from 0 to 99 while it runs: the unit is an assumption (gap task.field.progress.types). */
function progressOf({ startsAt, endsAt, plan: { steps } }: Ahead, now: number) {
  const share = Math.min((now - startsAt) / (endsAt - startsAt), 0.99)
  return { percent: Math.floor(share * 100), step: steps[Math.floor(share * steps.length)] ?? null }
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
        ? { message: TASK_FAILED, retryable: ahead?.plan.retryable ?? true }
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
  broadcastTask(team, () => body)
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
    return typeof layers === 'object' ? makeLayers(team, layers) : (layers ?? TASK_FAILED)
  } catch (error) {
    console.error(error)
    return TASK_FAILED
  }
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
