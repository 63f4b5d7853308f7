import { ApiError } from './errors.js'
import type { OperationFacts } from './operations.js'

export type Preference = { code?: string; example?: string }

/** The documented answer that a `Prefer` header asks for: `code=404`, `example=failed`, or both. */
export function preferenceOf(header: string | null): Preference {
  const wanted: Preference = {}
  for (const part of (header ?? '').split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim())
    if (name === 'code' || name === 'example') wanted[name] = value.replaceAll(/^"|"$/g, '')
  }
  return wanted
}

/** Statuses under which the response `default` may be asked for: the first of them that the operation does not document. */
const DEFAULT_STATUSES = ['409', '402', '415', '422']

/**
 * The status and the example that a preference comes to, for one operation. Without any it is the first example of the
 * success response. Throws an ApiError (400) that lists what there is where the document has no such status or name.
 */
export function choose(operation: OperationFacts, { code, example }: Preference): { status: number; example?: string } {
  const stands = defaultStatus(operation)
  const documented = [...operation.examples].map(([status, names]) => ({
    status: status === 'default' ? stands : status,
    names,
  }))
  const candidates = documented
    .filter(({ status }) => status !== undefined && (code === undefined || status === code))
    .filter(({ names }) => example === undefined || names.includes(example))
  const chosen = code === undefined && example === undefined ? success(documented) : candidates[0]
  if (!chosen?.status)
    throw unknownPreference(operation, documented, { ...(code ? { code } : {}), ...(example ? { example } : {}) })
  const name = example ?? chosen.names[0]
  return { status: Number(chosen.status), ...(name === undefined ? {} : { example: name }) }
}

/** The status under which `default` is served for this operation; undefined if it documents all four. */
export function defaultStatus({ examples }: OperationFacts): string | undefined {
  return DEFAULT_STATUSES.find((status) => !examples.has(status))
}

type Answer = { status: string | undefined; names: string[] }

function success(documented: Answer[]): Answer | undefined {
  return documented.find(({ status }) => status?.startsWith('2'))
}

function unknownPreference(operation: OperationFacts, documented: Answer[], wanted: Preference): ApiError {
  const asked = Object.entries(wanted)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')
  const known = documented.flatMap(({ status, names }) =>
    status ? [`${status} (${names.join(', ') || 'no body'})`] : [],
  )
  return new ApiError(400, `${operation.operationId} documents no answer for ${asked}. There is: ${known.join('; ')}.`)
}
