/** `migrateTask` with tables of its own. to-canonical-task.test.ts tests the tables of the contract. */
import { expect, test } from 'vitest'
import { migrateTask, type Row } from '../../src/client/migrate-task.js'

const ROWS: Row[] = [
  ['job_id', 'id', {}],
  ['percent', 'progress.percent', {}],
  ['text', 'result.text', {}],
  ['problem', 'error.message', {}],
]

test('migrateTask nests and renames the fields of a flat task', () => {
  expect(migrateTask({ job_id: 'a', percent: 40 }, ROWS)).toEqual({
    id: 'a',
    progress: { percent: 40 },
    result: null,
    error: null,
    input: undefined,
  })
})

test('migrateTask returns a copy of a nested task', () => {
  const task = { id: 'a', kind: 'design', progress: { percent: 50, step: 'done' } }
  const copy = migrateTask(task, ROWS)
  expect(copy).toEqual(task)
  expect(copy).not.toBe(task)
})

test('migrateTask without tables returns an equal task', () => {
  expect(migrateTask({ id: 'a' }, [])).toEqual({ id: 'a' })
})
