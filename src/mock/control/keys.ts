import type { MockContext } from '../context.js'
import { checkBrandKit, setDefaultBrandKit } from '../resources/brand-kits/brand-kits.js'
import type { Caller, KeyDefinition, Plan } from '../state/callers.js'

/** A key, and the settings of its team. */
export type KeyOptions = KeyDefinition & {
  plan?: Plan
  credits?: number
  /** The brand kit of the team's tasks that name none; null for none. */
  defaultBrandKit?: string | null
}

/** Defines a key and the settings of its team. Throws a DomainError, and defines nothing, for an unknown brand kit. */
export function defineKey(
  { state }: MockContext,
  { plan, credits, defaultBrandKit, ...definition }: KeyOptions,
): Caller {
  const owner = definition.team ?? state.callers.find(definition.key)?.team
  if (defaultBrandKit && owner) checkBrandKit(state.team(owner), defaultBrandKit)
  const caller = state.callers.define(definition)
  const team = state.team(caller.team)
  if (plan) team.plan = plan
  if (credits !== undefined) team.credits = team.initialCredits = credits
  if (defaultBrandKit !== undefined) setDefaultBrandKit(team, defaultBrandKit)
  return caller
}
