/** What the steps of versions.yaml say about the lists and tasks of an older version. */
import { describe, expect, test } from 'vitest'
import { flatTask, listAfter, type MigrationStep, stepsTo, type TaskRow } from '../../../src/contract/migration.js'

const OLD = '2030-01-01'
const MIDDLE = '2030-02-01'
const NEW = '2030-03-01'

const EMPTY = { task: [], messages: [], lists: [], pagination: [], removed: [], export: [], events: [] }
const step = (from: string, to: string, parts: Partial<MigrationStep> = {}): MigrationStep => ({
  from,
  to,
  ...EMPTY,
  ...parts,
})

describe('the steps to a version', () => {
  const steps = [step(MIDDLE, NEW), step(OLD, MIDDLE)]

  test('lead from the newest version down to it', () => {
    expect(stepsTo(steps, OLD)).toEqual(steps)
    expect(stepsTo(steps, MIDDLE)).toEqual([steps[0]])
    expect(stepsTo(steps, NEW)).toEqual([])
  })

  test('give a list the key of the oldest step', () => {
    const row = (old: string) => ({ path: '/tasks', old, new: 'data', sort: { new: 'id' } })
    const both = [step(MIDDLE, NEW, { lists: [row('items')] }), step(OLD, MIDDLE, { lists: [row('jobs')] })]
    expect(listAfter(both, '/tasks')?.old).toBe('jobs')
    expect(listAfter(both.slice(0, 1), '/tasks')?.old).toBe('items')
    expect(listAfter([], '/tasks')).toBeUndefined()
  })
})

test.each<[string, Partial<TaskRow>, unknown, unknown]>([
  ['another value', { values: { done: 'succeeded' } }, 'succeeded', 'done'],
  ['a value that has no other name', { values: { a: 'b' } }, 'c', 'c'],
  ['another unit', { divisor: 1000 }, 1500, 1.5],
  ['null', { values: { a: 'b' }, divisor: 2 }, null, null],
  ['a timestamp without its offset', { without: 'offset' }, '2030-01-01T12:30:00-11:30', '2030-01-01T12:30:00'],
  ['a timestamp without its Z', { without: 'offset' }, '2030-01-01T12:30:00Z', '2030-01-01T12:30:00'],
  ['a text that is no timestamp', { without: 'offset' }, 'xZy', 'xZy'],
])('a field of a flat task gets %s', (_, row, newer, older) => {
  const task = [{ old: 'before', new: 'now', ...row }]
  expect(flatTask({ task, messages: [] }, { now: newer })).toEqual({ before: older, message: null })
})

test('flatTask derives a flag and the message from the status', () => {
  const rows = {
    task: [
      { old: 'job_id', new: 'id' },
      { old: 'percent', new: 'progress.percent' },
      { old: 'ended', derived: { status: ['done'], present: 'result.url' } },
    ],
    messages: [{ status: 'done', text: 'It is done.' }],
  }
  const task = { id: 1, status: 'done', result: { url: '/a' } }
  expect(flatTask(rows, task)).toEqual({ job_id: 1, percent: null, ended: true, message: 'It is done.' })
  expect(flatTask(rows, { ...task, result: null })).toMatchObject({ ended: false })
  expect(flatTask(rows, { ...task, status: 'open' })).toMatchObject({ ended: false, message: null })
})
