/** Checks single responses. What depends on a failed check is not checked: one fault gives one finding. */
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { type Operation, responseOf, schemaOf } from '../contract/operations.js'
import type { Version } from '../contract/versions.js'
import { judgeExchange, type Mismatch, misfitsInBody, mismatchText } from './exchange.js'
import { type CheckId, type CheckResult, hasFailed, type RequestCounts, result } from './findings.js'
import { levelOf, noteOf } from './notes.js'
import type { ReceivedResponse, RequestOptions } from './requests.js'

/** An operation in one version, the operation in the other versions, and the default version. */
export type Subject = {
  operation: Operation
  others: Subject[]
  /** Undefined if it is not among the versions that are checked: requests without a version are not judged then. */
  byDefault: Version | undefined
  /** The documented order of its list: the fields that are compared in turn. */
  order: ListOrder | undefined
  /** True to expect what the contract assumes where the source is silent, as of the mock. */
  assumptions: boolean
}

export type ListOrder = { fields: string[]; descending: boolean }

/** A request, and what its response must be. */
export type Case = {
  kind: keyof RequestCounts
  /** What is special about the request: `without a key`. */
  name: string
  options: Omit<RequestOptions, 'base' | 'key'>
  expects: 'success' | 'success or 403' | ExpectedError
  /** The version that the response must report, and the id of that check; by default the pinned one. */
  shows?: [CheckId, Version | undefined]
  /** Statuses that a correct server may return for reasons outside the request, each with the reason. */
  excused?: Record<number, string>
}

/** An error with one of these statuses. */
type ExpectedError = {
  check: CheckId
  statuses: number[]
  /** The field that the error must name. */
  field?: string
  /** The limit that a server may apply instead, as its response then shows. */
  reducedTo?: number | undefined
}

/** A version that no server supports: a date before the first version. */
export const UNSUPPORTED = '2025-01-01'

/** Checks a response, except the headers that every response carries. */
export function checkResponse(response: ReceivedResponse, request: Case, subject: Subject): CheckResult[] {
  const { expects, shows: [versionCheck, version] = [] } = request
  if (expects === 'success or 403' && response.status < 500)
    return response.status === 403 ? checkError(response, subject) : []
  if (typeof expects === 'object') return checkRejection(response, subject, expects)
  // A response of another version than the default one has already failed for its header.
  const shown = response.headers.get('service-version') ?? version
  if (versionCheck === 'version.default' && shown !== version) return []
  return checkSuccess(response, subject)
}

/** Checks the headers that every response must carry, and the version that one reports, if it is known. */
export function checkHeaders(
  response: ReceivedResponse,
  versionCheck: CheckId,
  version: Version | undefined,
): CheckResult[] {
  const shown = response.headers.get('service-version')
  const id = response.headers.get('x-request-id')
  const type = response.headers.get('content-type') ?? 'no such header'
  const isJson = response.json !== undefined && response.text !== ''
  return [
    result('header.service_version', shown !== null, 'the header Service-Version', 'no such header'),
    result('header.request_id', !!id, 'the header X-Request-ID', 'no such header'),
    ...(id ? [result('header.request_id_unique', !response.repeatsRequestId, 'an id of its own', `${id} again`)] : []),
    ...(isJson
      ? [result('header.content_type', /^application\/json *(;|$)/i.test(type), 'application/json', type)]
      : []),
    ...(shown === null || version === undefined
      ? []
      : [result(versionCheck, shown === version, `Service-Version: ${version}`, `Service-Version: ${shown}`)]),
  ]
}

function checkSuccess(response: ReceivedResponse, subject: Subject): CheckResult[] {
  const { operation } = subject
  const results = checkStatusAndBody(response, subject)
  if (!operation.pagination || !isObject(response.json) || hasFailed(results)) return results
  const limit = new URL(response.request.url).searchParams.get('limit')
  const requested = limit === null ? undefined : Number(limit)
  const applied = requested === undefined ? [] : checkAppliedLimit(response, operation, requested)
  return [...results, ...checkPage(response, operation, requested), ...applied]
}

function checkStatusAndBody(response: ReceivedResponse, { operation, others }: Subject): CheckResult[] {
  // A status of success other than 200 is stated for a few operations only; the contract assumes the others.
  const exact = noteOf(operation).statusStated || levelOf(operation) === 'read'
  const fits = exact ? response.status === operation.success : [200, 201, 202].includes(response.status)
  return untilFailure(
    () => [result('response.status', fits, String(operation.success))],
    () => {
      const mismatches = mismatchesOf(response, operation)
      const fitting = (other: Subject) => mismatchesOf(response, other.operation).length === 0
      const shown = mismatches.length > 0 ? others.find(fitting) : undefined
      if (shown)
        return [result('version.shape', false, `the shape of ${operation.version}, not of ${shown.operation.version}`)]
      return bodyResults(mismatches, operation.pagination !== undefined)
    },
  )
}

