/** What is changed of the contract when its tests are tested, and what a mark of a gap covers. */
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { kindOf, mutantsOf } from '../../scripts/mutate/mutants.js'
import type { Kind } from '../../scripts/mutate/operators.js'
import { sample } from '../../scripts/mutate/sample.js'

function changesOf(kind: Kind, source: string) {
  return mutantsOf('a.yaml', kind, source).map(({ line, what, isGap, text }) => ({
    line,
    what,
    isGap,
    after: parse(text()) as unknown,
  }))
}

const schema = `type: object
required: [id, size]
properties:
  id:
    type: string
    maxLength: 10
  size:
    type: [integer, "null"]
    default: 3
    description: At most 90 items, as ISO 8601 says.
  kind:
    type: string
    x-gap: task.kind
    enum: [one, two]
`

describe('changesOf a schema', () => {
  const changes = changesOf('schema', schema)
  const properties = changes.map(({ after }) => (after as { properties: Record<string, object> }).properties)

  test.each([
    ['another limit', { id: { maxLength: 11 } }],
    ['another type', { id: { type: 'integer' } }],
    ['null allowed', { id: { type: ['string', 'null'] } }],
    ['null rejected', { size: { type: 'integer' } }],
    ['another default', { size: { default: 4 } }],
    ['another number in a text', { size: { description: 'At most 91 items, as ISO 8601 says.' } }],
    ['a value removed', { kind: { enum: ['two'] } }],
    ['a value added', { kind: { enum: ['one', 'two', 'one_more'] } }],
  ])('has a mutant with %s', (_, expected) => {
    expect(properties).toContainEqual(expect.objectContaining(mapped(expected)))
  })

  test('removes names from `required` and adds others', () => {
    const lists = changes.map(({ after }) => (after as { required: string[] }).required)
    for (const list of [['size'], ['id'], ['id', 'size', 'kind']]) expect(lists).toContainEqual(list)
  })

  test('returns the line of each mutant', () => {
    expect(changes.find(({ what }) => what === 'properties.id.maxLength: → 11')?.line).toBe(6)
    expect(changes.find(({ what }) => what.startsWith('properties.size.description'))?.line).toBe(10)
  })

  test('returns no mutant twice, and none that changes nothing', () => {
    const texts = changes.map(({ after }) => JSON.stringify(after))
    expect(texts).not.toContain(JSON.stringify(parse(schema)))
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('counts mutants at a marked gap as covered, and none beside it', () => {
    const covered = changes.filter(({ isGap }) => isGap).map(({ what }) => what)
    expect(covered.length).toBeGreaterThan(0)
    expect(covered.every((what) => what.startsWith('properties.kind'))).toBe(true)
    expect(changes.some(({ isGap, what }) => !isGap && what.startsWith('properties.id'))).toBe(true)
  })
})

test('changesOf a path item changes statuses, scopes, marks, headers and examples', () => {
  const whats = changesOf(
    'pathItem',
    `get:
  x-pagination: cursor
  x-gap: some.gap
  responses:
    "200":
      description: Up to 20 of them.
      headers: { X-Request-ID: { $ref: a.yaml } }
      content:
        application/json:
          examples: { first: { $ref: b.yaml } }
    "402": { description: No credits., x-gap: another.gap }
  security:
    - apiKey: ["tasks:read"]
`,
  ).map(({ what, isGap }) => `${what}${isGap ? ' (gap)' : ''}`)
  expect(whats).toEqual(
    expect.arrayContaining([
      'get.responses.200: → 201',
      'get.responses.402: removed (gap)',
      'get.security.0.apiKey.0: → "canvases:read" (gap)',
      'get.x-pagination: → "offset"',
      'get.responses.200.headers.X-Request-ID: removed',
      'get.responses.200.content.application/json.examples.first: removed',
      'get.responses.200.description: 20 → 21 in "Up to 20 of them."',
    ]),
  )
})

test('kindOf tells the kind of a file by its path', () => {
  expect(kindOf('resources/tasks/schemas/Task.yaml')).toBe('schema')
  expect(kindOf('resources/tasks/tasks.yaml')).toBe('pathItem')
  expect(kindOf('webhooks/callback.yaml')).toBe('callback')
  expect(kindOf('versions.yaml')).toBe('data')
  expect(kindOf('gaps/auth.yaml')).toBeUndefined()
  expect(kindOf('README.md')).toBeUndefined()
})

test('sample returns the same items for the same seed, in the order of the list', () => {
  const list = Array.from({ length: 100 }, (_, index) => index)
  const one = sample(list, 10, 1)
  expect(one).toHaveLength(10)
  expect(one).toEqual(sample(list, 10, 1))
  expect(one).toEqual([...one].sort((a, b) => a - b))
  expect(one).not.toEqual(sample(list, 10, 2))
  expect(sample(list, 1000, 1)).toEqual(list)
})

function mapped(expected: Record<string, object>) {
  return Object.fromEntries(Object.entries(expected).map(([name, part]) => [name, expect.objectContaining(part)]))
}
