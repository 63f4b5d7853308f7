/** The conformance kit: checks any server against the contract, as far as the source documents it. */

import type { Contract } from '../contract/contract.js'
import { listAfter } from '../contract/migration.js'
import type { Operation } from '../contract/operations.js'
import type { Version } from '../contract/versions.js'
import { checkAtEnd, checkOperation } from './check-operation.js'
import type { ListOrder, Subject } from './checks.js'
import { createEvidence, type Evidence, type GapVerdicts } from './evidence.js'
import {
  type ByVersion,
  byVersion,
  CHECKS,
  type CheckId,
  type Finding,
  type GroupedSkip,
  grouped,
  groupFindings,
  hasSucceeded,
  type OperationReport,
  obstacleOf,
  passedChecks,
  skipsOf,
} from './findings.js'
import { type Created, cleanUp, createKnownRecords } from './known-records.js'
import { levelOf, noteOf, REACHES, type Reach, sourcesOf } from './notes.js'
import { CannotCheck, connect, type ServerOptions } from './requests.js'
import type { CallbackReceiver, SessionOptions } from './session.js'

export type CheckOptions = ServerOptions & {
  /** The versions to check; all if omitted. */
  versions?: Version[]
  /** What to check, and what to skip: ids of operations, ids of checks or their first words, as `getTask`, `list`. */
  only?: string[]
  skip?: string[]
  reach?: Reach
  /** True to send every documented request, and to expect what the contract assumes where the source is silent. */
  assumptions?: boolean
  /** A key of the same team that lacks at least one scope. */
  secondKey?: string | undefined
  otherTeamKey?: string | undefined
  receiver?: CallbackReceiver | undefined
  /** Called as soon as an operation has been checked, with how many have been and how many there are. */
  onOperation?: (report: OperationReport, count: number, total: number) => void
}

export type Report = {
  url: string
  /** How many checks passed, failed with an error and failed with warnings only. */
  passed: number
  failed: number
  warnings: number
  /** How many requests or checks were skipped, each for one reason. */
  skipped: number
  findings: Finding[]
  skips: GroupedSkip[]
  /** The operations that responded to everything with 404 or 501. */
  notImplemented: ByVersion
  operations: OperationReport[]
  created: Created[]
  /** Of how many operations a valid request succeeded. */
  checked: number
  /** The other operations that the run was to check, each with the statuses that it returned, or what it lacked. */
  unchecked: { why: string; operations: string[] }[]
  /** What no run checks. */
  notChecked: string[]
  /** What the exchanges say of the gaps. */
  gaps: GapVerdicts
}

export type Kit = {
  operationIds: string[]
  /** The ids of the checks, and the first words that several share. */
  checkIds: string[]
  /** Checks a server. Rejects with a CannotCheck if it does not respond or rejects the key. */
  check: (options: CheckOptions) => Promise<Report>
}

/** What no run checks. The guide lists the same. */
export const NOT_CHECKED = [
  'audio generation and renaming a canvas at its own path, whose paths are not documented',
  'unpublishing a website, because no operation returns the id of one',
  'the content of an export, of layers and of 3D assets',
  'webhooks of exports, of layerize tasks and of tasks that succeed or fail',
  'the rate limits, the concurrency limit and the lifetime of signed URLs, cursors and logs',
  'the allowlist of MIME types beyond executables, and the sizes of uploads',
  'that a canceled task ends as `canceled`, because the signal may come too late',
  'the rights of a user: edit access, roles, and who can redeliver a webhook',
  'the order of lists whose items have no time of creation, and the relevance of search results',
  'the tool server',
]

/** Creates the kit for a contract. */
export function createKit(contract: Contract): Kit {
  const subjects = contract.versions.flatMap((version) => subjectsOf(contract, version))
  for (const { operation, others } of subjects)
    others.push(...subjects.filter((other) => isOtherVersion(operation, other.operation)))
  const operationIds = [...new Set(subjects.map(({ operation }) => operation.operationId))]
  const checks = Object.keys(CHECKS)
  return {
    operationIds,
    checkIds: [...new Set(checks.flatMap((id) => [id.split('.')[0] ?? '', id]))],
    check: (options) => run(subjects, { versions: contract.versions, ...options }),
  }
}

function subjectsOf(contract: Contract, version: Version): Subject[] {
  const { operations } = contract.view(version)
  return [...operations.values()].map((operation) => ({
    operation,
    byDefault: contract.byDefault,
    assumptions: false,
    others: [],
    order: orderOf(contract, operation),
  }))
}

/** The order of a list: with a cursor the documented one, otherwise that of the migration table. */
function orderOf({ versions, migration }: Contract, { path, version, pagination }: Operation): ListOrder | undefined {
  if (pagination === 'cursor') return { fields: ['created_at', 'id'], descending: true }
  const steps = migration.slice(0, versions.indexOf(version))
  const [, field, direction] = /^(\w+) (ascending|descending)$/.exec(listAfter(steps, path)?.sort?.old ?? '') ?? []
  return field ? { fields: [field], descending: direction === 'descending' } : undefined
}

function isOtherVersion({ operationId, version }: Operation, other: Operation): boolean {
  return other.operationId === operationId && other.version !== version
}

