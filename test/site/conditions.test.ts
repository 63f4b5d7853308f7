/** Conditions of a schema as sentences. */
import { expect, test } from 'vitest'
import { conditionsOf } from '../../docs/site/conditions.js'
import type { JsonObject } from '../../src/contract/json.js'

test('conditionsOf throws an error that names a condition which it has no words for', () => {
  const schema: JsonObject = { if: { properties: { size: { minimum: 3 } } } }
  expect(() => conditionsOf(schema, {})).toThrow(/no words for the condition on `size`.*conditions\.ts/)
})

test('conditionsOf has words for each kind of condition', () => {
  const schema = {
    if: { properties: { kind: { const: 'a' }, size: { enum: ['b', 'c'] } } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
    then: { required: ['id', 'name'], properties: { name: { pattern: '^x-' }, url: { pattern: '.+' } } },
    else: { properties: { first: { not: {} }, second: false } },
  } as unknown as JsonObject
  expect(conditionsOf(schema, {})).toEqual([
    'If `kind` is `a` and `size` is `b` or `c`, `id` is required.',
    'If `kind` is `a` and `size` is `b` or `c`, `name` is required and must start with `x-`.',
    'If `kind` is `a` and `size` is `b` or `c`, `url` must match `.+`.',
    'Otherwise, do not send `first` or `second`.',
  ])
})
