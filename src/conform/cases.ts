import { isObject, type Json } from '../contract/json.js'
import type { Version } from '../contract/versions.js'
import {
  type CheckId,
  type CheckResult,
  checkAppliedLimit,
  checkChallenge,
  checkField,
  checkPage,
  checkSuccess,
  checkUnsupported,
  expectError,
  hasFailed,
  limitsOf,
  type ReceivedResponse,
  type Subject,
  UNSUPPORTED,
} from './checks.js'
import { type NegativeCase, negativeCasesOf } from './negative-cases.js'
import { noteOf } from './notes.js'
import { type Content, type RequestOptions, withoutCallback } from './requests.js'

/** How many requests were sent: documented ones, invalid ones, invalid only by an assumption of the contract, and all others. */
export type RequestCounts = Record<'documented' | 'invalid' | 'assumed' | 'other', number>

/** A request, and how its response is checked. */
export type Case = {
  kind: keyof RequestCounts
  /** What is special about the request: `without a key`. */
  name: string
  options: Omit<RequestOptions, 'base' | 'key'>
  /** The version that the response must report, and the id of that check; by default the pinned one. */
  shows?: [CheckId, Version | undefined]
  /** Checks everything except the headers that every response carries. */
  check: (response: ReceivedResponse) => CheckResult[]
  /** Statuses that a correct server may return for reasons outside the request. */
  excused?: Record<number, string>
}

/** Returns requests without a valid key, which every server must reject. They name no existing record. */
export function keyless(subject: Subject): Case[] {
  const keys = {
    'without a key': undefined,
    'with a malformed key': 'Bearer sk_0123',
    'with a key that is not hexadecimal': 'Bearer service_live_xyz',
    'with another scheme': 'Basic c2VydmljZQ==',
  }
  const body = withoutCallback(subject.operation.body?.examples[0]?.value ?? null)
  return Object.entries(keys).map(([name, authorization]) => ({
    kind: 'invalid',
    name,
    options: { headers: { authorization }, body },
    check: (response) => [...expectError(response, subject, 'auth.rejected', [401]), ...checkChallenge(response)],
  }))
}

/** Returns a valid request with a version that does not exist. */
export function unknownVersion(subject: Subject, content: Content): Case {
  return {
    kind: 'invalid',
    name: `with Service-Version ${UNSUPPORTED}`,
    options: { ...content, headers: { 'service-version': UNSUPPORTED } },
    shows: ['version.fallback', subject.byDefault],
    check: (response) =>
      expectError(response, subject, 'version.unsupported', [400], (error) => checkUnsupported(error, subject)),
  }
}

/** Returns the documented request without a version. `subject` is that of the default version. */
export function versionless(subject: Subject, content: Content): Case {
  const { version } = subject.operation
  return {
    kind: 'other',
    name: 'without Service-Version',
    options: { ...content, headers: { 'service-version': undefined } },
    shows: ['version.default', version],
    check: (response) => {
      const shown = response.headers.get('service-version') ?? version
      return shown === version ? checkFulfilled(response, subject) : []
    },
    excused: excusesOf(subject),
  }
}

/** Returns the documented request with one of the documented bodies. */
export function documented(subject: Subject, content: Content, example?: string): Case {
  return {
    kind: 'documented',
    name: example ? `as documented in ${example}` : 'as documented',
    options: content,
    check: (response) => checkFulfilled(response, subject),
    excused: excusesOf(subject),
  }
}

/** Returns requests that each break one constraint. Those of the kind `assumed` break one that the source does not state. */
export function invalid(subject: Subject, content: Content): Case[] {
  const { unstated } = noteOf(subject.operation)
  return negativeCasesOf(subject.operation).map((negative): Case => {
    const { name, options } = negative
    return {
      kind: negative.assumed || (unstated && !negative.fact && !subject.assumptions) ? 'assumed' : 'invalid',
      name: `with an error: ${name}`,
      options: { ...content, ...options, ...(options.body === undefined ? {} : { body: bodyOf(negative, content) }) },
      check: (response) => checkRejected(response, subject, negative),
      excused: subject.assumptions ? {} : OUTSIDE,
    }
  })
}

/**
 * Returns the body of an invalid request, with ids that exist as far as they are known. It has no callback URL, because that of an
 * example must not be called, unless the URL is what makes the request invalid: then nobody can call it.
 */
function bodyOf({ name, field, options: { body = null } }: NegativeCase, content: Content): Json {
  const safe = name.startsWith('callback_url') ? body : withoutCallback(body)
  if (!isObject(safe) || !isObject(content.body)) return safe
  const known = Object.entries(content.body).filter(([key]) => key !== field && /^(cvs|file)_/.test(String(safe[key])))
  return { ...safe, ...Object.fromEntries(known) }
}

/** The contract assumes which constraint leads to which status (gap errors.status.400_or_422), except for fields that exclude each other. */
function checkRejected(response: ReceivedResponse, subject: Subject, negative: NegativeCase): CheckResult[] {
  const { name, field, in: place, fact } = negative
  if (!subject.assumptions) {
    const results = expectError(response, subject, 'request.rejected', name.endsWith(' excluded') ? [422] : [400, 422])
    // That a limit above the maximum is an error is assumed: the server may reduce it, and say so.
    const applied = isObject(response.json) ? Number(response.json.limit) : Number.NaN
    const isReduced = name === 'limit maximum' && applied <= (limitsOf(subject.operation).maximum ?? 0)
    const because = isReduced ? { gap: 'pagination.cursor.limit.minimum' } : fact ? { fact } : {}
    return results.map((one) => (one.check === 'request.rejected' ? { ...one, ...because } : one))
  }
  // An unknown export format is a 400 by the source's own list of causes (fact errors.status.400).
  const isUnprocessable = place === 'body' && !(subject.operation.operationId === 'exportCanvas' && field === 'format')
  return expectError(response, subject, 'request.rejected', [isUnprocessable ? 422 : 400], (error) =>
    checkField(error, field),
  )
}

/** Checks the response to a valid request, except its headers. `requestedLimit` is the limit of a page that it asked for. */
export function checkFulfilled(response: ReceivedResponse, subject: Subject, requestedLimit?: number): CheckResult[] {
  const results = checkSuccess(response, subject)
  const isPage = subject.operation.pagination && isObject(response.json)
  if (!isPage || hasFailed(results)) return results
  const applied = requestedLimit === undefined ? [] : checkAppliedLimit(response, subject.operation, requestedLimit)
  return [...results, ...checkPage(response, subject.operation, requestedLimit), ...applied]
}

export const OUTSIDE: Record<number, string> = {
  402: 'the workspace lacks credits',
  403: 'the key lacks permission',
  502: 'a third party failed',
  503: 'a third party failed',
  504: 'a third party failed',
}

const OF_THE_WORKSPACE = [400, 404, 409, 413, 415, 422]

/** Returns the statuses that say nothing about a valid request, each with the reason. */
export function excusesOf({ operation, assumptions }: Subject): Record<number, string> {
  if (assumptions) return {}
  const { mayReject } = noteOf(operation)
  if (!mayReject) return OUTSIDE
  return { ...Object.fromEntries(OF_THE_WORKSPACE.map((status) => [status, mayReject])), ...OUTSIDE }
}
