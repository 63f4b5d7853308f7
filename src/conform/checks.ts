/**
 * What a server must do, each requirement with an id, and the checks of a single response. One fault gives one finding: checks
 * that depend on a failed one are skipped. A server without `Service-Version`, for example, does not also fail for its value.
 */

import type { CheckValue } from '../contract/ajv.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { type Operation, responseOf, schemaOf } from '../contract/operations.js'
import type { Version } from '../contract/versions.js'
import { levelOf, noteOf } from './notes.js'

/** What each check requires of a server, and the ids of the facts that it rests on. */
// biome-ignore format: a table has one row a line.
export const CHECKS = {
  'response.received': ['Each request gets a response in time'],
  'response.status': ['A valid request gets the documented success status', 'media_layerize.202', 'tasks.cancel.202'],
  'response.schema': ['The body matches the documented schema', 'versioning.rule.5'],
  'header.service_version': ['Each response has Service-Version', 'versioning.rule.3'],
  'header.request_id': ['Each response has X-Request-ID', 'errors.header.request_id'],
  'header.request_id_unique': ['Each response has an X-Request-ID of its own', 'errors.header.request_id'],
  'header.content_type': ['JSON is sent as application/json', 'service.bodies.json'],
  'version.echo': ['Service-Version shows the version that was pinned', 'versioning.rule.3'],
  'version.default': ['Without the header the response is of the default version', 'versioning.rule.1'],
  'version.shape': ['The response has the shape of the version that it reports', 'versioning.rule.5'],
  'version.unsupported': ['Another version is rejected with unsupported_version and its details', 'versioning.rule.2', 'errors.code.unsupported_version'],
  'version.fallback': ['After unsupported_version the header shows the default version', 'versioning.rule.2.header'],
  'auth.rejected': ['A request without a valid key returns 401', 'auth.401', 'auth.key.format'],
  'auth.challenge': ['A 401 has WWW-Authenticate: Bearer', 'auth.401'],
  'auth.scope': ['A request with a key that lacks a scope returns 403', 'auth.403'],
  'auth.team': ["Another team's record is not readable", 'auth.403', 'errors.status.404'],
  'error.envelope': ['An error has the envelope documented for its status', 'errors.envelope', 'errors.field.code'],
  'error.request_id': ["The error's request_id equals X-Request-ID", 'errors.header.request_id'],
  'error.fields': ['validation_failed names the fields', 'errors.field.details.validation_failed'],
  'error.details': ['details is never empty', 'errors.field.details.omitted'],
  'request.rejected': ['A request that breaks the contract is rejected', 'errors.status.400', 'errors.status.422'],
  'rate.retry_after': ['A 429 says how long to wait', 'limits.rate.request'],
  'list.paging': ['The wrapper of a page is that of its version, and consistent', 'pagination.cursor.field.has_more', 'pagination.cursor.field.returned'],
  'list.limit': ['The default, the maximum and the requested limit of a page are applied', 'pagination.cursor.field.limit', 'limits.page_size', 'limits.page_size.logs'],
  'list.total': ['total is the number of all items or null, as documented for the list', 'pagination.cursor.field.total'],
  'list.order': ['A list is in its documented order', 'pagination.cursor.sort', 'versioning.migration.sort.canvases'],
  'list.pages': ['Page after page, a list gives each of its items once', 'pagination.cursor.param.cursor', 'pagination.legacy.param'],
  'list.end': ['The last page of a list says that it is the last', 'pagination.cursor.field.next_cursor'],
  'list.cursor': ['A changed cursor, or one of another list, is rejected', 'pagination.cursor.tampered', 'pagination.cursor.foreign'],
  'search.words': ['A search returns what matches its words', 'pagination.offset.search'],
  'record.identity': ['A record is the one that was asked for', 'ids.rule.3.emit'],
  'record.unknown': ['A request with an id that does not exist returns 404', 'errors.status.404'],
  'record.changed': ['A change is shown afterward', 'drive.patch.purpose'],
  'record.deleted': ['What was deleted is gone', 'canvases.delete.path', 'drive.delete.path'],
  'replay.same': ['A retry with the same idempotency key returns the same task', 'media_layerize.field.idempotency_key.retry'],
  'replay.conflict': ['An idempotency key with another body returns 409', 'media_layerize.field.idempotency_key.409', 'errors.status.409'],
  'replay.charge': ['A retry costs no credits', 'media_layerize.field.idempotency_key.retry'],
  'upload.type': ['Executables and scripts cannot be uploaded', 'errors.upload.415_url'],
  'upload.storage_key': ['A storage key that was never issued cannot be registered', 'errors.upload.422_key'],
  'callback.sent': ['The end of a task is sent to its callback_url', 'events.trigger.tasks'],
  'callback.signature': ['A delivery is signed with the secret of the key', 'webhooks.header.signature', 'webhooks.verify.hmac'],
  'callback.event': ['A delivery is a documented event about its task', 'events.envelope.type', 'events.envelope.data'],
  'callback.retry': ['A failed delivery is sent again with the same id', 'webhooks.delivery.attempts', 'events.envelope.id'],
} as const satisfies Record<string, readonly [requirement: string, ...facts: string[]]>

