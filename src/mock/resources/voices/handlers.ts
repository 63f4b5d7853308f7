import type { Handlers } from '../../request/handler.js'
import { AUDIO_MODELS, CONTROLS, isManaged } from '../media/audio/models.js'
import { voicesOf } from '../media/audio/voices.js'

/** The managed voices and their controls, which audio generation uses. The shapes are open (gap named_ops.rule). */
export const voices: Handlers = {
  listVoices: ({ team }) => ({ body: { voices: [...voicesOf(team).values()] } }),
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
