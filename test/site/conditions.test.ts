/** Conditions of a schema as sentences. */
import { expect, test } from 'vitest'
import type { JsonObject } from '../../src/contract/json.js'
import { conditionsOf } from '../../src/site/conditions.js'

test('conditionsOf throws an error that names a condition which it has no words for', () => {
  const schema: JsonObject = { if: { properties: { size: { minimum: 3 } } } }
  expect(() => conditionsOf(schema, {})).toThrow(/no words for the condition on `size`.*conditions\.ts/)
})
