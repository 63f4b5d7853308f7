/** What is wrong with an answer: held against the contract of the version that it came in, and against what was asked. */
import { strictJudge } from '../../../../scripts/lint/examples.js'
import { page } from '../../../../src/conform/checks.js'
import { valueChecker } from '../../../../src/contract/ajv.js'
import type { Json, JsonObject } from '../../../../src/contract/json.js'
import { responseOf, schemaOf } from '../../../../src/contract/operations.js'
import { documents, type Operation, VERSIONS, type Version } from '../../../support/documents.js'
import { headerFaults } from '../../../support/headers.js'
import type { Sent } from './requests.js'

export type Answer = { status: number; headers: Headers; text: string }

/** What is known of an answer before it comes. */
export type Expected = {
  /** What `Service-Version` has to show. */
  version: Version
  /** The status that a fault or `Prefer` asks for. */
  status?: number | undefined
  sent: Sent
}

/** An answer as JSON, undefined for none. */
export function jsonOf({ text }: Answer): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Answers what is wrong, nothing if all is well. */
export function faultsOf(operation: Operation, answer: Answer, expected: Expected): string[] {
  return [...statusFaults(operation, answer, expected), ...contractFaults(operation, answer, expected)]
}

/** Whether each text or value fits the schemas of the request: a handler is called for no other. */
function fitsContract(operation: Operation, sent: Sent): boolean {
  const judge = lenient[operation.version]
  const texts = operation.parameters.every(({ name, in: place, schema }) => {
    const given = place === 'path' ? sent.path[String(name)] : place === 'query' ? sent.query[String(name)] : undefined
    return given === undefined || judge(schema as JsonObject, asTyped(given, schema as JsonObject)).length === 0
  })
  const { body } = operation
  return texts && (!body || (sent.body !== undefined && judge(body.schema, sent.body).length === 0))
}

/** Two judges for each version: of answers, which have no member outside their schema, and of requests, which may. */
const strict = Object.fromEntries(VERSIONS.map((version) => [version, strictJudge(documents[version])])) as Judges
const lenient = Object.fromEntries(VERSIONS.map((version) => [version, valueChecker(documents[version])])) as Judges
type Judges = Record<Version, (schema: JsonObject, value: unknown) => string[]>

function asTyped(text: string, { type }: JsonObject): Json {
  return type === 'integer' && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}

/** A 400 that names fields comes from the contract's schemas alone, so a request that fits them gets none. */
function statusFaults(operation: Operation, answer: Answer, { status, sent }: Expected): string[] {
  if (status !== undefined) return answer.status === status ? [] : [`the status is not ${status}, which was asked for`]
  const fits = fitsContract(operation, sent)
  if (answer.status >= 500) return ['the mock failed']
  if (answer.status < 300 && answer.status !== operation.success) return [`the status is not ${operation.success}`]
  if (answer.status < 300 && !fits) return ['a request that breaks the contract succeeded']
  const { error } = (jsonOf(answer) ?? {}) as { error?: { code: string } }
  const isRefused = answer.status === 400 && error?.code === 'validation_failed'
  return isRefused && fits ? ['a request that fits the contract is a 400 validation_failed'] : []
}

function contractFaults(operation: Operation, answer: Answer, { version, sent: { query } }: Expected): string[] {
  const { document } = operation
  const judge = strict[operation.version]
  const response = responseOf(operation, answer.status)
  const schema = schemaOf(response)
  if (!schema) return answer.text === '' ? [] : ['there is a body, and none is documented']

  const json = jsonOf(answer)
  if (json === undefined) return ['the body is no JSON']
  const { error } = (answer.status >= 400 ? json : {}) as { error?: { request_id: string } }
  const [mediaType] = Object.keys(response.content as object)
  return [
    ...differs('Content-Type', answer.headers.get('content-type')?.split(';')[0], mediaType),
    ...differs('Service-Version', answer.headers.get('service-version'), version),
    ...(error ? differs('X-Request-ID', answer.headers.get('x-request-id'), error.request_id) : []),
    ...headerFaults(document, response, answer.headers, judge),
    ...judge(schema, json),
    ...page({ ...answer, json }, operation, query.limit === undefined ? undefined : Number(query.limit)).flatMap(
      ({ check, expected, got }) => (expected === undefined ? [] : [`${check}: ${got} instead of ${expected}`]),
    ),
  ]
}

function differs(name: string, got: unknown, expected: unknown): string[] {
  return got === expected ? [] : [`${name} is ${got} instead of ${expected}`]
}
