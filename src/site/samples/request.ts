import { ContractError } from '../../../scripts/support/contract-error.js'
import { type NamedExample, namedExamples, valueFor } from '../../contract/examples.js'
import { isObject, type Json, type JsonObject } from '../../contract/json.js'
import { type Operation, responseOf } from '../../contract/operations.js'
import { API_BASE } from '../urls.js'

/** The key in all samples. The mock accepts it, so that a copied sample works as it is. */
export const SAMPLE_KEY = 'service_live_0123abcd'

/** The request that the samples of an operation send. */
export type SampleRequest = {
  operation: Pick<Operation, 'operationId' | 'method' | 'path' | 'version'>
  /** The base URL of the API. */
  base: string
  /** The whole URL, with its query. */
  url: string
  /** The key, the version, and the media type of a JSON body, in this order, then all others. */
  headers: Record<string, string>
  /** The parameters that the request has, by name. */
  path: Record<string, Json>
  query: Record<string, Json>
  /** The body, if it is JSON. */
  json: Json | undefined
  /** The file that a form carries, if the body is a form. */
  file: SampleFile | undefined
}

export type SampleFile = { field: string; name: string; type: string }

/**
 * Returns the request that the samples of an operation send: the documented examples of its path parameters and of the
 * query parameters that have one, except the cursor, because the first request of a list has none; an example of its
 * body; and always the version, because its default changes at a sunset. Throws a ContractError for a path parameter
 * without an example.
 */
export function sampleRequest(operation: Operation, example = operation.body?.examples[0]): SampleRequest {
  const { body, version } = operation
  const path = parametersOf(operation, 'path')
  const query = parametersOf(operation, 'query')
  const isForm = body?.mediaType === 'multipart/form-data'
  const json = isForm ? undefined : example?.value
  return {
    operation,
    base: API_BASE,
    url: urlOf(operation, path, query),
    headers: {
      Authorization: `Bearer ${SAMPLE_KEY}`,
      'Service-Version': version,
      ...(json === undefined ? {} : { 'Content-Type': body?.mediaType ?? '' }),
    },
    path,
    query,
    json,
    file: isForm ? fileOf(operation, example) : undefined,
  }
}

function parametersOf({ document, operationId, parameters }: Operation, where: 'path' | 'query'): Record<string, Json> {
  const used: Record<string, Json> = {}
  for (const parameter of parameters.filter((candidate) => candidate.in === where && candidate.name !== 'cursor')) {
    const example = parameter.required || parameter.example !== undefined ? valueFor(document, parameter) : undefined
    if (example !== undefined) used[parameter.name] = example
    else if (parameter.required)
      throw new ContractError(
        `${operationId}: give the ${where} parameter ${parameter.name} an example, for the samples.`,
      )
  }
  return used
}

function urlOf({ path }: Operation, values: Record<string, Json>, query: Record<string, Json>): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
  const search = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  )
  return `${API_BASE}${filled}${search.length > 0 ? `?${search.join('&')}` : ''}`
}

/** Returns the file of a form, with the name and the type that the response example of the same name reports. */
function fileOf(operation: Operation, { name, value }: NamedExample = { name: '', value: {} }): SampleFile {
  const [field = ''] = Object.keys(value as JsonObject)
  const [media] = Object.values((responseOf(operation, operation.success).content ?? {}) as Record<string, JsonObject>)
  const uploaded = namedExamples(operation.document, media?.examples).find((example) => example.name === name)?.value
  if (!isObject(uploaded) || !uploaded.filename || !uploaded.mime_type)
    throw new ContractError(`${operation.operationId}: the response example ${name} names no file, for the samples.`)
  return { field, name: String(uploaded.filename), type: String(uploaded.mime_type) }
}
