/** `migrateTask` with tables of its own. to-canonical-task.test.ts tests the tables of the contract. */
import { expect, test } from 'vitest'
import { type MigrationRow, migrateTask } from '../../src/client/migrate-task.js'

const ROWS: MigrationRow[] = [['job_id', 'id', {}]]

test('migrateTask returns a copy of a nested task', () => {
  const task = { id: 'a', kind: 'design', progress: { percent: 50, step: 'done' } }
  const copy = migrateTask(task, ROWS)
  expect(copy).toEqual(task)
  expect(copy).not.toBe(task)
})

test('migrateTask without tables returns an equal task', () => {
  expect(migrateTask({ id: 'a' }, [])).toEqual({ id: 'a' })
})
