import type { Operation } from '../../contract/operations.js'
import { invalidStatusOf } from '../../contract/validation.js'
import type { Violation } from '../../contract/violations.js'
import { ApiError, invalidField } from '../http/errors.js'
import { isHttpAllowed } from '../resources/webhook_deliveries/dispatch.js'

/** An invalid request: a 400 or 422 `validation_failed` that names each field. */
export class InvalidRequest extends ApiError {
  /**
   * The source does not separate the two statuses clearly. Here it is 422 for a parsed body that breaks its schema, and
   * 400 for everything else, and for a field that is marked with the gap errors.status.400_or_422. Either has the one
   * code that is documented for invalid fields (gap errors.code.validation_failed.use).
   */
  constructor(violations: Violation[], operation: Operation, hasBody: boolean) {
    // A stack is of no use to the client, and capturing it takes longer than all the rest.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    const fields = withoutRepeats(violations)
    const listed = fields.slice(0, MAX_LISTED)
    const isUnprocessable = hasBody && violations.every((one) => invalidStatusOf(operation, one) === 422)
    super(isUnprocessable ? 422 : 400, messageOfAll(fields, 'valid'), {
      code: 'validation_failed',
      details: { fields: listed.map(({ field, code }) => ({ field, code })) },
    })
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** How many fields a response names. */
const MAX_LISTED = 20

/** Returns the messages of the first fields, and how many more there are that are not `what`. */
export function messageOfAll(fields: { message: string }[], what: 'valid' | 'known'): string {
  const messages = fields.slice(0, MAX_LISTED).map(({ message }) => message)
  const more = fields.length - messages.length
  return [...messages, ...(more > 0 ? [`${more} more fields are not ${what}.`] : [])].join(' ')
}

/** What is kept only if nothing else is known about a field, such as a type that another form may allow. */
const VAGUE = ['type', 'any_of', 'one_of']

/** Returns each code of a field once. Of vague codes, the first stays, if the field has no clear one. */
function withoutRepeats(violations: Violation[]): Pick<Violation, 'field' | 'code' | 'message'>[] {
  const known = new Map<string, Violation[]>()
  for (const violation of violations) {
    const same = known.get(violation.field)
    if (same === undefined) known.set(violation.field, [violation])
    else if (!same.some(({ code }) => code === violation.code)) same.push(violation)
  }
  const kept: Pick<Violation, 'field' | 'code' | 'message'>[] = []
  for (const [field, all] of known) {
    const clear = all.filter(({ code }) => !VAGUE.includes(code))
    for (const { code, message } of clear.length > 0 ? clear : all.slice(0, 1))
      kept.push({ field: field || 'body', code, message })
  }
  return kept
}

/**
 * The contract requires HTTPS for callbacks. The option `allowHttpCallbacks` also allows HTTP to some hosts; without
 * it, the message about a URL of this machine names the option.
 */
export function exceptHttpCallback(violations: Violation[], body: unknown, allowed?: true | string[]): Violation[] {
  const url = (body as { callback_url?: unknown } | null | undefined)?.callback_url
  if (violations.length === 0 || typeof url !== 'string' || !isHttpAllowed(url, allowed ?? true)) return violations
  return violations.flatMap((violation) => {
    if (violation.field !== 'callback_url' || violation.code !== 'pattern') return [violation]
    return allowed ? [] : [{ ...violation, message: `${violation.message} ${HTTP_IN_MOCK}` }]
  })
}

const HTTP_IN_MOCK = 'For a receiver on this machine, start the mock with --allow-http-callbacks.'

/**
 * Throws an ApiError (422) for a callback URL without a host, which leads nowhere, with credentials, which no delivery
 * sends, or too long for the log of deliveries (gap tasks.create.canvas_name_length). The source mentions none of it.
 */
export function checkCallback(body: unknown): void {
  const url = (body as { callback_url?: unknown } | null | undefined)?.callback_url
  if (typeof url === 'string' && url.length > MAX_URL_LENGTH)
    throw invalidField('callback_url', 'max_length', `\`callback_url\` must have at most ${MAX_URL_LENGTH} characters.`)
  if (typeof url !== 'string' || /^https?:\/\/[^/\\?#@]+([/?#]|$)/.test(url)) return
  throw invalidField('callback_url', 'pattern', '`callback_url` must have a host and no credentials.')
}

/** How many characters a callback URL may have. */
const MAX_URL_LENGTH = 2000
