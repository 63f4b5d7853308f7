import { table } from '../support/table.js'
import { type ReportedChange, TEXT } from './changes.js'
import type { Diff, LocatedChange } from './compare-states.js'
import { EXCEPTIONS } from './exceptions.js'

/** Returns the comparison as text for a terminal: a table, and what to do if it fails. */
export function textReport(diff: Diff): string {
  const rows = rowsOf(diff)
  const width = Math.max(0, ...rows.map(({ version }) => version.length))
  const lines = rows.flatMap(({ verdict, version, what, place }) => {
    const start = `  ${verdict.padEnd('breaking'.length)}  ${version.padEnd(width)}  `
    return [start + what, ...(place ? [' '.repeat(start.length) + place] : [])]
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
  const head = ['Verdict', 'Version', 'What changed', 'Source']
  const tableOf = (isNeutral: boolean) => {
    const rows = rowsOf(diff).filter(({ verdict }) => (verdict === 'neutral') === isNeutral)
    const cells = rows.map(({ verdict, version, what, place }) =>
      [verdict === 'breaking' ? `**${verdict}**` : verdict, version, what, place && `\`${place}\``].map((cell) =>
        cell.replaceAll('|', '\\|'),
      ),
    )
    return rows.length > 0 ? ['', table(head, cells)] : []
  }
  const neutral = tableOf(true)
  const advice = exceptionLines(diff).join('\n').trim()
  return [
    '## Changes of the contract',
    '',
    `${diff.old} → ${diff.new}: ${summary(diff)}`,
    ...tableOf(false),
    ...(neutral.length > 0 ? ['', '<details><summary>Neutral</summary>', ...neutral, '', '</details>'] : []),
    ...(advice ? ['', '```text', advice, '```'] : []),
    '',
  ].join('\n')
}

type ReportRow = Record<'verdict' | 'version' | 'what' | 'place', string>

function rowsOf(diff: Diff): ReportRow[] {
  return condensed(diff.changes).map((change) => {
    const { verdict, versions, place = '' } = change
    const isEverywhere = versions.length === 0 || versions.length === diff.versions.length
    return { verdict, version: isEverywhere ? 'all' : versions.join(', '), what: changeText(change), place }
  })
}

const NAMED = 3

/** Texts and examples often change in many places at once: one row is enough for them. */
function condensed(changes: LocatedChange[]): LocatedChange[] {
  const texts = changes.filter(({ says }) => says === TEXT)
  const [first] = texts
  if (!first || texts.length <= NAMED) return changes
  const names = texts.slice(0, NAMED).map(({ subject }) => subject)
  const subject = `${names.join(', ')} and ${texts.length - NAMED} more`
  const versions = [...new Set(texts.flatMap(({ versions }) => versions))]
  return [...changes.filter(({ says }) => says !== TEXT), { ...first, subject, versions }]
}

/** Returns what changed, such as `Canvas.title: Property title removed`, and the gaps that the change closes. */
function changeText({ subject, says, closes, verdict }: ReportedChange): string {
  const how = verdict === 'breaking' ? ' with another statement than the assumed one' : ''
  return `${subject}: ${says}${closes.length > 0 ? `; closes ${closes.join(', ')}${how}` : ''}`
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
function exceptionLines({ exceptions: { allowed, open, problems } }: Diff): string[] {
  const lines = allowed.map(
    ({ change, exception }) => `Allowed until ${exception.expires}: ${changeText(change)}. ${exception.reason}`,
  )
  if (problems.length > 0) lines.push('', ...problems)
  if (open.length === 0) return lines
  return [
    ...lines,
    '',
    'A released version must not break. Either undo the change, make it in a new version (docs/changing.md), or, if the',
    `contract was wrong about the service, add to openapi/${EXCEPTIONS}:`,
    '',
    ...open.flatMap(({ subject, says, versions }) => [
      `- at: ${JSON.stringify(subject)}`,
      `  change: ${JSON.stringify(says)}`,
      ...(versions.length === 1 ? [`  version: "${versions[0]}"`] : []),
      '  reason: <why no client breaks>',
      '  expires: <the last day that it is needed, such as 2030-05-05>',
    ]),
  ]
}
