import { gapUrl } from '../../src/contract/gaps.js'
import type { ListRow, MigrationStep, TaskRow } from '../../src/contract/migration.js'
import { defaultOf, type KnownVersion, type Versions } from '../../src/contract/versions.js'
import { table } from '../support/table.js'

/** Returns the sections "Versions" and "Migration" of the reference, in Markdown. */
export function versionsMarkdown({ versions, migration }: Versions): string {
  const rows = versions.map(({ date, sunset }, index) => [
    date,
    [index === 0 ? 'canonical, the newest' : 'legacy', ...defaultWords(versions, date)].join(', '),
    sunset ?? 'none',
  ])
  return [
    '# Versions',
    'Pin a version with the request header `Service-Version`. A newer pin moves all responses to the shapes of that',
    'version. Every response, success or error, names the version that it was resolved to in the same header.',
    '',
    'After its sunset, a version is retired: the service responds with 400 to a request that pins it, and the default',
    'advances to the next supported version. After a small change, an earlier version usually stays available for two to',
    'three weeks.',
    ...sunsetSentence(versions).map((sentence) => `\n${sentence}`),
    '',
    'Breaking changes come only with a new version. A change is breaking if it removes or renames a field, endpoint or',
    'parameter, changes a type, a status value or a parameter default, or makes validation stricter. Additions come at',
    'any time: endpoints, optional parameters, response fields, error codes within a type, and looser validation.',
    'Tolerate response fields that you do not know.',
    '',
    'Layerize tasks and webhook data have the canonical shape in every version.',
    '',
    table(['Version', 'Role', 'Sunset'], rows),
    ...migration.flatMap((step) => [
      '',
      `# Migration from ${step.from}`,
      changesOf(step).length > 0 ? changesTable(step, changesOf(step)) : 'Nothing has another name or form.',
    ]),
  ].join('\n')
}

/** Returns what a request without the header gets before and after the default's sunset, in Markdown, if any. */
export function sunsetSentence(versions: KnownVersion[]): string[] {
  const { byDefault, sunset, next } = sunsetOfDefault(versions)
  if (sunset === null) return []
  return [
    `A request without the header gets ${byDefault} before ${sunset} and ${next} after it; which of the two it gets on that day is [not documented](${gapUrl('versioning.rule.4.boundary')}).`,
  ]
}

/** Returns when requests without the header get a version, such as "the default before 2026-05-12", if ever. */
export function defaultWords(versions: KnownVersion[], date: string): string[] {
  const { byDefault, sunset, next } = sunsetOfDefault(versions)
  if (date === byDefault) return [sunset === null ? 'the default' : `the default before ${sunset}`]
  return sunset !== null && date === next ? [`the default after ${sunset}`] : []
}

/**
 * Returns a block of Mermaid for guides that shows what each request gets before and after the sunset of the default
 * version. Empty if that has none.
 */
export function sunsetDiagram(versions: KnownVersion[]): string {
  const { byDefault, sunset, left, next } = sunsetOfDefault(versions)
  if (sunset === null) return ''
  const requests = [
    { asks: 'no header', before: byDefault, after: next },
    ...versions.toReversed().map((version) => ({
      asks: version.date,
      before: version.date,
      after: left.includes(version) ? version.date : 'a 400',
    })),
  ]
  // What stays as it is needs no picture, and a phone has no room for it.
  const changing = requests.filter(({ before, after }) => before !== after)
  const nodes = (when: 'before' | 'after') =>
    changing.map((request, at) => `    ${when}${at}["${request.asks}:<br>${request[when]}"]`)
  const arrows = changing.flatMap((_, at) => [`  before${at} -.-> day`, `  day -.-> after${at}`])
  return [
    '```mermaid',
    'flowchart TD',
    `  accTitle: What a request gets before and after the sunset of ${byDefault}, by its header Service-Version`,
    `  accDescr: ${requests.map(({ asks, before, after }) => `With ${asks}: ${before} before, ${after} after.`).join(' ')} What holds on the day itself is not documented.`,
    `  subgraph before ["before ${sunset}"]`,
    ...nodes('before'),
    '  end',
    `  day["on ${sunset}:<br>not documented"]`,
    `  subgraph after ["after ${sunset}"]`,
    ...nodes('after'),
    '  end',
    ...arrows,
    '```',
  ].join('\n')
}

