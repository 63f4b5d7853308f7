/** The end of design and layerize tasks: what they have made, what they cost, and the event that reports them. */
import { refund } from '../../state/credits.js'
import { jobKind } from '../../state/jobs.js'
import type { Team } from '../../state/mock-state.js'
import { makeLayers } from '../media/layerize/layers.js'
import { sendEvent } from '../webhook_deliveries/deliveries.js'
import { makeDesign } from './recipes.js'
import {
  type Ahead,
  broadcastTask,
  canvasOf,
  type DesignTask,
  eventTypeOf,
  isLayerize,
  isOver,
  type LayerizeTask,
  type Outcome,
  startOf,
  TASK_FAILED,
  type TaskRecord,
  tasksOf,
} from './tasks.js'

/** The time until a cancel signal takes effect, in milliseconds. The source only says that it takes a while. */
const CANCEL_MS = 100

/** Schedules the end of a task. Nothing happens then if it has ended before. */
export const scheduleEnd = jobKind<{ id: string; outcome: Outcome }>('end_task', (team, { id, outcome, at }) => {
  const { designs, layerize } = tasksOf(team)
  const task: TaskRecord<DesignTask | LayerizeTask> | undefined = designs.get(id) ?? layerize.get(id)
  if (task && !isOver(task)) end(team, task, outcome, at)
})

/** Signals a task to stop. It stops a moment later, unless it has ended by then. */
export function signalCancel(team: Team, { id }: TaskRecord<DesignTask | LayerizeTask>): void {
  scheduleEnd(team, team.state.clock.now() + CANCEL_MS, { id, outcome: 'canceled' })
}

function end(team: Team, task: TaskRecord<DesignTask | LayerizeTask>, outcome: Outcome, at: number): void {
  const { body, ahead, isExample } = task
  const tasks = tasksOf(team)
  if (!isLayerize(body) && !isExample) tasks.unfinishedDesigns--
  const ending = endingOf(team, ahead, outcome)
  if (ahead && ending.status !== 'succeeded') refund(team, ahead.plan.cost)
  Object.assign(body, endedFields(team, task, ending, at))
  task.ahead = undefined
  tasks[isLayerize(body) ? 'layerize' : 'designs'].done(task.id)
  broadcastTask(team, () => body)
  report(team, body, ahead, at)
}

/** How a task ends: with what it has made, or why it failed. */
type Ending = {
  status: Outcome
  result: DesignTask['result'] | LayerizeTask['result']
  error: { message: string; retryable: boolean } | null
}

/** Returns how a task ends that should end like this: one that should succeed fails if it cannot make its result. */
function endingOf(team: Team, ahead: Ahead | undefined, outcome: Outcome): Ending {
  const made = ahead && outcome === 'succeeded' ? resultOf(team, ahead) : null
  if (typeof made === 'string') return { status: 'failed', result: null, error: { message: made, retryable: false } }
  const failure = { message: TASK_FAILED, retryable: ahead?.plan.retryable ?? true }
  return { status: outcome, result: made, error: outcome === 'failed' ? failure : null }
}

/** Returns what differs from the body before the end. */
function endedFields(
  team: Team,
  { body, ahead }: TaskRecord<DesignTask | LayerizeTask>,
  { status, result, error }: Ending,
  at: number,
) {
  const { clock } = team.state
  const { progress, ...started } = { progress: body.progress, ...(ahead && startOf(ahead, clock, at)) }
  const hasSucceeded = status === 'succeeded'
  return {
    ...started,
    progress: hasSucceeded ? { percent: 100, step: 'done' } : status === 'canceled' && ahead ? progress : null,
    status,
    completed_at: clock.iso(at),
    result,
    error,
    credits: {
      credits_used: hasSucceeded ? (ahead?.plan.cost ?? 0) : 0,
      credits_remaining: ahead ? team.credits : body.credits.credits_remaining,
    },
    links: { ...body.links, cancel: null, canvas: canvasOf(result) ?? body.links.canvas },
    retry_after_ms: null,
  }
}

/**
 * Returns the result of a task, or why it has none, which no retry can change. No caller waits for the end of a task,
 * so an error in its work must not end the process: the task fails.
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
 * Reports the end of a task. An expired task sends nothing (gap events.expired_tension). Whether layerize tasks have
 * events is not clear: the source promises a signed webhook for a callback URL, so they send that of a design task (gap
 * events.media_types).
 */
function report(team: Team, body: DesignTask | LayerizeTask, ahead: Ahead | undefined, at: number): void {
  const type = eventTypeOf(body)
  const url = ahead?.plan.callbackUrl
  if (!type || (isLayerize(body) && !url)) return
  sendEvent(team, { type, data: body, ...(ahead && url && { callback: { url, caller: ahead.caller } }), at })
}
