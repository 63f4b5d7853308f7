import { isObject } from '../contract/json.js'
import type { Version } from '../contract/versions.js'
import {
  type Answer,
  type CheckId,
  challenge,
  type Outcome,
  page,
  refusal,
  type Subject,
  success,
  UNSUPPORTED,
  unsupported,
} from './checks.js'
import { noteOf } from './notes.js'
import { type RequestOptions, withoutCallback } from './requests.js'

/** A request, and how its response is checked. */
export type Case = {
  /** What is special about the request: `without a key`. */
  name: string
  options: Omit<RequestOptions, 'base' | 'key'>
  /** The version that the response must report, and the id of that check. */
  shows: [CheckId, Version]
  /** Checks everything except the headers that every response carries. */
  judge: (answer: Answer) => Outcome[]
  /** True for the plain valid request, whose response shows what the workspace contains. */
  plain?: true
  /** Statuses that a correct server may return for reasons outside the request. */
  excused: Record<number, string>
}

/** The path parameters and the body of a request, if they differ from the documented ones. */
type Content = Pick<RequestOptions, 'path' | 'body'>

/** Returns requests without a valid key, which every server must reject. They name no existing record. */
export function keyless(subject: Subject): Case[] {
  const keys = { 'without a key': undefined, 'with a malformed key': 'Bearer sk_0123' }
  const body = withoutCallback(subject.operation.body?.examples[0]?.value ?? null)
  return Object.entries(keys).map(([name, authorization]) => ({
    name,
    options: { headers: { authorization }, body },
    shows: ['version.echo', subject.operation.version],
    judge: (answer) => [...refusal(answer, subject, 'auth.refused', [401]), ...challenge(answer)],
    excused: {},
  }))
}

/** Returns a valid request with a version that does not exist. */
export function unknownVersion(subject: Subject, content: Content): Case {
  return {
    name: `with Service-Version ${UNSUPPORTED}`,
    options: { ...content, headers: { 'service-version': UNSUPPORTED } },
    shows: ['version.fallback', subject.byDefault],
    judge: (answer) => refusal(answer, subject, 'version.unsupported', [400], (error) => unsupported(error, subject)),
    excused: {},
  }
}

/** Returns the documented request without a version. `subject` is that of the default version. */
export function versionless(subject: Subject, content: Content): Case {
  return {
    name: 'without Service-Version',
    options: { ...content, headers: { 'service-version': undefined } },
    shows: ['version.default', subject.byDefault],
    judge: (answer) => {
      const shown = answer.headers.get('service-version') ?? subject.byDefault
      return shown === subject.byDefault ? fulfilled(answer, subject) : []
    },
    excused: excusesOf(subject),
  }
}

/** Returns the documented request, and for a list also a request for pages of one item. */
export function valid(subject: Subject, content: Content): Case[] {
  const { operation } = subject
  const common = { shows: ['version.echo', operation.version] as Case['shows'], excused: excusesOf(subject) }
  const plain: Case = {
    ...common,
    name: 'as documented',
    options: content,
    judge: (answer) => fulfilled(answer, subject),
    plain: true,
  }
  const limited: Case = {
    ...common,
    name: 'with limit=1',
    options: { ...content, query: { limit: '1' } },
    judge: (answer) => fulfilled(answer, subject, 1),
  }
  return 'x-pagination' in operation.node ? [plain, limited] : [plain]
}

/** Returns requests whose body breaks one documented constraint each, and how many others break a constraint that is only assumed. */
export function refused(subject: Subject, content: Content): { cases: Case[]; assumed: number } {
  const all = subject.refusals()
  const stated = noteOf(subject.operation).unstated ? [] : all.filter(({ assumed }) => !assumed)
  const cases = stated.map(({ name, options }): Case => {
    // The status is documented only for fields that exclude each other (gap errors.status.400_or_422).
    const statuses = name.endsWith(' excluded') ? [422] : [400, 422]
    const body = options.body === undefined ? {} : { body: withoutCallback(options.body) }
    return {
      name: `with an error: ${name}`,
      options: { ...content, ...options, ...body },
      shows: ['version.echo', subject.operation.version],
      judge: (answer) => refusal(answer, subject, 'request.refused', statuses),
      excused: OUTSIDE,
    }
  })
  return { cases, assumed: all.length - stated.length }
}

function fulfilled(answer: Answer, subject: Subject, requestedLimit?: number): Outcome[] {
  const outcomes = success(answer, subject)
  const isPage = 'x-pagination' in subject.operation.node && isObject(answer.json)
  const failed = outcomes.some(({ expected }) => expected !== undefined)
  return isPage && !failed ? [...outcomes, ...page(answer, subject.operation, requestedLimit)] : outcomes
}

const OUTSIDE: Record<number, string> = {
  402: 'the workspace lacks credits',
  403: 'the key lacks permission',
  502: 'a third party failed',
  503: 'a third party failed',
  504: 'a third party failed',
}

const OF_THE_WORKSPACE = [400, 404, 409, 413, 415, 422]

function excusesOf({ operation }: Subject): Record<number, string> {
  const { mayRefuse } = noteOf(operation)
  if (!mayRefuse) return OUTSIDE
  return { ...Object.fromEntries(OF_THE_WORKSPACE.map((status) => [status, mayRefuse])), ...OUTSIDE }
}
