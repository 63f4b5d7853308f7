/** The walk over a document, and the strict check of its examples. */
import { expect, test } from 'vitest'
import { strictChecker } from '../../scripts/lint/examples.js'
import { visit } from '../../src/contract/nodes.js'

test('visit calls back with the operations of callbacks', () => {
  const seen: string[] = []
  const post = { operationId: 'taskChanged', responses: {} }
  const callbacks = { changed: { '{$request.body#/callback_url}': { post }, 'x-note': { post } } }
  visit({ paths: { '/tasks': { post: { operationId: 'createTask', callbacks } } } }, (node, kind) => {
    if (kind === 'operation') seen.push(String(node.operationId))
  })
  expect(seen).toEqual(['createTask', 'taskChanged'])
})

test('strictChecker reports the place of each error, and rejects unknown properties', () => {
  const check = strictChecker({})
  const schema = { type: 'object', properties: { page: { type: 'object', properties: { size: { type: 'integer' } } } } }
  expect(check(schema, { page: { size: 1 } })).toEqual([])
  expect(check(schema, 7)).toEqual(['the value must be object'])
  expect(check(schema, { page: { size: 'one' } })).toEqual(['/page/size must be integer'])
  expect(check(schema, { page: { width: 1 } })).toEqual(['/page must NOT have unevaluated properties (width)'])
  expect(check({ type: 'object' }, { any: 1 })).toEqual(['the value must NOT have unevaluated properties (any)'])
  expect(check({ type: 'object', additionalProperties: true }, { any: 1 })).toEqual([])
})
