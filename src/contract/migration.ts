/** Computes the shapes of older versions from those of newer ones, by the migration tables of `versions.yaml`. */

/** What changed from one version to the next. The generated `versions.json` has every table. */
export type MigrationStep = {
  from: string
  to: string
  /** The flat task of the older version: every field but `message`. */
  task: TaskRow[]
  /** The `message` of a flat task by the status of the nested one, which has no counterpart. */
  messages: { status: string; text: string }[]
  lists: ListRow[]
  /** `kept` says what the field is in the newer version, if that still has it. */
  pagination: ({ old: string; new: string; kept?: string } & MarkedRow)[]
  /** Fields that only the older version has. */
  removed: ({ schema: string; field: string } & MarkedRow)[]
  export: ({ old: string; new: string } & MarkedRow)[]
  events: { old: string; new: string | null; where?: string }[]
}

/** A row that is partly undocumented names the gap. */
type MarkedRow = { 'x-gap'?: string }

/** How a value of the older version follows from one of the newer. */
type Conversion = {
  /** Older value to newer value, for values that have another name. */
  values?: Record<string, string>
  /** The older number is the newer number divided by this. */
  divisor?: number
  /** A timestamp without its time zone offset. */
  without?: 'offset'
}

/** How one field of a flat task follows from the nested task. `old` and `new` are paths into the two records. */
export type TaskRow = MarkedRow &
  Conversion & {
    old: string
    new?: string
    /** True for these statuses, if the field that `present` names is set. */
    derived?: { status: string[]; present?: string }
  }

/** How a list differs: the key of its items, and their order. */
export type ListRow = MarkedRow & { path: string; old: string; new: string; sort: { old?: string; new: string } }

/** The fields of a record. */
export type Fields = { [key: string]: unknown }

/** Returns the steps that lead from the newest version down to this one, in their order. */
export function stepsTo(migration: MigrationStep[], version: string): MigrationStep[] {
  return migration.filter(({ from }) => from >= version)
}

/** The members of a page with cursor pagination from which a page with offset pagination is made. */
export type CursorPage = { data: unknown[]; total?: number | null; has_more: boolean; limit: number }

/** Returns the flat task of the older version for a nested one. */
export function flatTask({ task: rows, messages }: Pick<MigrationStep, 'task' | 'messages'>, task: Fields): Fields {
  const message = messages.find(({ status }) => status === task.status)?.text ?? null
  return { ...Object.fromEntries(rows.map((row) => [row.old, flatValue(row, task)])), message }
}

/** Returns the page of the older version, with the items under their key there. */
export function offsetPage(key: string, { data, total = null, has_more, limit }: CursorPage, offset: number): Fields {
  return { [key]: data, total, offset, limit, has_more }
}

/** Returns the row about the lists of a path after these steps. Undefined if they are as in the newest version. */
export function listAfter(steps: MigrationStep[], path: string): ListRow | undefined {
  return steps.flatMap(({ lists }) => lists.filter((row) => row.path === path)).at(-1)
}

function flatValue(row: TaskRow, task: Fields): unknown {
  if (!row.derived) return olderValue(row, at(task, row.new ?? ''))
  const present = row.derived.present === undefined || at(task, row.derived.present) !== null
  return row.derived.status.includes(String(task.status)) && present
}

function at(record: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((here, key) => (here as Fields | null)?.[key] ?? null, record)
}

function olderValue({ values = {}, divisor, without }: Conversion, value: unknown): unknown {
  if (typeof value === 'number' && divisor) return value / divisor
  if (typeof value !== 'string') return value
  const [before = value] = Object.entries(values).find(([, now]) => now === value) ?? []
  return without ? before.replace(/(Z|[+-]\d\d:\d\d)$/, '') : before
}
