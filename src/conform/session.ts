import type { Operation } from '../contract/operations.js'
import { escaped } from '../contract/references.js'
import {
  type Case,
  checkError,
  checkHeaders,
  checkResponse,
  checkRetryAfter,
  excusesOf,
  OUTSIDE,
  type Subject,
  shorten,
} from './checks.js'
import type { Evidence } from './evidence.js'
import { isSuccess, judgeExchange } from './exchange.js'
import { type CheckId, type CheckResult, hasFailed, type OperationReport, result } from './findings.js'
import type { KnownRecords } from './known-records.js'
import type { Reach } from './notes.js'
import { commandFor, NoResponse, type ReceivedResponse, type Server } from './requests.js'

/** What a session is created with. */
export type SessionOptions = {
  server: Server
  records: KnownRecords
  /** Collects what the exchanges say of the gaps. */
  evidence: Evidence
  reach: Reach
  /** The operation in the default version, for which requests without a version are also checked. */
  versionless: Subject | undefined
  /** The operations of the same version. */
  subjects: Subject[]
  subjectOf: (operationId: string) => Subject
  /** The operations that `only` names. */
  named: string[]
  /** The checks that `only` and `skip` leave. Results of others are not recorded. */
  wanted: Set<CheckId>
  /** Keys with fewer scopes and of another team, if there are any. */
  secondKey?: string | undefined
  otherTeamKey?: string | undefined
  receiver?: CallbackReceiver | undefined
}

/** An address that receives webhooks. */
export type CallbackReceiver = {
  url: string
  /** The signing secret of the key, if it is known. */
  secret?: string | undefined
  /** Passes each delivery on. The result is the status of the response. */
  onDelivery: (handle: (delivery: { headers: Headers; body: string }) => number) => void
}

/** Sends requests about one operation and records what their responses show. */
export type Session = SessionOptions & {
  subject: Subject
  /**
   * Sends the request of a case and checks its response. Resolves to the response, or to undefined if it is a success
   * that fails a check, or if its status is excused, so that it says nothing about the request.
   */
  send: (request: Case, to?: Subject) => Promise<ReceivedResponse | undefined>
  /** Sends a valid request as `send` does. Resolves to the response only if it is a success. */
  expectSuccess: (name: string, options: Case['options'], to?: Subject) => Promise<ReceivedResponse | undefined>
  /** Sends a request that must be rejected with one of these statuses, as `send` does. */
  expectError: (name: string, options: Case['options'], check: CheckId, statuses: number[]) => Promise<unknown>
  /** Records the result of a check that concerns the request sent last. */
  record: (name: string, result: CheckResult) => void
  /** Skips something. With `isObstacle` the run should have sent valid requests, and this is why it sends none. */
  skip: (what: string, why: string, isObstacle?: boolean) => void
}

/** Creates a session that adds passed checks, failures and skips to a report. */
export function createSession(subject: Subject, options: SessionOptions, report: OperationReport): Session {
  const { server, records, wanted } = options
  /** The command of each request, by its name. A check of several requests shows the last one. */
  const curls = new Map<string, string>()

  function record(name: string, { check, expected, got = '', open, gap, isWarning }: CheckResult): void {
    if (!wanted.has(check)) return
    if (open) report.skipped.push({ what: `${check} ${name}`, why: open })
    else if (expected !== undefined) {
      report.failed.push({
        check,
        severity: gap || isWarning ? 'warning' : 'error',
        ...(gap ? { gap } : {}),
        request: name,
        curl: curls.get(name) ?? [...curls.values()].at(-1) ?? '',
        expected,
        got,
        documented: pointerOf(subject.operation),
      })
    } else if (!report.passed.includes(check)) report.passed.push(check)
  }

  async function receive({ name, options: request }: Case, to: Subject): Promise<ReceivedResponse[]> {
    const curl = commandFor(to.operation, { base: server.url, key: server.key, ...request })
    curls.delete(name)
    curls.set(name, withoutKeys(curl, options))
    return server.send(to.operation, request).catch((reason: Error) => {
      if (!(reason instanceof NoResponse)) throw reason
      report.implemented = true
      record(name, result('response.received', false, 'a response', reason.message))
      return []
    })
  }

  async function send(request: Case, to = subject): Promise<ReceivedResponse | undefined> {
    const { shows = ['version.echo', subject.operation.version], excused = {} } = request
    report.sent[request.kind]++
    const responses = await receive(request, to)
    for (const response of responses) {
      const exchange = { request: response.request, response }
      options.evidence.add(to.operation, exchange, judgeExchange(to.operation, exchange))
      if (to === subject) report.implemented ||= response.status !== 404 && response.status !== 501
      const excuse = response.status === 429 ? 'the server limits requests' : excused[response.status]
      const results = excuse
        ? [...checkError(response, to), ...(response.status === 429 ? [checkRetryAfter(response)] : [])]
        : checkResponse(response, request, to)
      const got = `${response.status} ${shorten(response.text)}`.trim()
      for (const one of [...checkHeaders(response, ...shows), ...results]) record(request.name, { got, ...one })
      if (response !== responses.at(-1)) continue
      if (isSuccess(response))
        records.remember(to.operation, request.options, response.json ?? null, request.kind === 'documented')
      if (to === subject && request.expects === 'success') report.validStatuses.push(response.status)
      if (excuse) report.skipped.push({ what: request.name, why: `status ${response.status}: ${excuse}` })
      // The body is checked even if a header is missing.
      else if (!hasFailed(results) || !isSuccess(response)) return response
    }
    return undefined
  }

  return {
    ...options,
    subject,
    send,
    record,
    skip(what, why, isObstacle = false) {
      report.skipped.push({ what, why })
      if (isObstacle) report.obstacle = why
    },
    async expectSuccess(name, options, to = subject) {
      // Another operation's list only helps to check this one.
      const missing = to !== subject && to.operation.pagination ? { 404: NO_LIST, 501: NO_LIST } : {}
      const excused = { ...excusesOf(to), ...missing }
      const response = await send({ kind: 'other', name, options, expects: 'success', excused }, to)
      return response && isSuccess(response) ? response : undefined
    },
    expectError: (name, options, check, statuses) =>
      send({ kind: 'other', name, options, expects: { check, statuses }, excused: OUTSIDE }),
  }
}

const NO_LIST = 'the list is not implemented'

function withoutKeys(curl: string, { secondKey, otherTeamKey }: SessionOptions): string {
  const keys = { $SECOND_KEY: secondKey, $OTHER_TEAM_KEY: otherTeamKey }
  return Object.entries(keys).reduce((text, [name, key]) => (key ? text.replaceAll(key, () => name) : text), curl)
}

function pointerOf({ version, path, method }: Operation): string {
  return `openapi/${version}.json#/paths/${escaped(path)}/${method.toLowerCase()}`
}