async function run(subjects: Subject[], options: CheckOptions & { versions: Version[] }): Promise<Report> {
  const { url, versions, reach = 'default', assumptions = false, onOperation } = options
  const { secondKey, otherTeamKey, receiver } = options
  const server = await connect(options)
  const { named, selected, wanted } = select(subjects, options)
  const reports: OperationReport[] = []
  const created: Created[] = []
  const documents = new Set(subjects.map(({ operation }) => operation.document))
  const evidence = createEvidence([...documents])
  const find = (version: Version, operationId: string) =>
    subjects.find(({ operation }) => operation.version === version && operation.operationId === operationId)
  for (const version of versions) {
    const ofVersion = subjects.filter(({ operation }) => operation.version === version)
    const subjectOf = (operationId: string) => find(version, operationId) as Subject
    const operations = ofVersion.map(({ operation }) => operation)
    const records = createKnownRecords(operations, server, assumptions)
    const common: Omit<SessionOptions, 'versionless'> = {
      server,
      records,
      evidence,
      reach,
      subjects: ofVersion,
      subjectOf,
      secondKey,
      otherTeamKey,
      receiver,
      named,
      wanted,
    }
    const checked: [Subject, OperationReport][] = []
    for (const subject of inOrder(selected.filter(({ operation }) => operation.version === version))) {
      const byDefault = versions.find((one) => one === subject.byDefault)
      const first = version === versions[0]
      const versionless = first && byDefault ? find(byDefault, subject.operation.operationId) : undefined
      const report = await checkOperation({ ...subject, byDefault, assumptions }, { ...common, versionless })
      reports.push(report)
      checked.push([subject, report])
      onOperation?.(report, reports.length, selected.length)
    }
    for (const [subject, report] of checked) await checkAtEnd(subject, { ...common, versionless: undefined }, report)
    created.push(...(await cleanUp(records, server, subjectOf)))
  }
  expectImplemented(url, reports, named)
  return reportOf(url, reports, created, evidence)
}

/** Returns what a run is to check: subjects, and checks that count. `named` are the operations in `only`. */
function select(
  subjects: Subject[],
  { versions, only = [], skip = [] }: Pick<CheckOptions, 'only' | 'skip'> & { versions: Version[] },
): { named: string[]; selected: Subject[]; wanted: Set<CheckId> } {
  const isOperation = (id: string) => subjects.some(({ operation }) => operation.operationId === id)
  const named = only.filter(isOperation)
  const checks = only.filter((id) => !isOperation(id))
  const ids = Object.keys(CHECKS) as CheckId[]
  const covers = (names: string[], check: CheckId) => names.some((name) => `${check}.`.startsWith(`${name}.`))
  return {
    named,
    selected: subjects.filter(({ operation: { operationId, version } }) => {
      const isNamed = named.length === 0 || named.includes(operationId)
      return versions.includes(version) && isNamed && !skip.includes(operationId)
    }),
    wanted: new Set(
      ids.filter((id) => id === 'run.time' || ((checks.length === 0 || covers(checks, id)) && !covers(skip, id))),
    ),
  }
}

function reportOf(url: string, reports: OperationReport[], created: Created[], evidence: Evidence): Report {
  const findings = groupFindings(reports)
  const skips = skipsOf(reports)
  return {
    url,
    passed: passedChecks(reports).length,
    failed: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    skipped: skips.length,
    findings,
    skips,
    notImplemented: byVersion(reports.filter(({ implemented }) => implemented === false)),
    operations: reports,
    created,
    ...coverageOf(reports),
    notChecked: NOT_CHECKED,
    gaps: evidence.results().gaps,
  }
}

/** An operation is checked once a valid request about it succeeded in any version. */
function coverageOf(reports: OperationReport[]): Pick<Report, 'checked' | 'unchecked'> {
  const operations = grouped(reports, ({ operationId }) => operationId)
  const others = operations.flatMap(([operationId, all]) => {
    if (all.some(hasSucceeded) || all.every(({ implemented }) => implemented === false)) return []
    const reasons = [...new Set(all.flatMap((report) => obstacleOf(report) ?? []))]
    return reasons.length > 0 ? { operationId, why: reasons.join('; ') } : []
  })
  return {
    checked: operations.filter(([, all]) => all.some(hasSucceeded)).length,
    unchecked: grouped(others, ({ why }) => why).map(([why, alike]) => {
      return { why, operations: alike.map(({ operationId }) => operationId) }
    }),
  }
}

/** Throws a CannotCheck if nothing is at the address, or no operation that `--only` names. */
function expectImplemented(url: string, reports: OperationReport[], named: string[]): void {
  const asked = reports.filter(({ implemented }) => implemented !== undefined)
  const isMissing = (some: OperationReport[]) => some.length > 0 && some.every(({ implemented }) => !implemented)
  const missing = named.filter((id) => isMissing(asked.filter(({ operationId }) => operationId === id)))
  if (missing.length === 0 && !isMissing(asked)) return
  const what = missing.length > 0 ? missing.join(', ') : 'any operation'
  const message = `${url} does not implement ${what}: it responds to every request with 404 or 501. Check the address.`
  throw Object.assign(new CannotCheck(message), { isFailure: missing.length > 0 })
}

/** Operations that others depend on come first, irreversible ones last. */
function inOrder(subjects: Subject[]): Subject[] {
  const rank = ({ operation }: Subject): number => {
    const needed = noteOf(operation).after ?? sourcesOf(operation).creator
    const needs = subjects.find((subject) => subject.operation.operationId === needed)
    return Math.max(REACHES.all.indexOf(levelOf(operation)), needs ? rank(needs) : 0)
  }
  return subjects.toSorted((a, b) => rank(a) - rank(b))
}
