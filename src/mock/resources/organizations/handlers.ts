import type { Handlers } from '../../request/handler.js'
import { listReply } from '../pagination.js'
import { type OrganizationRecord, organizationsOf } from './organizations.js'

/** Organizations: listed only, for no operation makes one. */
export const organizations: Handlers = {
  listOrganizations: (call) =>
    listReply(call, organizationsOf(call.team, call.world), { record: organization, total: true, legacyOrder: byName }),
}

function organization({ id, name }: OrganizationRecord): unknown {
  return { id, name }
}

/** By name, ascending (fact versioning.migration.sort.organizations). */
function byName(a: OrganizationRecord, b: OrganizationRecord): number {
  return a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1)
}
