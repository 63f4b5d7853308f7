/** How `toCanonicalTask` converts each value of a task of the oldest version. */
import { expect, test } from 'vitest'
import { toCanonicalTask } from '../../generated/client/index.js'
import type { LegacyTask } from '../support/versions.js'

/** Converts a task that has only these fields. */
const migrated = (fields: Partial<LegacyTask>) => toCanonicalTask(fields as LegacyTask)

test('toCanonicalTask renames `completed` and keeps every other status', () => {
  expect(migrated({ status: 'completed' }).status).toBe('succeeded')
  expect(migrated({ status: 'running' }).status).toBe('running')
})

test('toCanonicalTask converts seconds to milliseconds and keeps null', () => {
  expect(migrated({ retry_after_seconds: 3 }).retry_after_ms).toBe(3000)
  expect(migrated({ retry_after_seconds: null }).retry_after_ms).toBeNull()
})

test.each([
  ['2026-05-01T10:00:00', '2026-05-01T10:00:00Z'],
  ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00Z'],
  ['2026-05-01T10:00:00+02:00', '2026-05-01T10:00:00+02:00'],
  ['2026-05-01T10:00:00-02:30', '2026-05-01T10:00:00-02:30'],
  ['+02:00 is where 2026-05-01T10:00:00', '+02:00 is where 2026-05-01T10:00:00Z'],
])('toCanonicalTask converts the time %s to %s', (legacy, canonical) => {
  expect(migrated({ completed_at: legacy }).completed_at).toBe(canonical)
})

test('toCanonicalTask keeps the prompt unchanged', () => {
  expect(migrated({ task: 'Make a poster' }).input).toEqual({ prompt: 'Make a poster' })
  expect(migrated({ task: null }).input).toEqual({})
})

test('toCanonicalTask returns null for an object without known members', () => {
  expect(migrated({})).toMatchObject({ result: null, progress: null, error: null })
  expect(migrated({ canvas_id: 'cvs_1' }).result).toEqual({
    canvas_id: 'cvs_1',
    canvas_url: null,
    conversation_id: null,
  })
  expect(migrated({ progress_percent: 40 }).progress).toEqual({ percent: 40, step: null })
  expect(migrated({ error: 'No credits' }).error).toEqual({ message: 'No credits' })
})
