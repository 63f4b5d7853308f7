import type { Version } from '../contract/versions.js'
import {
  type Case,
  documented,
  invalid,
  keyless,
  limited,
  type RequestCounts,
  unknownVersion,
  versionless,
} from './cases.js'
import {
  type CheckId,
  error,
  headers,
  isSuccess,
  type Outcome,
  type ReceivedResponse,
  retryAfter,
  type Subject,
  shorten,
} from './checks.js'
import { type Level, levelOf, noteOf, REACHES, type Reach } from './notes.js'
import { NoResponse, type Server } from './server.js'
import type { Workspace } from './workspace.js'

/** The findings for an operation in one version. */
export type OperationReport = {
  operationId: string
  version: Version
  /** How many checks passed. */
  passed: number
  sent: RequestCounts
  failed: Failure[]
  skipped: Skip[]
}

/** A failed check: the request, what was expected, and what was received. */
export type Failure = { check: CheckId; request: string; expected: string; got: string }

/** Something that was not checked, and why. */
export type Skip = { what: string; why: string }

export type Setting = {
  server: Server
  workspace: Workspace
  reach: Reach
  /** The operation in the default version, for which requests without a version are also checked. */
  versionless: Subject | undefined
}

/** Checks one operation in one version. */
export async function checkOperation(subject: Subject, setting: Setting): Promise<OperationReport> {
  const { operationId, version } = subject.operation
  const report: OperationReport = {
    operationId,
    version,
    passed: 0,
    sent: { documented: 0, invalid: 0, assumed: 0, other: 0 },
    failed: [],
    skipped: [],
  }
  for await (const step of plan(subject, setting)) {
    if ('why' in step) report.skipped.push(step)
    else await carryOut(step, subject, setting, report)
  }
  if (levelOf(subject.operation) === 'destructive') setting.workspace.forget()
  return report
}

/** Yields the requests that the reach of the run allows, in order, and what is skipped. */
async function* plan(subject: Subject, setting: Setting): AsyncGenerator<Case | Skip> {
  const { operation } = subject
  const { reach, workspace } = setting
  const level = levelOf(operation)
  const leaveOut = (why: string): Skip => ({ what: 'requests with a key', why })

  if (noteOf(operation).unstated === 'path' && !subject.assumptions) {
    yield { what: 'all requests', why: 'its path is not documented' }
    return
  }
  if (reach !== 'read-only' || operation.method === 'GET') yield* keyless(subject)
  if (!REACHES[reach].includes(level)) {
    yield leaveOut(SENT_ON_REQUEST[level])
    return
  }
  const path = await workspace.pathFor(operation)
  const examples = operation.body?.examples ?? []
  const body = await workspace.bodyFor(operation, examples[0]?.value)
  if (typeof path === 'string' || typeof body === 'string') {
    yield leaveOut(typeof path === 'string' ? path : String(body))
    return
  }
  const content = { path, ...(body ? { body } : {}) }
  yield unknownVersion(subject, content)
  if (setting.versionless && level === 'read') yield versionless(setting.versionless, content)
  yield documented(subject, content)
  for (const { name, value } of subject.assumptions ? examples.slice(1) : []) {
    const other = await workspace.bodyFor(operation, value)
    yield typeof other === 'string'
      ? { what: `as documented in ${name}`, why: other }
      : documented(subject, { path, ...(other ? { body: other } : {}) }, name)
  }
  if (operation.pagination) yield limited(subject, content)
  const cases = invalid(subject, content)
  yield* cases.filter(({ kind }) => subject.assumptions || kind === 'invalid')
  if (!subject.assumptions && cases.some(({ kind }) => kind === 'assumed'))
    yield { what: 'some invalid requests', why: 'the source does not say that they are rejected' }
}

const SENT_ON_REQUEST: Record<Level, string> = {
  read: 'a read',
  write: 'writes: sent only with --writes or --all',
  metered: 'metered: sent only with --all',
  destructive: 'destructive: sent only with --all',
}

async function carryOut(
  step: Case,
  subject: Subject,
  { server, workspace }: Setting,
  report: OperationReport,
): Promise<void> {
  report.sent[step.kind]++
  const responses = await server.send(subject.operation, step.options).catch((reason: Error) => {
    if (!(reason instanceof NoResponse)) throw reason
    report.failed.push({ check: 'response.received', request: step.name, expected: 'a response', got: reason.message })
    return []
  })
  for (const response of responses) {
    const excuse = response.status === 429 ? 'the server limits requests' : step.excused[response.status]
    const outcomes = excuse ? excused(response, subject) : step.check(response)
    record(report, step, response, [...headers(response, ...step.shows), ...outcomes])
    if (excuse && response === responses.at(-1))
      report.skipped.push({ what: step.name, why: `status ${response.status}: ${excuse}` })
    if (step.kind === 'documented' && isSuccess(response)) workspace.saw(subject.operation, response.json ?? null)
  }
}

function excused(response: ReceivedResponse, subject: Subject): Outcome[] {
  return [...error(response, subject), ...(response.status === 429 ? [retryAfter(response)] : [])]
}

function record(
  report: OperationReport,
  { name }: Case,
  { status, text }: ReceivedResponse,
  outcomes: Outcome[],
): void {
  for (const { check, expected, got = `${status} ${shorten(text)}`.trim(), open } of outcomes)
    if (expected !== undefined) report.failed.push({ check, request: name, expected, got })
    else if (open) report.skipped.push({ what: `${check} ${name}`, why: open })
    else report.passed++
}
