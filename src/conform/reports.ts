/** The report of a run in each format, and the progress while it runs. */

import { CHECKS } from './checks.js'
import type { Report } from './index.js'
import type { Delivered } from './receiver.js'
import type { Failure, OperationReport } from './session.js'

/** The formats of a report. */
export const FORMATS = { text, json: (report: Report) => JSON.stringify(report, null, 2), junit, markdown }

export type Format = keyof typeof FORMATS

/** Returns the line for an operation that has just been checked. */
export function progressLine(
  { operationId, version, passed, failed }: OperationReport,
  done: number,
  of: number,
): string {
  const outcome = failed.length > 0 ? `${failed.length} failed` : passed > 0 ? 'ok' : 'skipped'
  return `${String(done).padStart(String(of).length)}/${of}  ${version}  ${operationId.padEnd(22)}  ${outcome}, ${passed} passed`
}

/** Failures by operation, then what was skipped, created and never checked, and the counts. */
function text(report: Report): string {
  const ids = [...new Set(report.operations.map(({ operationId }) => operationId))]
  const failed = ids.flatMap((id) => {
    const reports = report.operations.filter(({ operationId, failed }) => operationId === id && failed.length > 0)
    return reports.length > 0 ? [id, ...reports.flatMap(failureLines), ''] : []
  })
  const kept = report.created.filter(({ removed }) => !removed)
  const created = `${report.created.length} records: ${report.created.map(({ id }) => id).join(', ')}`
  return [
    `Checked ${report.url}`,
    '',
    ...failed,
    ...section('Skipped', skippedLines(report)),
    ...section('Created', report.created.length > 0 ? [created] : []),
    ...section('Not removed', kept.length > 0 ? [kept.map(({ id }) => id).join(', ')] : []),
    ...section('Not checked', report.notChecked),
    counts(report),
  ].join('\n')
}

/** Returns a line for each delivery to a receiver, and the counts. */
export function receiverText(url: string, delivered: Delivered[]): string {
  const lines = delivered.map(({ name, expected, got, facts, severity }) => {
    const result = severity ? `expected ${expected}, got ${got} (facts ${facts.join(', ')})` : got
    return `${(severity ?? 'ok').padEnd(8)}${name}: ${result}`
  })
  const failed = (of: string) => delivered.filter(({ severity }) => severity === of).length
  const passed = delivered.filter(({ severity }) => !severity).length
  return [
    `Checked ${url}`,
    '',
    ...lines,
    '',
    `${passed} passed, ${failed('error')} failed, ${failed('warning')} warnings`,
  ].join('\n')
}

function counts({ passed, failed, warnings, skipped }: Report): string {
  return `${passed} passed, ${failed} failed, ${warnings} warnings, ${skipped} skipped`
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : []
}

/** Returns a block for each failed check. Requests with the same failure share one. */
function failureLines({ version, failed }: OperationReport): string[] {
  return grouped(
    failed,
    (failure) =>
      `${version}  ${failure.severity} ${failure.check}: ${CHECKS[failure.check][0]}\n    expected    ${failure.expected}`,
  ).flatMap(([reason, [first, ...others]]) => [
    `  ${reason}`,
    `    got         ${first.got}`,
    `    request     ${[first, ...others].map(({ request }) => request).join(', ')}`,
    `    repeat      ${first.curl}`,
    `    documented  ${documentedIn(first)}`,
  ])
}

/** Returns where a requirement is documented; for a warning, also the assumption that it rests on. */
function documentedIn({ facts, documented, gap }: Failure): string {
  return [
    documented,
    ...(facts.length > 0 ? [`facts ${facts.join(', ')}`] : []),
    ...(gap ? [`only assumed: gap ${gap}`] : []),
  ].join('; ')
}

function skippedLines({ operations }: Report): string[] {
  const all = operations.flatMap(({ operationId, skipped }) => skipped.map((skip) => ({ operationId, ...skip })))
  return grouped(all, ({ what, why }) => `${what}: ${why}`).flatMap(([reason, skips]) => [
    reason,
    `  ${[...new Set(skips.map(({ operationId }) => operationId))].join(', ')}`,
  ])
}

function grouped<T>(items: T[], keyOf: (item: T) => string): [string, [T, ...T[]]][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups]
}

/** One suite for each operation and version; what passed is one test case, since only its number is known. */
function junit(report: Report): string {
  const suites = report.operations.map(({ operationId, version, passed, failed, skipped }) => {
    const testcase = (name: string, content = '') =>
      `    <testcase classname="${xml(`${operationId}.${version}`)}" name="${xml(name)}">${content}</testcase>`
    const cases = [
      ...(passed > 0 ? [testcase(`${passed} checks passed`)] : []),
      ...failed.map((failure) => {
        const message = `expected ${failure.expected}, got ${failure.got}`
        const content = `${failure.curl}\n${documentedIn(failure)}`
        const type = failure.severity
        return testcase(
          `${failure.check} ${failure.request}`,
          `<failure type="${type}" message="${xml(message)}">${xml(content)}</failure>`,
        )
      }),
      ...skipped.map(({ what, why }) => testcase(what, `<skipped message="${xml(why)}"/>`)),
    ]
    const sums = `tests="${cases.length}" failures="${failed.length}" skipped="${skipped.length}"`
    return `  <testsuite name="${xml(`${operationId} ${version}`)}" ${sums}>\n${cases.join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conform ${xml(report.url)}">\n${suites.join('\n')}\n</testsuites>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

/** Control characters are not allowed in XML, even as entities. */
function xml(content: string): string {
  return content.replaceAll(/[&<>"\n]/g, (character) => ENTITIES[character] ?? '').replaceAll(/\p{Cc}/gu, ' ')
}

function markdown(report: Report): string {
  const row = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  const rows = report.operations.flatMap(({ operationId, version, failed }) =>
    failed.map((one) =>
      row([
        `${operationId} ${version}`,
        `${one.severity}: \`${one.check}\``,
        one.expected,
        one.got,
        `\`${one.curl}\``,
        documentedIn(one),
      ]),
    ),
  )
  const head = ['operation', 'check', 'expected', 'got', 'request', 'documented']
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? ['', `## ${title}`, '', ...lines.map((line) => `- ${line.trim()}`)] : []
  return [
    `# Conformance of ${report.url}`,
    '',
    `${counts(report)}.`,
    ...(rows.length > 0 ? ['', row(head), row(head.map(() => '---')), ...rows] : []),
    ...list(
      'Created',
      report.created.map(({ id, removed }) => `${id}${removed ? ', removed' : ''}`),
    ),
    ...list('Not checked', report.notChecked),
  ].join('\n')
}
