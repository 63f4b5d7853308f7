/** What a step of the migration table explains between two versions: fields that moved, and what became of their values. */
import { describe, expect, test } from 'vitest'
import { compareDocuments } from '../../scripts/compare/documents.js'
import { aliasesOf } from '../../scripts/compare/moves.js'
import type { JsonObject } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'
import { documentOf } from './pairs.js'

const STEP: Step = {
  ...{ from: '2030-01-01', to: '2030-02-01', task: [], fields: [], lists: [] },
  ...{ parameters: [], pagination: [], removed: [], export: [], events: [] },
}

/** Returns the findings between two objects of one component, explained by the step. */
function found(step: Partial<Step>, old: JsonObject, now: JsonObject, more: JsonObject = {}) {
  const document = (properties: JsonObject) => ({
    ...documentOf({
      responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } } },
    }),
    components: {
      schemas: { A: { type: 'object', properties, ...more }, Deep: { type: 'object', properties: { a: {}, b: {} } } },
    },
  })
  const aliases = aliasesOf({ ...STEP, ...step })
  return compareDocuments(document(old), document(now), aliases).map(({ rule, path, says, at, alias }) =>
    [rule, path.join('.'), says, at.pointer.slice(2).join('.'), alias?.gap ?? '-'].join(' | '),
  )
}

const row = (more: object) => ({ schema: 'A', ...more }) as Step['fields'][number]

describe('a row of the migration table', () => {
  test('explains a renamed field, whose content is compared', () => {
    const step = { fields: [row({ old: 'a', new: 'b', 'x-gap': 'a.gap' })] }
    expect(found(step, { a: { type: 'string' } }, { b: { type: 'integer' } })).toEqual([
      'field.renamed | a | renamed to `b` | A.properties.b | a.gap',
      'type.changed | b | type changed from string to integer | A.properties.b.type | -',
    ])
  })

  test('explains a renamed field with another unit', () => {
    const step = { fields: [row({ old: 'a', new: 'b', divisor: 100 })] }
    expect(found(step, { a: {} }, { b: {} })).toEqual([
      'field.renamed | a | renamed to `b`, the value multiplied by 100 | A.properties.b | -',
    ])
  })

  test('explains a field that moved into an object, whose other fields are new', () => {
    const step = { fields: [row({ old: 'x', new: 'deep.a' })] }
    const deep = { $ref: '#/components/schemas/Deep' }
    expect(found(step, { x: {} }, { deep })).toEqual([
      'field.moved | x | moved to `deep.a` | Deep.properties.a | -',
      'field.added | deep.b | added | Deep.properties.b | -',
    ])
    expect(found(step, { x: {} }, { deep: { oneOf: [deep, { type: 'object', properties: { c: {} } }] } })).toEqual([
      'field.moved | x | moved to `deep.a` | Deep.properties.a | -',
      'field.added | deep.b | added | Deep.properties.b | -',
      'field.added | deep.c | added | A.properties.deep.oneOf.1.properties.c | -',
    ])
  })

  test('explains each of several fields that moved into one object', () => {
    const step = { fields: [row({ old: 'x', new: 'deep.a' }), row({ old: 'y', new: 'deep.b' })] }
    expect(found(step, { x: {}, y: {} }, { deep: { $ref: '#/components/schemas/Deep' } })).toEqual([
      'field.moved | x | moved to `deep.a` | Deep.properties.a | -',
      'field.moved | y | moved to `deep.b` | Deep.properties.b | -',
    ])
  })

  test('explains renamed values', () => {
    const step = { fields: [row({ old: 'a', new: 'a', values: { done: 'ended' } })] }
    expect(found(step, { a: { enum: ['done', 'new'] } }, { a: { enum: ['ended', 'new'] } })).toEqual([
      'status.changed | a | value `done` renamed to `ended` | A.properties.a | -',
    ])
  })

  test('explains a time zone offset', () => {
    const step = { fields: [row({ old: 'a', new: 'a', without: 'offset' })] }
    expect(found(step, { a: {} }, { a: { format: 'date-time' } })).toEqual([
      'time.offset | a | with a time zone offset | A.properties.a | -',
    ])
  })

  test('explains nothing if it changes nothing, is about another component, or has no older name', () => {
    const [old, now] = [{ a: { type: 'string' } }, { a: { type: 'integer' } }]
    const plain = ['type.changed | a | type changed from string to integer | A.properties.a.type | -']
    for (const fields of [
      [row({ old: 'a', new: 'a' })],
      [row({ old: 'a', new: 'b', schema: 'B' })],
      [row({ new: 'b' })],
      [row({ old: 'other', new: 'b' })],
    ])
      expect(found({ fields }, old, now)).toEqual(plain)
  })
})

describe('a field without a row', () => {
  test('is removed or added', () => {
    expect(found({}, { a: {}, b: { type: 'string' } }, { a: {}, c: { type: 'integer' } })).toEqual([
      'field.removed | b | removed | A.properties.b | -',
      'field.added | c | added | A.properties.c | -',
    ])
  })

  test('is not reported as added if the older object was open', () => {
    expect(found({}, { a: {} }, { a: {}, c: {} }, { additionalProperties: true })).toEqual([])
  })
})

describe('the rows of a task', () => {
  const task: Step['task'] = [
    { old: 'job_id', new: 'id' },
    { old: 'text', new: 'result.text' },
    { old: 'is_done', derived: { status: ['succeeded', 'failed'], present: 'result' }, 'x-gap': 'task.done' },
    { old: 'message' },
  ] as Step['task']
  const result = { properties: { text: {} } }

  test('apply to an object that has most of its fields', () => {
    expect(found({ task }, { job_id: {}, text: {}, is_done: {} }, { id: {}, result })).toEqual([
      'field.renamed | job_id | renamed to `id` | A.properties.id | -',
      'field.moved | text | moved to `result.text` | A.properties.result.properties.text | -',
      'field.derived | is_done | removed; derive it: true if `status` is `succeeded` or `failed` and `result` is present | get.responses.200.content.application/json.schema | task.done',
    ])
    expect(found({ task }, { job_id: { type: 'string' }, text: {} }, { id: { type: 'integer' }, result })).toEqual([
      'field.removed | job_id | removed | A.properties.job_id | -',
      'field.removed | text | removed | A.properties.text | -',
      'field.added | id | added | A.properties.id | -',
      'field.added | result | added | A.properties.result | -',
    ])
  })
})

test('a row of `lists` explains the new key of a list', () => {
  const step = {
    lists: [
      { old: 'jobs', new: 'data' },
      { old: 'total', new: 'total' },
    ] as Step['lists'],
  }
  const list = (type: string) => ({ type: 'array', items: { type } })
  expect(found(step, { jobs: list('string'), total: {} }, { data: list('integer'), total: {} })).toEqual([
    'field.renamed | jobs | renamed to `data` | A.properties.data | -',
    'type.changed | data.[] | type changed from string to integer | A.properties.data.items.type | -',
  ])
  expect(found(step, { jobs: list('string') }, { other: list('integer') })).toHaveLength(2)
})
