import type { Handlers } from '../../request/handler.js'
import type { Team } from '../../state/mock-state.js'
import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'
import { allNewestFirst, orderOf, pageOf } from '../pagination.js'

/** An organization. Its fields are not documented (gap named_ops.get_organizations). */
type OrganizationRecord = { id: string; name: string; created_at: string; [field: string]: unknown }

/** The organizations that a team's keys see: for a new team its own, as in the documented list. */
export const organizationsOf: (team: Team) => Store<OrganizationRecord> = perTeam(
  'organizations',
  (
    { id, state, isEmpty },
    saved: OrganizationRecord[] = isEmpty ? [] : [{ id, name: 'My organization', created_at: state.clock.iso() }],
  ) => new Store(saved),
)

/** Organizations: read-only, because no operation creates one. */
export const organizations: Handlers = {
  listOrganizations(call) {
    const all = organizationsOf(call.team)
    const list = orderOf(call) === 'name ascending' ? all.view('by name', { order: byName }) : allNewestFirst(all)
    return { body: { ...pageOf(call, list, ({ created_at: _, ...shown }) => shown), total: list.size } }
  },
}

/** Compares by name, ascending (fact versioning.migration.sort.organizations). */
function byName(a: OrganizationRecord, b: OrganizationRecord): number {
  return a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
