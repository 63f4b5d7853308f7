// Only 2026-04-12
/** `toCanonicalTask` with each pair of examples that the contract has of one task in both shapes. */

import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Task } from '../../generated/newest.js'
import { type MigratedTask, toCanonicalTask } from '../../src/client/index.js'
import { flatTask, type MigrationStep } from '../../src/contract/migration.js'
import { contract } from '../support/contract.js'
import { operationsOf } from '../support/documents.js'
import { type LegacyTask, NEWEST, OLDEST } from '../support/versions.js'

const tasks = (version: typeof NEWEST | typeof OLDEST) =>
  operationsOf(version).flatMap(({ operationId, responses }) =>
    responses.map(({ name, value }) => ({ key: `${operationId} ${name}`, value })),
  )
const canonical = tasks(NEWEST)
const pairs = tasks(OLDEST).flatMap(({ key, value }) => {
  const now = canonical.find((task) => task.key === key)?.value
  const isTask = typeof value === 'object' && value !== null && 'job_id' in value
  return isTask && now ? [{ key, old: value as unknown as LegacyTask, now: now as unknown as Task }] : []
})

test('the examples contain a pair for each status', () => {
  expect(new Set(pairs.map(({ now }) => now.status))).toEqual(
    new Set(['queued', 'running', 'succeeded', 'failed', 'canceled', 'expired']),
  )
})

const step = contract.migration.find(({ task }) => task.length > 0) as MigrationStep

describe.each(pairs)('$key', ({ old, now }) => {
  const task = toCanonicalTask(old)

  test('toCanonicalTask returns the values of the canonical example', () => {
    const { input, result, error, ...rest } = task
    expect(now).toMatchObject(rest)
    expect(input).toEqual(now.input.prompt === undefined ? {} : { prompt: now.input.prompt })
    expect(now.result).toEqual(result && expect.objectContaining(result))
    expect(error).toEqual(now.error && { message: now.error.message })
  })

  test('flatTask converts the result back to the legacy example', () => {
    expect(flatTask(step, task)).toEqual(old)
  })
})

/** Converts a task that has only these fields. */
const migrated = (fields: Partial<LegacyTask>) => toCanonicalTask(fields as LegacyTask)

test.each([
  ['2026-05-01T10:00:00', '2026-05-01T10:00:00Z'],
  ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00Z'],
  ['2026-05-01T10:00:00+02:00', '2026-05-01T10:00:00+02:00'],
  ['2026-05-01T10:00:00-02:30', '2026-05-01T10:00:00-02:30'],
  ['+02:00 is where 2026-05-01T10:00:00', '+02:00 is where 2026-05-01T10:00:00Z'],
])('toCanonicalTask converts the time %s to %s', (legacy, canonical) => {
  expect(migrated({ completed_at: legacy }).completed_at).toBe(canonical)
})

test('toCanonicalTask returns a copy of a task that is canonical', () => {
  const [{ now } = expect.unreachable()] = pairs
  const copy = toCanonicalTask(now as never)
  expect(copy).toEqual(now)
  expect(copy).not.toBe(now)
})

test('toCanonicalTask keeps the prompt unchanged', () => {
  expect(migrated({ task: 'Make a poster' }).input).toEqual({ prompt: 'Make a poster' })
  expect(migrated({ task: null }).input).toEqual({})
})

test('toCanonicalTask returns null for an object without known members', () => {
  expect(migrated({ message: 'Done' })).not.toHaveProperty('message')
  expect(migrated({})).toMatchObject({ result: null, progress: null, error: null })
  expect(migrated({ canvas_id: 'cvs_1' }).result).toEqual({
    canvas_id: 'cvs_1',
    canvas_url: null,
    conversation_id: null,
  })
  expect(migrated({ progress_percent: 40 }).progress).toEqual({ percent: 40, step: null })
  expect(migrated({ error: 'No credits' }).error).toEqual({ message: 'No credits' })
})

test('the types of toCanonicalTask match the oldest and the newest version', () => {
  expectTypeOf<LegacyTask>().toExtend<Parameters<typeof toCanonicalTask>[0]>()
  expectTypeOf<Omit<LegacyTask, 'job_id'>>().not.toExtend<Parameters<typeof toCanonicalTask>[0]>()
  expectTypeOf<MigratedTask['status']>().toEqualTypeOf<Task['status']>()
  expectTypeOf<NonNullable<MigratedTask['result']>['canvas_id']>().toEqualTypeOf<string>()
  // @ts-expect-error: a legacy task does not tell whether a failure is passing
  void ((task: MigratedTask) => task.error?.retryable)
})
