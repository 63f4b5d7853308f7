/** The example of a node, and the examples with their names. */
import { expect, test } from 'vitest'
import { namedExamples, valueFor } from '../../../src/contract/examples.js'
import type { Json, JsonObject } from '../../../src/contract/json.js'

// biome-ignore format: a table has one row a line.
test.each<[string, JsonObject, Json | undefined]>([
  ['its own', { example: false, examples: { a: { value: 2 } }, schema: { default: 3 } }, false],
  ['the first of several', { examples: { a: { $ref: '#/shared' }, b: { value: 2 } }, schema: { default: 3 } }, 'shared'],
  ['the only value', { schema: { const: 'a', default: 'b' } }, 'a'],
  ['the default', { schema: { default: 'b', examples: ['c'] } }, 'b'],
  ['the first of the schema', { schema: { examples: ['c', 'd'], enum: ['e'] } }, 'c'],
  ['the first value', { schema: { enum: ['e', 'f'] } }, 'e'],
  ['that of a part', { schema: { allOf: [{ type: 'string' }, { $ref: '#/part' }] } }, 'part'],
  ['none', { schema: { type: 'string' } }, undefined],
  ['none without a schema', {}, undefined],
])('exampleOf returns %s', (_, node, expected) => {
  expect(valueFor({ shared: { value: 'shared' }, part: { default: 'part' } }, node)).toBe(expected)
})

test('namedExamples returns null for an example without a value', () => {
  expect(namedExamples({}, { a: { summary: 'a' }, b: { value: 0 } })).toEqual([
    { name: 'a', value: null },
    { name: 'b', value: 0 },
  ])
  expect(namedExamples({}, undefined)).toEqual([])
})
