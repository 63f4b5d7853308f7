/** What extensions say is written into the descriptions, once. */
import { expect, test } from 'vitest'
import { describeData, describe as write } from '../../scripts/bundle/describe.js'
import type { JsonObject } from '../../scripts/document/shape.js'

const gaps = {
  'a.b': { kind: 'unknown', title: 'A', source: 'It is not said.', assumed: 'One.', otherwise: 'Two.' },
  'c.d': { kind: 'silence', title: 'C', source: 'It never comes up.', assumed: 'Nothing.' },
} as const

const describeOperation = (operation: JsonObject): unknown => {
  const document = { openapi: '3.1.0', info: { title: 't' }, paths: { '/a': { get: operation } } }
  const paths = write(document, gaps, []).paths as { '/a': { get: JsonObject } }
  return paths['/a'].get.description
}

test('a gap stands behind the own description', () => {
  expect(describeOperation({ description: 'Own.\n', 'x-gap': 'a.b' })).toBe(
    'Own.\n\n> **Gap** `a.b`: It is not said. Assumed: One. It could also be: Two.',
  )
})

test('several gaps stand in their order, also where there was no description', () => {
  expect(describeOperation({ 'x-gap': ['c.d', 'a.b'] })).toMatch(
    /^> \*\*Gap\*\* `c\.d`: .* Assumed: Nothing\.\n\n> \*\*Gap\*\* `a\.b`/,
  )
})

test('scopes, limits and paging of an operation are told', () => {
  const text = describeOperation({
    security: [{ apiKey: ['media:generate', 'tasks:read'] }],
    parameters: [{ name: 'cursor' }, { name: 'limit' }],
    'x-rate-limit': [
      { name: 'exports', limit: 25, window_seconds: 60, per: 'organization', retry_after_seconds: 60 },
      { name: 'tasks', limit: { free: 3, paid: 10 }, per: 'team' },
    ],
  })
  expect(text).toContain('`media:generate` and `tasks:read`')
  expect(text).toContain('25 in 60 seconds for each organization')
  expect(text).toContain('`Retry-After: 60`')
  expect(text).toContain('3 on plan `free`, 10 on plan `paid`')
  expect(text).toContain('**Paging**: cursor lane.')
})

test('a list that is paged in two ways says in which version each holds', () => {
  const parameters = [
    { name: 'cursor', 'x-version': '2026-05-01' },
    { name: 'offset', 'x-version': '2026-04-12' },
  ]
  expect(describeOperation({ parameters })).toBe(
    '**Paging**: cursor lane in version 2026-05-01, offset lane in version 2026-04-12.',
  )
})

test('an operation that says nothing gets no description', () => {
  expect(describeOperation({ security: [{ apiKey: [] }] })).toBeUndefined()
})

test('what looks like a mark inside an example is data', () => {
  const examples = { one: { value: { 'x-gap': 'a.b', description: 'data' } } }
  const document = { openapi: '3.1.0', info: { title: 't' }, components: { examples } }
  expect(write(document, gaps, []).components).toEqual({ examples })
})

test('what is made from data stands behind the introduction, its gaps last', () => {
  const info = { title: 't', description: 'Own.', 'x-gap': 'c.d' }
  expect(write({ openapi: '3.1.0', info }, gaps, ['# One', '# Two']).info).toMatchObject({
    description: expect.stringMatching(/^Own\.\n\n# One\n\n# Two\n\n> \*\*Gap\*\* `c\.d`/),
  })
})

test('data that is no OpenAPI tells its gaps as well, at any depth, and is not changed itself', () => {
  const data = { a: [{ description: 'Own.', 'x-gap': 'c.d' }], b: 1 }
  expect(describeData(data, gaps)).toEqual({
    a: [{ description: 'Own.\n\n> **Gap** `c.d`: It never comes up. Assumed: Nothing.', 'x-gap': 'c.d' }],
    b: 1,
  })
  expect(data.a[0]?.description).toBe('Own.')
})
