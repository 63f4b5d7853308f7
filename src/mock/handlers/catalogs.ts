import type { Handlers } from '../handlers.js'
import { AUDIO_MODELS, CONTROLS, isManaged, VOICES } from '../world/audio-models.js'

/** The catalogs that audio generation goes by. Their shapes are open (gap named_ops.rule). */
export const catalogs: Handlers = {
  listMediaModels: () => ({ body: { models: AUDIO_MODELS } }),
  listVoices: () => ({ body: { voices: VOICES } }),
  getVoiceCapabilities: () => ({
    body: {
      models: AUDIO_MODELS.filter(({ id }) => isManaged(id)).map(({ id, mode }) => ({
        id,
        operation: mode,
        controls: CONTROLS[mode] ?? [],
      })),
    },
  }),
}
