import { table } from '../support/table.js'
import type { Change } from './changes.js'
import type { Diff, LocatedChange } from './compare-states.js'
import { EXCEPTIONS } from './exceptions.js'

/** Returns the comparison as text for a terminal: a table, and what to do if it fails. */
export function textReport(diff: Diff): string {
  const rows = rowsOf(diff, changeText)
  const width = Math.max(0, ...rows.map(({ version }) => version.length))
  const lines = rows.flatMap(({ verdict, version, what, where, place }) => {
    const start = `  ${verdict.padEnd('breaking'.length)}  ${version.padEnd(width)}  `
    const more = [place, where].filter(Boolean).join('  ')
    return [start + what, ...(more ? [' '.repeat(start.length) + more] : [])]
  })
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
  const rows = rowsOf(diff, changeMarkdown).map(({ verdict, version, what, where, place }) => {
    const shown = verdict === 'breaking' ? '**breaking**' : verdict
    return [shown, version, what, where, place && `\`${place}\``].map((cell) => cell.replaceAll('|', '\\|'))
  })
  const [neutral, noticed] = [true, false].map((is) => {
    const shown = rows.filter(([verdict]) => (verdict === 'neutral') === is)
    return shown.length > 0 ? ['', table(['Verdict', 'Version', 'What changed', 'Where', 'Source'], shown)] : []
  }) as [string[], string[]]
  const advice = exceptionLines(diff).join('\n').trim()
  return [
    '## Changes of the contract',
    '',
    `${diff.old} → ${diff.new}: ${summary(diff)}`,
    ...noticed,
    ...(neutral.length > 0 ? ['', '<details><summary>Neutral</summary>', ...neutral, '', '</details>'] : []),
    ...(advice ? ['', '```text', advice, '```'] : []),
    '',
  ].join('\n')
}

type Row = Record<'verdict' | 'version' | 'what' | 'where' | 'place', string>

function rowsOf(diff: Diff, textOf: (change: Change) => string): Row[] {
  return condensed(diff.changes).map((change) => {
    const { verdict, versions, place = '' } = change
    const isEverywhere = versions.length === 0 || versions.length === diff.versions.length
    const version = isEverywhere ? 'all' : versions.join(', ')
    const where = whereOf(change)
    const isSaid = changeText(change).startsWith(`${where}:`)
    return { verdict, version, what: textOf(change), where: isSaid ? '' : where, place }
  })
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

/** Returns what changed as plain text, such as `Canvas.title: removed`, and the gaps that the change closes. */
export function changeText(change: Change): string {
  return changeMarkdown(change).replaceAll('`', '')
}

function changeMarkdown({ subject, says, closes, verdict, rule }: Change): string {
  const isNamed = /^(?:version|gap|fact|server|tool|endpoint|webhook)\./.test(rule) || subject === 'info.x-rate-limit'
  const named = isNamed || subject === '' ? says : `\`${subject}\`: ${says}`
  const how = verdict === 'breaking' ? ' with a fact other than the assumed one' : ''
  return closes.length > 0 ? `${named}; closes ${closes.map((gap) => `\`${gap}\``).join(', ')}${how}` : named
}

const SHOWN = 4

/** Returns the operations that a change concerns, with the part of them. Of many operations it names the first few. */
function whereOf({ uses }: LocatedChange): string {
  const wheres = Object.entries(uses).map(([part, operations]) => {
    const rest = operations.length - SHOWN
    const named = rest > 1 ? [...operations.slice(0, SHOWN), `${rest} more`] : operations
    return [part, new Intl.ListFormat('en-US').format(named)].filter(Boolean).join(' of ')
  })
  return wheres.filter(Boolean).join('; ')
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
