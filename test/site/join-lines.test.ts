/** Joining the lines of Markdown into paragraphs, and conditions as sentences. */
import { expect, test } from 'vitest'
import { conditionsOf } from '../../docs/site/conditions.js'
import { joinLines } from '../../docs/site/join-lines.js'
import type { JsonObject } from '../../src/contract/json.js'

test.each([
  ['a paragraph', 'One\ntwo\n\nthree\nfour', 'One two\n\nthree four'],
  ['a list', '- one\n  two\n- three', '- one two\n- three'],
  ['a list after a paragraph', 'One:\n- two\n- three', 'One:\n- two\n- three'],
  ['a numbered list', '1. one\n   two\n2. three', '1. one two\n2. three'],
  ['a quotation', '> one\n> two', '> one\n> two'],
  ['a table', '| a |\n|---|\n| b |', '| a |\n|---|\n| b |'],
  ['code', '```\none\ntwo\n```\nthree\nfour', '```\none\ntwo\n```\nthree four'],
  ['a heading', '# One\ntwo', '# One\ntwo'],
  ['a hard break', 'one  \ntwo\\\nthree', 'one  \ntwo\\\nthree'],
  ['HTML', '<details>\ntext\n</details>', '<details>\ntext\n</details>'],
  ['emphasis at the start of a line', 'one\n**two** three', 'one **two** three'],
])('joinLines keeps %s', (_, before, after) => {
  expect(joinLines(before)).toBe(after)
})

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
