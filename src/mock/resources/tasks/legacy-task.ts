/** The shapes of version 2026-04-12, computed from canonical records by the migration table (openapi/versions.yaml). */
import { readGenerated } from './documents.js'

type Row = {
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

type Record_ = { [key: string]: unknown }

const { migration } = readGenerated<{
  migration: { task: Row[]; lists: { path: string; old: string }[] }
}>('versions.json')

/** The flat task of a canonical one. `message` has no canonical counterpart, so the mock words it from the status. */
export function legacyTask(task: Record_): Record_ {
  const fields = Object.fromEntries(migration.task.map((row) => [row.old, legacyValue(row, task)]))
  return { ...fields, message: MESSAGES[String(task.status)] ?? null }
}

/** The key under which a list of version 2026-04-12 has its items: `jobs` for `/tasks`. Undefined where none is known. */
export function legacyListKey(path: string): string | undefined {
  return migration.lists.find((row) => row.path === path)?.old
}

const MESSAGES: Record<string, string> = {
  queued: 'The task is waiting.',
  running: 'The agent is working.',
  succeeded: 'The design is ready.',
  failed: 'The design could not be made.',
  canceled: 'The task was canceled.',
  expired: 'The task expired.',
}

function legacyValue({ new: path = '', values = {}, divisor, without, derived }: Row, task: Record_): unknown {
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

function at(record: Record_, path: string): unknown {
  return path.split('.').reduce<unknown>((here, key) => (here as Record_ | null)?.[key] ?? null, record)
}