export type CheckId = keyof typeof CHECKS

/** A received response. `json` is undefined if the body is not JSON. */
export type ReceivedResponse = {
  status: number
  headers: Headers
  text: string
  json: Json | undefined
  /** True if an earlier response of the run had the same `X-Request-ID`. */
  repeatsRequestId: boolean
}

/**
 * The result of one check. It failed if `expected` is set; `got` is set if the response alone does not show what came instead.
 * It could not be decided if `open` is set, which says why. Otherwise it passed. `fact` is a fact that is closer than those of
 * the check. A failure with a `gap` only contradicts what the contract assumes under that id, and is a warning.
 */
export type CheckResult = {
  check: CheckId
  expected?: string
  got?: string
  open?: string
  fact?: string
  gap?: string
}

/** An operation in one version: the validator of its document, the operation in the other versions, and the default version. */
export type Subject = {
  operation: Operation
  validate: CheckValue
  others: Subject[]
  /** Undefined if it is not among the versions that are checked: requests without a version are not judged then. */
  byDefault: Version | undefined
  /** The documented order of its list: the fields that are compared in turn. */
  order: ListOrder | undefined
  /** True to expect what the contract assumes where the source is silent, as of the mock. */
  assumptions: boolean
}

export type ListOrder = { fields: string[]; descending: boolean }

/** A version that no server supports: a date before the first version. */
export const UNSUPPORTED = '2025-01-01'

/** Checks the headers that every response must carry, and the version that one of them must report, if that is known. */
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

/** Checks the response to a valid request, except its headers. */
export function checkSuccess(response: ReceivedResponse, { operation, validate, others }: Subject): CheckResult[] {
  // A status of success other than 200 is stated for a few operations only; the contract assumes the others.
  const exact = noteOf(operation).statusStated || levelOf(operation) === 'read'
  const fits = exact ? response.status === operation.success : [200, 201, 202].includes(response.status)
  return untilFailure(
    () => [result('response.status', fits, String(operation.success))],
    () => {
      const schema = schemaOf(responseOf(operation, operation.success))
      if (!schema) return []
      const errors = validate(schema, response.json)
      const shown = errors.length > 0 ? others.find((other) => fitsShape(response, other)) : undefined
      if (shown)
        return [result('version.shape', false, `the shape of ${operation.version}, not of ${shown.operation.version}`)]
      return bodyResults(errors, response, operation.pagination !== undefined)
    },
  )
}

function fitsShape({ json }: ReceivedResponse, { operation, validate }: Subject): boolean {
  const schema = schemaOf(responseOf(operation, operation.success))
  return schema !== undefined && validate(schema, json).length === 0
}

/**
 * Checks that the pagination fields of a page are consistent, and the default limit if the request sent none.
 */
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
  const { default: expected } = limitsOf(operation)
  if (requestedLimit === undefined && next_cursor !== undefined)
    results.push(result('list.limit', limit === expected, `limit ${expected}, the default`, `limit ${limit}`))
  return results
}

/** Checks that a page applies the limit that was requested. A smaller one than the default need not be (gap pagination.cursor.limit.minimum). */
export function checkAppliedLimit({ json }: ReceivedResponse, operation: Operation, requested: number): CheckResult[] {
  const { default: byDefault = 1 } = limitsOf(operation)
  const { limit = Math.max(requested, itemsOf(json).length) } = isObject(json) ? json : {}
  const found = result('list.limit', limit === requested, `limit ${requested}`, `limit ${limit}`)
  return [requested < byDefault ? { ...found, gap: 'pagination.cursor.limit.minimum' } : found]
}

/** Returns the items of a list's page. */
export function itemsOf(json: Json | undefined): JsonObject[] {
  return isObject(json) ? (Object.values(json).find(Array.isArray) ?? []).filter(isObject) : []
}

/** Returns the default and the maximum of the query parameter `limit`. */
export function limitsOf({ parameters }: Operation): { default?: number; maximum?: number } {
  const parameter = parameters.find(({ name, in: place }) => name === 'limit' && place === 'query')
  return (parameter?.schema ?? {}) as { default?: number; maximum?: number }
}

