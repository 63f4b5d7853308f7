/** `migrateTask` with tables of its own. to-canonical-task.test.ts tests the tables of the contract. */
import { expect, test } from 'vitest'
import { taskFields } from '../../scripts/client/task-fields.js'
import { type Field, migrateTask, type Row } from '../../src/client/migrate-task.js'
import type { JsonObject } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'

const ROWS: Row[] = [
  ['job_id', 'id', {}],
  ['percent', 'progress.percent', {}],
  ['text', 'result.text', {}],
  ['problem', 'error.message', {}],
]
const FIELDS: Field[] = [
  ['', 'id', 'ref', {}],
  ['progress', 'percent', 'share', { divisor: 0.01 }],
  ['progress', 'step', 'step', { values: { done: 'finished' } }],
]

test('migrateTask nests and renames the fields of a flat task', () => {
  expect(migrateTask({ job_id: 'a', percent: 40 }, ROWS, FIELDS)).toEqual({
    ref: 'a',
    progress: { share: 0.4 },
    result: null,
    error: null,
    input: undefined,
  })
})

test('migrateTask renames the fields of a nested task and keeps the others', () => {
  const task = { id: 'a', kind: 'design', progress: { percent: 50, step: 'done' } }
  const before = structuredClone(task)
  expect(migrateTask(task, ROWS, FIELDS)).toEqual({
    ref: 'a',
    kind: 'design',
    progress: { share: 0.5, step: 'finished' },
  })
  expect(task).toEqual(before)
})

test('migrateTask keeps an absent part and a task of the newest version', () => {
  expect(migrateTask({ id: 'a', progress: null }, ROWS, FIELDS)).toEqual({ ref: 'a', progress: null })
  expect(migrateTask({ ref: 'a', id: undefined }, ROWS, [])).toEqual({ ref: 'a', id: undefined })
})

test('migrateTask without tables returns an equal task', () => {
  expect(migrateTask({ id: 'a' }, [], [])).toEqual({ id: 'a' })
})

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const documentWith = (schemas: JsonObject): JsonObject => ({
  paths: {
    '/tasks': {
      get: { operationId: 'listTasks' },
      post: {
        operationId: 'createTask',
        responses: { 400: {}, 202: { content: { 'application/json': { schema: ref('Task') } } } },
      },
    },
  },
  components: { schemas },
})

test('taskFields lists the renamed fields within a task, oldest version first', () => {
  const empty = { task: [], parameters: [], lists: [], pagination: [], removed: [], export: [], events: [] }
  const migration: Step[] = [
    { ...empty, from: '2030-02-01', to: '2030-03-01', fields: [{ schema: 'Task', old: 'id', new: 'ref' }] },
    {
      ...{ ...empty, from: '2030-01-01', to: '2030-02-01' },
      fields: [
        { schema: 'Progress', old: 'percent', new: 'share', divisor: 100, 'x-gap': 'a.b' },
        { schema: 'Progress', new: 'added' },
        { schema: 'Canvas', old: 'name', new: 'title' },
      ],
    },
  ]
  const document = documentWith({
    Task: {
      allOf: [ref('Base'), { properties: { input: { properties: { draft: ref('Progress') } }, parent: ref('Task') } }],
    },
    Base: { properties: { progress: { oneOf: [ref('Progress'), { type: 'null' }] } } },
    Progress: { type: 'object' },
    Canvas: { type: 'object' },
  })
  expect(taskFields(migration, { '2030-03-01': document, '2030-02-01': document })).toEqual([
    ['progress', 'percent', 'share', { divisor: 100 }],
    ['input.draft', 'percent', 'share', { divisor: 100 }],
    ['', 'id', 'ref', {}],
    ['parent', 'id', 'ref', {}],
  ])
})
