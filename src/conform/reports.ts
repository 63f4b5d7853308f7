/** The report of a run in each format, and the progress while it runs. */

import { gapsLine } from './evidence.js'
import { type ByVersion, type Finding, type OperationReport, obstacleOf, passedChecks } from './findings.js'
import type { Report } from './index.js'
import type { Delivered } from './receiver.js'

/** The formats of a report, beside JSON. */
export const FORMATS = { text, junit, markdown }

export type Format = keyof typeof FORMATS | 'json'

/** Returns the line for an operation that has just been checked. */
export function progressLine(report: OperationReport, count: number, total: number): string {
  const { operationId, version, implemented, passed, failed } = report
  const failing = new Set(failed.map(({ check }) => check)).size
  const outcome =
    failing > 0 ? `${failing} failed` : obstacleOf(report) ? 'not checked' : passed.length > 0 ? 'ok' : 'skipped'
  const shown = implemented === false ? 'not implemented' : `${outcome}, ${passed.length} passed`
  return `${String(count).padStart(String(total).length)}/${total}  ${version}  ${operationId.padEnd(22)}  ${shown}`
}

/** The findings, then what was skipped, created and never checked, and the counts. */
function text(report: Report): string {
  const kept = report.created.filter(({ removed }) => !removed)
  const created = `${report.created.length} records: ${report.created.map(({ id }) => id).join(', ')}`
  return [
    `Checked ${report.url}`,
    '',
    ...report.findings.flatMap(findingLines),
    ...section('Not implemented', operationLines(report.notImplemented)),
    ...section(
      'Skipped',
      report.skips.flatMap(({ what, why, operations }) => [`${what}: ${why}`, ...operationLines(operations, '  ')]),
    ),
    ...section('Created', report.created.length > 0 ? [created] : []),
    ...section('Not removed', kept.length > 0 ? [kept.map(({ id }) => id).join(', ')] : []),
    ...section('Not checked', report.unchecked.map(uncheckedLine)),
    ...section('Not checked by any run', report.notChecked),
    counts(report),
    gapsLine(report.gaps),
  ].join('\n')
}

/** Returns a line for each delivery to a receiver, and the counts. */
export function receiverText(url: string, delivered: Delivered[]): string {
  const lines = delivered.map(({ name, expected, got, severity }) => {
    const result = severity ? `expected ${expected}, got ${got}` : got
    return `${(severity ?? 'ok').padEnd(8)}${name}: ${result}`
  })
  const failed = (level: string) => delivered.filter(({ severity }) => severity === level).length
  const passed = delivered.filter(({ severity }) => !severity).length
  return [
    `Checked ${url}`,
    '',
    ...lines,
    '',
    `${passed} passed, ${failed('error')} failed, ${warningsOf(failed('warning'))}`,
  ].join('\n')
}

function uncheckedLine({ why, operations }: Report['unchecked'][number]): string {
  return `${why}: ${operations.join(', ')}`
}

function counts({ passed, failed, warnings, skipped }: Report): string {
  return `${passed} passed, ${failed} failed, ${warningsOf(warnings)}, ${skipped} skipped`
}

function warningsOf(count: number): string {
  return count === 1 ? '1 warning' : `${count} warnings`
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : []
}

/** More requests with the same result say nothing new. */
const MAX_REQUESTS = 3

function findingLines({ check, severity, requirement, cases }: Finding): string[] {
  const blocks = cases.map((one) => [
    `  expected    ${one.expected}`,
    `  got         ${one.got}`,
    `  request     ${shown(one.requests)}`,
    ...operationLines(one.operations, '  '),
    `  repeat      ${one.curl}`,
    `  documented  ${documentedIn(one)}`,
    '',
  ])
  return [`${severity} ${check}: ${requirement}`, ...blocks.flat()]
}

function shown(requests: string[]): string {
  const others = requests.length - MAX_REQUESTS
  return requests.slice(0, MAX_REQUESTS).join(', ') + (others > 0 ? ` and ${others} more` : '')
}

function operationLines(operations: ByVersion, indent = ''): string[] {
  return Object.entries(operations).map(([version, ids]) => `${indent}${version}  ${ids.join(', ')}`)
}

/** Returns where a requirement is documented; for a warning, also the assumption that it rests on. */
function documentedIn({ documented, gap }: Finding['cases'][number]): string {
  return gap ? `${documented}; only assumed: gap ${gap}` : documented
}

/** One suite, with a test case for each check that was made, and for each reason why something was skipped. */
function junit(report: Report): string {
  const { url, operations, findings, skips, unchecked } = report
  const failures = findings.map((finding) => {
    const message = finding.cases.map(({ expected, got }) => `expected ${expected}, got ${got}`).join('; ')
    const content = xml(findingLines(finding).join('\n'))
    return testcase(finding.check, `<failure type="${finding.severity}" message="${xml(message)}">${content}</failure>`)
  })
  const cases = [
    ...passedChecks(operations).map((check) => testcase(check)),
    ...failures,
    ...unchecked.flatMap(({ why, operations }) =>
      operations.map((operation) => testcase(operation, `<skipped message="${xml(why)}"/>`)),
    ),
    ...skips.map(({ what, why }) => testcase(what, `<skipped message="${xml(why)}"/>`)),
  ]
  const sums = `tests="${cases.length}" failures="${failures.length}" skipped="${cases.length - passedChecks(operations).length - failures.length}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="conform ${xml(url)}" ${sums}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

function testcase(name: string, content = ''): string {
  return `    <testcase classname="conform" name="${xml(name)}">${content}</testcase>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

/** Control characters are not allowed in XML, even as entities. */
function xml(content: string): string {
  return content.replaceAll(/[&<>"\n]/g, (character) => ENTITIES[character] ?? '').replaceAll(/\p{Cc}/gu, ' ')
}

function markdown(report: Report): string {
  const row = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  const rows = report.findings.flatMap(({ check, severity, cases }) =>
    cases.map((one) =>
      row([
        `${severity}: \`${check}\``,
        one.expected,
        one.got,
        operationLines(one.operations).join('; '),
        `\`${one.curl}\``,
        documentedIn(one),
      ]),
    ),
  )
  const head = ['check', 'expected', 'got', 'operations', 'request', 'documented']
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? ['', `## ${title}`, '', ...lines.map((line) => `- ${line.trim()}`)] : []
  return [
    `# Conformance of ${report.url}`,
    '',
    `${counts(report)}.`,
    ...(rows.length > 0 ? ['', row(head), row(head.map(() => '---')), ...rows] : []),
    ...list('Not implemented', operationLines(report.notImplemented)),
    ...list(
      'Created',
      report.created.map(({ id, removed }) => `${id}${removed ? ', removed' : ''}`),
    ),
    ...list('Not checked', report.unchecked.map(uncheckedLine)),
    ...list('Not checked by any run', report.notChecked),
  ].join('\n')
}
