/**
 * The checks, each with an id. One error gives one finding: checks that depend on a failed one are skipped. A server without
 * `Service-Version`, for example, does not also fail for the wrong value.
 */

import type { CheckValue } from '../contract/ajv.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import { type Operation, responseOf, schemaOf } from '../contract/operations.js'
import type { Version } from '../contract/versions.js'
import type { NegativeCase } from './negative-cases.js'
import { noteOf } from './notes.js'

/** What each check requires of a server. */
export const CHECKS = {
  'response.received': 'Each request gets a response in time',
  'response.status': 'A valid request gets the documented success status',
  'response.schema': 'The body matches the documented schema',
  'header.service_version': 'Each response has Service-Version',
  'header.request_id': 'Each response has X-Request-ID',
  'version.echo': 'Service-Version shows the version that was pinned',
  'version.default': 'Without the header the response is of the default version',
  'version.shape': 'The response has the shape of the version that it reports',
  'version.unsupported': 'Another version is rejected with unsupported_version and its details',
  'version.fallback': 'After unsupported_version the header shows the default version',
  'auth.rejected': 'Without a valid key the response is 401',
  'auth.challenge': 'A 401 has WWW-Authenticate: Bearer',
  'error.envelope': 'An error has the envelope documented for its status',
  'error.request_id': "The error's request_id equals X-Request-ID",
  'error.fields': 'validation_failed names the fields',
  'request.rejected': 'A request that breaks the contract is rejected',
  'rate.retry_after': 'A 429 says how long to wait',
  'list.paging': 'The wrapper of a page is that of its version, and consistent',
  'list.limit': 'A page has no more items than its limit',
  'list.total': 'total is a number or null, as documented for the list',
} as const

export type CheckId = keyof typeof CHECKS

/** A received response. `json` is undefined if the body is not JSON. */
export type ReceivedResponse = { status: number; headers: Headers; text: string; json: Json | undefined }

/**
 * The result of one check. It failed if `expected` is set; `got` is set if the response alone does not show what came instead.
 * It could not be decided if `open` is set, which says why. Otherwise it passed.
 */
export type Outcome = { check: CheckId; expected?: string; got?: string; open?: string }

/** An operation in one version: the validator of its document, invalid requests, the operation in the other versions, and the default version. */
export type Subject = {
  operation: Operation
  validate: CheckValue
  negativeCases: () => NegativeCase[]
  others: Subject[]
  byDefault: Version
  /** True to expect what the contract assumes where the source is silent, as of the mock. */
  assumptions: boolean
}

/** A version that no server supports: a date before the first version. */
export const UNSUPPORTED = '2025-01-01'

/** Checks the two headers that every response must carry, and the version that one of them must report. */
export function headers(response: ReceivedResponse, versionCheck: CheckId, version: Version): Outcome[] {
  const shown = response.headers.get('service-version')
  return [
    outcome('header.service_version', shown !== null, 'the header Service-Version', 'no such header'),
    outcome('header.request_id', !!response.headers.get('x-request-id'), 'the header X-Request-ID', 'no such header'),
    ...(shown === null
      ? []
      : [outcome(versionCheck, shown === version, `Service-Version: ${version}`, `Service-Version: ${shown}`)]),
  ]
}

/** Checks the response to a valid request, except its headers. */
export function success(response: ReceivedResponse, { operation, validate, others }: Subject): Outcome[] {
  const { statusStated } = noteOf(operation)
  const fits = statusStated ? response.status === operation.success : isSuccess(response)
  return inTurn(
    () => [outcome('response.status', fits, String(operation.success))],
    () => {
      const schema = schemaOf(responseOf(operation, operation.success))
      if (!schema) return []
      const errors = validate(schema, response.json)
      const shown = errors.length > 0 ? others.find((other) => fitsShape(response, other)) : undefined
      if (shown)
        return [outcome('version.shape', false, `the shape of ${operation.version}, not of ${shown.operation.version}`)]
      return bodyOutcomes(errors, response, 'x-pagination' in operation.node)
    },
  )
}

function fitsShape({ json }: ReceivedResponse, { operation, validate }: Subject): boolean {
  const schema = schemaOf(responseOf(operation, operation.success))
  return schema !== undefined && validate(schema, json).length === 0
}

/**
 * Checks the pagination fields of a page. `requestedLimit` is the limit that the request sent. The smallest limit is a gap
 * (pagination.cursor.limit.minimum), so a server may apply a larger one if the page reports it.
 */
export function page(response: ReceivedResponse, operation: Operation, requestedLimit?: number): Outcome[] {
  if (!isObject(response.json)) return []
  const { next_cursor, has_more, returned, limit } = response.json
  const items = Object.values(response.json).find(Array.isArray)?.length ?? 0
  const outcomes: Outcome[] = []
  if (next_cursor !== undefined) {
    const consistent = has_more === (next_cursor !== null) && returned === items
    const expected = `has_more ${next_cursor !== null}, as next_cursor is ${next_cursor === null ? 'null' : 'not'}, and returned ${items}`
    outcomes.push(outcome('list.paging', consistent, expected, `has_more ${has_more} and returned ${returned}`))
  }
  if (requestedLimit !== undefined && (limit ?? Math.max(items, requestedLimit)) !== requestedLimit)
    outcomes.push({
      check: 'list.limit',
      open: 'the server applies another limit, and the smallest one is not documented',
    })
  if (typeof limit === 'number')
    outcomes.push(outcome('list.limit', items <= limit, `at most ${limit} items, as its limit says`, `${items} items`))
  // The default of the legacy lists is a gap (pagination.legacy.limit).
  if (requestedLimit === undefined && next_cursor !== undefined) {
    const expected = defaultLimit(operation)
    outcomes.push(outcome('list.limit', limit === expected, `limit ${expected}, the default`, `limit ${limit}`))
  }
  return outcomes
}

