/** The conformance kit: checks any server against the contract, as far as the source documents it. */

import { valueChecker } from '../contract/ajv.js'
import type { Contract, View } from '../contract/contract.js'
import type { Json } from '../contract/json.js'
import type { Version } from '../contract/versions.js'
import type { Subject } from './checks.js'
import { levelOf, noteOf, REACHES, type Reach } from './notes.js'
import { type Refusal, refusalsOf } from './refusals.js'
import { connect, NoAnswer, type Server, type ServerOptions } from './server.js'
import { judgeOperation, type Verdict } from './verdict.js'
import { createWorkspace, type Workspace } from './workspace.js'

export type Options = ServerOptions & {
  /** The versions to check; all if omitted. */
  versions?: Version[]
  /** The ids of the operations to check; all if omitted. */
  operations?: string[]
  reach?: Reach
  /** Called as soon as an operation has been checked. */
  onVerdict?: (verdict: Verdict, done: number, of: number) => void
}

export type Report = { url: string; held: number; failed: number; skipped: number; operations: Verdict[] }

export type Kit = {
  operationIds: string[]
  /** Checks a server. Rejects with a CannotJudge if it does not respond or rejects the key. */
  judge: (options: Options) => Promise<Report>
}

/** Creates the kit for a contract. */
export function createKit(contract: Contract): Kit {
  const plain = contract.versions.flatMap((version) => subjectsOf(contract.view(version), contract.byDefault))
  const subjects = plain.map((subject) => withOthers(subject, plain))
  const operationIds = [...new Set(subjects.map(({ operation }) => operation.operationId))]
  return { operationIds, judge: (options) => judge(subjects, { versions: contract.versions, ...options }) }
}

function subjectsOf({ document, operations }: View, byDefault: Version): Subject[] {
  const judge = valueChecker(document)
  return [...operations.values()].map((operation) => {
    let refusals: Refusal[] | undefined
    return { operation, judge, byDefault, others: [], refusals: () => (refusals ??= refusalsOf(operation)) }
  })
}

function withOthers(subject: Subject, all: Subject[]): Subject {
  const { operationId, version } = subject.operation
  const same = all.filter(({ operation }) => operation.operationId === operationId)
  return { ...subject, others: same.filter(({ operation }) => operation.version !== version) }
}

async function judge(subjects: Subject[], options: Options & { versions: Version[] }): Promise<Report> {
  const { url, versions, operations, reach = 'default', onVerdict } = options
  const server = await connect(options)
  const wanted = subjects.filter(
    ({ operation }) => versions.includes(operation.version) && operations?.includes(operation.operationId) !== false,
  )
  const verdicts: Verdict[] = []
  for (const version of versions) {
    const ofVersion = subjects.filter(({ operation }) => operation.version === version)
    const workspace = workspaceOf(ofVersion, server)
    for (const subject of inOrder(wanted.filter(({ operation }) => operation.version === version))) {
      const versionless = version === versions[0] ? inDefault(subject, subjects) : undefined
      const verdict = await judgeOperation(subject, { server, workspace, reach, versionless })
      verdicts.push(verdict)
      onVerdict?.(verdict, verdicts.length, wanted.length)
    }
  }
  const sum = (count: (verdict: Verdict) => number) => verdicts.reduce((all, verdict) => all + count(verdict), 0)
  return {
    url,
    held: sum(({ held }) => held),
    failed: sum(({ failed }) => failed.length),
    skipped: sum(({ skipped }) => skipped.length),
    operations: verdicts,
  }
}

function workspaceOf(subjects: Subject[], server: Server): Workspace {
  const operations = subjects.map(({ operation }) => operation)
  return createWorkspace(operations, async (operation): Promise<Json> => {
    const answers = await server.send(operation, {}).catch((reason: Error) => {
      if (reason instanceof NoAnswer) return []
      throw reason
    })
    const answer = answers.at(-1)
    return answer?.status === operation.success ? (answer.json ?? null) : null
  })
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
