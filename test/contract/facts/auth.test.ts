import { expect } from 'vitest'
import { gapIds } from '../../../src/contract/gaps.js'
import { isObject } from '../../../src/contract/json.js'
import { facts } from './catalog.js'
import type { Doc } from './doc.js'
import { fact } from './fact.js'
import { nodeAt } from './places.js'

const scopes = (doc: Doc) => Object.keys(nodeAt(doc, 'security')?.['x-scopes'] ?? {})

fact('auth.scope.count', (doc) => {
  expect(scopes(doc)).toHaveLength(Number(facts['auth.scope.count']?.data?.count))
})

fact('auth.scope.no_extra', (doc) => {
  const places = Object.values(facts).flatMap(({ mentions = {} }) => Object.keys(mentions))
  const unstated = scopes(doc).filter((scope) => !places.includes(`scope:${scope}`))
  const add = unstated.map((scope) => `auth.scope.<name> with mentions: { 'scope:${scope}': [...] }`).join(', and ')
  expect(unstated, `Add to openapi/statements/auth.yaml ${add}`).toEqual([])
  const areas = [facts['auth.scope.no_extra']?.data?.areas ?? []].flat()
  expect(areas).toContain('drive')
  expect(scopes(doc).filter((scope) => areas.includes(scope.replace(/:.*/, '')))).toEqual([])
})

/** The gaps that say of one resource what `auth.scope.per_operation` says of all. */
const SCOPE_GAPS =
  /^(auth\.scope\.(per_operation|delete_canvas)|webhooks_log\.scope|media_3d\.scope|media_audio\.scope)$/

/** Returns the operations of a place whose form has their scopes. */
function scoped([key, form]: [string, unknown]): string[] {
  return isObject(form) && ('scopes' in form || 'security' in form) ? key.split(/[{},]/) : []
}

fact('auth.scope.per_operation', (doc) => {
  const stated = Object.values(facts).flatMap(({ at, open }) => (open ? [] : Object.entries(at ?? {}).flatMap(scoped)))
  for (const { operationId, scopes, node } of doc.operations.values()) {
    if (stated.includes(operationId)) continue
    const marks = gapIds(node['x-gap']).filter((id) => SCOPE_GAPS.test(id) || id === 'auth.scope.none')
    const expected = scopes.length > 0 ? expect.stringMatching(SCOPE_GAPS) : 'auth.scope.none'
    expect(
      marks,
      `${operationId}: state its scope with \`at: { ${operationId}: { scopes: [${scopes}] } }\`, or mark the gap of its scope`,
    ).toEqual([expected])
    const note = scopes.length > 0 ? 'this scope' : 'no scope is required'
    expect(node.description, operationId).toContain(`> Assumed: ${note}.`)
  }
})