/** Checks the response to a request that must be rejected, except its headers. `more` checks the error in the envelope. */
export function expectError(
  response: ReceivedResponse,
  subject: Subject,
  check: CheckId,
  statuses: number[],
  more: (error: JsonObject) => Outcome[] = () => [],
): Outcome[] {
  return inTurn(
    () => [outcome(check, statuses.includes(response.status), statuses.join(' or '))],
    () => error(response, subject, more),
  )
}

/** Checks an error response: its envelope, and the fields of the error. */
export function error(
  response: ReceivedResponse,
  { operation, validate }: Subject,
  more: (error: JsonObject) => Outcome[] = () => [],
): Outcome[] {
  const schema = schemaOf(responseOf(operation, response.status))
  if (!schema) return []
  return inTurn(
    () => {
      const errors = validate(schema, response.json)
      return [
        outcome('error.envelope', errors.length === 0, `the envelope for ${response.status}: ${errors.join('; ')}`),
      ]
    },
    () => {
      const { error } = response.json as { error: JsonObject }
      const shown = response.headers.get('x-request-id')
      const same = error.request_id === null || shown === null || error.request_id === shown
      return [
        outcome('error.request_id', same, `request_id ${shown}, as in X-Request-ID`, `request_id ${error.request_id}`),
        ...fieldsNamed(error),
        ...more(error),
      ]
    },
  )
}

/** Checks what a 401 carries in addition to its envelope. */
export function challenge(response: ReceivedResponse): Outcome[] {
  if (response.status !== 401) return []
  const shown = response.headers.get('www-authenticate')
  const fits = /^bearer\b/i.test(shown ?? '')
  return [outcome('auth.challenge', fits, 'WWW-Authenticate: Bearer', shown ?? 'no such header')]
}

/** Checks the details of `unsupported_version`. */
export function unsupported({ code, details }: JsonObject, { byDefault }: Subject): Outcome[] {
  const mentioned = isObject(details) ? JSON.stringify([details.requested ?? null, details.supported ?? null]) : ''
  const fits = code === 'unsupported_version' && mentioned.includes(UNSUPPORTED) && mentioned.includes(byDefault)
  return [
    outcome('version.unsupported', fits, 'code unsupported_version, with details.requested and details.supported'),
  ]
}

/** Checks that an error names the field that is not valid. */
export function fieldNamed({ code, details }: JsonObject, field: string): Outcome[] {
  const fields = isObject(details) && Array.isArray(details.fields) ? details.fields : []
  const named = fields.some((entry) => isObject(entry) && entry.field === field)
  return [outcome('error.fields', code === 'validation_failed' && named, `validation_failed with the field ${field}`)]
}

/** Checks how long a 429 asks the client to wait. */
export function retryAfter(response: ReceivedResponse): Outcome {
  const shown = response.headers.get('retry-after')
  return outcome('rate.retry_after', /^\d+$/.test(shown ?? ''), 'Retry-After, in seconds', shown ?? 'no such header')
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

function outcome(check: CheckId, passed: boolean, expected: string, got?: string): Outcome {
  if (passed) return { check }
  return { check, expected, ...(got === undefined ? {} : { got }) }
}

/** Returns the outcomes of each step, up to the first step that fails. */
function inTurn(...steps: (() => Outcome[])[]): Outcome[] {
  const all: Outcome[] = []
  for (const step of steps) {
    const outcomes = step()
    all.push(...outcomes)
    if (outcomes.some(({ expected }) => expected !== undefined)) break
  }
  return all
}

/** Assigns the errors of a body to the checks that they belong to. */
function bodyOutcomes(errors: string[], { json }: ReceivedResponse, isList: boolean): Outcome[] {
  const ids = isList ? (['list.paging', 'list.total', 'response.schema'] as const) : (['response.schema'] as const)
  return ids.map((check) => {
    const own = errors.filter((error) => checkOf(error, isList) === check)
    const [pointer] = /^\/\S+/.exec(own[0] ?? '') ?? []
    return outcome(check, own.length === 0, own.join('; '), pointer && `${pointer} ${shorten(at(json, pointer))}`)
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

function fieldsNamed({ code, details }: JsonObject): Outcome[] {
  if (code !== 'validation_failed') return []
  const fields = isObject(details) && Array.isArray(details.fields) ? details.fields : undefined
  const fits = fields?.every(
    (entry) => isObject(entry) && typeof entry.field === 'string' && typeof entry.code === 'string',
  )
  return [outcome('error.fields', fits === true, 'details.fields, each with field and code')]
}

function defaultLimit({ parameters }: Operation): number | undefined {
  const parameter = parameters.find(({ name, in: place }) => name === 'limit' && place === 'query')
  return (parameter?.schema as { default?: number } | undefined)?.default
}
