import type { Handlers } from '../../request/handler.js'
import { allNewestFirst, orderOf, pageOf } from '../pagination.js'
import { type OrganizationRecord, organizationsOf } from './organizations.js'

/** Organizations: read-only, because no operation creates one. */
export const organizations: Handlers = {
  listOrganizations(call) {
    const all = organizationsOf(call.team)
    const list = orderOf(call) === 'name ascending' ? all.view('by name', { order: byName }) : allNewestFirst(all)
    return { body: pageOf(call, list, ({ created_at: _, ...shown }) => shown, { total: true }) }
  },
}

/** Compares by name, ascending (fact versioning.migration.sort.organizations). */
function byName(a: OrganizationRecord, b: OrganizationRecord): number {
  return a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
