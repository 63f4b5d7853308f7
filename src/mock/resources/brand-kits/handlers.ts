import type { Call, Handlers } from '../../request/handler.js'
import { listReply } from '../pagination.js'
import { type BrandKitRecord, brandKitsOf } from './brand-kits.js'

/** Brand kits: listed only, for no operation makes one. */
export const brandKits: Handlers = {
  listBrandKits: (call) =>
    listReply(call, [...brandKitsOf(call.team, call.world).values()], { record: kitIn(call), total: true }),
}

/** Version 2026-04-12 says whose a kit is (versions.yaml, `removed`). */
function kitIn({ version, team }: Call): (kit: BrandKitRecord) => unknown {
  return version === '2026-04-12' ? ({ id }) => ({ id, team_id: team.id }) : ({ id }) => ({ id })
}
