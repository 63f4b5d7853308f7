import { invalidField } from '../../../http/errors.js'
import { idempotent } from '../../../state/idempotency.js'
import type { Call, Handlers } from '../../handler.js'
import { outcomeOf } from '../../outcome.js'
import { isRetryable, startLayerize } from '../../tasks/handlers.js'
import { bodyOf, type LayerizeTask, type TaskPlan, type TaskRecord, tasksOf } from '../../tasks/tasks.js'
import { findFile } from '../../uploads/files.js'
import { layerizable } from './layers.js'

/** Layerize: a task whose result is layers. */
export const layerize = {
  async layerizeAssets(call) {
    const { team, caller, body } = call
    const { idempotency_key: key, ...input } = body
    // A task belongs to the user who submitted it, and so do its idempotency keys.
    const { result: task } = await once(team, { key, owner: caller.user, input }, async () => {
      const started = start(call, input)
      // Stay in flight for a moment, or no client could ever see the error for a duplicate (gap
      // media_layerize.field.idempotency_key.inflight).
      if (key !== undefined) await new Promise((resolve) => setTimeout(resolve, IN_FLIGHT_MS))
      return started
    })
    return { body: bodyOf(task, team.state) }
  },
} satisfies Handlers

const once = idempotent<TaskRecord<LayerizeTask>>('layerize_keys', (team, id) => tasksOf(team).layerize.get(id))

const IN_FLIGHT_MS = 30

/** The cost of a task, in credits, as in the documented examples. */
const COST = 6

type Input = Call<'layerizeAssets'>['body']

function start(call: Call<'layerizeAssets'>, { image, mode, callback_url }: Input): TaskRecord<LayerizeTask> {
  const { origin } = call
  // No field is documented as required, but nothing can be done without an image (gap media_layerize.required).
  if (image === undefined) throw invalidField('image', 'required', '`image` is required.')
  const file = image.startsWith('file_') ? findFile(call, image) : undefined
  const end = outcomeOf(call, ['succeeded', 'partial', 'failed', 'canceled', 'expired'])
  const partial = end === 'partial'
  const size = layerizable(file)
  const plan: TaskPlan = {
    callbackUrl: callback_url,
    cost: COST,
    outcome: partial ? 'succeeded' : end,
    retryable: isRetryable(call),
    steps: ['separating layers', 'reading text', 'writing files'],
    layers: typeof size === 'string' ? size : { origin, mode, partial, size },
  }
  return startLayerize(call, { image, mode }, plan)
}
