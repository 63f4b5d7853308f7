import type { Handlers } from '../handler.js'

/** The balance of an organization. Charges are made in `state/credits.ts`. */
export const credits = {
  // The name of the balance in the response is not documented (gap named_ops.get_credits).
  getCredits: ({ team }) => ({ body: { credits_remaining: team.credits } }),
} satisfies Handlers
