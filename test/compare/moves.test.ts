/** What a step of the migration table explains between two versions: fields that moved, and what became of their values. */
import { expect, test } from 'vitest'
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
    ...documentOf({ responses: { 200: { json: { $ref: '#/components/schemas/A' } } } }),
    components: {
      schemas: { A: { type: 'object', properties, ...more }, Deep: { type: 'object', properties: { a: {}, b: {} } } },
    },
  })
  return compareDocuments(document(old), document(now), aliasesOf({ ...STEP, ...step })).map(
    ({ rule, path, says, at, alias }) =>
      [rule, path.join('.'), says, at.pointer.slice(2).join('.'), alias?.gap ?? '-'].join(' | '),
  )
}

const fields = (...rows: object[]) => ({ fields: rows.map((row) => ({ schema: 'A', ...row })) as Step['fields'] })
const deep = { $ref: '#/components/schemas/Deep' }
const changed = 'type.changed | a | type changed from string to integer | A.properties.a.type | -'
const [string, integer] = [{ a: { type: 'string' } }, { a: { type: 'integer' } }]

test.each<[string, Partial<Step>, JsonObject, JsonObject, string[]]>([
  [
    'a renamed field, whose content is compared',
    fields({ old: 'a', new: 'b', 'x-gap': 'a.gap' }),
    string,
    { b: { type: 'integer' } },
    [
      'field.renamed | a | renamed to `b` | A.properties.b | a.gap',
      'type.changed | b | type changed from string to integer | A.properties.b.type | -',
    ],
  ],
  [
    'a renamed field with another unit',
    fields({ old: 'a', new: 'b', divisor: 100 }),
    { a: {} },
    { b: {} },
    ['field.renamed | a | renamed to `b`, the value multiplied by 100 | A.properties.b | -'],
  ],
  [
    'a field that moved into an object, whose other fields are new, also those of another alternative',
    fields({ old: 'x', new: 'deep.a' }),
    { x: {} },
    { deep: { oneOf: [deep, { type: 'object', properties: { c: {} } }] } },
    [
      'field.moved | x | moved to `deep.a` | Deep.properties.a | -',
      'field.added | deep.b | added | Deep.properties.b | -',
      'field.added | deep.c | added | A.properties.deep.oneOf.1.properties.c | -',
    ],
  ],
  [
    'each of several fields that moved into one object',
    fields({ old: 'x', new: 'deep.a' }, { old: 'y', new: 'deep.b' }),
    { x: {}, y: {} },
    { deep },
    [
      'field.moved | x | moved to `deep.a` | Deep.properties.a | -',
      'field.moved | y | moved to `deep.b` | Deep.properties.b | -',
    ],
  ],
  [
    'renamed values',
    fields({ old: 'a', new: 'a', values: { done: 'ended' } }),
    { a: { enum: ['done', 'new'] } },
    { a: { enum: ['ended', 'new'] } },
    ['status.changed | a | value `done` renamed to `ended` | A.properties.a | -'],
  ],
  [
    'a time zone offset',
    fields({ old: 'a', new: 'a', without: 'offset' }),
    { a: {} },
    { a: { format: 'date-time' } },
    ['time.offset | a | with a time zone offset | A.properties.a | -'],
  ],
  ['nothing if it changes nothing', fields({ old: 'a', new: 'a' }), string, integer, [changed]],
  ['nothing of another component', fields({ old: 'a', new: 'b', schema: 'B' }), string, integer, [changed]],
  ['nothing without an older name', fields({ new: 'b' }), string, integer, [changed]],
  ['nothing about a field that is not there', fields({ old: 'other', new: 'b' }), string, integer, [changed]],
  [
    'nothing about other fields, which are removed or added',
    {},
    { a: {}, b: { type: 'string' } },
    { a: {}, c: { type: 'integer' } },
    ['field.removed | b | removed | A.properties.b | -', 'field.added | c | added | A.properties.c | -'],
  ],
  [
    'the new key of a list',
    {
      lists: ['jobs data', 'total total']
        .map((names) => names.split(' '))
        .map(([old, now]) => ({ old, new: now })) as Step['lists'],
    },
    { jobs: { type: 'array', items: { type: 'string' } }, total: {} },
    { data: { type: 'array', items: { type: 'integer' } }, total: {} },
    [
      'field.renamed | jobs | renamed to `data` | A.properties.data | -',
      'type.changed | data.[] | type changed from string to integer | A.properties.data.items.type | -',
    ],
  ],
])('a row of the migration table explains %s', (_, step, old, now, expected) => {
  expect(found(step, old, now)).toEqual(expected)
})

test('a field is not reported as added if the older object was open', () => {
  expect(found({}, { a: {} }, { a: {}, c: {} }, { additionalProperties: true })).toEqual([])
})

test('the rows of a task apply to an object that has most of its fields', () => {
  const task = [
    { old: 'job_id', new: 'id' },
    { old: 'text', new: 'result.text' },
    { old: 'is_done', derived: { status: ['succeeded', 'failed'], present: 'result' }, 'x-gap': 'task.done' },
    { old: 'message' },
  ] as Step['task']
  const result = { properties: { text: {} } }
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
