import type { Call, Handlers } from '../handlers.js'
import { listReply } from '../lists.js'
import { type BrandKitRecord, brandKitsOf } from '../world/brand-kits.js'
import { type OrganizationRecord, organizationsOf } from '../world/organizations.js'

export const account: Handlers = {
  listBrandKits: (call) =>
    listReply(call, [...brandKitsOf(call.team, call.world).values()], { record: kitIn(call), total: true }),
  listOrganizations: (call) =>
    listReply(call, organizationsOf(call.team, call.world), { record: organization, total: true, legacyOrder: byName }),
  // How the answer names the balance is not stated (gap named_ops.get_credits).
  getCredits: ({ team }) => ({ body: { credits_remaining: team.credits } }),
}

/** Version 2026-04-12 says whose a kit is (versions.yaml, `removed`). */
function kitIn({ version, team }: Call): (kit: BrandKitRecord) => unknown {
  return version === '2026-04-12' ? ({ id }) => ({ id, team_id: team.id }) : ({ id }) => ({ id })
}

function organization({ id, name }: OrganizationRecord): unknown {
  return { id, name }
}

/** By name, ascending (fact versioning.migration.sort.organizations). */
function byName(a: OrganizationRecord, b: OrganizationRecord): number {
  return a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1)
}
