import type { Json, JsonObject } from './json.js'
import type { Operation } from './operations.js'
import type { Prefer } from './prefer.js'
import { documentedHeaders, responsesOf } from './responses.js'

/** A documented answer. The body is undefined where the response has none. Header names are in lower case. */
export type DocumentedAnswer = { status: number; headers: Record<string, string>; body: Json | undefined }

/** There is no documented answer of that status or name. The message lists what there is. */
export class NotDocumented extends Error {}

/** Statuses under which the response `default` may be asked for: the first of them that the operation does not document. */
const DEFAULT_STATUSES = ['409', '402', '415', '422']

/**
 * The documented answer that a preference comes to. Without any it is the first example of the success response. Throws a
 * NotDocumented where the document has no such status or name.
 */
export function documentedAnswer(
  operation: Operation,
  { code, example }: Pick<Prefer, 'code' | 'example'>,
): DocumentedAnswer {
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

/** The status under which `default` is served for an operation; undefined if it documents all four. */
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
  asked: { code: string | undefined; example: string | undefined },
): string {
  const wanted = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  const known = all.flatMap(({ status, examples }) =>
    status ? [`${status} (${examples.map(({ name }) => name).join(', ') || 'no body'})`] : [],
  )
  return `${operationId} documents no answer for ${wanted.join(', ')}. There is: ${known.join('; ')}.`
}
