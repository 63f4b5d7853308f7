import { compareStates, type Diff } from '../../scripts/compare/compare-states.js'
import type { State } from '../../scripts/compare/state.js'
import type { JsonObject } from '../../src/contract/json.js'
import { documentOf } from './pairs.js'

/** A state of a small contract with one version, 2030-01-01, whose operation is given. */
export function stateOf(operation: JsonObject, more: Partial<State> & { exceptions?: string } = {}): State {
  const { exceptions, ...rest } = more
  const versions = rest.versions ?? [{ date: '2030-01-01', role: 'canonical', sunset: null }]
  return {
    name: 'a state',
    versions,
    documents: Object.fromEntries(versions.map(({ date }) => [date, documentOf(operation)])),
    gaps: new Set(),
    tools: [],
    files: () => [],
    read: (file) => (file === 'exceptions.yaml' ? exceptions : undefined),
    ...rest,
  }
}

export const TODAY = '2030-03-03'

export function diffOf(old: State, now: State, today = TODAY): Diff {
  return compareStates(old, now, today)
}

/** Each row as `breaking field.removed`. */
export function rowsOf({ changes }: Diff): string[] {
  return changes.map(({ verdict, rule }) => `${verdict} ${rule}`)
}

/** An operation that responds with an object of these fields. */
export function returning(properties: JsonObject, more: JsonObject = {}): JsonObject {
  const schema = { type: 'object', properties, ...more }
  return { responses: { 200: { description: 'A.', content: { 'application/json': { schema } } } } }
}
