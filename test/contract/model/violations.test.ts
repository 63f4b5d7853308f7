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

// biome-ignore format: a table has one row a line.
const VIOLATIONS: [at: string, keyword: string, params: Record<string, unknown>, told: string[] | undefined][] = [
  ['/body/a~1b/0', 'minLength', { limit: 2 }, ['body', 'a/b.0', 'min_length', '`a/b.0` must have at least 2 characters.']],
  ['/body', 'required', { missingProperty: 'name' }, ['body', 'name', 'required', '`name` is required.']],
  ['/query', 'additionalProperties', { additionalProperty: 'q' }, ['query', 'q', 'not_allowed', '`q` is not a known field.']],
  ['/body/c', 'unevaluatedProperties', { unevaluatedProperty: 'd' }, ['body', 'c.d', 'not_allowed', '`c.d` is not a known field.']],
  ['/body/e~0f', 'not', {}, ['body', 'e~f', 'not_allowed', '`e~f` cannot be combined with `h`.']],
  ['/body/g', 'false schema', {}, ['body', 'g', 'not_allowed', '`g` is not allowed here.']],
  ['/body', 'if', {}, undefined],
  ['', 'required', { missingProperty: 'body' }, ['body', '', 'required', 'A JSON body is required.']],
]

test('violationsOf names the place, the field, the keyword in snake case, and what is wrong', () => {
  const errors = VIOLATIONS.map(([instancePath, keyword, params]) => ({ instancePath, keyword, params, message: 'x' }))
  const told = violationsOf(errors, ['h']).map(({ in: place, field, code, message }) => [place, field, code, message])
  expect(told).toEqual(VIOLATIONS.flatMap(([, , , one]) => (one ? [one] : [])))
})
