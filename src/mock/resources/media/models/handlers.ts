import type { Handlers } from '../../../request/handler.js'
import { AUDIO_MODELS } from '../audio/models.js'

/** The catalog of media models that audio generation uses. Its shape is open (gap named_ops.rule). */
export const models: Handlers = {
  listMediaModels: () => ({ body: { models: AUDIO_MODELS } }),
}
