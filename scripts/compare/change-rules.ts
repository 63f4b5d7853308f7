/**
 * What each kind of change means for a client. It is the API's own (facts versioning.rule.6.breaking,
 * versioning.rule.6.additive, versioning.rule.6.tolerate). Where those are silent, the words at the rule say what was chosen.
 */

/** Breaking: only in a new version. Additive: at any time. Neutral: a client cannot notice it. */
export type Verdict = 'breaking' | 'additive' | 'neutral'

/** Whether the client sends or receives a value. It receives the body of a webhook, and sends the response to it. */
export type Direction = 'request' | 'response'

/**
 * `tightens` and `loosens` depend on the direction: fewer values to send break a client, fewer values to receive do not; more
 * values to send are an addition, more values to receive break a client that does not know them.
 */
export type Effect = 'breaks' | 'adds' | 'nothing' | 'tightens' | 'loosens'

/** Every kind of change that the comparison distinguishes. */
export const CHANGE_RULES = {
  'version.added': 'adds',
  'version.removed': 'breaks',
  'version.retired': 'nothing',
  'version.sunset.earlier': 'breaks',
  'version.sunset.later': 'adds',
  'version.sunset.announced': 'nothing',
  'version.default.changed': 'breaks',
  'version.default.advanced': 'nothing',

  'endpoint.added': 'adds',
  'endpoint.removed': 'breaks',
  'endpoint.renamed': 'breaks',
  /** The operation id is the name of the call in generated clients and types. */
  'endpoint.id.changed': 'breaks',
  'webhook.added': 'adds',
  'webhook.removed': 'breaks',
  'webhook.renamed': 'breaks',
  'callback.added': 'adds',
  'callback.removed': 'breaks',
  'tool.added': 'adds',
  'tool.removed': 'breaks',
  'server.added': 'adds',
  'server.removed': 'breaks',

  'parameter.added': 'adds',
  'parameter.added.required': 'tightens',
  'parameter.removed': 'breaks',
  'parameter.renamed': 'breaks',
  'parameter.moved': 'breaks',
  'parameter.serialization.changed': 'breaks',
  'required.set': 'tightens',
  'required.lifted': 'loosens',

  'body.added': 'adds',
  'body.added.required': 'tightens',
  'body.removed': 'breaks',
  'body.schema.set': 'tightens',
  'body.schema.lifted': 'loosens',
  'media-type.added': 'adds',
  'media-type.removed': 'breaks',
  /** Nobody asks the receiver of a webhook which media type it takes. */
  'media-type.sent': 'breaks',
  'encoding.changed': 'breaks',

  /** A client that knows one success does not recognize another. The receiver of a webhook chooses its own. */
  'response.success.added': 'loosens',
  'response.success.removed': 'breaks',
  /** Every endpoint may respond with the documented errors (fact service.errors.every_endpoint): listing one more is additive. */
  'response.error.added': 'adds',
  'response.error.removed': 'nothing',
  'response.body.added': 'tightens',
  'response.body.removed': 'loosens',
  'header.added': 'adds',
  'header.added.required': 'tightens',
  'header.removed': 'loosens',

  'field.added': 'adds',
  'field.added.required': 'tightens',
  'field.removed': 'breaks',
  'field.renamed': 'breaks',
  'field.moved': 'breaks',
  'field.derived': 'breaks',
  /** Clients tolerate fields that they do not know, so opening a response adds. */
  'fields.opened': 'adds',
  'fields.closed': 'tightens',
  'fields.values.set': 'tightens',
  'fields.values.lifted': 'loosens',

  'type.changed': 'breaks',
  'type.set': 'tightens',
  'type.lifted': 'loosens',
  'type.widened': 'loosens',
  'type.narrowed': 'tightens',
  'null.allowed': 'loosens',
  'null.refused': 'tightens',
  'value.allowed': 'loosens',
  'value.refused': 'tightens',
  'values.listed': 'tightens',
  'values.opened': 'loosens',
  'status.changed': 'breaks',
  'error.code.added': 'adds',
  'limit.raised': 'loosens',
  'limit.lowered': 'tightens',
  'limit.set': 'tightens',
  'limit.lifted': 'loosens',
  'form.set': 'tightens',
  'form.lifted': 'loosens',
  'form.tightened': 'tightens',
  'form.loosened': 'loosens',
  'form.changed': 'breaks',
  'schema.allowed': 'loosens',
  /** A field that was tolerated must not be there any more. */
  'schema.refused': 'tightens',
  /** Nobody can send it or respond with it any more. */
  'schema.emptied': 'breaks',
  'branch.added': 'loosens',
  'branch.removed': 'tightens',
  'condition.set': 'tightens',
  'condition.lifted': 'loosens',
  /** A condition that changed cannot be ranked: values on both sides of it may be refused now. */
  'condition.changed': 'breaks',
  'discriminator.changed': 'breaks',
  'default.changed': 'breaks',
  /** A default of a response says what to expect of a field, and is never applied. */
  'default.told': 'nothing',
  'time.offset': 'breaks',

  'security.tightened': 'breaks',
  'security.loosened': 'adds',
  'security.scheme.changed': 'breaks',
  'scope.added': 'adds',
  'scope.removed': 'breaks',
  /** Limits of the rate are promises that clients schedule by. */
  'rate.lowered': 'breaks',
  'rate.raised': 'adds',
  'pagination.added': 'adds',
  'pagination.removed': 'breaks',
  'pagination.changed': 'breaks',
  'replay.withdrawn': 'breaks',
  'replay.promised': 'adds',

  'gap.closed': 'nothing',
  'gap.opened': 'nothing',
  'text.changed': 'nothing',
  'example.changed': 'nothing',
  /** Written in another way that allows the same values. */
  'form.rewritten': 'nothing',
} as const satisfies Record<string, Effect>

export type Rule = keyof typeof CHANGE_RULES

/** Returns what a change means for a client. Without a direction, `tightens` is breaking. */
export function verdictOf(rule: Rule, direction: Direction | undefined): Verdict {
  const effect: Effect = CHANGE_RULES[rule]
  if (effect === 'breaks') return 'breaking'
  if (effect === 'adds') return 'additive'
  if (effect === 'nothing') return 'neutral'
  return (effect === 'tightens') === (direction !== 'response') ? 'breaking' : 'additive'
}

/** True if something that was stated is stated in another way, or no longer. False if it was left open before. */
export function replacesStatement(rule: Rule): boolean {
  return !/(?:\.(?:added|required|set|listed|closed|promised)|value\.allowed|schema\.refused)$/.test(rule)
}
