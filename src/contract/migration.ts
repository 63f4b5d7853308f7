/** Computes the shapes of version 2026-04-12 from canonical records, by the migration table of `versions.yaml`. */

export type Migration = {
  task: TaskRow[]
  lists: { path: string; old: string }[]
}

/** How one field of a legacy task derives from the canonical task. `old` and `new` are paths into the two records. */
export type TaskRow = {
  old: string
  new?: string
  /** Legacy value to canonical value, for values that differ. */
  values?: Record<string, string>
  /** The legacy number is the canonical number divided by this. */
  divisor?: number
  /** A timestamp without its time zone offset. */
  without?: 'offset'
  /** True for these statuses, if the field that `present` names is set. */
  derived?: { status: string[]; present?: string }
}

type Fields = { [key: string]: unknown }

/** Returns the fields of a legacy task that derive from a canonical one. `message` is not among them: it has no canonical counterpart. */
export function legacyFields({ task: rows }: Migration, task: Fields): Fields {
  return Object.fromEntries(rows.map((row) => [row.old, legacyValue(row, task)]))
}

/** Returns the key of the items in a list of version 2026-04-12: `jobs` for `/tasks`. Undefined if none is known. */
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
