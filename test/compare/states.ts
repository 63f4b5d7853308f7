import type { State } from '../../scripts/compare/state.js'
import type { JsonObject } from '../../src/contract/json.js'

/** The versions 2030-02-01, if `two`, and 2030-01-01. */
export const versions = (two = false, sunset: string | null = null): State['versions'] => [
  ...(two ? [{ date: '2030-02-01', role: 'canonical', sunset: null }] : []),
  { date: '2030-01-01', role: 'default', sunset },
]

/** A state of a small contract whose operation responds with these fields. By default it has one version. */
export function stateOf(properties: JsonObject, more: Partial<State> & { exceptions?: string } = {}): State {
  const { exceptions, ...rest } = more
  const content = { 'application/json': { schema: { type: 'object', properties } } }
  const get = { operationId: 'listThings', responses: { 200: { description: 'A.', content } } }
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/things': { get } } }
  const dates = (rest.versions ?? versions()).map(({ date }) => date)
  return {
    name: 'a state',
    versions: versions(),
    gaps: new Set(),
    tools: {},
    files: () => [],
    documents: Object.fromEntries(dates.map((date) => [date, document])),
    read: (file) => (file === 'exceptions.yaml' ? exceptions : undefined),
    ...rest,
  }
}
