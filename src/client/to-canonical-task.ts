import { TASK_FIELDS, TASK_ROWS } from '../../generated/contract.js'
import type { DesignResult, Task } from '../../generated/newest.js'
import type { Newest, Version } from '../../generated/versions.js'
import type { VersionMap } from './client.js'

/** A started task of a version before the newest. */
type OldTask = VersionMap[Exclude<Version, Newest>]['POST']['/tasks']['data']

/** The fields of a canonical task that a task of an older version contains. */
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
 * Converts a task of an older version to the shape of the newest, by the migration tables. `message` has no counterpart and is
 * dropped. A timestamp without an offset is read as UTC (gap legacy_task.timestamps.zone).
 */
export function toCanonicalTask(legacy: OldTask): MigratedTask {
  const task = isNested(legacy) ? structuredClone<Members>(legacy) : nested(legacy)
  for (const [path, old, now, how] of TASK_FIELDS as readonly Field[]) {
    const parts = path === '' ? [] : path.split('.')
    const record = parts.reduce<Members | null | undefined>((here, part) => here?.[part] as Members, task)
    if (!record || !(old in record)) continue
    const value = canonicalValue(record[old], how)
    if (old !== now) delete record[old]
    record[now] = value
  }
  return task as MigratedTask
}

type Members = Record<string, unknown>
type Row = readonly [old: string, path: string, how: How]
type Field = readonly [path: string, old: string, now: string, how: How]
type How = { values?: Record<string, string>; divisor?: number; without?: 'offset' }

/** Only the oldest tasks are flat. The first row tells: it names the id, which every task has. */
function isNested(task: Members): boolean {
  const [[old, now] = ['', '']] = TASK_ROWS as readonly Row[]
  return !(old in task) && now in task
}

function nested(legacy: Members): Members {
  const task: Members = {}
  for (const [old, path, how] of TASK_ROWS as readonly Row[]) {
    const value = canonicalValue(legacy[old] ?? null, how)
    const [field, member] = path.split('.') as [string, string?]
    task[field] = member ? { ...(task[field] as Members), [member]: value } : value
  }
  for (const field of ['result', 'progress', 'error'])
    if (Object.values(task[field] as Members).every((value) => value === null)) task[field] = null
  if (legacy.task === null) task.input = {}
  return task
}

function canonicalValue(value: unknown, { values, divisor, without }: How): unknown {
  if (typeof value === 'number' && divisor) return value * divisor
  if (typeof value !== 'string') return value
  if (without) return /(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`
  return values?.[value] ?? value
}
