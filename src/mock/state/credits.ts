import { DomainError } from './domain-error.js'
import type { Team } from './world.js'

/** Takes credits from a team before anything starts. Throws a DomainError where they do not suffice (fact service.metered.402). */
export function charge(team: Team, amount: number): void {
  if (team.credits < amount) {
    const message = `This call costs ${amount} credits, and the organization has ${team.credits}.`
    throw new DomainError('insufficient_credits', message)
  }
  team.credits -= amount
}

/** Gives back what was charged for work that came to nothing. */
export function refund(team: Team, amount: number): void {
  team.credits += amount
}
