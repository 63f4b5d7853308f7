/** What the page of an operation says of the limits of a value. */
import { expect, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.js'
import { limitTexts, patternText } from '../../../src/site/operations/limits.js'

test.each<[JsonObject, string[]]>([
  [{ enum: ['a', 'b'] }, ['One of `a` `b`']],
  [{ enum: ['a'], examples: ['a'] }, ['Always `a`']],
  [{ const: 3, examples: [3] }, ['Always `3`']],
  [{ default: 20, minimum: 1, maximum: 100 }, ['Default `20`', '1 to 100']],
  [{ default: 'a', format: 'uri', examples: ['b', 'c'] }, ['Default `a`', 'Format uri', 'Example `b`']],
  [{ exclusiveMinimum: 0, maximum: 9 }, ['at most 9, more than 0']],
  [{ minLength: 2 }, ['at least 2 characters']],
  [{ maxLength: 5 }, ['at most 5 characters']],
  [{ minItems: 1, maxItems: 3 }, ['1 to 3 items']],
  [{ properties: {}, examples: [{}] }, []],
])('the limits of %j are %j', (schema, expected) => {
  expect(limitTexts(schema)).toEqual(expected)
})

test.each([
  ['^cvs_[0-9A-Z]{26}$', 'Starts with `cvs_`'],
  ['^(task_[^/]+|[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12})$', 'Starts with `task_`, or is a bare UUID'],
  ['^https://.+', 'Starts with `https://`'],
  ['^[0-9]+$', 'Digits only'],
  ['.+@.+', 'Has a fixed form'],
])('the pattern %s in words is: %s', (pattern, text) => {
  expect(patternText(pattern)).toBe(text)
})
