import { TASK_ROWS } from '../../generated/contract.js'
import type { LegacyTask } from '../../generated/types/2026-04-12.js'
import type { DesignResult, Task } from '../../generated/types/2026-05-01.js'

/** The fields of a canonical task that a task of version 2026-04-12 contains. */
export type MigratedTask = Pick<
  Task,
  'id' | 'status' | 'created_at' | 'started_at' | 'completed_at' | 'progress' | 'retry_after_ms'
> & {
  input: Pick<Task['input'], 'prompt'>
  result: Pick<DesignResult, 'canvas_id' | 'canvas_url' | 'conversation_id'> | null
  error: Pick<NonNullable<Task['error']>, 'message'> | null
  credits: LegacyTask['credits']
}

/**
 * Converts a task of version 2026-04-12 to the shape of version 2026-05-01, by the migration table. `message` has no
 * counterpart and is dropped. A timestamp without an offset is read as UTC (gap legacy_task.timestamps.zone).
 */
export function toCanonicalTask(legacy: LegacyTask): MigratedTask {
  const task: Members = {}
  for (const [old, path, how] of TASK_ROWS as readonly Row[]) {
    const value = canonicalValue(legacy[old] ?? null, how)
    const [field, member] = path.split('.') as [string, string?]
    task[field] = member ? { ...(task[field] as Members), [member]: value } : value
  }
  for (const field of ['result', 'progress', 'error'])
    if (Object.values(task[field] as Members).every((value) => value === null)) task[field] = null
  if (legacy.task === null) task.input = {}
  return task as MigratedTask
}

type Members = Record<string, unknown>
type Row = readonly [keyof LegacyTask, string, How]
type How = { values?: Record<string, string>; divisor?: number; without?: 'offset' }

function canonicalValue(value: unknown, { values, divisor, without }: How): unknown {
  if (typeof value === 'number' && divisor) return value * divisor
  if (typeof value !== 'string') return value
  if (without) return /(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`
  return values?.[value] ?? value
}
