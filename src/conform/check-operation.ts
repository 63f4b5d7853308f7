import { isObject, type Json } from '../contract/json.js'
import { invalidStatusOf } from '../contract/validation.js'
import { type Case, excusesOf, OUTSIDE, pageLimitsOf, type Subject, UNSUPPORTED } from './checks.js'
import { type OperationReport, result } from './findings.js'
import { checkItems } from './lists.js'
import { type NegativeCase, negativeCasesOf } from './negative-cases.js'
import { type Level, levelOf, namesRecord, noteOf, REACHES } from './notes.js'
import { type Content, RunOver, withoutCallback } from './requests.js'
import { runScenarios } from './scenarios.js'
import { createSession, type Session, type SessionOptions } from './session.js'

/** Checks one operation in one version. */
export async function checkOperation(subject: Subject, options: SessionOptions): Promise<OperationReport> {
  const { operationId, version } = subject.operation
  const report: OperationReport = {
    operationId,
    version,
    implemented: undefined,
    passed: [],
    sent: { documented: 0, invalid: 0, assumed: 0, other: 0 },
    validStatuses: [],
    failed: [],
    skipped: [],
  }
  const session = createSession(subject, options, report)
  if (options.server.isOver()) session.skip('all requests', 'the time of the run was over', true)
  else await inTime(session, sendRequests)
  if (levelOf(subject.operation) === 'destructive') options.records.forget()
  return report.implemented === false ? { ...report, passed: [], failed: [], skipped: [] } : report
}

/** Checks what shows only at the end of a run that writes, and adds the results to the report of the operation. */
export async function checkAtEnd(subject: Subject, options: SessionOptions, report: OperationReport): Promise<void> {
  const { operation } = subject
  const { reach, server } = options
  const isList = operation.pagination && report.validStatuses.some((status) => status < 300)
  if (!isList || noteOf(operation).mayReject || !REACHES[reach].includes('write') || server.isOver()) return
  await inTime(createSession(subject, options, report), checkItems)
}

/** If the time of the run ends meanwhile, the operation fails for it. */
async function inTime(session: Session, check: (session: Session) => Promise<void>): Promise<void> {
  await check(session).catch((reason: Error) => {
    if (!(reason instanceof RunOver)) throw reason
    session.record('the run', result('run.time', false, 'the end of the run in time', reason.message))
  })
}

/** Sends the requests that the reach of the run allows, in order, and records what is skipped. */
async function sendRequests(session: Session): Promise<void> {
  const { subject, reach, records, send, skip } = session
  const { operation, assumptions } = subject
  const { unstated, after } = noteOf(operation)
  const level = levelOf(operation)
  // What is outside of the reach is missing only if it was asked for by name.
  const isNamed = session.named.includes(operation.operationId)
  const skipKeyed = (why: string, isObstacle = isNamed) => skip('requests with a key', why, isObstacle)

  if (unstated === 'path' && !assumptions) return skip('all requests', 'its path is not documented', isNamed)
  if (reach !== 'read-only' || operation.method === 'GET') for (const request of keyless(subject)) await send(request)
  if (!REACHES[reach].includes(level)) return skipKeyed(WHY_NOT_SENT[level])
  const needed = after && levelOf(session.subjectOf(after).operation)
  if (needed && !REACHES[reach].includes(needed)) return skipKeyed(`${after} is ${WHY_NOT_SENT[needed]}`)
  if (operation.path.includes('{') && !namesRecord(operation) && !assumptions)
    return skipKeyed('no operation returns an id for its path')

  const path = await records.pathFor(operation)
  const examples = operation.body?.examples ?? []
  let body = await records.bodyFor(operation, examples[0]?.value)
  for (const { value } of examples.slice(1))
    if (typeof body === 'string') body = await records.bodyFor(operation, value)
  if (typeof path === 'string') return skipKeyed(path, true)
  if (typeof body === 'string') return skipKeyed(body, true)
  const content = { path, ...(body ? { body } : {}) }

  await send(unknownVersion(subject, content))
  if (session.versionless && level === 'read')
    await send(versionless(session.versionless, content), session.versionless)
  const response = await send(documented(subject, content))
  const requests = invalid(subject, content)
  if (assumptions) {
    for (const { name, value } of examples.slice(1)) {
      const other = await records.bodyFor(operation, value)
      if (typeof other === 'string') skip(`as documented in ${name}`, other)
      else await send(documented(subject, { path, ...(other ? { body: other } : {}) }, name))
    }
    for (const request of requests) await send(request)
    return
  }
  for (const request of requests) if (request.kind === 'invalid') await send(request)
  if (requests.some(({ kind }) => kind === 'assumed'))
    skip('some invalid requests', 'the source does not say that they are rejected')
  await runScenarios(session, content, response)
}

