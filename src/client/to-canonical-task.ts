import { TASK_ROWS } from '../../generated/contract.js'
import type { DesignResult, Task } from '../../generated/newest.js'
import type { Newest, Version } from '../../generated/versions.js'
import type { VersionMap } from './client.js'
import { migrateTask } from './migrate-task.js'

/** A started task of a version before the newest. */
type OldTask = VersionMap[Exclude<Version, Newest>]['POST']['/tasks']['data']

/** The fields of a canonical task that are known from a task of an older version. */
export type MigratedTask = Pick<
  Task,
  'id' | 'status' | 'created_at' | 'started_at' | 'completed_at' | 'progress' | 'retry_after_ms'
> & {
  input: Pick<Task['input'], 'prompt'>
  result: Pick<DesignResult, 'canvas_id' | 'canvas_url' | 'conversation_id'> | null
  error: Pick<NonNullable<Task['error']>, 'message'> | null
  credits: OldTask['credits']
}

/**
 * Converts a task of an older version to the shape of the newest version. `message` has no counterpart and is
 * dropped. A timestamp without an offset is read as UTC (gap legacy_task.timestamps.zone).
 */
export function toCanonicalTask(legacy: OldTask): MigratedTask {
  return migrateTask(legacy, TASK_ROWS) as MigratedTask
}
