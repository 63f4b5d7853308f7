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

/**
 * Every kind of change that the comparison distinguishes: what it is about, what happened to it, and what that means. The name of
 * a rule has both, such as `field.removed`.
 */
const CHANGE_RULES = {
  version: { added: 'adds', removed: 'breaks', retired: 'nothing' },
  'version.sunset': { earlier: 'breaks', later: 'adds', announced: 'nothing' },
  'version.default': { changed: 'breaks', advanced: 'nothing' },
  endpoint: { added: 'adds', removed: 'breaks', renamed: 'breaks' },
  /** The operation id is the name of the call in generated clients and types. */
  'endpoint.id': { changed: 'breaks' },
  webhook: { added: 'adds', removed: 'breaks', renamed: 'breaks' },
  callback: { added: 'adds', removed: 'breaks' },
  tool: { added: 'adds', removed: 'breaks' },
  'tool.argument': { added: 'adds', removed: 'breaks' },
  server: { added: 'adds', removed: 'breaks' },

  parameter: { added: 'adds', 'added.required': 'tightens', removed: 'breaks', renamed: 'breaks', moved: 'breaks' },
  'parameter.serialization': { changed: 'breaks' },
  required: { set: 'tightens', lifted: 'loosens' },
  body: { added: 'adds', 'added.required': 'tightens', removed: 'breaks' },
  'body.schema': { set: 'tightens', lifted: 'loosens' },
  /** Nobody asks the receiver of a webhook which media type it takes, so another one that is sent breaks it. */
  'media-type': { added: 'adds', removed: 'breaks', sent: 'breaks' },
  encoding: { changed: 'breaks' },

  /** A client that knows one success does not recognize another. The receiver of a webhook chooses its own. */
  'response.success': { added: 'loosens', removed: 'breaks' },
  /** Every endpoint may respond with the documented errors (fact service.errors.every_endpoint): listing one more is additive. */
  'response.error': { added: 'adds', removed: 'nothing' },
  'response.body': { added: 'tightens', removed: 'loosens' },
  header: { added: 'adds', 'added.required': 'tightens', removed: 'loosens' },

  field: {
    added: 'adds',
    'added.required': 'tightens',
    removed: 'breaks',
    renamed: 'breaks',
    moved: 'breaks',
    derived: 'breaks',
  },
  /** Clients tolerate fields that they do not know, so opening a response adds. */
  fields: { opened: 'adds', closed: 'tightens' },
  'fields.values': { set: 'tightens', lifted: 'loosens' },

  type: { changed: 'breaks', set: 'tightens', lifted: 'loosens', widened: 'loosens', narrowed: 'tightens' },
  null: { allowed: 'loosens', refused: 'tightens' },
  value: { allowed: 'loosens', refused: 'tightens' },
  values: { listed: 'tightens', opened: 'loosens' },
  /** Clients branch on every status. */
  status: { changed: 'breaks' },
  'error.code': { added: 'adds' },
  limit: { raised: 'loosens', lowered: 'tightens', set: 'tightens', lifted: 'loosens' },
  form: {
    set: 'tightens',
    lifted: 'loosens',
    tightened: 'tightens',
    loosened: 'loosens',
    changed: 'breaks',
    rewritten: 'nothing',
  },
  /** A refused field was tolerated, and must not be there any more. Nobody can send an emptied one, or respond with it. */
  schema: { allowed: 'loosens', refused: 'tightens', emptied: 'breaks' },
  branch: { added: 'loosens', removed: 'tightens' },
  /** A condition that changed cannot be ranked: values on both sides of it may be refused now. */
  condition: { set: 'tightens', lifted: 'loosens', changed: 'breaks' },
  discriminator: { changed: 'breaks' },
  /** The default of a response says what to expect of a field, and is never applied: it is only told. */
  default: { changed: 'breaks', told: 'nothing' },
  time: { offset: 'breaks' },

  security: { tightened: 'breaks', loosened: 'adds' },
  'security.scheme': { changed: 'breaks' },
  scope: { added: 'adds', removed: 'breaks' },
  /** Limits of the rate are promises that clients schedule by. */
  rate: { lowered: 'breaks', raised: 'adds' },
  pagination: { added: 'adds', removed: 'breaks', changed: 'breaks' },
  replay: { withdrawn: 'breaks', promised: 'adds' },

  gap: { closed: 'nothing', opened: 'nothing' },
  fact: { added: 'nothing', removed: 'nothing' },
  deprecation: { announced: 'nothing', withdrawn: 'nothing' },
  text: { changed: 'nothing' },
  example: { changed: 'nothing' },
} as const satisfies Record<string, Record<string, Effect>>

type Rules = typeof CHANGE_RULES

/** The name of a rule, such as `field.removed`. */
export type Rule = { [Subject in keyof Rules]: `${Subject}.${keyof Rules[Subject] & string}` }[keyof Rules]

const EFFECTS = new Map<string, Effect>(
  Object.entries(CHANGE_RULES).flatMap(([subject, changes]) =>
    Object.entries(changes).map(([change, effect]): [string, Effect] => [`${subject}.${change}`, effect]),
  ),
)

/** The names of all rules. */
export const RULES = [...EFFECTS.keys()]

/** Returns what a change means for a client. Without a direction, `tightens` is breaking. */
export function verdictOf(rule: Rule, direction: Direction | undefined): Verdict {
  const effect = EFFECTS.get(rule)
  if (effect === 'breaks') return 'breaking'
  if (effect === 'adds') return 'additive'
  if (effect === 'nothing') return 'neutral'
  return (effect === 'tightens') === (direction !== 'response') ? 'breaking' : 'additive'
}

/** True if something that was stated is stated in another way, or no longer. False if it was left open before. */
export function replacesStatement(rule: Rule): boolean {
  return !/(?:\.(?:added|required|set|listed|closed|promised)|value\.allowed|schema\.refused)$/.test(rule)
}
