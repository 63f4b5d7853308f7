import { invalidField } from '../../../errors.js'
import { silentMp3 } from '../../../files/placeholders.js'
import type { RequestBody } from '../../../operations.js'
import type { Call, HandlerResult, Handlers } from '../../../request/handler.js'
import { outcomeOf } from '../../../request/outcome.js'
import { charge, refund } from '../../../state/credits.js'
import { addDownload } from '../../../state/downloads.js'
import { idempotent } from '../../../state/idempotency.js'
import type { Team } from '../../../state/mock-state.js'
import { deleteFile } from '../../uploads/files.js'
import { isManaged } from './models.js'
import { modeOf, type Order, orderOf } from './orders.js'

/** Audio generation. Its response is open, so most member names are the mock's own (gap media_audio.response). */
export const audio: Handlers = {
  generateAudio: (call) => (call.body.quote ? quote(call) : generate(call)),
}

type AudioCall = Call<'generateAudio'>
type GenerateAudio = RequestBody<'generateAudio'>
type Reply = HandlerResult<'generateAudio'>

type Status = 'queued' | 'succeeded' | 'failed' | 'canceled'
type AudioTask = { id: string; status: Status; order: Order; outputs?: { url: string }[] }

/** Starts and charges nothing, and ignores idempotency keys (gap media_audio.field.quote.shape). */
function quote(call: AudioCall): Reply {
  const { team, body } = call
  const { model, samples, seconds, credits } = orderOf(call, body)
  // This field is not ignored, because a request that asks not to be charged must not be (gap media_audio.managed_on_others).
  if (!isManaged(model.id)) throw invalidField('quote', 'not_supported', `${model.id} does not support quotes.`)
  return {
    body: {
      kind: 'audio_generation_quote',
      committed: false,
      usage_estimate: { credits, num_samples: samples, seconds },
      credit_check: { sufficient: team.credits >= credits, credits_remaining: team.credits },
    },
  }
}

async function generate(call: AudioCall): Promise<Reply> {
  const { team, body, origin } = call
  // Fields that only control the request are not part of the rendered input. The rules for keys are documented for managed
  // models only; here they apply to all models (gap media_audio.field.idempotency_key.other_models).
  const { idempotency_key: key, wait = true, quote: _, max_estimated_credits: most, ...rest } = body
  const input = { ...rest, mode: modeOf(body) }
  const { result: task, replayed } = await once(team, { key, owner: '', input }, () => {
    const order = orderOf(call, body)
    const managed = isManaged(order.model.id)
    if (managed) checkApproval(order, most)
    const outcome = outcomeOf(call, ['succeeded', 'failed', 'canceled'])
    return start(team, order, { outcome, queue: managed && !wait, cleanUp: body.source_audio_cleanup })
  })
  if (task.status === 'succeeded') task.outputs ??= outputsOf(team, task, origin)
  return {
    body: {
      id: task.id,
      status: task.status,
      ...(replayed ? { replayed } : {}),
      ...(task.order.adjustments.length > 0 ? { adjustments: task.order.adjustments } : {}),
      ...(task.outputs ? { outputs: task.outputs } : {}),
    },
  }
}

const once = idempotent<AudioTask>()

/** Where the reason is reported is not documented (gap media_audio.field.max_estimated_credits.reason). */
function checkApproval({ credits }: Order, most: number | null | undefined): void {
  if (most === undefined || most === null || credits <= most) return
  const message = `The estimate is ${credits} credits, above max_estimated_credits, which is ${most}.`
  throw invalidField('max_estimated_credits', 'estimate_exceeds_approval', message)
}

/**
 * Starts a render, which is done at once unless it is queued: a request that waits about 210 seconds is of no use to a test.
 * A queued one can only be read again by its idempotency key, because polling is not documented (gap media_audio.response).
 */
function start(
  team: Team,
  order: Order,
  {
    outcome,
    queue,
    cleanUp,
  }: { outcome: Status; queue: boolean; cleanUp: GenerateAudio['source_audio_cleanup'] | undefined },
): AudioTask {
  const { clock, random, options } = team.state
  charge(team, order.credits)
  const task: AudioTask = { id: random.id('task'), status: 'queued', order }
  if (queue) clock.at(clock.now() + options.taskMs, end)
  else end()
  return task

  function end(): void {
    task.status = outcome
    if (outcome === 'succeeded') return
    refund(team, order.credits)
    if (cleanUp === 'on_failure' && order.source) deleteFile(team, order.source.id)
  }
}

/** Returns a URL for each take. Its lifetime is not documented (gap media_audio.response): here it never expires. */
function outputsOf(team: Team, { id, order }: AudioTask, origin: string): { url: string }[] {
  return Array.from({ length: order.samples }, (_, take) => {
    const filename = `${id}-${take + 1}.mp3`
    const bytes = () => silentMp3(order.seconds ?? SECONDS)
    return { url: origin + addDownload(team, 'audio', { mime: 'audio/mpeg', filename, bytes }) }
  })
}

/** The length of a sound effect without a duration, in seconds. */
const SECONDS = 2
