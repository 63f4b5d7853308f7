/** What extensions say is written into the descriptions, once. */
import { expect, test } from 'vitest'
import { described } from '../../scripts/documents/describe.js'
import type { JsonObject } from '../../src/contract/json.js'

const gaps = {
  'a.b': { kind: 'unknown', stake: 'breaking', title: 'A', source: 'Open.', assumed: 'One.', note: 'one' },
  'c.d': { kind: 'silence', stake: 'shape', title: 'C', source: 'Open.', assumed: 'Two.', note: 'two' },
  'e.f': { kind: 'silence', stake: 'detail', title: 'E', source: 'Open.', assumed: 'Three.' },
} as const

test('described shows a note by kind only at the kinds that it names', () => {
  const named = { ...gaps, 'a.b': { ...gaps['a.b'], note: { response: 'status 200', property: 'this name' } } }
  const marked = { 'x-gap': 'a.b', description: 'Own.' }
  const shown = (paths: JsonObject) =>
    JSON.stringify(described({ openapi: '3.1.0', info: { title: 't' }, paths }, named, []))
  expect(shown({ '/a': { get: marked } })).not.toContain('Assumed')
  expect(shown({ '/a': { get: { responses: { 200: marked } } } })).toContain('#a.b): status 200.')
  const schema = { properties: { name: marked } }
  expect(shown({ '/a': { get: { parameters: [{ name: 'q', schema }] } } })).toContain('#a.b): this name.')
})

test('described ignores marks inside examples', () => {
  const examples = { one: { value: { 'x-gap': 'a.b', description: 'data' } } }
  const document = { openapi: '3.1.0', info: { title: 't' }, components: { examples } }
  expect(described(document, gaps, []).components).toEqual({ examples })
})
