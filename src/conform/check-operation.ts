import { type Case, documented, invalid, keyless, unknownVersion, versionless } from './cases.js'
import type { Subject } from './checks.js'
import { type Level, levelOf, noteOf, REACHES } from './notes.js'
import type { Content } from './requests.js'
import { type Scenario, scenariosFor } from './scenarios.js'
import { createSession, type OperationReport, type Setting, type Skip } from './session.js'

/** Checks one operation in one version. */
export async function checkOperation(subject: Subject, setting: Setting): Promise<OperationReport> {
  const { operationId, version } = subject.operation
  const sent = { documented: 0, invalid: 0, assumed: 0, other: 0 }
  const report: OperationReport = {
    operationId,
    version,
    implemented: undefined,
    passed: [],
    sent,
    failed: [],
    skipped: [],
  }
  const session = createSession(subject, setting, report)
  for await (const step of plan(subject, setting)) {
    if ('why' in step) session.skip(step.what, step.why)
    else if ('run' in step) await step.run(session, step.content)
    else await session.carryOut(step)
  }
  if (levelOf(subject.operation) === 'destructive') setting.workspace.forget()
  return report.implemented === false ? { ...report, passed: [], failed: [], skipped: [] } : report
}

type Step = Case | Skip | { run: Scenario; content: Content }

/** Yields the requests that the reach of the run allows, in order, and what is skipped. */
async function* plan(subject: Subject, setting: Setting): AsyncGenerator<Step> {
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
  let body = await workspace.bodyFor(operation, examples[0]?.value)
  for (const { value } of examples.slice(1))
    if (typeof body === 'string') body = await workspace.bodyFor(operation, value)
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
  const cases = invalid(subject, content)
  yield* cases.filter(({ kind }) => subject.assumptions || kind === 'invalid')
  if (!subject.assumptions && cases.some(({ kind }) => kind === 'assumed'))
    yield { what: 'some invalid requests', why: 'the source does not say that they are rejected' }
  if (!subject.assumptions) yield* scenariosFor(operation).map((run) => ({ run, content }))
}

const SENT_ON_REQUEST: Record<Level, string> = {
  read: 'a read',
  write: 'writes: sent only with --writes or --all',
  metered: 'metered: sent only with --all',
  destructive: 'destructive: sent only with --all',
}