/** Returns the default version, its sunset, the versions that are left after it, and the default among them. */
export function sunsetOfDefault(versions: KnownVersion[]) {
  const byDefault = defaultOf(versions)
  const { sunset } = versions.find(({ date }) => date === byDefault) as KnownVersion
  const left = versions.filter((version) => sunset === null || version.sunset === null || version.sunset > sunset)
  return { byDefault, sunset, left, next: defaultOf(left) }
}

/** Returns changes as a table in Markdown. */
export function changesTable({ from, to }: Pick<MigrationStep, 'from' | 'to'>, rows: ChangeRow[]): string {
  return table(
    [from, to],
    rows.map(({ older, newer }) => [older, newer]),
  )
}

/** A change in words: what was, and what is now. Both are Markdown; a gap is a link to its entry. */
export type ChangeRow = { older: string; newer: string }

/** A row of a migration step about a field or a parameter. */
export type FieldRow = TaskRow & { kept?: string; sort?: ListRow['sort'] }

/** Returns what a row says about a field or a parameter. `more` is added to what it is now. */
export function fieldChange(row: FieldRow, more = ''): ChangeRow {
  const words = [
    row.derived ? derivedWords(row.derived) : `\`${row.kept ? `${row.old}\` stays` : `${row.new}\``}`,
    ...Object.entries(row.values ?? {}).map(([old, now]) => `\`${old}\` is now \`${now}\``),
    row.divisor ? `which is the value multiplied by ${row.divisor}` : '',
    row.sort ? `sorted by ${row.sort.new}, instead of ${row.sort.old ?? 'an order that is not documented'}` : '',
    more,
  ]
  return withGap(row, {
    older: `\`${row.old}\`${row.without ? ', without a time zone offset' : ''}`,
    newer: words.filter((word) => word !== '').join(', ') + (row.kept ? `; page with \`${row.new}\`` : ''),
  })
}

/** Returns what a step says about what belongs to no operation: exports and events. */
export function generalChanges(step: MigrationStep): ChangeRow[] {
  return [
    ...step.export.map((row) => withGap(row, { older: row.old, newer: row.new })),
    ...step.events.map(({ old, new: now, where }) => ({
      older: `event \`${old}\``,
      newer: now ? `\`${now}\`${where ? `, where ${where}` : ''}` : 'removed',
    })),
  ]
}

/** Returns all that a step says. Each row begins with what it is about. */
function changesOf(step: MigrationStep): ChangeRow[] {
  const about = (subject: string, { older, newer }: ChangeRow) => ({ older: `${subject}: ${older}`, newer })
  return [
    ...step.task.map((row) => about('task', fieldChange(row))),
    ...step.lists.map((row) => about(`\`GET ${row.path}\``, fieldChange(row))),
    ...step.pagination.map((row) => about('lists', fieldChange(row, row.kept))),
    ...step.removed.map((row) => about(row.schema, withGap(row, { older: `\`${row.field}\``, newer: 'removed' }))),
    ...generalChanges(step),
  ]
}

function derivedWords({ status, present }: NonNullable<TaskRow['derived']>): string {
  const values = status.map((one) => `\`${one}\``).join(', ')
  return `derived: true if \`status\` is ${values.replace(/, ([^,]*)$/, ' or $1')}${present ? ` and \`${present}\` is present` : ''}`
}

/** The gap of a time without an offset is about the older form; every other gap is about the newer one. */
function withGap(row: { 'x-gap'?: string; without?: string }, { older, newer }: ChangeRow): ChangeRow {
  const gap = row['x-gap'] ? ` ([assumed](${gapUrl(row['x-gap'])}))` : ''
  return row.without ? { older: older + gap, newer } : { older, newer: newer + gap }
}
