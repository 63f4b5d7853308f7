import { table } from '../support/table.js'
import type { Change } from './changes.js'
import type { Diff, LocatedChange } from './compare-states.js'
import { EXCEPTIONS } from './exceptions.js'

/** Returns the comparison as text for a terminal: a table, and what to do if it fails. */
export function textReport(diff: Diff): string {
  const rows = rowsOf(diff)
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map(({ cells }) => cells[column]?.length ?? 0)))
  const indent = ' '.repeat((widths[0] ?? 0) + (widths[1] ?? 0) + 6)
  const lines = rows.flatMap(({ cells, where }) => [
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    ...(where ? [indent + where] : []),
  ])
  return [
    `${diff.old} → ${diff.new}`,
    ...(lines.length > 0 ? ['', ...lines] : []),
    '',
    `  ${summary(diff)}`,
    ...exceptionLines(diff).map((line) => (line === '' ? '' : `  ${line}`)),
  ].join('\n')
}

/** Returns the same report in Markdown, for a pull request. Neutral changes are folded. */
export function markdownReport(diff: Diff): string {
  const rows = rowsOf(diff).map(({ cells: [verdict = '', version = '', what = '', source = ''], where }) => {
    const shown = verdict === 'breaking' ? '**breaking**' : verdict
    return [shown, version, what, where, source && `\`${source}\``].map((cell) => cell.replaceAll('|', '\\|'))
  })
  const [neutral, noticed] = [true, false].map((is) => {
    const shown = rows.filter(([verdict]) => (verdict === 'neutral') === is)
    return shown.length > 0 ? ['', table(['Verdict', 'Version', 'What changed', 'Where', 'Source'], shown)] : []
  }) as [string[], string[]]
  const lines = exceptionLines(diff).filter((line) => line !== '')
  return [
    '## Changes of the contract',
    '',
    `${diff.old} → ${diff.new}: ${summary(diff)}`,
    ...noticed,
    ...(neutral.length > 0 ? ['', '<details><summary>Neutral</summary>', ...neutral, '', '</details>'] : []),
    ...(lines.length > 0 ? ['', '```text', ...lines, '```'] : []),
    '',
  ].join('\n')
}

/** Returns a row for each change: its verdict, versions, text and source, and what it concerns. */
function rowsOf(diff: Diff): { cells: string[]; where: string }[] {
  return condensed(diff.changes).map((change) => ({
    cells: [change.verdict, change.versions.join(', ') || 'all', changeText(change), change.place ?? ''],
    where: whereOf(change),
  }))
}

const NAMED = 3

/** Texts and examples often change in many places at once, which one row each can say. */
function condensed(changes: LocatedChange[]): LocatedChange[] {
  const many = Object.entries({ 'text.changed': 'text', 'example.changed': 'examples' }).flatMap(([rule, kind]) => {
    const rows = changes.filter((change) => change.rule === rule)
    const [first] = rows
    if (!first || rows.length <= NAMED) return rows
    const names = rows.slice(0, NAMED).map(({ subject }) => subject)
    const says = `${kind} of ${names.join(', ')} and ${rows.length - NAMED} more changed`
    return [{ ...first, subject: '', says, versions: [...new Set(rows.flatMap(({ versions }) => versions))] }]
  })
  return [...changes.filter(({ rule }) => rule !== 'text.changed' && rule !== 'example.changed'), ...many]
}

/** Returns what changed as plain text, such as `Canvas.title removed`, and the gaps that the change closes. */
export function changeText({ subject, says, closes, verdict, rule }: Change): string {
  const isNamed = /^(?:version|gap|fact|server|tool|endpoint|webhook)\./.test(rule) || subject === 'info.x-rate-limit'
  const named = isNamed ? says : `${subject} ${says}`.trim()
  const how = verdict === 'breaking' ? ' with a fact other than the assumed one' : ''
  return (closes.length > 0 ? `${named}; closes ${closes.join(', ')}${how}` : named).replaceAll('`', '')
}

const SHOWN = 4

/** Returns the directions and the operations that a change concerns. Of many operations it names the first few. */
function whereOf({ directions, operations }: LocatedChange): string {
  const named =
    operations.length > SHOWN + 1 ? [...operations.slice(0, SHOWN), `${operations.length - SHOWN} more`] : operations
  return [directions.join(' and '), new Intl.ListFormat('en-US').format(named)].filter(Boolean).join(' of ')
}

function summary({ changes, exceptions: { allowed } }: Diff): string {
  if (changes.length === 0) return 'nothing changed.'
  const counts = (['breaking', 'additive', 'neutral'] as const).flatMap((verdict) => {
    const count = changes.filter((change) => change.verdict === verdict).length
    return count > 0 ? [`${count} ${verdict}`] : []
  })
  return `${counts.join(', ')}${allowed.length > 0 ? `; ${allowed.length} allowed by openapi/${EXCEPTIONS}` : ''}.`
}

/** Returns what is allowed, what is wrong with the exceptions, and what to do about the other breaking changes. */
function exceptionLines({ exceptions: { allowed, open, faults } }: Diff): string[] {
  const lines = allowed.map(
    ({ change, exception }) =>
      `Allowed until ${exception.expires}: ${change.rule} at ${change.subject}. ${exception.reason}`,
  )
  if (faults.length > 0) lines.push('', ...faults)
  if (open.length === 0) return lines
  const [changes, them] = open.length === 1 ? ['the change', 'it'] : ['these changes', 'them']
  return [
    ...lines,
    '',
    `A released version must not break. Either make ${changes} in a new version (npm run version:add -- <date>),`,
    `undo ${them}, or, if the contract was wrong about the service, add to openapi/${EXCEPTIONS}:`,
    '',
    ...open.flatMap((change) => [
      `- change: ${change.rule}`,
      `  at: ${yamlText(change.subject)}`,
      ...(change.versions.length === 1 ? [`  version: "${change.versions[0]}"`] : []),
      '  reason: <why no client breaks>',
      '  expires: <the last day that it is needed, such as 2030-05-05>',
    ]),
  ]
}

/** Quotes what YAML would not read as the same text. */
function yamlText(text: string): string {
  return /^[\w.]+$/.test(text) ? text : JSON.stringify(text)
}
