import type { Diff } from '../../scripts/compare/compare-states.js'
import type { State } from '../../scripts/compare/state.js'
import type { JsonObject } from '../../src/contract/json.js'
import { documentOf } from './pairs.js'

/** The versions 2030-02-01, if `two`, and 2030-01-01. */
export const versions = (two = false, sunset: string | null = null): State['versions'] => [
  ...(two ? [{ date: '2030-02-01', role: 'canonical', sunset: null }] : []),
  { date: '2030-01-01', role: 'default', sunset },
]

/** A state of a small contract whose operation is given. By default it has one version. */
export function stateOf(operation: JsonObject, more: Partial<State> & { exceptions?: string } = {}): State {
  const { exceptions, ...rest } = more
  const dates = (rest.versions ?? versions()).map(({ date }) => date)
  return {
    ...{ name: 'a state', versions: versions(), gaps: new Set(), tools: [], files: () => [] },
    documents: Object.fromEntries(dates.map((date) => [date, documentOf(operation)])),
    read: (file) => (file === 'exceptions.yaml' ? exceptions : undefined),
    ...rest,
  }
}

/** Each row as `breaking field.removed`. */
export function rowsOf({ changes }: Diff): string[] {
  return changes.map(({ verdict, rule }) => `${verdict} ${rule}`)
}

/** An operation that responds with an object of these fields. */
export function returning(properties: JsonObject): JsonObject {
  return { responses: { 200: { description: 'A.', json: { type: 'object', properties } } } }
}
