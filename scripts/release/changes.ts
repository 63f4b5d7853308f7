import type { Change } from '../compare/changes.js'
import { compareStates, RETIRED } from '../compare/compare-states.js'
import { changeText } from '../compare/report.js'
import { stateOf } from '../compare/state.js'
import { inRoot } from '../support/paths.js'
import type { Level } from './bump.js'
import { type Changes, compareSurfaces } from './surface.js'

/**
 * Compares the repository with a tag: the contract by the rules of the gate, because the types are made from it, and the names and
 * signatures of both packages by the compiler.
 */
export async function changesSince(tag: string): Promise<Changes> {
  const [documents, surface] = await Promise.all([documentChanges(tag), compareSurfaces(tag)])
  return {
    breaking: [...documents.breaking, ...surface.breaking],
    additive: [...documents.additive, ...surface.additive],
  }
}

/** Returns the greatest change. */
export function levelOf({ breaking, additive }: Changes): Level {
  return breaking.length > 0 ? 'breaking' : additive.length > 0 ? 'additive' : 'neutral'
}

/**
 * What the gate calls breaking is breaking. Two more are, because the types change: what an exception allows, and a version
 * that is retired after its sunset.
 */
async function documentChanges(tag: string): Promise<Changes> {
  const [old, now] = await Promise.all([stateOf(tag), stateOf(inRoot())])
  const { changes } = await compareStates(old, now, new Date().toISOString().slice(0, 10))
  const isBreaking = ({ verdict, says }: Change) => verdict === 'breaking' || says.startsWith(RETIRED)
  const linesOf = (some: Change[]) => some.map((change) => [...change.versions, changeText(change)].join(' '))
  return {
    breaking: linesOf(changes.filter(isBreaking)),
    additive: linesOf(changes.filter(({ verdict }) => verdict === 'additive')),
  }
}
