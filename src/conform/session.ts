import type { Operation } from '../contract/operations.js'
import type { Version } from '../contract/versions.js'
import { type Case, checkFulfilled, excusesOf, OUTSIDE, type RequestCounts } from './cases.js'
import {
  CHECKS,
  type CheckId,
  type CheckResult,
  checkError,
  checkHeaders,
  checkRetryAfter,
  hasFailed,
  isSuccess,
  type ReceivedResponse,
  result,
  type Subject,
  shorten,
} from './checks.js'
import type { KnownRecords } from './known-records.js'
import type { Reach } from './notes.js'
import { curlOf } from './requests.js'
import { NoResponse, type Server } from './server.js'

/** The findings for an operation in one version. */
export type OperationReport = {
  operationId: string
  version: Version
  /** False if it responded to every request with 404 or 501: it then has no findings. Undefined if nothing was sent. */
  implemented: boolean | undefined
  /** The checks that passed at least once. */
  passed: CheckId[]
  sent: RequestCounts
  failed: Failure[]
  skipped: Skip[]
}

/** A failed check: what was sent, expected and received, and where the requirement is documented. */
export type Failure = {
  check: CheckId
  /** A warning contradicts what the contract assumes under the id `gap`; an error contradicts the source. */
  severity: 'error' | 'warning'
  gap?: string
  request: string
  /** The request as a command for a shell. Keys are names of variables. */
  curl: string
  expected: string
  got: string
  /** The facts of the source that the requirement rests on. */
  facts: string[]
  /** The operation in the document of its version. */
  documented: string
}

/** Something that was not checked, and why. */
export type Skip = { what: string; why: string }

/** What a session is created with. */
export type SessionOptions = {
  server: Server
  records: KnownRecords
  reach: Reach
  /** The operation in the default version, for which requests without a version are also checked. */
  versionless: Subject | undefined
  /** The operations of the same version. */
  subjects: Subject[]
  subjectOf: (operationId: string) => Subject
  /** True for the checks whose results are wanted. */
  wants: (check: CheckId) => boolean
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
  /** Sends the request of a case and checks its response. Resolves to the response, or to undefined as `exchange` does. */
  carryOut: (request: Case, to?: Subject) => Promise<ReceivedResponse | undefined>
  /** Sends a valid request and checks its response. Resolves to it if it is a success. */
  succeed: (name: string, options: Case['options'], to?: Subject) => Promise<ReceivedResponse | undefined>
  /**
   * Sends a request and checks its response with `check`. Resolves to the response, or to undefined if it is a success that a check
   * fails, or if its status is `excused`, so that it says nothing about the request.
   */
  exchange: (
    name: string,
    options: Case['options'],
    check: (response: ReceivedResponse) => CheckResult[],
    excused?: Case['excused'],
    to?: Subject,
  ) => Promise<ReceivedResponse | undefined>
  /** Records the result of a check that concerns the request sent last. */
  record: (name: string, result: CheckResult) => void
  skip: (what: string, why: string) => void
}

/** Creates a session whose findings are added to a report. */
export function createSession(subject: Subject, options: SessionOptions, report: OperationReport): Session {
  const { server, records, wants } = options
  /** The command of each request, by its name. A check of several requests shows the last one. */
  const curls = new Map<string, string>()

  function record(name: string, { check, expected, got = '', open, fact, gap }: CheckResult): void {
    if (!wants(check)) return
    if (open) report.skipped.push({ what: `${check} ${name}`, why: open })
    else if (expected !== undefined) {
      const [, ...facts] = CHECKS[check]
      report.failed.push({
        check,
        severity: gap ? 'warning' : 'error',
        ...(gap ? { gap } : {}),
        request: name,
        curl: curls.get(name) ?? [...curls.values()].at(-1) ?? '',
        expected,
        got,
        facts: fact ? [fact] : [...facts],
        documented: pointerOf(subject.operation),
      })
    } else if (!report.passed.includes(check)) report.passed.push(check)
  }

  async function send(name: string, request: Case['options'], to: Subject): Promise<ReceivedResponse[]> {
    const curl = curlOf(to.operation, { base: server.url, key: server.key, ...request })
    curls.delete(name)
    curls.set(name, withoutKeys(curl, options))
    return server.send(to.operation, request).catch((reason: Error) => {
      if (!(reason instanceof NoResponse)) throw reason
      report.implemented = true
      record(name, result('response.received', false, 'a response', reason.message))
      return []
    })
  }

  function recordAll(name: string, { status, text }: ReceivedResponse, results: CheckResult[]): void {
    for (const one of results) record(name, { got: `${status} ${shorten(text)}`.trim(), ...one })
  }

  async function carryOut(request: Case, to = subject): Promise<ReceivedResponse | undefined> {
    const { shows = ['version.echo', subject.operation.version], excused = {} } = request
    report.sent[request.kind]++
    const responses = await send(request.name, request.options, to)
    for (const response of responses) {
      if (to === subject) report.implemented ||= response.status !== 404 && response.status !== 501
      const excuse = response.status === 429 ? 'the server limits requests' : excused[response.status]
      const results = excuse
        ? [...checkError(response, to), ...(response.status === 429 ? [checkRetryAfter(response)] : [])]
        : request.check(response)
      recordAll(request.name, response, [...checkHeaders(response, ...shows), ...results])
      if (response !== responses.at(-1)) continue
      if (isSuccess(response))
        records.saw(to.operation, request.options, response.json ?? null, request.kind === 'documented')
      if (excuse) report.skipped.push({ what: request.name, why: `status ${response.status}: ${excuse}` })
      // The body is checked even if a header is missing.
      else if (!hasFailed(results) || !isSuccess(response)) return response
    }
    return undefined
  }

  return {
    ...options,
    subject,
    carryOut,
    record,
    skip: (what, why) => void report.skipped.push({ what, why }),
    exchange: (name, options, check, excused = OUTSIDE, to = subject) =>
      carryOut({ kind: 'other', name, options, check, excused }, to),
    async succeed(name, options, to = subject) {
      const limit = options.query?.limit === undefined ? undefined : Number(options.query.limit)
      const check = (received: ReceivedResponse) => checkFulfilled(received, to, limit)
      const response = await carryOut({ kind: 'other', name, options, check, excused: excusesOf(to) }, to)
      return response && isSuccess(response) ? response : undefined
    },
  }
}

function withoutKeys(curl: string, { secondKey, otherTeamKey }: SessionOptions): string {
  const keys = { $SECOND_KEY: secondKey, $OTHER_TEAM_KEY: otherTeamKey }
  return Object.entries(keys).reduce((text, [name, key]) => (key ? text.replaceAll(key, () => name) : text), curl)
}

function pointerOf({ version, path, method }: Operation): string {
  const key = path.replaceAll('~', '~0').replaceAll('/', '~1')
  return `openapi/${version}.json#/paths/${key}/${method.toLowerCase()}`
}
