/** Tasks: four recipes start designs; all tasks can be read, listed and canceled. */

import { charge } from '../../state/credits.js'
import { DomainError } from '../../state/domain-error.js'
import type { Actor } from '../../state/mock-state.js'
import type { SentBody } from '../../state/operations.js'
import type { Store } from '../../state/store.js'
import { defaultThemeOf } from '../brand-kits/brand-kits.js'
import { type CanvasRecord, findCanvas } from '../canvases/canvases.js'
import type { Call, Handlers } from '../handler.js'
import { checkLength } from '../names.js'
import { outcomeOf } from '../outcome.js'
import { allNewestFirst, pageOf } from '../pagination.js'
import { findFile } from '../uploads/files.js'
import { scheduleEnd, signalCancel } from './end.js'
import { type DesignPlan, effectiveKit, type Skill, skillFor } from './recipes.js'
import {
  type AnyTask,
  bodyOf,
  broadcastTask,
  type DesignTask,
  findTask,
  type LayerizeTask,
  OUTCOMES,
  queued,
  type TaskPlan,
  type TaskRecord,
  tasksOf,
} from './tasks.js'

type CreateCall = Call<'createTask'>
type TaskCreate = SentBody<'createTask'>

/** The recipe for a request: what its task does, and its result. */
type Recipe = {
  /** The existing canvas that is changed, if any. */
  canvas?: CanvasRecord
  source?: CanvasRecord
  steps?: string[]
  design: Omit<DesignPlan, 'conversationId'>
}

export const tasks = {
  createTask(call) {
    const { body } = call
    checkLength('canvas_name', body.canvas_name)
    const recipe = recipeOf(call, effectiveKit(call.team, body))
    // Conversations are not remembered, so any id is accepted (gap tasks.create.conversation_unknown).
    const { conversation_id: conversationId = `conversation-${call.state.random.hex(8)}` } = body
    const task = startDesign(call, {
      input: normalized(call, recipe),
      callbackUrl: body.callback_url,
      canvasUrl: recipe.canvas?.url,
      steps: recipe.steps,
      design: { conversationId, ...recipe.design },
    })
    return { body: task.body }
  },

  // The documented list contains design tasks only.
  listTasks(call) {
    const designs = allNewestFirst(tasksOf(call.team).designs)
    return { body: { ...pageOf(call, designs, (task) => bodyOf(task, call.state)), total: designs.size } }
  },

  getTask(call) {
    return { body: bodyOf(findTask(call, call.path.id), call.state) }
  },

  // For a task that has ended, nothing is documented: the response is the same and the task does not change. The body
  // has no documented member (gap tasks.cancel.other).
  cancelTask(call) {
    signalCancel(call.team, findTask(call, call.path.id))
    return { body: {} }
  },
} satisfies Handlers

/** Selects the recipe by the source field that is set. */
function recipeOf(call: CreateCall, kit: string | null): Recipe {
  const { canvas_id, template_canvas_id } = call.body
  if (canvas_id !== undefined) return editInPlace(call, findCanvas(call, canvas_id), kit)
  if (template_canvas_id !== undefined) return fillTemplate(call, findCanvas(call, template_canvas_id), kit)
  return newDesign(call, kit)
}

/** Without a format it is a generic canvas of category `other`. */
function newDesign({ team, body: { canvas_name: name, format } }: CreateCall, brandKitId: string | null): Recipe {
  const category = format?.category ?? 'other'
  const theme = category === 'slides' ? defaultThemeOf(team.state, brandKitId) : null
  return { design: { name, category, brandKitId, theme } }
}

/** A format guides the agent, but neither resizes nor reclassifies the canvas. */
function editInPlace({ body }: CreateCall, canvas: CanvasRecord, kit: string | null): Recipe {
  const isRebranded = body.brand_kit_id !== undefined && kit !== null
  return { canvas, design: { changes: canvas.id, ...(isRebranded ? { brandKitId: kit } : {}) } }
}

function fillTemplate(call: CreateCall, source: CanvasRecord, kit: string | null): Recipe {
  return {
    source,
    steps: STEPS_OF_SKILL[skillFor({ effective: kit, source: source.brandKitId })],
    design: { copies: source.id, isTemplate: true, name: call.body.canvas_name, brandKitId: kit },
  }
}

/** Shows the skill to a client: the contract has no field for it. */
const STEPS_OF_SKILL: Record<Skill, string[]> = {
  content_remix: ['copying the canvas', 'updating copy and data'],
  full_rebrand: ['copying the canvas', 'adapting colors, fonts, logos and imagery', 'updating copy'],
}

/**
 * Returns the request as the task shows it: without the callback URL, with the template under its other name and with
 * prefixed ids (gap task.field.input.normalization). Throws a DomainError `file_not_found` for an attachment that the
 * team does not have.
 */
function normalized(call: CreateCall, { canvas, source }: Recipe): Record<string, unknown> {
  const { prompt, attachments } = call.body
  const input: Record<string, unknown> = {}
  if (prompt !== undefined) input.prompt = prompt
  if (source) Object.assign(input, { source_canvas_id: source.id, source_canvas_url: source.url })
  if (canvas) input.canvas_id = canvas.id
  for (const field of ECHOED) if (field in call.body) input[field] = call.body[field]
  if (attachments) input.attachments = attachments.map((attachment) => withFile(call, attachment))
  return input
}

/** Fields that are returned as sent. A client's own `source_canvas_id`, say, would be taken for the template's. */
const ECHOED = [
  'conversation_id',
  'brand_kit_id',
  'skip_brand_kit',
  'canvas_name',
  'format',
] as const satisfies (keyof TaskCreate)[]

type Attachment = NonNullable<TaskCreate['attachments']>[number]

function withFile(call: CreateCall, attachment: Attachment): Attachment {
  return attachment.file_id === undefined
    ? attachment
    : { ...attachment, file_id: findFile(call, attachment.file_id).id }
}

/** The cost of a design task in credits: the mock's own figure, because the source gives none. */
const DESIGN_COST = 10

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
 * Starts the design task that a request asks for. `Prefer: outcome=failed` decides how it ends, and `retryable=false`
 * that a failure cannot be retried. Throws an ApiError (400) for an unknown outcome, and a DomainError:
 * `too_many_tasks` above the limit, `insufficient_credits`.
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

/** Starts a layerize task, which only its user may see. Throws a DomainError `insufficient_credits`. */
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
 * Adds a queued task. It runs after a tenth of the mock's `taskMs` and ends after all of it; a task that expires never
 * runs. The possible transitions are not documented (gap task.transitions).
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
