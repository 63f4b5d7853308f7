import type { components } from '../../../../../generated/types/2026-05-01.js'
import { ApiError, invalidField } from '../../../errors.js'
import { silentMp3 } from '../../../files/placeholders.js'
import type { Call, HandlerReply, Handlers } from '../../../request/handler.js'
import { outcomeAmong } from '../../../request/outcome.js'
import { charge, refund } from '../../../state/credits.js'
import { addDownload } from '../../../state/downloads.js'
import { once } from '../../../state/idempotency.js'
import { deleteFile, type FileRecord, findFile } from '../../uploads/files.js'
import { AUDIO_MODELS, type AudioModel, CONTROLS, isManaged, type Mode, VOICES } from './models.js'
import { type Adjustment, estimate, measure } from './prices.js'

/** Audio generation. What it answers is open, so the names of most members are the mock's own (gap media_audio.response). */
export const audio: Handlers = {
  generateAudio(call) {
    const { mode, ...body } = call.body as GenerateAudio
    const request = { ...body, mode: ALIASES[mode] ?? mode }
    return request.quote ? quote(call, orderOf(call, request)) : generate(call, request)
  },
}

type GenerateAudio = components['schemas']['GenerateAudio']

/** A request that the model can do, and what it is estimated to cost. */
type Order = {
  model: AudioModel
  source: FileRecord | undefined
  samples: number
  seconds: number | null
  adjustments: Adjustment[]
  credits: number
}

type Status = 'queued' | 'succeeded' | 'failed' | 'canceled'
type AudioTask = { id: string; status: Status; order: Order; outputs?: { url: string }[] }

function orderOf(call: Call, body: GenerateAudio): Order {
  const model = AUDIO_MODELS.find(({ id }) => id === body.model)
  if (!model) throw invalidField('model', 'unknown', `There is no audio model ${body.model}. See GET /media/models.`)
  const { mode } = model
  if (body.mode !== mode) throw invalidField('mode', 'not_supported', `${model.id} makes ${mode}, not ${body.mode}.`)
  checkVoice(model, body.voice)
  if (isManaged(model.id)) checkSettings(model, body.model_params ?? {})

  const samples = body.num_samples ?? 1
  if (samples < 1 || samples > model.max_samples)
    throw invalidField('num_samples', 'out_of_range', `${model.id} makes 1 to ${model.max_samples} takes at a time.`)
  const source = mode === 'speech_to_speech' ? sourceOf(call, body) : undefined
  const { seconds, adjustments } = measure(mode, body.duration_seconds, { source, quoted: body.quote_source_seconds })
  const credits = estimate(mode, { prompt: body.prompt ?? '', seconds, samples })
  return { model, source, samples, seconds, adjustments, credits }
}

const ALIASES: Record<string, Mode> = { sts: 'speech_to_speech', voice_conversion: 'speech_to_speech' }

/** Managed or not, leaving the voice out means the default one (gap media_audio.field.voice.managed_default). */
function checkVoice({ id, mode, voices, voice_is_free_form }: AudioModel, voice: string | null | undefined): void {
  if (voice === undefined || voice === null) return
  if (isManaged(id)) {
    if (VOICES.some((known) => known.id === voice)) return
    throw invalidField('voice', 'unknown', `There is no voice ${voice}. See GET /voices.`)
  }
  if (!mode.includes('speech') || voice_is_free_form || voices.includes(voice)) return
  throw invalidField('voice', 'unknown', `${id} has no voice ${voice}. It has: ${voices.join(', ')}.`)
}

function checkSettings({ id, mode }: AudioModel, settings: object): void {
  for (const [name, value] of Object.entries(settings)) {
    const control = CONTROLS[mode]?.find((known) => known.name === name)
    if (control && typeof value === 'number' && value >= control.minimum && value <= control.maximum) continue
    const message = control
      ? `${name} is a number from ${control.minimum} to ${control.maximum}.`
      : `${id} takes no setting ${name}. See GET /voices/capabilities.`
    throw new ApiError(422, message, { code: 'unsupported_model_setting' })
  }
}

