/** What is where in a document, and what a reference leads to. */
import { describe, expect, test } from 'vitest'
import { strictJudge } from '../../scripts/lint/examples.js'
import type { JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { find, resolve } from '../../src/contract/references.js'

describe('a reference', () => {
  const document = {
    paths: { '/a~b': { get: { parameters: [{ name: 'x' }] } } },
    none: null,
    text: 'long',
  } as JsonObject

  test('leads through maps and lists, with `~` and `/` escaped', () => {
    expect(find(document, '#/paths/~1a~0b/get/parameters/0')).toEqual({ name: 'x' })
    expect(find(document, '#/none')).toBeNull()
    expect(resolve(document, { $ref: '#/paths/~1a~0b/get/parameters/0' })).toEqual({ name: 'x' })
  })

  test.each(['#/paths/~1c', '#/none/x', '#/text/length', '#/paths/~1a~0b/get/parameters/1'])(
    '%s leads to nothing',
    (ref) => {
      expect(() => find(document, ref)).toThrow(`The reference ${ref} points to nothing.`)
    },
  )
})

test('the operations of a callback are visited as operations', () => {
  const seen: string[] = []
  const post = { operationId: 'taskChanged', responses: {} }
  const callbacks = { changed: { '{$request.body#/callback_url}': { post }, 'x-note': { post } } }
  visit({ paths: { '/tasks': { post: { operationId: 'createTask', callbacks } } } }, (node, kind) => {
    if (kind === 'operation') seen.push(String(node.operationId))
  })
  expect(seen).toEqual(['createTask', 'taskChanged'])
})

test('what breaks a schema is said with its place; a property that the schema does not know breaks it', () => {
  const judge = strictJudge({})
  const schema = { type: 'object', properties: { page: { type: 'object', properties: { size: { type: 'integer' } } } } }
  expect(judge(schema, { page: { size: 1 } })).toEqual([])
  expect(judge(schema, 7)).toEqual(['the value must be object'])
  expect(judge(schema, { page: { size: 'one' } })).toEqual(['/page/size must be integer'])
  expect(judge(schema, { page: { width: 1 } })).toEqual(['/page must NOT have unevaluated properties (width)'])
  expect(judge({ type: 'object' }, { any: 1 })).toEqual(['the value must NOT have unevaluated properties (any)'])
  expect(judge({ type: 'object', additionalProperties: true }, { any: 1 })).toEqual([])
})