const WHY_NOT_SENT: Record<Level, string> = {
  read: 'a read',
  write: 'writes: sent only with --writes or --all',
  metered: 'metered: sent only with --all',
  destructive: 'destructive: sent only with --all',
}

/** Returns requests without a valid key, which every server must reject. They name no existing record. */
function keyless({ operation }: Subject): Case[] {
  const keys = {
    'without a key': undefined,
    'with a malformed key': 'Bearer sk_0123',
    'with a key that is not hexadecimal': 'Bearer service_live_xyz',
    'with another scheme': 'Basic c2VydmljZQ==',
  }
  const body = withoutCallback(operation.body?.examples[0]?.value ?? null)
  return Object.entries(keys).map(([name, authorization]) => ({
    kind: 'invalid',
    name,
    options: { headers: { authorization }, body },
    expects: { check: 'auth.rejected', statuses: [401] },
  }))
}

/** Returns a valid request with a version that does not exist. */
function unknownVersion({ byDefault }: Subject, content: Content): Case {
  return {
    kind: 'invalid',
    name: `with Service-Version ${UNSUPPORTED}`,
    options: { ...content, headers: { 'service-version': UNSUPPORTED } },
    expects: { check: 'version.unsupported', statuses: [400] },
    shows: ['version.fallback', byDefault],
  }
}

/** Returns the documented request without a version. `subject` is that of the default version. */
function versionless(subject: Subject, content: Content): Case {
  return {
    kind: 'other',
    name: 'without Service-Version',
    options: { ...content, headers: { 'service-version': undefined } },
    expects: 'success',
    shows: ['version.default', subject.operation.version],
    excused: excusesOf(subject),
  }
}

/** Returns the documented request with one of the documented bodies. */
function documented(subject: Subject, content: Content, example?: string): Case {
  return {
    kind: 'documented',
    name: example ? `as documented in ${example}` : 'as documented',
    options: content,
    expects: 'success',
    excused: excusesOf(subject),
  }
}

/** Returns requests that break one constraint each. Those of the kind `assumed` break an assumed one. */
function invalid({ operation, assumptions }: Subject, content: Content): Case[] {
  const { unstated } = noteOf(operation)
  return negativeCasesOf(operation).map((negative): Case => {
    const { name, options, field, assumed, stated } = negative
    // Except for fields that exclude each other, only the contract says which of the two statuses it is.
    return {
      kind: assumed || (unstated && !stated && !assumptions) ? 'assumed' : 'invalid',
      name: `with an error: ${name}`,
      options: { ...content, ...options, ...(options.body === undefined ? {} : { body: bodyOf(negative, content) }) },
      expects: assumptions
        ? { check: 'request.rejected', statuses: [invalidStatusOf(operation, negative)], field }
        : {
            check: 'request.rejected',
            statuses: name.endsWith(' excluded') ? [422] : [400, 422],
            reducedTo: name === 'limit maximum' ? pageLimitsOf(operation).maximum : undefined,
          },
      excused: assumptions ? {} : OUTSIDE,
    }
  })
}

/**
 * Returns the body of an invalid request, with ids that exist as far as they are known. It has no callback URL, because
 * that of an example must not be called, unless the URL is what makes the request invalid: then nobody can call it.
 */
function bodyOf({ name, field, options: { body = null } }: NegativeCase, content: Content): Json {
  const safe = name.startsWith('callback_url') ? body : withoutCallback(body)
  if (!isObject(safe) || !isObject(content.body)) return safe
  const known = Object.entries(content.body).filter(([key]) => key !== field && /^(cvs|file)_/.test(String(safe[key])))
  return { ...safe, ...Object.fromEntries(known) }
}
