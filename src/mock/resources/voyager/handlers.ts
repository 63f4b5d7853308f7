import type { Handlers } from '../../request/handler.js'
import { perTeam } from '../../state/world.js'

/** Voyager: signing out of the desktop app, and promo codes. */
export const voyager: Handlers = {
  /**
   * Always succeeds (facts voyager.revoke.200, .idempotent and .idp_failure); the members of the answer are not stated
   * (gap voyager.revoke.response.fields). The key goes on working: a second call has to be answered with 200.
   */
  revokeDesktopSignIn: () => ({ body: {} }),

  /**
   * Any code is good once for an organization: which ones the service knows is not stated. A used one is told by
   * `success: false` and no error code (gaps voyager.redeem.success_status and voyager.redeem.codes).
   */
  redeemPromoCode({ team, body: { code = '' } }) {
    const trimmed = code.trim()
    // The length is that of the text as it was sent (gap voyager.redeem.field.code.trim_length), so nothing may be left.
    if (trimmed === '') return { body: { success: false, message: 'There is no code to redeem.' } }
    const codes = redeemed(team)
    if (codes.has(trimmed))
      return { body: { success: false, message: 'The code was redeemed before by your organization.' } }
    codes.add(trimmed)
    return { body: { success: true, message: 'The code was redeemed for your organization.' } }
  },
}

/** The codes that an organization has redeemed. */
const redeemed = perTeam(() => new Set<string>())