const SOURCE_TYPE = /^audio\/(x-)?(mpeg|mp3|wav|wave|vnd\.wave|aac|aacp)$/

/** Whether a call that is no quote needs the recording is not stated (gap media_audio.field.source_audio.required). */
function sourceOf(call: Call, { source_audio, quote }: GenerateAudio): FileRecord | undefined {
  if (source_audio === undefined || source_audio === null) {
    if (quote) return undefined
    throw invalidField('source_audio', 'required', 'speech_to_speech needs a source_audio.')
  }
  const file = findFile(call, source_audio)
  if (SOURCE_TYPE.test(file.mime_type)) return file
  throw invalidField('source_audio', 'not_supported', `The source is MP3, WAV or AAC, not ${file.mime_type}.`)
}

/** Starts and charges nothing, and knows nothing of keys (gap media_audio.field.quote.shape). */
function quote({ team }: Call, { model, samples, seconds, credits }: Order): HandlerReply {
  // A call that asks not to be charged must not be, so this one field is not ignored (gap media_audio.managed_on_others).
  if (!isManaged(model.id)) throw invalidField('quote', 'not_supported', `${model.id} makes no quotes.`)
  return {
    body: {
      kind: 'audio_generation_quote',
      committed: false,
      usage_estimate: { credits, num_samples: samples, seconds },
      credit_check: { sufficient: team.credits >= credits, credits_remaining: team.credits },
    },
  }
}

async function generate(call: Call, body: GenerateAudio): Promise<HandlerReply> {
  // What only steers the call is no part of what is rendered. The rules for keys are told for managed models only; here
  // they are the same for all (gap media_audio.field.idempotency_key.other_models).
  const { idempotency_key: key, wait = true, quote: _, max_estimated_credits: most, ...input } = body
  const { answer: task, replayed } = await once(call, { key, lane: 'generateAudio', input }, () => {
    const order = orderOf(call, body)
    const managed = isManaged(order.model.id)
    if (managed) checkApproval(order, most)
    return start(call, order, { queue: managed && !wait, cleanUp: body.source_audio_cleanup })
  })
  if (task.status === 'succeeded') task.outputs ??= outputsOf(call, task)
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

/** Where the reason stands is not stated (gap media_audio.field.max_estimated_credits.reason). */
function checkApproval({ credits }: Order, most: number | null | undefined): void {
  if (most === undefined || most === null || credits <= most) return
  const message = `The estimate is ${credits} credits, above max_estimated_credits, which is ${most}.`
  throw invalidField('max_estimated_credits', 'estimate_exceeds_approval', message)
}

/**
 * Starts a render, which is done at once unless it is queued: a call that waits some 210 seconds is of no use to a test.
 * A queued one can be seen again only by its key, for how it is polled is not stated (gap media_audio.response).
 */
function start(
  { team, world, request }: Call,
  order: Order,
  { queue, cleanUp }: { queue: boolean; cleanUp: GenerateAudio['source_audio_cleanup'] | undefined },
): AudioTask {
  const outcome = outcomeAmong(request, ['succeeded', 'failed', 'canceled'])
  charge(team, order.credits)
  const task: AudioTask = { id: world.random.id('task'), status: 'queued', order }
  if (queue) world.clock.at(world.clock.now() + world.options.taskMs, end)
  else end()
  return task

  function end(): void {
    task.status = outcome
    if (outcome === 'succeeded') return
    refund(team, order.credits)
    if (cleanUp === 'on_failure' && order.source) deleteFile(team, world, order.source.id)
  }
}

/** An address for each take. For how long it is good is not stated (gap media_audio.response): here for ever. */
function outputsOf(call: Call, { id, order }: AudioTask): { url: string }[] {
  return Array.from({ length: order.samples }, (_, take) => ({
    url: addDownload(call, 'audio', {
      mime: 'audio/mpeg',
      filename: `${id}-${take + 1}.mp3`,
      bytes: () => silentMp3(order.seconds ?? SECONDS),
    }),
  }))
}

/** The length of a sound whose length nobody has said. */
const SECONDS = 2
