import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'
import type { Handlers } from '../handler.js'

/** Voyager: signing out of the desktop app, and promo codes. */
export const voyager = {
  /**
   * Always succeeds. The members of the response are not documented (gap voyager.revoke.response.fields). The key stays
   * valid, because a second request must also return 200 (gap voyager.revoke.credential).
   */
  revokeDesktopSignIn: () => ({ body: {} }),

  /**
   * Any code can be redeemed once per organization: which codes the service knows is not documented. A used code is
   * reported by `success: false` without an error code (gaps voyager.redeem.success_status and voyager.redeem.codes).
   */
  redeemPromoCode({ team, body: { code = '' } }) {
    const trimmed = code.trim()
    // The length applies to the text as sent (gap voyager.redeem.field.code.trim_length), so nothing may be left after
    // trimming.
    if (trimmed === '') return { body: { success: false, message: '`code` has no characters besides spaces.' } }
    const codes = redeemed(team)
    if (codes.has(trimmed))
      return { body: { success: false, message: 'Your organization has already redeemed this code.' } }
    codes.add({ id: trimmed })
    return { body: { success: true, message: 'The code has been redeemed for your organization.' } }
  },
} satisfies Handlers

/** The codes that an organization has redeemed. */
const redeemed = perTeam('promo_codes', ({ state }, saved: { id: string }[] = []) => new Store(saved, state.options))
