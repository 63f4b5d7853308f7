import type { Handlers } from '../handler.js'
import { CONTROLS, isManaged, modelsOf, voicesOf } from '../media/audio/models.js'

/** The managed voices and their controls, which audio generation uses. The shapes are open (gap named_ops.rule). */
export const voices = {
  listVoices: ({ team }) => ({ body: { voices: [...voicesOf(team).values()] } }),
  getVoiceCapabilities: ({ team }) => ({
    body: {
      models: [...modelsOf(team).values()]
        .filter(({ id }) => isManaged(id))
        .map(({ id, mode }) => ({
          id,
          operation: mode,
          controls: CONTROLS[mode] ?? [],
        })),
    },
  }),
} satisfies Handlers
