import { documented, invalid, keyless, unknownVersion, versionless } from './cases.js'
import type { Subject } from './checks.js'
import { type Level, levelOf, noteOf, REACHES } from './notes.js'
import { runScenarios } from './scenarios.js'
import { createSession, type OperationReport, type Session, type SessionOptions } from './session.js'

/** Checks one operation in one version. */
export async function checkOperation(subject: Subject, options: SessionOptions): Promise<OperationReport> {
  const { operationId, version } = subject.operation
  const report: OperationReport = {
    operationId,
    version,
    implemented: undefined,
    passed: [],
    sent: { documented: 0, invalid: 0, assumed: 0, other: 0 },
    failed: [],
    skipped: [],
  }
  await sendRequests(createSession(subject, options, report))
  if (levelOf(subject.operation) === 'destructive') options.records.forget()
  return report.implemented === false ? { ...report, passed: [], failed: [], skipped: [] } : report
}

/** Sends the requests that the reach of the run allows, in order, and records what is skipped. */
async function sendRequests(session: Session): Promise<void> {
  const { subject, reach, records, carryOut, skip } = session
  const { operation, assumptions } = subject
  const level = levelOf(operation)
  const leaveOut = (why: string) => skip('requests with a key', why)

  if (noteOf(operation).unstated === 'path' && !assumptions) return skip('all requests', 'its path is not documented')
  if (reach !== 'read-only' || operation.method === 'GET')
    for (const request of keyless(subject)) await carryOut(request)
  if (!REACHES[reach].includes(level)) return leaveOut(SENT_ON_REQUEST[level])

  const path = await records.pathFor(operation)
  const examples = operation.body?.examples ?? []
  let body = await records.bodyFor(operation, examples[0]?.value)
  for (const { value } of examples.slice(1))
    if (typeof body === 'string') body = await records.bodyFor(operation, value)
  if (typeof path === 'string') return leaveOut(path)
  if (typeof body === 'string') return leaveOut(body)
  const content = { path, ...(body ? { body } : {}) }

  await carryOut(unknownVersion(subject, content))
  if (session.versionless && level === 'read') await carryOut(versionless(session.versionless, content))
  await carryOut(documented(subject, content))
  const requests = invalid(subject, content)
  if (assumptions) {
    for (const { name, value } of examples.slice(1)) {
      const other = await records.bodyFor(operation, value)
      if (typeof other === 'string') skip(`as documented in ${name}`, other)
      else await carryOut(documented(subject, { path, ...(other ? { body: other } : {}) }, name))
    }
    for (const request of requests) await carryOut(request)
    return
  }
  for (const request of requests) if (request.kind === 'invalid') await carryOut(request)
  if (requests.some(({ kind }) => kind === 'assumed'))
    skip('some invalid requests', 'the source does not say that they are rejected')
  await runScenarios(session, content)
}

const SENT_ON_REQUEST: Record<Level, string> = {
  read: 'a read',
  write: 'writes: sent only with --writes or --all',
  metered: 'metered: sent only with --all',
  destructive: 'destructive: sent only with --all',
}