function mismatchesOf(response: ReceivedResponse, operation: Operation): Mismatch[] {
  return misfitsInBody(judgeExchange(operation, { request: response.request, response }))
}

/** Checks that the pagination fields of a page are consistent, and the default limit if the request sent none. */
export function checkPage(
  response: Pick<ReceivedResponse, 'json'>,
  operation: Operation,
  requestedLimit?: number,
): CheckResult[] {
  if (!isObject(response.json) || !Object.values(response.json).some(Array.isArray)) return []
  const { next_cursor, has_more, returned, limit } = response.json
  const items = itemsOf(response.json).length
  const results: CheckResult[] = []
  if (next_cursor !== undefined) {
    const consistent = has_more === (next_cursor !== null) && returned === items
    const expected = `has_more ${next_cursor !== null}, as next_cursor is ${next_cursor === null ? 'null' : 'not'}, and returned ${items}`
    results.push(result('list.paging', consistent, expected, `has_more ${has_more} and returned ${returned}`))
  }
  if (typeof limit === 'number')
    results.push(result('list.limit', items <= limit, `at most ${limit} items, as its limit says`, `${items} items`))
  // The default of the legacy lists is a gap (pagination.legacy.limit).
  const { default: expected } = pageLimitsOf(operation)
  if (requestedLimit === undefined && next_cursor !== undefined)
    results.push(result('list.limit', limit === expected, `limit ${expected}, the default`, `limit ${limit}`))
  return results
}

/** Checks that a page has the requested limit, unless it is below the default (gap pagination.cursor.limit.minimum). */
function checkAppliedLimit({ json }: ReceivedResponse, operation: Operation, requested: number): CheckResult[] {
  const { default: byDefault = 1 } = pageLimitsOf(operation)
  const { limit = Math.max(requested, itemsOf(json).length) } = isObject(json) ? json : {}
  const found = result('list.limit', limit === requested, `limit ${requested}`, `limit ${limit}`)
  return [requested < byDefault ? { ...found, gap: 'pagination.cursor.limit.minimum' } : found]
}

/** Returns the items of a list's page. */
export function itemsOf(json: Json | undefined): JsonObject[] {
  return isObject(json) ? (Object.values(json).find(Array.isArray) ?? []).filter(isObject) : []
}

/** Returns the default and the maximum of the query parameter `limit`. */
export function pageLimitsOf({ parameters }: Operation): { default?: number; maximum?: number } {
  const parameter = parameters.find(({ name, in: place }) => name === 'limit' && place === 'query')
  return (parameter?.schema ?? {}) as { default?: number; maximum?: number }
}

function checkRejection(response: ReceivedResponse, subject: Subject, expected: ExpectedError): CheckResult[] {
  const { check, statuses, field, reducedTo = Number.NaN } = expected
  // That a limit above the maximum is an error is assumed: the server may reduce it, and say so.
  const isReduced = isObject(response.json) && Number(response.json.limit) <= reducedTo
  const because = isReduced ? { gap: 'pagination.cursor.limit.minimum' } : {}
  const results = untilFailure(
    () => [{ ...result(check, statuses.includes(response.status), statuses.join(' or ')), ...because }],
    () =>
      checkError(response, subject, (error) => [
        ...(check === 'version.unsupported' ? checkUnsupported(error, subject) : []),
        ...(field ? checkField(error, field) : []),
      ]),
  )
  return check === 'auth.rejected' ? [...results, ...checkChallenge(response)] : results
}

/** Checks an error response: its envelope, and the fields of the error. */
export function checkError(
  response: ReceivedResponse,
  { operation }: Subject,
  more: (error: JsonObject) => CheckResult[] = () => [],
): CheckResult[] {
  if (!schemaOf(responseOf(operation, response.status))) return []
  return untilFailure(
    () => {
      const mismatches = mismatchesOf(response, operation)
      const expected = `the envelope for ${response.status}: ${mismatchText(mismatches)}`
      return [result('error.envelope', mismatches.length === 0, expected)]
    },
    () => {
      const { error } = response.json as { error: JsonObject }
      const shown = response.headers.get('x-request-id')
      const same = error.request_id === null || shown === null || error.request_id === shown
      const isEmpty = isObject(error.details) && Object.keys(error.details).length === 0
      return [
        result(
          'error.request_id',
          same,
          'the request_id that X-Request-ID shows',
          `request_id ${error.request_id}, and X-Request-ID: ${shown}`,
        ),
        result('error.details', !isEmpty, 'no details, rather than empty ones', 'details {}'),
        ...fieldsNamed(error),
        ...more(error),
      ]
    },
  )
}

