import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'
import type { Handlers } from '../handler.js'
import { allNewestFirst, olderOrder, pageOf } from '../pagination.js'

/** An organization. Its fields are assumed (gap named_ops.get_organizations), so one that a test adds may differ. */
export type Organization = { id: string; name: string; created_at?: string; [field: string]: unknown }

/** The time is only used for sorting. */
type OrganizationRecord = { id: string; created_at: string; shown: Organization }

/** The organizations that a team's keys see: for a new team its own, as in the documented list. */
export const organizationsOf = perTeam('organizations', ({ id, state, isEmpty }, saved?: OrganizationRecord[]) => {
  const own = { id, created_at: state.clock.iso(), shown: { id, name: 'My organization' } }
  return new Store(saved ?? (isEmpty ? [] : [own]))
})

/** Organizations: read-only, because no operation creates one. */
export const organizations = {
  listOrganizations(call) {
    const all = organizationsOf(call.team)
    const list = olderOrder(call) === 'name ascending' ? all.view('by name', { order: byName }) : allNewestFirst(all)
    return { body: { ...pageOf(call, list, ({ shown }) => ({ ...shown })), total: list.size } }
  },
} satisfies Handlers

/** Compares by name, ascending. */
function byName(a: OrganizationRecord, b: OrganizationRecord): number {
  return a.shown.name.localeCompare(b.shown.name, 'en') || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
