import type { Engine, EngineRequest, Violation } from './engine.js'
import { ApiError } from './errors.js'
import type { FormCheck } from './form.js'
import type { OperationFacts } from './operations.js'

/**
 * Refuses a request that breaks the contract: throws an ApiError `validation_failed` that names each field.
 *
 * The source's line between two statuses is not sharp: here it is 422 for a body that was read and breaks its schema,
 * and 400 for everything else, an unknown export format included (gap errors.status.400_or_422).
 */
export async function judge(
  { engine, checkForm }: { engine: Engine; checkForm: FormCheck },
  operation: OperationFacts,
  request: Request,
  path: string,
  body: unknown,
  { allowHttpCallbacks = false }: { allowHttpCallbacks?: boolean } = {},
): Promise<void> {
  const { searchParams } = new URL(request.url)
  const isForm = operation.body?.mediaType === 'multipart/form-data'
  const violations = [
    ...(await engine.validate(
      operation.operationId,
      engineRequest(request, { path, searchParams, body: isForm ? undefined : body }),
    )),
    ...(isForm ? checkForm(operation, body) : []),
    ...emptyParameters(operation, searchParams),
    ...unusableCallback(body),
  ]
  const left = allowHttpCallbacks && hasLoopbackCallback(body) ? violations.filter(isNotOfCallback) : violations
  if (left.length > 0) throw refusalOf(left, body !== undefined && !left.some(isUnknownFormat(operation)))
}

/** Prism takes a parameter without a value, `?limit=`, for one that was not sent, and blanks for 0. Only a plain text may be empty. */
function emptyParameters({ query }: OperationFacts, searchParams: URLSearchParams): Violation[] {
  return query.flatMap(({ name, schema }): Violation[] => {
    const code = schema.enum ? 'enum' : schema.format ? 'format' : 'type'
    const fits = code === 'type' && schema.type === 'string'
    const text = searchParams.get(name)
    const isEmpty = (schema.type === 'integer' ? text?.trim() : text) === ''
    return isEmpty && !fits ? [{ in: 'query', field: name, code }] : []
  })
}

/** `https://` alone passes for an address of that form, and is none. */
function unusableCallback(body: unknown): Violation[] {
  const address = callbackOf(body)
  return address?.startsWith('https:') && !URL.canParse(address)
    ? [{ in: 'body', field: 'callback_url', code: 'format' }]
    : []
}

function callbackOf(body: unknown): string | undefined {
  const address = (body as { callback_url?: unknown } | null | undefined)?.callback_url
  return typeof address === 'string' ? address : undefined
}

/** The contract wants HTTPS; a mock that is told to lets a receiver on the same machine do without. */
function hasLoopbackCallback(body: unknown): boolean {
  const address = callbackOf(body)
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'http:' && LOOPBACK.includes(url.hostname)
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const isNotOfCallback = ({ field, code }: Violation) => field !== 'callback_url' || code !== 'pattern'

/** By the source's own list of causes an unknown export format is a 400, wherever it stands (fact errors.status.400). */
const isUnknownFormat =
  ({ operationId }: OperationFacts) =>
  ({ in: place, field }: Violation) =>
    operationId === 'exportCanvas' && place === 'body' && field === 'format'

function refusalOf(violations: Violation[], mayBeUnprocessable: boolean): ApiError {
  const unprocessable = mayBeUnprocessable && violations.every((violation) => violation.in === 'body')
  const fields = withoutRepeats(violations)
  const message = `Not valid: ${fields.map(({ field, code }) => `${field} (${code})`).join(', ')}.`
  return unprocessable
    ? new ApiError(422, message, { code: 'validation_failed', details: { fields } })
    : new ApiError(400, message, { code: 'validation_failed', details: { fields } })
}

/** A field has each code once, and that no alternative fits only where nothing else is said of it. */
function withoutRepeats(violations: Violation[]): { field: string; code: string }[] {
  const codes = new Map<string, Set<string>>()
  for (const { field, code } of violations) {
    const name = field || 'body'
    codes.set(name, (codes.get(name) ?? new Set()).add(code))
  }
  return [...codes].flatMap(([field, all]) => {
    const plain = [...all].filter((code) => code !== 'any_of' && code !== 'one_of')
    return (plain.length > 0 ? plain : [...all]).map((code) => ({ field, code }))
  })
}

/** Without the headers that the front has dealt with. */
function engineRequest(
  request: Request,
  { path, searchParams, body }: { path: string; searchParams: URLSearchParams; body: unknown },
): EngineRequest {
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first = '', ...more] = searchParams.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !DEALT_WITH.includes(name)))
  return body === undefined
    ? { path, query, headers }
    : { path, query, headers: { ...headers, 'content-type': 'application/json' }, body }
}

const DEALT_WITH = ['service-version', 'authorization', 'content-length', 'content-type']
