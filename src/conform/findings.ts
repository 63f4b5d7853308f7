/** What a run found: one finding for each check that failed, however many requests show it. */

import type { Version } from '../contract/versions.js'
import { CHECKS, type CheckId } from './checks.js'
import type { Failure, OperationReport } from './session.js'

export type Finding = {
  check: CheckId
  requirement: string
  /** An error if one of its cases is. */
  severity: Failure['severity']
  /** One for each expectation that was not met. */
  cases: Occurrence[]
}

/** The first of the failures with the same expectation, and the requests and the operations of all of them. */
type Occurrence = Omit<Failure, 'check' | 'request'> & { requests: string[]; operations: ByVersion }

/** Ids of operations by version. */
export type ByVersion = Partial<Record<Version, string[]>>

/** Groups the failures of all operations by their checks, and those of a check by what was expected. */
export function findingsOf(reports: OperationReport[]): Finding[] {
  const failures = reports.flatMap(({ failed, ...about }) => failed.map((failure) => ({ ...failure, about })))
  return grouped(failures, ({ check }) => check).map(([check, ofCheck]) => ({
    check,
    requirement: CHECKS[check][0],
    severity: ofCheck.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
    cases: grouped(ofCheck, ({ expected, gap }) => `${gap} ${expected}`).map(([, alike]) => {
      const [{ check: _, request: __, about: ___, ...first }] = alike
      const requests = [...new Set(alike.map(({ request }) => request))]
      return { ...first, requests, operations: byVersion(alike.map(({ about }) => about)) }
    }),
  }))
}

/** Returns the ids of the checks that passed for each operation for which they were made. */
export function passedChecks(reports: OperationReport[]): CheckId[] {
  const failed = new Set(reports.flatMap((report) => report.failed.map(({ check }) => check)))
  return (Object.keys(CHECKS) as CheckId[]).filter(
    (id) => !failed.has(id) && reports.some(({ passed }) => passed.includes(id)),
  )
}

/** What was left out, with the reason, and the operations of which this is true. */
export type LeftOut = { what: string; why: string; operations: ByVersion }

export function leftOut(reports: OperationReport[]): LeftOut[] {
  const skips = reports.flatMap(({ skipped, ...about }) => skipped.map((skip) => ({ ...skip, about })))
  return grouped(skips, ({ what, why }) => `${what}: ${why}`).map(([, alike]) => {
    const [{ what, why }] = alike
    return { what, why, operations: byVersion(alike.map(({ about }) => about)) }
  })
}

export function byVersion(reports: Pick<OperationReport, 'operationId' | 'version'>[]): ByVersion {
  const groups = grouped(reports, ({ version }) => version)
  return Object.fromEntries(
    groups.map(([version, all]) => [version, [...new Set(all.map(({ operationId }) => operationId))]]),
  )
}

function grouped<T, Key extends string>(items: T[], keyOf: (item: T) => Key): [Key, [T, ...T[]]][] {
  const groups = new Map<Key, [T, ...T[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups]
}
