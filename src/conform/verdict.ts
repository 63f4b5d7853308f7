import type { Version } from '../contract/versions.js'
import { type Case, keyless, refused, unknownVersion, valid, versionless } from './cases.js'
import {
  type Answer,
  type CheckId,
  error,
  headers,
  isSuccess,
  type Outcome,
  retryAfter,
  type Subject,
  shorten,
} from './checks.js'
import { type Level, levelOf, noteOf, REACHES, type Reach } from './notes.js'
import { NoAnswer, type Server } from './server.js'
import type { Workspace } from './workspace.js'

/** The findings for an operation in one version. */
export type Verdict = {
  operationId: string
  version: Version
  /** How many checks passed. */
  held: number
  failed: Fault[]
  skipped: Skip[]
}

/** A failed check: the request, what was expected, and what was received. */
export type Fault = { check: CheckId; request: string; expected: string; got: string }

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
export async function judgeOperation(subject: Subject, setting: Setting): Promise<Verdict> {
  const { operationId, version } = subject.operation
  const verdict: Verdict = { operationId, version, held: 0, failed: [], skipped: [] }
  for await (const step of plan(subject, setting)) {
    if ('why' in step) verdict.skipped.push(step)
    else await carryOut(step, subject, setting, verdict)
  }
  if (levelOf(subject.operation) === 'destructive') setting.workspace.forget()
  return verdict
}

/** Yields the requests that the reach of the run allows, in order, and what is skipped. */
async function* plan(subject: Subject, setting: Setting): AsyncGenerator<Case | Skip> {
  const { operation } = subject
  const { reach, workspace } = setting
  const level = levelOf(operation)
  const leaveOut = (why: string): Skip => ({ what: 'requests with a key', why })

  if (noteOf(operation).unstated === 'path') {
    yield { what: 'all requests', why: 'its path is not documented' }
    return
  }
  if (reach !== 'read-only' || operation.method === 'GET') yield* keyless(subject)
  if (!REACHES[reach].includes(level)) {
    yield leaveOut(SENT_ON_REQUEST[level])
    return
  }
  const path = await workspace.pathFor(operation)
  const body = await workspace.bodyFor(operation)
  if (typeof path === 'string' || typeof body === 'string') {
    yield leaveOut(typeof path === 'string' ? path : String(body))
    return
  }
  const content = { path, ...(body ? { body } : {}) }
  yield unknownVersion(subject, content)
  if (setting.versionless && level === 'read') yield versionless(setting.versionless, content)
  yield* valid(subject, content)
  const { cases, assumed } = refused(subject, content)
  yield* cases
  if (assumed > 0) yield { what: 'some invalid requests', why: 'the source does not say that they are rejected' }
}

const SENT_ON_REQUEST: Record<Level, string> = {
  read: 'a read',
  write: 'writes: sent only with --writes or --all',
  metered: 'metered: sent only with --all',
  destructive: 'destructive: sent only with --all',
}

async function carryOut(step: Case, subject: Subject, { server, workspace }: Setting, verdict: Verdict): Promise<void> {
  const answers = await server.send(subject.operation, step.options).catch((reason: Error) => {
    if (!(reason instanceof NoAnswer)) throw reason
    verdict.failed.push({ check: 'answer.given', request: step.name, expected: 'a response', got: reason.message })
    return []
  })
  for (const answer of answers) {
    const excuse = answer.status === 429 ? 'the server limits requests' : step.excused[answer.status]
    const outcomes = excuse ? excused(answer, subject) : step.judge(answer)
    record(verdict, step, answer, [...headers(answer, ...step.shows), ...outcomes])
    if (excuse && answer === answers.at(-1))
      verdict.skipped.push({ what: step.name, why: `status ${answer.status}: ${excuse}` })
    if (step.plain && isSuccess(answer)) workspace.saw(subject.operation, answer.json ?? null)
  }
}

function excused(answer: Answer, subject: Subject): Outcome[] {
  return [...error(answer, subject), ...(answer.status === 429 ? [retryAfter(answer)] : [])]
}

function record(verdict: Verdict, { name }: Case, { status, text }: Answer, outcomes: Outcome[]): void {
  for (const { check, expected, got = `${status} ${shorten(text)}`.trim(), open } of outcomes)
    if (expected !== undefined) verdict.failed.push({ check, request: name, expected, got })
    else if (open) verdict.skipped.push({ what: `${check} ${name}`, why: open })
    else verdict.held++
}
