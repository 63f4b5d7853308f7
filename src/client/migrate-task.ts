type Members = Record<string, unknown>

/** Maps a field of a flat task to its path in a nested task. */
export type MigrationRow = readonly [old: string, path: string, conversion: Conversion]

/** How a value of the older field becomes one of the newer field. */
type Conversion = { values?: Record<string, string>; divisor?: number; without?: 'offset' }

/** Returns a copy of a task of an older version in the shape of the newest version. */
export function migrateTask(legacy: Members, rows: readonly MigrationRow[]): Members {
  return isNested(legacy, rows) ? structuredClone(legacy) : nested(legacy, rows)
}

/** Returns true unless the task is flat, as in the oldest version, with its id under the first row's name. */
function isNested(task: Members, rows: readonly MigrationRow[]): boolean {
  const [id] = rows
  return id === undefined || (!(id[0] in task) && id[1] in task)
}

function nested(legacy: Members, rows: readonly MigrationRow[]): Members {
  const task: Members = {}
  for (const [old, path, conversion] of rows) {
    const value = canonicalValue(legacy[old] ?? null, conversion)
    const [field, member] = path.split('.') as [string, string?]
    task[field] = member ? { ...(task[field] as Members), [member]: value } : value
  }
  for (const field of ['result', 'progress', 'error'])
    if (Object.values(task[field] as Members).every((value) => value === null)) task[field] = null
  if (legacy.task === null) task.input = {}
  return task
}

function canonicalValue(value: unknown, { values, divisor, without }: Conversion): unknown {
  if (typeof value === 'number' && divisor) return value * divisor
  if (typeof value !== 'string') return value
  if (without) return /(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`
  return values?.[value] ?? value
}
