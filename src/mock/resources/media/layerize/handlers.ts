import { setTimeout } from 'node:timers/promises'
import type { components } from '../../../../../generated/types/2026-05-01.js'
import { invalidField } from '../../../errors.js'
import type { Call, Handlers } from '../../../request/handler.js'
import { outcomeAmong } from '../../../request/outcome.js'
import { once } from '../../../state/idempotency.js'
import { startTask, type TaskRecord, taskBody } from '../../tasks/tasks.js'
import { findFile } from '../../uploads/files.js'
import { layerizable, makeLayers } from './layers.js'

/** Layerize: a task whose output is layers. */
export const layerize: Handlers = {
  async layerizeAssets(call) {
    const { idempotency_key: key, mode = 'full', ...rest } = call.body as Layerize
    const input = { ...rest, mode }
    // A task belongs to the user who submitted it, and so do the keys.
    const keyed = { key, lane: `layerizeAssets ${call.caller.user}`, input }
    const { answer: task } = await once(call, keyed, async () => {
      const started = start(call, input)
      // A moment in flight, or no client could ever meet a duplicate (gap media_layerize.field.idempotency_key.inflight).
      if (key !== undefined) await setTimeout(IN_FLIGHT_MS)
      return started
    })
    return { status: 202, body: taskBody(call, task) }
  },
}

type Layerize = components['schemas']['Layerize']

const IN_FLIGHT_MS = 30

/** What a task costs, in credits, as in the documented examples. */
const COST = 6

function start(call: Call, { image, mode, callback_url }: Layerize & { mode: 'full' | 'text' }): TaskRecord {
  // No field is called required, but there is nothing to do without an image (gap media_layerize.required).
  if (image === undefined) throw invalidField('image', 'required', 'An image is needed.')
  const file = image.startsWith('file_') ? findFile(call, image) : undefined
  const asked = outcomeAmong(call.request, ['succeeded', 'partial', 'failed', 'canceled', 'expired'])
  const partial = asked === 'partial'
  const size = layerizable(file)
  return startTask(call, {
    kind: 'layerize_assets',
    input: { image, mode },
    callbackUrl: callback_url,
    cost: COST,
    ownerOnly: true,
    outcome: partial ? 'succeeded' : asked,
    finish: (outcome) => (outcome === 'succeeded' && size ? makeLayers(call, { mode, partial, size }) : null),
  })
}
