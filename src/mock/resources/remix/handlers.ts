import { invalidField } from '../../http/errors.js'
import { copyCanvas, findCanvas, itemOf } from '../canvases/canvases.js'
import type { Handlers } from '../handler.js'
import { startDesign } from '../tasks/handlers.js'

/**
 * Remix: with a prompt, a design task that changes a copy; without one, a plain copy. The name of the source field and
 * the responses are the mock's own: the task, or the copy as a list item (gap remix.body).
 */
export const remix = {
  remixCanvas(call) {
    const { canvas_id, prompt } = call.body
    if (canvas_id === undefined)
      throw invalidField('canvas_id', 'required', '`canvas_id` is required: it names the canvas to copy.')
    const source = findCanvas(call, canvas_id)
    if (prompt === undefined) return { body: itemOf(copyCanvas(call, source, { brandKitId: source.brandKitId })) }
    // The kind of a remix task is not documented (gap task.field.kind.other_values); it counts as a design task.
    const task = startDesign(call, {
      input: { prompt, canvas_id: source.id },
      callbackUrl: call.body.callback_url,
      steps: ['copying the canvas', 'editing pages'],
      design: { copies: source.id, conversationId: `conversation-${call.state.random.hex(8)}` },
    })
    return { body: task.body }
  },
} satisfies Handlers
