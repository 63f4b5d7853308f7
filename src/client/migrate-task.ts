type Members = Record<string, unknown>

/** A field of a flat task, its path in a nested one, and how the values differ. */
export type Row = readonly [old: string, path: string, how: How]

/** A field inside a nested task: where, its older and its newer name, and how the values differ. */
export type Field = readonly [path: string, old: string, now: string, how: How]

type How = { values?: Record<string, string>; divisor?: number; without?: 'offset' }

/** Returns a task of an older version in the shape of the newest, by the tables. The task is not changed. */
export function migrateTask(legacy: Members, rows: readonly Row[], fields: readonly Field[]): Members {
  const task = isNested(legacy, rows) ? structuredClone(legacy) : nested(legacy, rows)
  for (const [path, old, now, how] of fields) {
    const parts = path === '' ? [] : path.split('.')
    const record = parts.reduce<Members | null | undefined>((here, part) => here?.[part] as Members, task)
    if (!record || !(old in record)) continue
    const value = canonicalValue(record[old], how)
    if (old !== now) delete record[old]
    record[now] = value
  }
  return task
}

/** Only the oldest tasks are flat. The first row tells: it names the id, which every task has. */
function isNested(task: Members, rows: readonly Row[]): boolean {
  const [id] = rows
  return id === undefined || (!(id[0] in task) && id[1] in task)
}

function nested(legacy: Members, rows: readonly Row[]): Members {
  const task: Members = {}
  for (const [old, path, how] of rows) {
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