/** Checks what a 401 carries in addition to its envelope. */
function checkChallenge(response: ReceivedResponse): CheckResult[] {
  if (response.status !== 401) return []
  const shown = response.headers.get('www-authenticate')
  const fits = /^bearer( |,|$)/i.test(shown ?? '')
  return [result('auth.challenge', fits, 'WWW-Authenticate: Bearer', shown ?? 'no such header')]
}

/** Checks the details of `unsupported_version`. */
function checkUnsupported({ code, details }: JsonObject, { byDefault, operation }: Subject): CheckResult[] {
  const { requested, supported } = isObject(details) ? details : {}
  const listed =
    Array.isArray(supported) &&
    [byDefault ?? operation.version, operation.version].every((date) => supported.includes(date))
  const fits = code === 'unsupported_version' && requested === UNSUPPORTED && listed
  const expected = `code unsupported_version, with details.requested ${UNSUPPORTED} and every version in details.supported`
  return [result('version.unsupported', fits, expected)]
}

/** Checks that an error names the field that is not valid. */
function checkField({ code, details }: JsonObject, field: string): CheckResult[] {
  const fields = isObject(details) && Array.isArray(details.fields) ? details.fields : []
  const named = fields.some((entry) => isObject(entry) && entry.field === field)
  return [result('error.fields', code === 'validation_failed' && named, `validation_failed with the field ${field}`)]
}

/** Checks how long a 429 asks the client to wait. */
export function checkRetryAfter(response: ReceivedResponse): CheckResult {
  const shown = response.headers.get('retry-after')
  return result('rate.retry_after', /^\d+$/.test(shown ?? ''), 'Retry-After, in seconds', shown ?? 'no such header')
}

/** The statuses of a correct server that say nothing about the request. */
export const OUTSIDE: Record<number, string> = {
  402: 'the workspace lacks credits',
  403: 'the key lacks permission',
}

const OF_THE_WORKSPACE = [400, 404, 409, 413, 415, 422]

/** Returns the statuses that say nothing about a valid request, each with the reason. */
export function excusesOf({ operation, assumptions }: Subject): Record<number, string> {
  if (assumptions) return {}
  const { mayReject } = noteOf(operation)
  if (!mayReject) return OUTSIDE
  return { ...Object.fromEntries(OF_THE_WORKSPACE.map((status) => [status, mayReject])), ...OUTSIDE }
}

const LONGEST_EXCERPT = 160

/** Returns the beginning of a text, on one line. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line
}

/** Returns the results of each step, up to the first step that fails. */
function untilFailure(...steps: (() => CheckResult[])[]): CheckResult[] {
  const all: CheckResult[] = []
  for (const step of steps) {
    const results = step()
    all.push(...results)
    if (hasFailed(results)) break
  }
  return all
}

/** Assigns the mismatches of a body to the checks that they belong to. */
function bodyResults(mismatches: Mismatch[], isList: boolean): CheckResult[] {
  const ids = isList ? (['list.paging', 'list.total', 'response.schema'] as const) : (['response.schema'] as const)
  return ids.map((check) => {
    const own = mismatches.filter(({ pointer }) => checkOf(pointer, isList) === check)
    const [first] = own
    return result(
      check,
      own.length === 0,
      mismatchText(own),
      first && shorten(`${first.pointer} ${JSON.stringify(first.value) ?? 'nothing'}`).trim(),
    )
  })
}

const WRAPPER = ['next_cursor', 'returned', 'has_more', 'limit', 'offset']

function checkOf(pointer: string, isList: boolean): CheckId {
  const [, field = '', ...deeper] = pointer.split('/')
  if (!isList || deeper.length > 0) return 'response.schema'
  if (field === 'total') return 'list.total'
  return WRAPPER.includes(field) ? 'list.paging' : 'response.schema'
}

function fieldsNamed({ code, details }: JsonObject): CheckResult[] {
  if (code !== 'validation_failed') return []
  const fields = isObject(details) && Array.isArray(details.fields) ? details.fields : undefined
  const fits = fields?.every(
    (entry) => isObject(entry) && typeof entry.field === 'string' && typeof entry.code === 'string',
  )
  return [result('error.fields', fits === true, 'details.fields, each with field and code')]
}
