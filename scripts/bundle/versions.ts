import { gapAddress } from '../document/gaps.js'
import { table } from './table.js'

/** `openapi/versions.yaml`: the versions and what changed between them. */
export type Versions = {
  versions: { date: string; role: 'canonical' | 'default'; sunset: string | null }[]
  migration: {
    task: TaskRow[]
    lists: ({ path: string; old: string; new: string; sort: { old?: string; new: string } } & Marked)[]
    pagination: ({ old: string; new: string } & Marked)[]
    removed: { schema: string; field: string }[]
    export: ({ old: string; new: string } & Marked)[]
    events: { old: string; new: string | null; where?: string }[]
  }
}

/** The name of the parameter component that selects the version, and of the header component that reports it. */
export const VERSION_COMPONENT = 'ServiceVersion'

/** A row that is partly undocumented names the gap. */
type Marked = { 'x-gap'?: string }

/** How one field of a legacy task derives from the canonical task. `old` and `new` are paths into the two records. */
export type TaskRow = Marked & {
  old: string
  new?: string
  /** Legacy value to canonical value, for values that differ. */
  values?: Record<string, string>
  /** The legacy value is the canonical value divided by this. */
  divisor?: number
  /** A timestamp without its time zone offset. */
  without?: 'offset'
  /** True for these statuses, if the named field is present. */
  derived?: { status: string[]; present?: string }
}

/** Returns the sections "Versions" and "Migration" of the reference, in Markdown. */
export function versionsMarkdown({ versions, migration }: Versions): string {
  const now = versions.map(({ date, role, sunset }) => [
    date,
    role === 'canonical' ? 'canonical, the newest' : 'legacy, and the default without the header',
    sunset ?? 'none',
  ])
  const changes = [
    ...migration.task.map((row) => [
      `task: \`${row.old}\`${row.without ? ', without a time zone offset' : ''}`,
      taskChange(row) + gapOf(row),
    ]),
    ...migration.lists.map((row) => [
      `\`GET ${row.path}\`: \`${row.old}\``,
      `\`${row.new}\`, ${sorting(row.sort)}${gapOf(row)}`,
    ]),
    ...migration.pagination.map((row) => [
      `lists: \`${row.old}\``,
      `cursor pagination with \`${row.new}\`${gapOf(row)}`,
    ]),
    ...migration.removed.map((row) => [`${row.schema}: \`${row.field}\``, 'removed']),
    ...migration.export.map((row) => [row.old, row.new + gapOf(row)]),
    ...migration.events.map((row) => [
      `event \`${row.old}\``,
      row.new ? `\`${row.new}\`${row.where ? `, where ${row.where}` : ''}` : 'removed',
    ]),
  ]
  return [
    '# Versions',
    'Choose a version with the request header `Service-Version`. The pin applies to the whole response. Every response',
    'names the version that it was resolved to in the same header.',
    '',
    'After its sunset a version is retired: a request that pins it gets a 400, and the default advances to the next',
    'version. Earlier versions usually stay available for two to three weeks after a small change.',
    '',
    'Breaking changes come only with a new version. A change is breaking if it removes or renames a field, endpoint or',
    'parameter, changes a type, a status value or a parameter default, or makes validation stricter. Additions come at',
    'any time: endpoints, optional parameters, response fields, error codes within a type, and looser validation.',
    'Tolerate response fields that you do not know.',
    '',
    'Layerize tasks and webhook data have the canonical shape in both versions.',
    '',
    table(['Version', 'Role', 'Sunset'], now),
    '',
    '# Migration from 2026-04-12',
    table(['2026-04-12', '2026-05-01'], changes),
  ].join('\n')
}

function taskChange(row: TaskRow): string {
  if (row.derived)
    return `derived: true if \`status\` is ${either(row.derived.status.map((status) => `\`${status}\``))}${
      row.derived.present ? ` and \`${row.derived.present}\` is present` : ''
    }`
  const values = Object.entries(row.values ?? {}).map(([old, now]) => `, \`${old}\` is now \`${now}\``)
  const divisor = row.divisor ? `, which is the value multiplied by ${row.divisor}` : ''
  return `\`${row.new}\`${values.join('')}${divisor}`
}

function either(words: string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' or $1')
}

function gapOf(row: Marked): string {
  return row['x-gap'] ? ` ([assumed](${gapAddress(row['x-gap'])}))` : ''
}

function sorting(sort: { old?: string; new: string }): string {
  return `sorted by ${sort.new}${sort.old ? ` instead of ${sort.old}` : ''}`
}
