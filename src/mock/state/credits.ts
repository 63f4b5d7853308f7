import { ApiError } from '../errors.js'
import type { Team } from './world.js'

/** Takes credits from a team before anything starts. Throws an ApiError (402) where they do not suffice (fact service.metered.402). */
export function charge(team: Team, amount: number): void {
  if (team.credits < amount)
    throw new ApiError(402, `This call costs ${amount} credits, and the organization has ${team.credits}.`)
  team.credits -= amount
}

/** Gives back what was charged for work that came to nothing. */
export function refund(team: Team, amount: number): void {
  team.credits += amount
}
