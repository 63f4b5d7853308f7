import type { Handlers } from '../../request/handler.js'

/** The balance of an organization. What charges it stands in `state/credits.ts`. */
export const credits: Handlers = {
  // How the answer names the balance is not stated (gap named_ops.get_credits).
  getCredits: ({ team }) => ({ body: { credits_remaining: team.credits } }),
}
