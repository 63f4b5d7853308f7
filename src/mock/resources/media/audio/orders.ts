/** Checks whether a model can do what a request asks for, and computes the price. */
import { ApiError, invalidField } from '../../../http/errors.js'
import type { Actor } from '../../../state/mock-state.js'
import type { SentBody } from '../../../state/operations.js'
import { type FileRecord, findFile } from '../../uploads/files.js'
import { type AudioModel, CONTROLS, ENVELOPES, isManaged, type Mode, modelsOf, PRICES, voicesOf } from './models.js'

type GenerateAudio = SentBody<'generateAudio'>

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
      ? `\`${name}\` must be a number from ${control.minimum} to ${control.maximum}.`
      : `${id} has no setting ${name}. See GET /voices/capabilities.`
    throw new ApiError(422, message, { code: 'unsupported_model_setting' })
  }
}

const SOURCE_TYPE = /^audio\/(x-)?(mpeg|mp3|wav|wave|vnd\.wave|aac|aacp)$/

/** A request that is no quote may need the recording, or not (gap media_audio.field.source_audio.required). */
function sourceOf(actor: Actor, { source_audio, quote }: GenerateAudio): FileRecord | undefined {
  if (source_audio === undefined || source_audio === null) {
    if (quote) return undefined
    throw invalidField('source_audio', 'required', '`source_audio` is required in the mode `speech_to_speech`.')
  }
  const file = findFile(actor, source_audio)
  if (SOURCE_TYPE.test(file.mime_type)) return file
  throw invalidField('source_audio', 'not_supported', `The source must be MP3, WAV or AAC, not ${file.mime_type}.`)
}

/** A field that was changed instead of rejected, in an assumed form (gap media_audio.field.duration_seconds.report). */
type Adjustment = { field: string; requested: number; used: number | null }

/** For estimating the length of a recording: bytes per second, at 128 kbit/s. */
const BYTES_PER_SECOND = 16_000

/**
 * Returns the length of a take, in seconds; null for speech from a script. A duration outside the range of its mode is
 * moved into the range, and a duration for speech is dropped; both are reported.
 */
function measure(
  mode: Mode,
  requested: number | undefined,
  { source, quoted }: { source: FileRecord | undefined; quoted: number | null | undefined },
): { seconds: number | null; adjustments: Adjustment[] } {
  const envelope = ENVELOPES[mode]
  const recorded = source ? source.size_bytes / BYTES_PER_SECOND : (quoted ?? null)
  const seconds = envelope
    ? Math.min(Math.max(requested ?? envelope.default, envelope.minimum), envelope.maximum)
    : mode === 'speech_to_speech'
      ? recorded
      : null
  const used = envelope ? seconds : null
  const changed = requested !== undefined && requested !== used
  return { seconds, adjustments: changed ? [{ field: 'duration_seconds', requested, used }] : [] }
}

/** Returns the estimated cost of a request, in credits: every take costs at least the minimum of its mode. */
function estimate(
  mode: Mode,
  { prompt, seconds, samples }: { prompt: string; seconds: number | null; samples: number },
): number {
  const { unit, floor } = PRICES[mode]
  const amount = mode === 'text_to_speech' ? prompt.length : (seconds ?? 0)
  return samples * Math.max(Math.ceil(amount / unit), floor)
}
