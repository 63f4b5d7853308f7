import { table } from '../support/table.js'
import type { Verdict } from './change-rules.js'
import type { Change } from './changes.js'
import { type Diff, type LocatedChange, passes } from './compare-states.js'
import { EXCEPTIONS } from './exceptions.js'

/** Returns the comparison as text for a terminal: a table, and what to do if it fails. */
export function textReport(diff: Diff): string {
  const rows = condensed(diff.changes).map((change) => ({
    cells: [change.verdict, change.versions.join(', ') || 'all', changeText(change), change.place ?? ''],
    where: plain(whereOf(change)),
  }))
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map(({ cells }) => cells[column]?.length ?? 0)))
  const lines = rows.flatMap(({ cells, where }) => {
    const indent = ' '.repeat((widths[0] ?? 0) + (widths[1] ?? 0) + 6)
    return [
      `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
      ...(where ? [indent + where] : []),
    ]
  })
  return [
    `${diff.old} → ${diff.new}`,
    ...(lines.length > 0 ? ['', ...lines] : []),
    '',
    `  ${summary(diff)}`,
    ...verdictLines(diff).map((line) => (line === '' ? '' : `  ${line}`)),
  ].join('\n')
}

/** Returns the comparison in Markdown, for a pull request. Neutral changes are folded. */
export function markdownReport(diff: Diff): string {
  const rows = (verdict: Verdict) =>
    condensed(diff.changes)
      .filter((change) => change.verdict === verdict)
      .map((change) => [
        verdict === 'breaking' ? '**breaking**' : verdict,
        change.versions.join(', ') || 'all',
        cell(whatOf(change)),
        cell(whereOf(change)),
        change.place ? `\`${change.place}\`` : '',
      ])
  const noticed = [...rows('breaking'), ...rows('additive')]
  const neutral = rows('neutral')
  const head = ['Verdict', 'Version', 'What changed', 'Where', 'Source']
  return [
    '## Changes of the contract',
    '',
    `${diff.old} → ${diff.new}: ${summary(diff)}`,
    ...(noticed.length > 0 ? ['', table(head, noticed)] : []),
    ...(neutral.length > 0
      ? ['', `<details><summary>Neutral</summary>`, '', table(head, neutral), '', '</details>']
      : []),
    ...(passes(diff) ? [] : ['', '```text', ...verdictLines(diff).filter((line) => line !== ''), '```']),
    '',
  ].join('\n')
}

const NAMED = 3

/** Texts and examples often change in many places at once, which one row each can say. */
function condensed(changes: LocatedChange[]): LocatedChange[] {
  const many = (['text.changed', 'example.changed'] as const).flatMap((rule): LocatedChange[] => {
    const rows = changes.filter((change) => change.rule === rule)
    const [first] = rows
    if (!first || rows.length <= NAMED) return rows
    const names = rows.slice(0, NAMED).map(({ subject }) => `\`${subject}\``)
    const kind = rule === 'text.changed' ? 'text' : 'examples'
    const says = `${kind} of ${names.join(', ')} and ${rows.length - NAMED} more changed`
    return [{ ...first, subject: '', says, versions: [...new Set(rows.flatMap(({ versions }) => versions))] }]
  })
  return [...changes.filter(({ rule }) => rule !== 'text.changed' && rule !== 'example.changed'), ...many]
}

/** Returns what changed as plain text: `Canvas.title removed`. */
export function changeText(change: Change): string {
  return plain(whatOf(change))
}

/** Returns what changed, such as `Canvas.title` removed, and the gaps that the change closes. */
function whatOf({ subject, says, closes, verdict, rule }: Change): string {
  const named =
    subject === '' || /^(?:version|gap|server|tool|endpoint|webhook)\./.test(rule) || subject === 'info.x-rate-limit'
      ? says
      : `\`${subject}\` ${says}`
  const how = verdict === 'breaking' ? ' with a fact other than the assumed one' : ''
  return closes.length > 0 ? `${named}; closes ${closes.map((gap) => `\`${gap}\``).join(', ')}${how}` : named
}

const SHOWN = 4

function whereOf({ directions, operations }: LocatedChange): string {
  const direction = directions.join(' and ')
  const named =
    operations.length > SHOWN + 1 ? [...operations.slice(0, SHOWN), `${operations.length - SHOWN} more`] : operations
  const list = new Intl.ListFormat('en-US').format(named)
  return [direction, list].filter(Boolean).join(' of ')
}

function summary({ changes, exceptions: { allowed } }: Diff): string {
  if (changes.length === 0) return 'nothing changed.'
  const counts = (['breaking', 'additive', 'neutral'] as const).flatMap((verdict) => {
    const count = changes.filter((change) => change.verdict === verdict).length
    return count > 0 ? [`${count} ${verdict}`] : []
  })
  return `${counts.join(', ')}${allowed.length > 0 ? `; ${allowed.length} allowed by openapi/${EXCEPTIONS}` : ''}.`
}

function verdictLines(diff: Diff): string[] {
  const { allowed, open, faults } = diff.exceptions
  return [
    ...allowed.map(
      ({ change, exception }) =>
        `Allowed until ${exception.expires}: ${change.rule} at ${change.subject}. ${exception.reason}`,
    ),
    ...(faults.length > 0 ? ['', ...faults] : []),
    ...(open.length > 0
      ? [
          '',
          `A released version must not break. Either make ${open.length === 1 ? 'the change' : 'these changes'} in a new version (npm run version:add -- <date>),`,
          `undo ${open.length === 1 ? 'it' : 'them'}, or, if the contract was wrong about the service, add to openapi/${EXCEPTIONS}:`,
          '',
          ...open.flatMap((change) => [
            `- change: ${change.rule}`,
            `  at: ${yamlText(change.subject)}`,
            ...(change.versions.length === 1 ? [`  version: "${change.versions[0]}"`] : []),
            '  reason: <why no client breaks>',
            '  expires: <the last day that it is needed, such as 2030-05-05>',
          ]),
        ]
      : []),
  ]
}

/** Quotes what YAML would not read as the same text. */
function yamlText(text: string): string {
  return /^[\w.*[\]]+$/.test(text) && !/[[\]*]/.test(text) ? text : JSON.stringify(text)
}

function plain(markdown: string): string {
  return markdown.replaceAll('`', '')
}

function cell(markdown: string): string {
  return markdown.replaceAll('|', '\\|')
}