/** Checks the response to a request that must be rejected, except its headers. `more` checks the error in the envelope. */
export function expectError(
  response: ReceivedResponse,
  subject: Subject,
  check: CheckId,
  statuses: number[],
  more: (error: JsonObject) => CheckResult[] = () => [],
): CheckResult[] {
  return untilFailure(
    () => [result(check, statuses.includes(response.status), statuses.join(' or '))],
    () => checkError(response, subject, more),
  )
}

/** Checks an error response: its envelope, and the fields of the error. */
export function checkError(
  response: ReceivedResponse,
  { operation, validate }: Subject,
  more: (error: JsonObject) => CheckResult[] = () => [],
): CheckResult[] {
  const schema = schemaOf(responseOf(operation, response.status))
  if (!schema) return []
  return untilFailure(
    () => {
      const errors = validate(schema, response.json)
      return [
        result('error.envelope', errors.length === 0, `the envelope for ${response.status}: ${errors.join('; ')}`),
      ]
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
export function checkChallenge(response: ReceivedResponse): CheckResult[] {
  if (response.status !== 401) return []
  const shown = response.headers.get('www-authenticate')
  const fits = /^bearer( |,|$)/i.test(shown ?? '')
  return [result('auth.challenge', fits, 'WWW-Authenticate: Bearer', shown ?? 'no such header')]
}

/** Checks the details of `unsupported_version`. */
export function checkUnsupported({ code, details }: JsonObject, { byDefault, operation }: Subject): CheckResult[] {
  const { requested, supported } = isObject(details) ? details : {}
  const listed =
    Array.isArray(supported) &&
    [byDefault ?? operation.version, operation.version].every((date) => supported.includes(date))
  const fits = code === 'unsupported_version' && requested === UNSUPPORTED && listed
  const expected = `code unsupported_version, with details.requested ${UNSUPPORTED} and every version in details.supported`
  return [result('version.unsupported', fits, expected)]
}

/** Checks that an error names the field that is not valid. */
export function checkField({ code, details }: JsonObject, field: string): CheckResult[] {
  const fields = isObject(details) && Array.isArray(details.fields) ? details.fields : []
  const named = fields.some((entry) => isObject(entry) && entry.field === field)
  return [result('error.fields', code === 'validation_failed' && named, `validation_failed with the field ${field}`)]
}

/** Checks how long a 429 asks the client to wait. */
export function checkRetryAfter(response: ReceivedResponse): CheckResult {
  const shown = response.headers.get('retry-after')
  return result('rate.retry_after', /^\d+$/.test(shown ?? ''), 'Retry-After, in seconds', shown ?? 'no such header')
}

const LONGEST_EXCERPT = 160

/** Returns the beginning of a text, on one line. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line
}

export function isSuccess({ status }: Pick<ReceivedResponse, 'status'>): boolean {
  return status >= 200 && status < 300
}

export function result(check: CheckId, passed: boolean, expected: string, got?: string): CheckResult {
  if (passed) return { check }
  return { check, expected, ...(got === undefined ? {} : { got }) }
}

export function hasFailed(results: CheckResult[]): boolean {
  return results.some(({ expected }) => expected !== undefined)
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

/** Assigns the errors of a body to the checks that they belong to. */
function bodyResults(errors: string[], { json }: ReceivedResponse, isList: boolean): CheckResult[] {
  const ids = isList ? (['list.paging', 'list.total', 'response.schema'] as const) : (['response.schema'] as const)
  return ids.map((check) => {
    const own = errors.filter((error) => checkOf(error, isList) === check)
    const [pointer] = /^\/\S+/.exec(own[0] ?? '') ?? []
    return result(check, own.length === 0, own.join('; '), pointer && `${pointer} ${shorten(at(json, pointer))}`)
  })
}

/** Returns the JSON text of the value at a JSON pointer. */
function at(json: Json | undefined, pointer: string): string {
  const keys = pointer.split('/').slice(1)
  const found = keys.reduce<unknown>((here, key) => (here as Record<string, unknown> | undefined)?.[key], json)
  return JSON.stringify(found) ?? 'nothing'
}

const WRAPPER = ['next_cursor', 'returned', 'has_more', 'limit', 'offset']

function checkOf(error: string, isList: boolean): CheckId {
  const [, at, missing] = /^(?:\/(\w+) |the value must have required property '(\w+)')/.exec(error) ?? []
  const field = at ?? missing ?? ''
  if (isList && field === 'total') return 'list.total'
  return isList && WRAPPER.includes(field) ? 'list.paging' : 'response.schema'
}

function fieldsNamed({ code, details }: JsonObject): CheckResult[] {
  if (code !== 'validation_failed') return []
  const fields = isObject(details) && Array.isArray(details.fields) ? details.fields : undefined
  const fits = fields?.every(
    (entry) => isObject(entry) && typeof entry.field === 'string' && typeof entry.code === 'string',
  )
  return [result('error.fields', fits === true, 'details.fields, each with field and code')]
}
