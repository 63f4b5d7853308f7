/** The shapes of version 2026-04-12, computed from canonical records by the migration table of `versions.yaml`. */

export type Migration = {
  task: TaskRow[]
  lists: { path: string; old: string }[]
}

/** How one field of a legacy task follows from a canonical one. `old` and `new` are paths into the two records. */
export type TaskRow = {
  old: string
  new?: string
  /** Legacy value to canonical value, where they differ. */
  values?: Record<string, string>
  /** The canonical number divided by this is the legacy one. */
  divisor?: number
  /** A timestamp that loses its time zone offset. */
  without?: 'offset'
  /** True for these statuses, if what `present` names is there. */
  derived?: { status: string[]; present?: string }
}

type Fields = { [key: string]: unknown }

/** The fields of the legacy task that a canonical one gives. `message` is none of them: it has no canonical counterpart. */
export function legacyFields({ task: rows }: Migration, task: Fields): Fields {
  return Object.fromEntries(rows.map((row) => [row.old, legacyValue(row, task)]))
}

/** The key under which a list of version 2026-04-12 has its items: `jobs` for `/tasks`. Undefined where none is known. */
export function legacyListKey({ lists }: Migration, path: string): string | undefined {
  return lists.find((row) => row.path === path)?.old
}

function legacyValue({ new: path = '', values = {}, divisor, without, derived }: TaskRow, task: Fields): unknown {
  if (derived) {
    const present = derived.present === undefined || at(task, derived.present) !== null
    return derived.status.includes(String(task.status)) && present
  }
  const value = at(task, path)
  const renamed = Object.entries(values).find(([, now]) => now === value)
  if (renamed) return renamed[0]
  if (typeof value === 'number' && divisor) return value / divisor
  return typeof value === 'string' && without ? value.replace(/(Z|[+-]\d\d:\d\d)$/, '') : value
}

function at(record: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((here, key) => (here as Fields | null)?.[key] ?? null, record)
}
