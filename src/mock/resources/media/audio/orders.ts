/** Checks whether a model can do what a request asks for, and computes the price. */
import { ApiError, invalidField } from '../../../errors.js'
import type { RequestBody } from '../../../operations.js'
import type { Actor } from '../../../state/mock-state.js'
import { type FileRecord, findFile } from '../../uploads/files.js'
import { modelsOf, voicesOf } from './catalog.js'
import { type AudioModel, CONTROLS, isManaged, type Mode } from './models.js'
import { type Adjustment, estimate, measure } from './prices.js'

type GenerateAudio = RequestBody<'generateAudio'>

/** A request that the model supports, and its estimated cost. */
export type Order = {
  model: AudioModel
  source: FileRecord | undefined
  samples: number
  seconds: number | null
  adjustments: Adjustment[]
  credits: number
}

/** Returns the order for a request. Throws an ApiError (422) that names the field that the model does not support. */
export function orderOf(actor: Actor, body: GenerateAudio): Order {
  const model = modelsOf(actor.team).get(body.model)
  if (!model) throw invalidField('model', 'unknown', `There is no audio model ${body.model}. See GET /media/models.`)
  const { mode } = model
  if (modeOf(body) !== mode)
    throw invalidField('mode', 'not_supported', `${model.id} supports the mode ${mode}, not ${body.mode}.`)
  checkVoice(actor, model, body.voice)
  if (isManaged(model.id)) checkSettings(model, body.model_params ?? {})

  const samples = body.num_samples ?? 1
  if (samples < 1 || samples > model.max_samples)
    throw invalidField(
      'num_samples',
      'out_of_range',
      `${model.id} supports 1 to ${model.max_samples} takes per request.`,
    )
  const source = mode === 'speech_to_speech' ? sourceOf(actor, body) : undefined
  const { seconds, adjustments } = measure(mode, body.duration_seconds, { source, quoted: body.quote_source_seconds })
  const credits = estimate(mode, { prompt: body.prompt ?? '', seconds, samples })
  return { model, source, samples, seconds, adjustments, credits }
}

/** Returns the mode of a request. Some modes have several names. */
export function modeOf({ mode }: GenerateAudio): Mode {
  return mode === 'sts' || mode === 'voice_conversion' ? 'speech_to_speech' : mode
}

/** For every model, omitting the voice selects the default voice (gap media_audio.field.voice.managed_default). */
function checkVoice(
  { team }: Actor,
  { id, mode, voices, voice_is_free_form }: AudioModel,
  voice: string | null | undefined,
): void {
  if (voice === undefined || voice === null) return
  if (isManaged(id)) {
    if (voicesOf(team).has(voice)) return
    throw invalidField('voice', 'unknown', `There is no voice ${voice}. See GET /voices.`)
  }
  if (!mode.includes('speech') || voice_is_free_form || voices.includes(voice)) return
  throw invalidField('voice', 'unknown', `${id} has no voice ${voice}. Available: ${voices.join(', ')}.`)
}

function checkSettings({ id, mode }: AudioModel, settings: object): void {
  for (const [name, value] of Object.entries(settings)) {
    const control = CONTROLS[mode]?.find((known) => known.name === name)
    if (control && typeof value === 'number' && value >= control.minimum && value <= control.maximum) continue
    const message = control
      ? `${name} must be a number from ${control.minimum} to ${control.maximum}.`
      : `${id} has no setting ${name}. See GET /voices/capabilities.`
    throw new ApiError(422, message, { code: 'unsupported_model_setting' })
  }
}

const SOURCE_TYPE = /^audio\/(x-)?(mpeg|mp3|wav|wave|vnd\.wave|aac|aacp)$/

/** Whether a request that is not a quote needs the recording is not documented (gap media_audio.field.source_audio.required). */
function sourceOf(actor: Actor, { source_audio, quote }: GenerateAudio): FileRecord | undefined {
  if (source_audio === undefined || source_audio === null) {
    if (quote) return undefined
    throw invalidField('source_audio', 'required', 'The mode speech_to_speech requires source_audio.')
  }
  const file = findFile(actor, source_audio)
  if (SOURCE_TYPE.test(file.mime_type)) return file
  throw invalidField('source_audio', 'not_supported', `The source must be MP3, WAV or AAC, not ${file.mime_type}.`)
}
