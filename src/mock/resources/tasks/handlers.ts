/** Design tasks: started by four recipes, read, listed and canceled. */
import type { components } from '../../../../generated/types/2026-05-01.js'
import type { Call, HandlerReply, Handlers } from '../../request/handler.js'
import { defaultThemeOf } from '../brand-kits/brand-kits.js'
import { addCanvas, type CanvasRecord, findCanvas, touch } from '../canvases/canvases.js'
import { listReply } from '../pagination.js'
import { findFile } from '../uploads/files.js'
import { copyCanvas, effectiveKit, type Skill, skillFor } from './recipes.js'
import { findTask, signalCancel, startTask, type TaskResult, taskBody, tasksOf } from './tasks.js'

type TaskCreate = components['schemas']['TaskCreate']

/** Credits that a design task costs: the mock's own figure, for the source gives none. */
export const DESIGN_COST = 10

/** The recipe for a request: what its task does, and what it makes. */
type Recipe = {
  /** The canvas that is changed, where it is there already. */
  canvas?: CanvasRecord
  source?: CanvasRecord
  steps?: string[]
  /** Does the work at the end of a task that succeeds. */
  make: () => CanvasRecord
  theme?: string | null
}

export const tasks: Handlers = {
  createTask(call) {
    const body = call.body as TaskCreate
    const kit = effectiveKit(call, body)
    const recipe = recipeOf(call, body, kit)
    const input = normalized(call, body, recipe)
    const conversation_id = body.conversation_id ?? `conversation-${call.world.random.hex(8)}`
    const task = startTask(call, {
      kind: 'design',
      input,
      callbackUrl: body.callback_url,
      canvasUrl: recipe.canvas?.url,
      cost: DESIGN_COST,
      ...(recipe.steps ? { steps: recipe.steps } : {}),
      finish: (outcome) => (outcome === 'succeeded' ? resultOf(recipe, conversation_id) : null),
    })
    return { body: taskBody(call, task) }
  },

  listTasks(call) {
    const designs = [...tasksOf(call.team, call.world).values()].filter(({ body }) => body.kind !== 'layerize_assets')
    return listReply(call, designs, { record: (task) => taskBody(call, task), total: true })
  },

  getTask: (call) => ({ body: taskBody(call, findTask(call, call.path.id ?? '')) }),

  // For a task that has ended nothing is promised: the answer is the same, and the task stays as it is. The body has no
  // stated member (gap tasks.cancel.other).
  cancelTask(call): HandlerReply {
    signalCancel(call.world, findTask(call, call.path.id ?? ''))
    return { body: {} }
  },
}

/** Which recipe runs is decided by which source field is set (facts recipes.*). */
function recipeOf(call: Call, body: TaskCreate, kit: string | null): Recipe {
  if (body.canvas_id !== undefined) return editInPlace(call, findCanvas(call, body.canvas_id), body, kit)
  if (body.template_canvas_id !== undefined)
    return fillTemplate(call, findCanvas(call, body.template_canvas_id), body, kit)
  return newDesign(call, body, kit)
}

/** Without a format it is a generic canvas of category `other` (fact recipes.new_design.no_format). */
function newDesign(call: Call, { canvas_name = 'Untitled design', format }: TaskCreate, kit: string | null): Recipe {
  const category = format?.category ?? 'other'
  return {
    make: () => addCanvas(call, { name: canvas_name, category, brandKitId: kit }),
    theme: category === 'slides' && kit !== null ? defaultThemeOf(call.world, kit) : null,
  }
}

/** A format steers the agent, but neither resizes nor reclassifies the canvas (fact recipes.edit_in_place.format). */
function editInPlace(call: Call, canvas: CanvasRecord, { brand_kit_id }: TaskCreate, kit: string | null): Recipe {
  return {
    canvas,
    make() {
      touch(canvas, call.world)
      if (brand_kit_id !== undefined && kit !== null) canvas.brandKitId = kit
      return canvas
    },
  }
}

function fillTemplate(call: Call, source: CanvasRecord, { canvas_name }: TaskCreate, kit: string | null): Recipe {
  return {
    source,
    steps: STEPS[skillFor({ effective: kit, source: source.brandKitId })],
    make: () => copyCanvas(call, source, { name: canvas_name, brandKitId: kit }),
  }
}

/** What a client sees of the skill: the contract has no field for it. */
const STEPS: Record<Skill, string[]> = {
  content_remix: ['copying the canvas', 'updating copy and data'],
  full_rebrand: ['copying the canvas', 'adapting colors, fonts, logos and imagery', 'updating copy'],
}

/**
 * The request as the task echoes it: without the callback address, the template under its other name, ids prefixed
 * (gap task.field.input.normalization). Throws an ApiError `file_not_found` for an attachment that the team does not have.
 */
function normalized(call: Call, body: TaskCreate, { canvas, source }: Recipe): Record<string, unknown> {
  const { prompt, attachments } = body
  return {
    ...(prompt === undefined ? {} : { prompt }),
    ...(source ? { source_canvas_id: source.id, source_canvas_url: source.url } : {}),
    ...(canvas ? { canvas_id: canvas.id } : {}),
    ...Object.fromEntries(ECHOED.filter((field) => field in body).map((field) => [field, body[field]])),
    ...(attachments ? { attachments: attachments.map((attachment) => withFile(call, attachment)) } : {}),
  }
}

/** What is echoed as it was sent. No other field is: a client's own `source_canvas_id` would pass for the template's. */
const ECHOED = ['conversation_id', 'brand_kit_id', 'skip_brand_kit', 'canvas_name', 'format'] as const

type Attachment = components['schemas']['Attachment']

function withFile(call: Call, attachment: Attachment): Attachment {
  return attachment.file_id === undefined
    ? attachment
    : { ...attachment, file_id: findFile(call, attachment.file_id).id }
}

function resultOf({ make, source, theme = null }: Recipe, conversation_id: string): TaskResult {
  const canvas = make()
  return {
    canvas_id: canvas.id,
    canvas_url: canvas.url,
    conversation_id,
    ...(source ? { source_canvas_id: source.id, source_canvas_url: source.url } : {}),
    theme_canvas_id: theme,
  }
}
