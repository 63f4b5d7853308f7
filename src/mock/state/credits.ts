import { DomainError } from './domain-error.js'
import type { Team } from './mock-state.js'

/** Charges a team before work starts. Throws a DomainError if the credits are not sufficient. */
export function charge(team: Team, amount: number): void {
  if (team.credits < amount) {
    const message = `This request costs ${amount} credits, but the organization has only ${team.credits}.`
    throw new DomainError('insufficient_credits', message)
  }
  team.state.changeTeam(team, { credits: team.credits - amount })
}

/** Refunds the charge for work that produced no result. */
export function refund(team: Team, amount: number): void {
  team.state.changeTeam(team, { credits: team.credits + amount })
}
