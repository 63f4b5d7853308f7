/** What a value violates: the place, the field, the code and a sentence. */
import { expect, test } from 'vitest'
import { valueChecker } from '../../../src/contract/ajv.js'
import { formats } from '../../../src/contract/formats.js'
import { violationsOf } from '../../../src/contract/violations.js'

test.each([
  ['https://example.com/a?b#c', true],
  ['https://', false],
  ['example.com', false],
  [`https://example.com/${'a'.repeat(65_536 - 20)}`, true],
  [`https://example.com/${'a'.repeat(65_537 - 20)}`, false],
])('the format uri checks %.40s', (text, expected) => {
  expect((formats.uri as (text: string) => boolean)(text)).toBe(expected)
})

test('valueChecker names the place of an error', () => {
  const check = valueChecker({ components: { schemas: { Name: { type: 'string', minLength: 2 } } } })
  const schema = { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } }, required: ['name'] }
  expect(check(schema, { name: 'ab', other: 1 })).toEqual([])
  expect(check(schema, { name: 'a' })).toEqual(['/name must NOT have fewer than 2 characters'])
  expect(check(schema, {})).toEqual(["the value must have required property 'name'"])
  expect(check(schema, [])).toEqual(['the value must be object'])
})

test('violationsOf names the place, the field and the keyword in snake case', () => {
  const error = (instancePath: string, keyword: string, params = {}) => ({
    instancePath,
    keyword,
    params,
    message: 'x',
  })
  const told = violationsOf(
    [
      error('/body/a~1b/0', 'minLength', { limit: 2 }),
      error('/body', 'required', { missingProperty: 'name' }),
      error('/query', 'additionalProperties', { additionalProperty: 'q' }),
      error('/body/c', 'unevaluatedProperties', { unevaluatedProperty: 'd' }),
      error('/body/e~0f', 'not'),
      error('/body/g', 'false schema'),
      error('/body', 'if'),
      error('', 'required', { missingProperty: 'body' }),
    ],
    ['h'],
  )
  expect(told.map(({ in: place, field, code }) => [place, field, code])).toEqual([
    ['body', 'a/b.0', 'min_length'],
    ['body', 'name', 'required'],
    ['query', 'q', 'not_allowed'],
    ['body', 'c.d', 'not_allowed'],
    ['body', 'e~f', 'not_allowed'],
    ['body', 'g', 'not_allowed'],
    ['body', '', 'required'],
  ])
  expect(told.map(({ message }) => message)).toEqual([
    '`a/b.0` must have at least 2 characters.',
    '`name` is required.',
    '`q` is not a known field.',
    '`c.d` is not a known field.',
    '`e~f` cannot be combined with `h`.',
    '`g` is not allowed here.',
    'A JSON body is required.',
  ])
})
