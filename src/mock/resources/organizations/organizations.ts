import { Store } from '../../state/store.js'
import { perTeam, type Team } from '../../state/world.js'

/** An organization. Which fields it has is not stated (gap named_ops.get_organizations). */
export type OrganizationRecord = { id: string; name: string; created_at: string }

/** The organizations that a team's keys see: on a fresh team its own, as in the documented list. */
export const organizationsOf: (team: Team) => Store<OrganizationRecord> = perTeam(
  ({ id, world }) => new Store([{ id, name: 'My organization', created_at: world.clock.iso() }]),
)
