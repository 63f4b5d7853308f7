import type { Team } from '../../../state/mock-state.js'
import { perTeam } from '../../../state/parts.js'
import { Store } from '../../../state/store.js'

/**
 * The catalog of audio models and voices, as data. The catalog operations return it, and audio generation uses it.
 * All names and numbers are made up; none are documented (gaps named_ops.get_media_models, named_ops.get_voices,
 * named_ops.get_voices_capabilities).
 */
const MODES = ['text_to_speech', 'text_to_music', 'text_to_sfx', 'speech_to_speech'] as const
export type Mode = (typeof MODES)[number]

/** A setting of `model_params`, and its range. */
type Control = { name: string; minimum: number; maximum: number }

export type AudioModel = {
  id: string
  mode: Mode
  /** Names of presets; empty for a managed model, which uses the managed voices. */
  voices: string[]
  voice_is_free_form: boolean
  /** The largest number of takes in one request. */
  max_samples: number
}

const AUDIO_MODELS: AudioModel[] = [
  speech('example-speech', { voices: ['narrator', 'host', 'guide'] }),
  speech('example-speech-free', { voice_is_free_form: true }),
  { id: 'example-music', mode: 'text_to_music', voices: [], voice_is_free_form: false, max_samples: 2 },
  { id: 'example-effects', mode: 'text_to_sfx', voices: [], voice_is_free_form: false, max_samples: 4 },
  speech('elevenlabs-native-example-tts'),
  speech('elevenlabs-native-example-sts', { mode: 'speech_to_speech', max_samples: 1 }),
]

/** The controls of managed voice models, by operation. */
export const CONTROLS: Partial<Record<Mode, Control[]>> = {
  text_to_speech: [range('stability', 0, 1), range('similarity', 0, 1), range('speed', 0.7, 1.2)],
  speech_to_speech: [range('stability', 0, 1), range('similarity', 0, 1)],
}

const VOICES = [
  { id: 'vox_01JTBX2KRQNWA605H5PT7DRPKV', name: 'Ada' },
  { id: 'vox_01JTQZ5D8M3W6XK0RB9HC4V7PN', name: 'Noor' },
]

/** The durations of a mode, in seconds, but for speech (gap media_audio.field.duration_seconds.report). */
export const ENVELOPES: Partial<Record<Mode, { minimum: number; maximum: number; default: number }>> = {
  text_to_music: { minimum: 10, maximum: 300, default: 30 },
  text_to_sfx: { minimum: 0.5, maximum: 22, default: 5 },
}

/** The cost of a take: credits for each started unit, with a minimum for the mode. */
export const PRICES: Record<Mode, { unit: number; floor: number }> = {
  text_to_speech: { unit: 100, floor: 1 },
  text_to_music: { unit: 10, floor: 2 },
  text_to_sfx: { unit: 10, floor: 1 },
  speech_to_speech: { unit: 10, floor: 1 },
}

/** A managed voice. Its fields are not documented (gap named_ops.get_voices). */
export type Voice = { id: string; name: string; [field: string]: unknown }

/** The models and managed voices that a team can use: the catalog, and what a test adds. */
export const modelsOf: (team: Team) => Store<AudioModel> = perTeam(
  'models',
  (_, saved: AudioModel[] = AUDIO_MODELS) => new Store(saved),
)

export const voicesOf: (team: Team) => Store<Voice> = perTeam(
  'voices',
  (_, saved: Voice[] = VOICES) => new Store<Voice>(saved),
)

/** Managed voice models are recognized by their ids. */
export function isManaged(model: string): boolean {
  return model.startsWith('elevenlabs-native-')
}

/** Returns a model; without other fields it is one for speech. */
export function speech(id: string, more: Partial<AudioModel> = {}): AudioModel {
  return { id, mode: 'text_to_speech', voices: [], voice_is_free_form: false, max_samples: 4, ...more }
}

function range(name: string, minimum: number, maximum: number): Control {
  return { name, minimum, maximum }
}
