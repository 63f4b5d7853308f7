/** References of a document, and the nodes that a visit finds. */
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.js'
import { visit } from '../../../src/contract/nodes.js'
import { find, resolve } from '../../../src/contract/references.js'

describe('references', () => {
  const document: JsonObject = {
    a: { $ref: '#/b' },
    b: { $ref: '#/c/x~1y~0z/%7Bid%7D' },
    c: { 'x/y~z': { '{id}': 'found' } },
    ring: { $ref: '#/ring' },
    list: [{ name: 'first' }],
  }

  test('are followed to the last one, and into lists', () => {
    expect(resolve(document, { $ref: '#/a' })).toBe('found')
    expect(resolve(document, { name: 'itself' })).toEqual({ name: 'itself' })
    expect(find(document, '#/list/0/name')).toBe('first')
  })

  test('throw for a missing target and for a cycle', () => {
    expect(() => find(document, '#/c/none')).toThrow('The reference #/c/none points to nothing.')
    expect(() => find(document, '#/list/0/name/more')).toThrow('points to nothing')
    expect(() => resolve(document, { $ref: '#/ring' })).toThrow('The reference #/ring leads back to itself.')
  })
})

test('visit calls back with the operations of callbacks', () => {
  const seen: string[] = []
  const post = { operationId: 'taskChanged', responses: {} }
  const callbacks = { changed: { '{$request.body#/callback_url}': { post }, 'x-note': { post } } }
  visit({ paths: { '/tasks': { post: { operationId: 'createTask', callbacks } } } }, (node, kind) => {
    if (kind === 'operation') seen.push(String(node.operationId))
  })
  expect(seen).toEqual(['createTask', 'taskChanged'])
})
