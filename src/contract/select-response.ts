import type { Json, JsonObject } from './json.js'
import type { Operation } from './operations.js'
import type { Prefer } from './prefer.js'
import { documentedHeaders, responsesOf } from './responses.js'

/** A documented response, ready to send. The body is undefined if it has none. Header names are in lower case. */
export type SelectedResponse = { status: number; headers: Record<string, string>; body: Json | undefined }

/** No documented response has that status or name. The message lists those that exist. */
export class NotDocumented extends Error {}

/** Statuses that select the response `default`. The first one that the operation does not document is used. */
const DEFAULT_STATUSES = ['409', '402', '415', '422']

/**
 * Returns the documented response for a preference. Without one it is the first example of the success response. Throws
 * a NotDocumented if the document has no such status or name.
 */
export function selectResponse(
  operation: Operation,
  { code, example }: Pick<Prefer, 'code' | 'example'>,
): SelectedResponse {
  const all = documented(operation)
  const chosen =
    code === undefined && example === undefined
      ? all.find(({ status }) => status?.startsWith('2'))
      : all.find(
          ({ status, examples }) =>
            status !== undefined &&
            (code === undefined || status === code) &&
            (example === undefined || examples.some(({ name }) => name === example)),
        )
  if (!chosen?.status) throw new NotDocumented(notDocumented(operation, all, { code, example }))
  const { node, mediaType, examples } = chosen
  const named = examples.find(({ name }) => example === undefined || name === example)
  const headers = {
    ...(mediaType ? { 'content-type': mediaType } : {}),
    ...documentedHeaders(operation.document, node),
  }
  return { status: Number(chosen.status), headers, body: named?.value }
}

/** Returns the status that selects `default` for an operation. Undefined if it documents all four. */
export function defaultStatus({ node }: Operation): string | undefined {
  return DEFAULT_STATUSES.find((status) => !(status in (node.responses as JsonObject)))
}

function documented(operation: Operation) {
  return responsesOf(operation).map((response) => ({
    ...response,
    status: response.status === 'default' ? defaultStatus(operation) : response.status,
  }))
}

function notDocumented(
  { operationId }: Operation,
  all: ReturnType<typeof documented>,
  preferred: { code: string | undefined; example: string | undefined },
): string {
  const wanted = Object.entries(preferred).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  const known = all.flatMap(({ status, examples }) =>
    status ? [`${status} (${examples.map(({ name }) => name).join(', ') || 'no body'})`] : [],
  )
  return `${operationId} documents no response for ${wanted.join(', ')}. Available: ${known.join('; ')}.`
}
