/** Checks a response against the contract of its version and against the request. */
import { strictChecker } from '../../../scripts/lint/examples.js'
import { checkPage } from '../../../src/conform/checks.js'
import { valueChecker } from '../../../src/contract/ajv.js'
import type { Json, JsonObject } from '../../../src/contract/json.js'
import { responseOf, schemaOf } from '../../../src/contract/operations.js'
import { documents, type Operation, VERSIONS, type Version } from '../../support/documents.js'
import { headerFaults } from '../../support/headers.js'
import type { Sent } from './requests.js'

export type PlainResponse = { status: number; headers: Headers; text: string }

/** What is known about a response in advance. */
type Expected = {
  /** What `Service-Version` has to show. */
  version: Version
  /** The status that a fault or `Prefer` asks for. */
  status?: number | undefined
  sent: Sent
}

/** Returns a response as JSON. Undefined if it is none. */
export function jsonOf({ text }: PlainResponse): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Returns what is wrong with a response. */
export function violationsOf(operation: Operation, response: PlainResponse, expected: Expected): string[] {
  return [...statusFaults(operation, response, expected), ...contractFaults(operation, response, expected)]
}

/** Returns true if each text and value fits the schemas of the request: a handler is called only for those. */
function fitsContract(operation: Operation, sent: Sent): boolean {
  const check = lenient[operation.version]
  const texts = operation.parameters.every(({ name, in: place, schema }) => {
    const given = place === 'path' ? sent.path[String(name)] : place === 'query' ? sent.query[String(name)] : undefined
    return given === undefined || check(schema as JsonObject, asTyped(given, schema as JsonObject)).length === 0
  })
  const { body } = operation
  return texts && (!body || (sent.body !== undefined && check(body.schema, sent.body).length === 0))
}

/** Two checks for each version: responses have no member outside their schema, requests may. */
const strict = Object.fromEntries(VERSIONS.map((version) => [version, strictChecker(documents[version])])) as Checks
const lenient = Object.fromEntries(VERSIONS.map((version) => [version, valueChecker(documents[version])])) as Checks
type Checks = Record<Version, (schema: JsonObject, value: unknown) => string[]>

function asTyped(text: string, { type }: JsonObject): Json {
  return type === 'integer' && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}

/** A 400 that names fields comes from the contract's schemas alone, so a request that fits them gets none. */
function statusFaults(operation: Operation, response: PlainResponse, { status, sent }: Expected): string[] {
  if (status !== undefined)
    return response.status === status ? [] : [`the status is not ${status}, which was asked for`]
  const fits = fitsContract(operation, sent)
  if (response.status >= 500) return ['the mock failed']
  if (response.status < 300 && response.status !== operation.success) return [`the status is not ${operation.success}`]
  if (response.status < 300 && !fits) return ['a request that breaks the contract succeeded']
  const { error } = (jsonOf(response) ?? {}) as { error?: { code: string } }
  const isRefused = response.status === 400 && error?.code === 'validation_failed'
  return isRefused && fits ? ['a request that fits the contract is a 400 validation_failed'] : []
}

function contractFaults(
  operation: Operation,
  response: PlainResponse,
  { version, sent: { query } }: Expected,
): string[] {
  const { document } = operation
  const check = strict[operation.version]
  const documented = responseOf(operation, response.status)
  const schema = schemaOf(documented)
  if (!schema) return response.text === '' ? [] : ['there is a body, and none is documented']

  const json = jsonOf(response)
  if (json === undefined) return ['the body is no JSON']
  const { error } = (response.status >= 400 ? json : {}) as { error?: { request_id: string } }
  const [mediaType] = Object.keys(documented.content as object)
  return [
    ...differs('Content-Type', response.headers.get('content-type')?.split(';')[0], mediaType),
    ...differs('Service-Version', response.headers.get('service-version'), version),
    ...(error ? differs('X-Request-ID', response.headers.get('x-request-id'), error.request_id) : []),
    ...headerFaults(document, documented, response.headers, check),
    ...check(schema, json),
    ...checkPage({ ...response, json }, operation, query.limit === undefined ? undefined : Number(query.limit)).flatMap(
      ({ check: name, expected, got }) => (expected === undefined ? [] : [`${name}: ${got} instead of ${expected}`]),
    ),
  ]
}

function differs(name: string, got: unknown, expected: unknown): string[] {
  return got === expected ? [] : [`${name} is ${got} instead of ${expected}`]
}
