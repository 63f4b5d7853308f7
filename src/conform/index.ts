/** The conformance kit: checks any server against the contract, as far as the source documents it. */

import { valueChecker } from '../contract/ajv.js'
import type { Contract, View } from '../contract/contract.js'
import type { Json } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'
import type { Version } from '../contract/versions.js'
import { checkOperation, type OperationReport } from './check-operation.js'
import type { Subject } from './checks.js'
import { type NegativeCase, negativeCasesOf } from './negative-cases.js'
import { levelOf, noteOf, REACHES, type Reach } from './notes.js'
import { connect, NoResponse, type Server, type ServerOptions } from './server.js'
import { createWorkspace, type Workspace } from './workspace.js'

export type Options = ServerOptions & {
  /** The versions to check; all if omitted. */
  versions?: Version[]
  /** The ids of the operations to check; all if omitted. */
  operations?: string[]
  reach?: Reach
  /** True to send every documented request, and to expect what the contract assumes where the source is silent. */
  assumptions?: boolean
  /** Called as soon as an operation has been checked. */
  onOperation?: (report: OperationReport, done: number, of: number) => void
}

export type Report = { url: string; passed: number; failed: number; skipped: number; operations: OperationReport[] }

export type Kit = {
  operationIds: string[]
  /** Checks a server. Rejects with a CannotCheck if it does not respond or rejects the key. */
  check: (options: Options) => Promise<Report>
}

/** Creates the kit for a contract. */
export function createKit(contract: Contract): Kit {
  const plain = contract.versions.flatMap((version) => subjectsOf(contract.view(version), contract.byDefault))
  const subjects = plain.map((subject) => withOthers(subject, plain))
  const operationIds = [...new Set(subjects.map(({ operation }) => operation.operationId))]
  return { operationIds, check: (options) => run(subjects, { versions: contract.versions, ...options }) }
}

function subjectsOf({ document, operations }: View, byDefault: Version): Subject[] {
  const validate = valueChecker(document)
  return [...operations.values()].map((operation) => {
    let negativeCases: NegativeCase[] | undefined
    return {
      operation,
      validate,
      byDefault,
      assumptions: false,
      others: [],
      negativeCases: () => (negativeCases ??= negativeCasesOf(operation)),
    }
  })
}

function withOthers(subject: Subject, all: Subject[]): Subject {
  const { operationId, version } = subject.operation
  const same = all.filter(({ operation }) => operation.operationId === operationId)
  return { ...subject, others: same.filter(({ operation }) => operation.version !== version) }
}

async function run(subjects: Subject[], options: Options & { versions: Version[] }): Promise<Report> {
  const { url, versions, operations, reach = 'default', assumptions = false, onOperation } = options
  const server = await connect(options)
  const wanted = subjects.filter(
    ({ operation }) => versions.includes(operation.version) && operations?.includes(operation.operationId) !== false,
  )
  const reports: OperationReport[] = []
  for (const version of versions) {
    const ofVersion = subjects.filter(({ operation }) => operation.version === version)
    const workspace = workspaceOf(ofVersion, server, assumptions)
    for (const subject of inOrder(wanted.filter(({ operation }) => operation.version === version))) {
      const versionless = version === versions[0] ? inDefault(subject, subjects) : undefined
      const report = await checkOperation({ ...subject, assumptions }, { server, workspace, reach, versionless })
      reports.push(report)
      onOperation?.(report, reports.length, wanted.length)
    }
  }
  const sum = (count: (report: OperationReport) => number) => reports.reduce((all, report) => all + count(report), 0)
  return {
    url,
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed.length),
    skipped: sum(({ skipped }) => skipped.length),
    operations: reports,
  }
}

function workspaceOf(subjects: Subject[], server: Server, assumptions: boolean): Workspace {
  const operations = subjects.map(({ operation }) => operation)
  const ask = async (operation: Operation): Promise<Json> => {
    const responses = await server.send(operation, {}).catch((reason: Error) => {
      if (reason instanceof NoResponse) return []
      throw reason
    })
    const response = responses.at(-1)
    return response?.status === operation.success ? (response.json ?? null) : null
  }
  return createWorkspace(operations, ask, assumptions)
}

/** Operations that others depend on come first, irreversible ones last. */
function inOrder(subjects: Subject[]): Subject[] {
  const rank = ({ operation }: Subject): number => {
    const needs = subjects.find((subject) => subject.operation.operationId === noteOf(operation).after)
    return Math.max(REACHES.all.indexOf(levelOf(operation)), needs ? rank(needs) : 0)
  }
  return subjects.toSorted((a, b) => rank(a) - rank(b))
}

function inDefault({ operation }: Subject, subjects: Subject[]): Subject | undefined {
  return subjects.find(
    (subject) =>
      subject.operation.version === subject.byDefault && subject.operation.operationId === operation.operationId,
  )
}
