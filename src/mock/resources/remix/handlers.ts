import type { components } from '../../../../generated/types/2026-05-01.js'
import { invalidField } from '../../errors.js'
import type { Call, HandlerReply, Handlers } from '../../request/handler.js'
import { type CanvasRecord, findCanvas } from '../canvases/canvases.js'
import { DESIGN_COST } from '../tasks/handlers.js'
import { copyCanvas } from '../tasks/recipes.js'
import { startTask, taskBody } from '../tasks/tasks.js'

type RemixRequest = components['schemas']['RemixRequest']

/**
 * A remix: with a prompt a design task that changes a copy, without one a plain copy. The name of the source field and
 * the answers are the mock's own: the task, or the copy as a list shows it (gap remix.body).
 */
export const remix: Handlers = {
  remixCanvas(call) {
    const { canvas_id, prompt, callback_url } = call.body as RemixRequest
    if (canvas_id === undefined)
      throw invalidField('canvas_id', 'required', 'Say in canvas_id which canvas is to be duplicated.')
    const source = findCanvas(call, canvas_id)
    return prompt === undefined ? plainCopy(call, source) : editedCopy(call, source, prompt, callback_url)
  },
}

function plainCopy(call: Call, source: CanvasRecord): HandlerReply {
  const { id, name, url, category, visibility, created_at, updated_at } = copyCanvas(call, source, {
    brandKitId: source.brandKitId,
  })
  return { body: { id, name, url, category, visibility, created_at, updated_at } }
}

/** The kind of a remix's task is not stated (gap task.field.kind.other_values); it counts as a design task does. */
function editedCopy(call: Call, source: CanvasRecord, prompt: string, callbackUrl?: string): HandlerReply {
  const conversation_id = `conversation-${call.world.random.hex(8)}`
  const task = startTask(call, {
    kind: 'design',
    input: { prompt, canvas_id: source.id },
    callbackUrl,
    cost: DESIGN_COST,
    steps: ['copying the canvas', 'editing pages'],
    finish(outcome) {
      if (outcome !== 'succeeded') return null
      const copy = copyCanvas(call, source, { brandKitId: source.brandKitId })
      return { canvas_id: copy.id, canvas_url: copy.url, conversation_id, theme_canvas_id: null }
    },
  })
  return { body: taskBody(call, task) }
}
