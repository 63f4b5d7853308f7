/** Design and layerize tasks: their store and their life. */

import type { components } from '../../../../generated/types/2026-05-01.js'
import type { Contract } from '../../../contract/contract.js'
import { ApiError } from '../../errors.js'
import type { Call } from '../../request/handler.js'
import { wantedOutcome } from '../../request/outcome.js'
import type { Caller } from '../../state/callers.js'
import { charge, refund } from '../../state/credits.js'
import { findByRef } from '../../state/ids.js'
import { perTeam, type Team, type World } from '../../state/world.js'
import { type LayerizeResult, withoutDeleted } from '../media/layerize/layers.js'
import { sendEvent } from '../webhook_deliveries/webhooks.js'
import { legacyTask } from './legacy-task.js'

type Task = components['schemas']['Task']

const OUTCOMES = ['succeeded', 'failed', 'canceled', 'expired'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What a task made; null if it made nothing. */
export type TaskResult = Record<string, unknown> | null

export type TaskOptions = {
  kind: 'design' | 'layerize_assets'
  /** The request, normalized. */
  input: Task['input']
  callbackUrl?: string | undefined
  /** The canvas, where it is known from the start. */
  canvasUrl?: string | undefined
  /** Credits. They are given back unless the task succeeds. */
  cost: number
  /** Called once at the end, whatever the end is. A success without a result becomes a failure. */
  finish: (outcome: Outcome) => TaskResult
  /** Whether only the user who started it may see it. */
  ownerOnly?: boolean
  /** By default what `Prefer: outcome=…` asks for, else a success. */
  outcome?: Outcome | undefined
  /** What is done, one step after the other. */
  steps?: string[]
}

export type TaskRecord = {
  id: string
  created_at: string
  /** The canonical envelope. While the task runs, its progress is that of the last reading. */
  body: Task
  /** The one user who may see it; undefined if the team may. */
  owner: string | undefined
  /** What is left to do; undefined once it has ended, and for a task of the documented examples, which rests. */
  ahead: Ahead | undefined
}

type Ahead = {
  team: Team
  caller: Caller
  startsAt: number
  endsAt: number
  steps: string[]
  cost: number
  callbackUrl: string | undefined
  retryable: boolean
  finish: (outcome: Outcome) => TaskResult
}

/** The suggested wait before the next poll, in milliseconds. */
const POLL_MS = 3000
/** How long a cancel signal takes to be heeded, in milliseconds. The source says only that it takes a while. */
const CANCEL_MS = 100
const MAX_ATTEMPTS = 3

/**
 * Starts a task. It is queued at once, runs after a tenth of the world's `taskMs` and ends after all of it; one that is
 * to expire never runs. Which status may follow which is not stated (gap task.transitions). Throws an ApiError: 400 for an
 * outcome that does not exist, 429 above the cap where limits are on, 402 without the credits.
 */
export function startTask(call: Call, options: TaskOptions): TaskRecord {
  const { world, team, caller } = call
  const preferred = preferredEnd(call.request, options.outcome)
  const { outcome } = preferred
  checkConcurrency(call)
  charge(team, options.cost)

  const id = world.random.id('task')
  const now = world.clock.now()
  const task: TaskRecord = {
    id,
    created_at: world.clock.iso(now),
    body: queued(id, options, world.clock.iso(now), team.credits),
    owner: options.ownerOnly ? caller.user : undefined,
    ahead: {
      team,
      caller,
      startsAt: now + world.options.taskMs / 10,
      endsAt: now + world.options.taskMs,
      steps: options.steps ?? STEPS[options.kind],
      cost: options.cost,
      callbackUrl: options.callbackUrl,
      retryable: preferred.retryable,
      finish: options.finish,
    },
  }
  tasksOf(team, world).set(id, task)
  const { startsAt, endsAt } = task.ahead as Ahead
  if (outcome !== 'expired') world.clock.at(startsAt, () => run(world, task, startsAt))
  world.clock.at(endsAt, () => end(world, task, outcome, endsAt))
  return task
}

/** A task in the shape of the call's version. Layerize tasks are canonical in both (fact media_layerize.canonical_always). */
export function taskBody(call: Call, task: TaskRecord): object {
  const body = bodyNow(task, call.world)
  if (body.kind === 'layerize_assets' && body.result)
    return { ...body, result: withoutDeleted(body.result as LayerizeResult, call.team, call.world) }
  return call.version === '2026-04-12' && body.kind !== 'layerize_assets' ? legacyTask(call.contract, body) : body
}

/**
 * The task that a reference in any of the three forms stands for. Throws an ApiError: 404 for one that is absent or that
 * only another user may see (gap media_layerize.owner_only.status); 403 for another team's (gap auth.403_404_tension).
 */
export function findTask({ team, world, caller }: Call, ref: string): TaskRecord {
  const own = findByRef(tasksOf(team, world), 'task', ref)
  if (own && (own.owner === undefined || own.owner === caller.user)) return own
  const foreign = own ? undefined : elsewhere(world, ref)
  if (foreign && foreign.owner === undefined) throw new ApiError(403, `The task ${ref} belongs to another team.`)
  throw new ApiError(404, `There is no task ${ref}.`)
}

/** The tasks of a team by id, layerize tasks too. */
export function tasksOf(team: Team, world: World): Map<string, TaskRecord> {
  return stores(team, world)
}

/** Signals a task to stop. It heeds it a moment later, unless it has ended by then. */
export function signalCancel(world: World, task: TaskRecord): void {
  const at = world.clock.now() + CANCEL_MS
  if (!isOver(task)) world.clock.at(at, () => end(world, task, 'canceled', at))
}

const STEPS: Record<TaskOptions['kind'], string[]> = {
  design: ['sketching', 'editing pages', 'checking the design'],
  layerize_assets: ['separating layers', 'reading text', 'writing files'],
}

const stores = perTeam((_team, world) => new Map(seeds(world.contract()).map((task) => [task.id, task])))

function elsewhere(world: World, ref: string): TaskRecord | undefined {
  for (const store of stores.all(world)) {
    const found = findByRef(store, 'task', ref)
    if (found) return found
  }
  return undefined
}

function queued(id: string, { kind, input, canvasUrl }: TaskOptions, created_at: string, credits: number): Task {
  const self = `/v1/tasks/${id}`
  return {
    id,
    kind,
    status: 'queued',
    created_at,
    started_at: null,
    completed_at: null,
    progress: null,
    attempt: 0,
    max_attempts: MAX_ATTEMPTS,
    input,
    result: null,
    error: null,
    credits: { credits_used: null, credits_remaining: credits },
    links: { self, events: null, cancel: `${self}/cancel`, canvas: canvasUrl ?? null },
    retry_after_ms: POLL_MS,
  }
}

function run(world: World, { body }: TaskRecord, at: number): void {
  if (body.status !== 'queued') return
  Object.assign(body, { status: 'running', started_at: world.clock.iso(at), attempt: 1 })
}

function end(world: World, task: TaskRecord, wanted: Outcome, at: number): void {
  const { body, ahead } = task
  if (isOver(task)) return
  const result = ahead ? resultOf(ahead, wanted) : null
  const outcome = wanted === 'succeeded' && !result ? 'failed' : wanted
  if (ahead && outcome !== 'succeeded') refund(ahead.team, ahead.cost)

  const done = outcome === 'succeeded'
  Object.assign(body, {
    progress: done ? { percent: 100, step: 'done' } : outcome === 'canceled' ? progressOf(task, at) : null,
    status: outcome,
    completed_at: world.clock.iso(at),
    result: done ? result : null,
    // What could have succeeded and had nothing to show for it has an input that no other try can mend.
    error:
      outcome === 'failed' ? { message: FAILED, retryable: wanted === 'failed' && (ahead?.retryable ?? true) } : null,
    credits: {
      credits_used: done ? (ahead?.cost ?? 0) : 0,
      credits_remaining: ahead?.team.credits ?? body.credits.credits_remaining,
    },
    links: { ...body.links, cancel: null, canvas: canvasOf(result) ?? body.links.canvas },
    retry_after_ms: null,
  })
  task.ahead = undefined
  if (ahead) report(world, task, ahead, at)
}

/** Nobody waits for a task at its end: what its work throws must not end the process, so the task fails. */
function resultOf({ finish }: Ahead, outcome: Outcome): TaskResult {
  try {
    return finish(outcome)
  } catch (error) {
    console.error(error)
    return null
  }
}

const FAILED = 'The task could not be finished.'

function canvasOf(result: TaskResult): string | undefined {
  return typeof result?.canvas_url === 'string' ? result.canvas_url : undefined
}

/**
 * Tells of an end. A task that expired sends nothing (gap events.expired_tension). Whether layerize tasks have events is
 * open: one with a callback address is said to get a signed webhook, so it sends a design task's (gap events.media_types).
 */
function report(world: World, { body }: TaskRecord, { team, caller, callbackUrl }: Ahead, at: number): void {
  if (body.status === 'expired' || (body.kind !== 'design' && !callbackUrl)) return
  const type = `task.${body.status as 'succeeded' | 'failed' | 'canceled'}` as const
  sendEvent({ world, team, caller }, { type, data: body, callbackUrl, at })
}

function bodyNow(task: TaskRecord, world: World): Task {
  const { body, ahead } = task
  return ahead && body.status === 'running' ? { ...body, progress: progressOf(task, world.clock.now()) } : body
}

/** Percent from 0 to 99 while it runs: the unit is an assumption (gap task.field.progress.types). */
function progressOf({ body, ahead }: TaskRecord, now: number): Task['progress'] {
  if (!ahead || body.status === 'queued') return body.progress
  const share = Math.min((now - ahead.startsAt) / (ahead.endsAt - ahead.startsAt), 0.99)
  return { percent: Math.floor(share * 100), step: ahead.steps[Math.floor(share * ahead.steps.length)] ?? null }
}

function isOver({ body }: TaskRecord): boolean {
  return (OUTCOMES as readonly string[]).includes(body.status)
}

/** Queued or running design tasks of an organization (facts limits.concurrency.*): an operation without such a cap has none. */
function checkConcurrency({ limits, team, world }: Call): void {
  const cap = limits.find(({ window_seconds }) => window_seconds === undefined)
  const most = typeof cap?.limit === 'object' ? cap.limit[team.plan] : cap?.limit
  if (!cap || most === undefined) return
  const count = [...tasksOf(team, world).values()].filter(
    (task) => task.ahead && task.body.kind === 'design' && !isOver(task),
  ).length
  if (count < most) return
  const message = `${count} design tasks are queued or running, and the plan ${team.plan} allows ${most}.`
  const retryAfterMs = (cap.retry_after_seconds ?? 0) * 1000
  throw new ApiError(429, message, { code: 'concurrency_limit_exceeded', retryAfterMs })
}

/** How a task is to end: `Prefer: outcome=failed`, and `retryable=false` for a failure that no other try can mend. */
function preferredEnd(request: Request, decided?: Outcome): { outcome: Outcome; retryable: boolean } {
  const asked = decided ?? wantedOutcome(request) ?? 'succeeded'
  const outcome = OUTCOMES.find((known) => known === asked)
  if (!outcome) throw new ApiError(400, `There is no Prefer: outcome=${asked}. There is: ${OUTCOMES.join(', ')}.`)
  return { outcome, retryable: !/(^|[,;])\s*retryable=false\b/i.test(request.headers.get('prefer') ?? '') }
}

/** The tasks of the documented examples. They stay as they are, do not count against the cap, and can be canceled. */
function seeds({ example }: Contract): TaskRecord[] {
  const { data } = example('listTasks', 200, 'first_page') as { data: Task[] }
  const layerize = ['succeeded', 'partial', 'failed', 'canceled', 'expired'].map(
    (name) => example('getTask', 200, `layerize_${name}`) as Task,
  )
  return [...data, ...layerize].map((body) => ({
    id: body.id,
    created_at: body.created_at ?? '',
    body,
    owner: undefined,
    ahead: undefined,
  }))
}
