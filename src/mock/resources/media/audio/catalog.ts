/** What a team can use: the models and managed voices of the catalog, and those that a test adds. */
import type { Team } from '../../../state/mock-state.js'
import { perTeam } from '../../../state/parts.js'
import { Store } from '../../../state/store.js'
import { AUDIO_MODELS, type AudioModel, VOICES } from './models.js'

/** A managed voice. Its fields are not documented (gap named_ops.get_voices). */
export type Voice = { id: string; name: string; [field: string]: unknown }

export const modelsOf: (team: Team) => Store<AudioModel> = perTeam(
  'models',
  (_, saved: AudioModel[] = AUDIO_MODELS) => new Store(saved),
)

export const voicesOf: (team: Team) => Store<Voice> = perTeam(
  'voices',
  (_, saved: Voice[] = VOICES) => new Store<Voice>(saved),
)
