import type { MockContext } from '../context/context.js'
import { checkOptions } from '../context/options.js'
import { InvalidData } from '../http/errors.js'
import { checkBrandKit, setDefaultBrandKit } from '../resources/brand-kits/brand-kits.js'
import { type Caller, isKey, type KeyDefinition, type Plan } from '../state/callers.js'

/** A key, and the settings of its team. */
export type KeyOptions = KeyDefinition & {
  plan?: Plan
  credits?: number
  /** The brand kit of the team's tasks that name none; null for none. */
  defaultBrandKit?: string | null
}

/**
 * Defines a key and the settings of its team. Throws, and defines nothing, for an unknown brand kit (a DomainError) and
 * for settings that the control rejects (an InvalidData).
 */
export function defineKey(context: MockContext, options: KeyOptions): Caller {
  checkKeyOptions(context, options)
  const { state } = context
  const { plan, credits, defaultBrandKit, ...definition } = options
  const caller = state.callers.define(definition)
  const team = state.team(caller.team)
  state.changeTeam(team, {
    ...(plan && { plan }),
    ...(credits !== undefined && { credits, initialCredits: credits }),
  })
  if (defaultBrandKit !== undefined) setDefaultBrandKit(team, defaultBrandKit)
  return caller
}

/** Throws what `defineKey` would throw. */
export function checkKeyOptions({ contract, state }: MockContext, { key, ...settings }: KeyOptions): void {
  checkKey(key)
  checkOptions(contract, 'defineKey', settings, { key })
  const { defaultBrandKit, team = state.callers.find(key)?.team } = settings
  if (defaultBrandKit && team) checkBrandKit(state.team(team), defaultBrandKit)
}

/** Deletes a key. Throws an InvalidData for a key of another form. */
export function deleteKey({ state }: MockContext, key: string): void {
  checkKey(key)
  state.callers.delete(key)
}

/** Throws an InvalidData for a key of another form than the documented one. `path` leads to it. */
export function checkKey(key: string, path: string[] = []): void {
  if (!isKey(key)) throw new InvalidData(`${key} is not a key of the form service_live_0123abcd.`, path)
}
