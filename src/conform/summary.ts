/** The output of a run. */

import type { OperationReport } from './check-operation.js'
import { CHECKS } from './checks.js'
import type { Report } from './index.js'

/** Returns the line for an operation that has just been checked. */
export function progressLine(
  { operationId, version, passed, failed }: OperationReport,
  done: number,
  of: number,
): string {
  const outcome = failed.length > 0 ? `${failed.length} failed` : passed > 0 ? 'ok' : 'skipped'
  return `${String(done).padStart(String(of).length)}/${of}  ${version}  ${operationId.padEnd(22)}  ${outcome}, ${passed} passed`
}

/** Returns the summary: failures by operation, skipped checks by reason, and the counts. */
export function summary(report: Report): string {
  const ids = [...new Set(report.operations.map(({ operationId }) => operationId))]
  const failed = ids.flatMap((id) => {
    const reports = report.operations.filter(({ operationId, failed }) => operationId === id && failed.length > 0)
    return reports.length > 0 ? [id, ...reports.flatMap(failureLines), ''] : []
  })
  const skipped = skippedLines(report.operations)
  return [
    `Checked ${report.url}`,
    '',
    ...failed,
    ...(skipped.length > 0 ? ['Skipped', ...skipped, ''] : []),
    `${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`,
  ].join('\n')
}

/** Returns a block for each failed check. Requests with the same failure share one. */
function failureLines({ version, failed }: OperationReport): string[] {
  return grouped(
    failed,
    ({ check, expected }) => `${version}  ${check}: ${CHECKS[check]}\n    expected  ${expected}`,
  ).flatMap(([reason, errors]) => [
    `  ${reason}`,
    `    got       ${errors[0]?.got}`,
    `    request   ${errors.map(({ request }) => request).join(', ')}`,
  ])
}

function skippedLines(reports: OperationReport[]): string[] {
  const all = reports.flatMap(({ operationId, skipped }) => skipped.map((skip) => ({ operationId, ...skip })))
  return grouped(all, ({ what, why }) => `${what}: ${why}`).flatMap(([reason, skips]) => [
    `  ${reason}`,
    `    ${[...new Set(skips.map(({ operationId }) => operationId))].join(', ')}`,
  ])
}

function grouped<T>(items: T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}
