import type { Team } from '../../../state/mock-state.js'
import { perTeam } from '../../../state/parts.js'
import { Store } from '../../../state/store.js'
import { VOICES } from './models.js'

/** A managed voice. Its fields are not documented (gap named_ops.get_voices). */
export type Voice = { id: string; name: string; [field: string]: unknown }

/** The managed voices that a team can use: those of the catalog, and those that a test adds. */
export const voicesOf: (team: Team) => Store<Voice> = perTeam(
  'voices',
  (_, saved: Voice[] = VOICES) => new Store<Voice>(saved),
)
