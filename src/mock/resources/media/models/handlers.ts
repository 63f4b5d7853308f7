import type { Handlers } from '../../handler.js'
import { modelsOf } from '../audio/models.js'

/** The catalog of media models that audio generation uses. Its shape is open (gap named_ops.rule). */
export const models = {
  listMediaModels: ({ team }) => ({ body: { models: [...modelsOf(team).values()] } }),
} satisfies Handlers
