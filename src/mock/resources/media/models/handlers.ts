import type { Handlers } from '../../../request/handler.js'
import { AUDIO_MODELS } from '../audio/models.js'

/** The catalog of media models: what audio generation goes by. Its shape is open (gap named_ops.rule). */
export const models: Handlers = {
  listMediaModels: () => ({ body: { models: AUDIO_MODELS } }),
}
