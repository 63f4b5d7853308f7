/** What a run looks for and what it found: one finding for each check that failed, however many requests show it. */

import type { Version } from '../contract/versions.js'
import { isSuccess } from './exchange.js'

/** What each check requires of a server. */
// biome-ignore format: a table has one row a line.
export const CHECKS = {
  'response.received': 'Each request gets a response in time',
  'response.status': 'A valid request gets the documented success status',
  'response.schema': 'The body matches the documented schema',
  'header.service_version': 'Each response has Service-Version',
  'header.request_id': 'Each response has X-Request-ID',
  'header.request_id_unique': 'Each response has an X-Request-ID of its own',
  'header.content_type': 'JSON is sent as application/json',
  'version.echo': 'Service-Version shows the version that was pinned',
  'version.default': 'Without the header the response is of the default version',
  'version.shape': 'The response has the shape of the version that it reports',
  'version.unsupported': 'Another version is rejected with unsupported_version and its details',
  'version.fallback': 'After unsupported_version the header shows the default version',
  'auth.rejected': 'A request without a valid key returns 401',
  'auth.challenge': 'A 401 has WWW-Authenticate: Bearer',
  'auth.scope': 'A request with a key that lacks a scope returns 403',
  'auth.team': "Another team's record is not readable",
  'error.envelope': 'An error has the envelope documented for its status',
  'error.request_id': "The error's request_id equals X-Request-ID",
  'error.fields': 'validation_failed names the fields',
  'error.details': 'details is never empty',
  'request.rejected': 'A request that breaks the contract is rejected',
  'rate.retry_after': 'A 429 says how long to wait',
  'list.paging': 'The wrapper of a page is that of its version, and consistent',
  'list.limit': 'The default, the maximum and the requested limit of a page are applied',
  'list.total': 'total is the number of all items or null, as documented for the list',
  'list.order': 'A list is in its documented order',
  'list.pages': 'Page after page, a list gives each of its items once',
  'list.items': 'No list stays empty, so that it can be checked',
  'list.created': 'What the run created is in its list',
  'list.end': 'The last page of a list says that it is the last',
  'list.cursor': 'A changed cursor, or one of another list, is rejected',
  'search.words': 'A search returns what matches its words',
  'record.identity': 'A record is the one that was asked for',
  'record.unknown': 'A request with an id that does not exist returns 404',
  'record.changed': 'A change is shown afterward',
  'record.deleted': 'What was deleted is gone',
  'replay.same': 'A retry with the same idempotency key returns the same task',
  'replay.conflict': 'An idempotency key with another body returns 409',
  'replay.charge': 'A retry costs no credits',
  'upload.type': 'Executables and scripts cannot be uploaded',
  'upload.storage_key': 'A storage key that was never issued cannot be registered',
  'callback.sent': 'The end of a task is sent to its callback_url',
  'callback.signature': 'A delivery is signed with the secret of the key',
  'callback.event': 'A delivery is a documented event about its task',
  'callback.retry': 'A failed delivery is sent again with the same id',
  'run.time': 'The run ends in time',
} as const

export type CheckId = keyof typeof CHECKS

/**
 * The result of one check. It failed if `expected` is set; `got` is set if the response alone does not show what came
 * instead. It could not be decided if `open` is set, which says why. Otherwise it passed. A failure with a `gap` only
 * contradicts what the contract assumes under that id, and is a warning.
 */
export type CheckResult = {
  check: CheckId
  expected?: string
  got?: string
  open?: string
  gap?: string
  /** True if a failure is a warning without a gap. */
  isWarning?: boolean
}

export function result(check: CheckId, passed: boolean, expected: string, got?: string): CheckResult {
  if (passed) return { check }
  return { check, expected, ...(got === undefined ? {} : { got }) }
}

export function hasFailed(results: CheckResult[]): boolean {
  return results.some(({ expected }) => expected !== undefined)
}

/** How many requests were sent: documented, invalid, invalid only by an assumption of the contract, and others. */
export type RequestCounts = Record<'documented' | 'invalid' | 'assumed' | 'other', number>

/** The results of the checks of an operation in one version. */
export type OperationReport = {
  operationId: string
  version: Version
  /** False if it responded to every request with 404 or 501: it then has no failures. Undefined if nothing was sent. */
  implemented: boolean | undefined
  /** The checks that passed at least once. */
  passed: CheckId[]
  sent: RequestCounts
  /** The statuses of the responses to valid requests. */
  validStatuses: number[]
  /** Why no valid request was sent, although the run should have sent one. */
  obstacle?: string
  failed: Failure[]
  skipped: Skip[]
}

/** A failed check: what was sent, expected and received, and where the requirement is documented. */
export type Failure = {
  check: CheckId
  /** An error contradicts the source; a warning contradicts the assumption of the gap, or is a list without items. */
  severity: 'error' | 'warning'
  gap?: string
  request: string
  /** The request as a command for a shell. Keys are names of variables. */
  curl: string
  expected: string
  got: string
  /** The operation in the document of its version. */
  documented: string
}

/** Something that was not checked, and why. */
export type Skip = { what: string; why: string }

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
export function groupFindings(reports: OperationReport[]): Finding[] {
  const failures = reports.flatMap(({ failed, ...about }) => failed.map((failure) => ({ ...failure, about })))
  return grouped(failures, ({ check }) => check).map(([check, ofCheck]) => ({
    check,
    requirement: CHECKS[check],
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

/** True if a valid request about the operation succeeded. */
export function hasSucceeded({ validStatuses }: OperationReport): boolean {
  return validStatuses.some((status) => isSuccess({ status }))
}

/** Returns why no valid request about an operation succeeded, or undefined if one did or none was due. */
export function obstacleOf(report: OperationReport): string | undefined {
  const { validStatuses, sent, obstacle } = report
  if (hasSucceeded(report)) return undefined
  if (validStatuses.length > 0) return `only ${[...new Set(validStatuses)].sort().join(', ')}`
  return sent.documented > 0 ? 'no response' : obstacle
}

/** Something that was skipped, with the reason, and the operations of which this is true. */
export type GroupedSkip = Skip & { operations: ByVersion }

export function skipsOf(reports: OperationReport[]): GroupedSkip[] {
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

export function grouped<T, Key extends string>(items: T[], keyOf: (item: T) => Key): [Key, [T, ...T[]]][] {
  const groups = new Map<Key, [T, ...T[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups]
}
