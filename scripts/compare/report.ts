import { type ReportedChange, TEXT } from './changes.js'
import type { Diff } from './compare-states.js'
import { EXCEPTIONS } from './exceptions.js'

/**
 * Returns the comparison as text for a terminal: a table, and what to do if it fails. In Markdown, what is indented is
 * shown as it is, so the report is that of a pull request as well.
 */
export function textReport(diff: Diff): string {
  // Texts and examples often change in many places at once, and their number is enough.
  const rows = diff.changes.filter(({ says }) => says !== TEXT)
  const versionsOf = ({ versions }: ReportedChange) =>
    versions.length === 0 || versions.length === diff.versions.length ? 'all' : versions.join(', ')
  const width = Math.max(0, ...rows.map((row) => versionsOf(row).length))
  const lines = rows.flatMap((row) => {
    const start = `${row.verdict.padEnd('breaking'.length)}  ${versionsOf(row).padEnd(width)}  `
    return [start + changeText(row), ...(row.place ? [' '.repeat(start.length) + row.place] : [])]
  })
  const below = [...(lines.length > 0 ? [...lines, ''] : []), summary(diff), ...exceptionLines(diff)]
  return [`${diff.old} → ${diff.new}`, '', ...below.map((line) => (line === '' ? '' : `    ${line}`))].join('\n')
}

/** Returns what changed, such as `Canvas.title: Property title removed`, and the gaps that the change closes. */
function changeText({ subject, says, closes, verdict }: ReportedChange): string {
  const how = verdict === 'breaking' ? ' with another statement than the assumed one' : ''
  return `${subject}: ${says}${closes.length > 0 ? `; closes ${closes.join(', ')}${how}` : ''}`
}

function summary({ changes, exceptions: { allowed } }: Diff): string {
  const count = (verdict: string) => changes.filter((change) => change.verdict === verdict).length
  const counts = ['breaking', 'additive', 'neutral'].filter(count).map((verdict) => `${count(verdict)} ${verdict}`)
  const exceptions = allowed.length > 0 ? `; ${allowed.length} allowed by openapi/${EXCEPTIONS}` : ''
  return `${counts.join(', ') || 'nothing changed'}${exceptions}.`
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
    ...open.flatMap(({ subject, says }) => [
      `- at: ${JSON.stringify(subject)}`,
      `  change: ${JSON.stringify(says)}`,
      '  reason: <why no client breaks>',
      '  expires: <the last day that it is needed, such as 2030-05-05>',
    ]),
  ]
}
