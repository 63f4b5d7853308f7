import type { Team } from '../../state/mock-state.js'
import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'

/** An organization. Its fields are not documented (gap named_ops.get_organizations). */
export type OrganizationRecord = { id: string; name: string; created_at: string; [field: string]: unknown }

/** The organizations that a team's keys see: for a new team its own, as in the documented list. */
export const organizationsOf: (team: Team) => Store<OrganizationRecord> = perTeam(
  'organizations',
  (
    { id, state, isEmpty },
    saved: OrganizationRecord[] = isEmpty ? [] : [{ id, name: 'My organization', created_at: state.clock.iso() }],
  ) => new Store(saved),
)
