/**
 * What Redocly's comparison must know of this API, as a plugin of it: what its own rules do not see, or rate
 * differently. `redocly-diff.yaml` says what each rule means. The law is the API's own; where that is silent, a comment
 * says what was chosen.
 */

/** A node in one of the documents. `resolved` is what its reference leads to. */
type ComparedNode = { type: { name: string }; key: string | number; value: unknown; resolved?: ComparedNode }
type Node = { base?: ComparedNode; revision?: ComparedNode; parent: Node | null }
type NodeChange = {
  kind: 'added' | 'removed' | 'modified'
  /** The key that was modified. `key` is the name of the node itself. */
  property?: string
  node: Node
  base?: { value: unknown }
  revision?: { value: unknown }
}
type RuleContext = { getDirections: () => Direction[]; report: (problem: { message: string }) => void }
/** A client receives responses and the bodies of webhooks. */
type Direction = 'request' | 'response'

type Seen = { node: Node; had: unknown; has: unknown; isRequest: boolean; isResponse: boolean }
type Row = [
  rule: 'breaking' | 'tolerated' | 'unnoticed' | 'noticed',
  /** The type of the node around it and its own, as `SchemaProperties/Schema`. */
  types: RegExp,
  /** What happened to the node, or the key that was modified. */
  change: RegExp,
  when?: (seen: Seen) => unknown,
]

const TEXT_KEYS =
  /^(title|summary|description|tags|deprecated|examples?|bearerFormat|x-extensible-enum|x-gap|x-retry|retry_after_seconds)$/
const TEXT_TYPES = /\/(Info|Contact|License|Tag|TagList|ExternalDocs|Example|ExamplesMap|SpecExtension)$/

const isRequest = (seen: Seen) => seen.isRequest
const isResponse = (seen: Seen) => seen.isResponse
const isSuccess = ({ node }: Seen) => keysOf(node).some((status) => /^[123]/.test(status))
const isLowered = ({ had, has }: Seen) => isHigher(had, has)
const losesNone = ({ had, has }: Seen) => lost(had, has).length === 0

/** A rule reports a change that one of its rows fits. */
// biome-ignore format: a table has one row a line.
const LAW: Row[] = [
  // A condition or a `not` reverses what a limit means, so a change inside of one cannot be rated.
  ['breaking', /./, /./, ({ node }) => isCondition(node)],
  // Types and validators are exported under the names of the schemas.
  ['breaking', /^NamedSchemas\/Schema$/, /^removed$/],
  ['breaking', /\/SchemaProperties$|^SchemaProperties\/Schema$/, /^(removed|key)$/, isRequest],
  ['breaking', /^(MediaType|Parameter|Header)\/Schema$/, /^added$/, isRequest],
  ['breaking', /^(MediaType|Parameter|Header)\/Schema$/, /^removed$/, isResponse],
  // In a request, the default is the value that applies if the client sends none.
  ['breaking', /\/Schema$/, /^default$/, isRequest],
  ['breaking', /\/Schema$/, /^(read|write)Only$/, ({ has }) => has === true],
  // What is always null has lost its value.
  ['breaking', /\/Schema$/, /^type$/, ({ has, isResponse }) => isResponse && has === 'null'],
  ['breaking', /^(One|Any)Of\/Schema$/, /^removed$/, ({ node, isResponse }) => isResponse && isNulls(node.parent?.revision)],
  // A constant that is none of the values.
  ['breaking', /\/Schema$/, /^const$/, ({ node, has }) => lost([has], memberOf(node.revision, 'enum') ?? [has]).length > 0],
  // Clients branch on every status. Redocly reports those that are added.
  ['breaking', /^SchemaProperties\/Schema$/, /^enum$/, (seen) => seen.isResponse && keysOf(seen.node).includes('status') && !losesNone(seen)],
  // A client that waits for the end stops at a terminal status.
  ['breaking', /\/Schema$/, /^x-terminal$/, ({ had, has }) => Array.isArray(had) && [...lost(had, has), ...lost(has, had)].length > 0],
  ['breaking', /\/Schema$/, /^x-replays$/, ({ had }) => had !== undefined],
  ['breaking', /\/Replays$/, /^(?!added$)/],
  ['breaking', /\/Discriminator$/, /^propertyName$/],
  ['breaking', /\/Encoding(Map)?$/, /./],
  ['breaking', /\/RequestBody$/, /^added$/, ({ node, isRequest }) => isRequest && memberOf(node.revision, 'required') === true],
  // The receiver of a webhook does not choose the media type.
  ['breaking', /\/MediaType$/, /^added$/, ({ node, isResponse }) => isResponse && isWithin(node, 'RequestBody')],
  ['breaking', /\/Parameter$/, /^(removed|name|in)$/, isResponse],
  ['breaking', /\/Parameter$/, /^name$/, ({ node }) => memberOf(node.base, 'in') === 'path'],
  ['breaking', /\/(Parameter|Header)$/, /^required$/, ({ had, has, isResponse }) => isResponse && had === true && has !== true],
  // A client that knows one success does not recognize another. The receiver of a webhook chooses its own.
  ['breaking', /^Responses\/Response$/, /^added$/, (seen) => seen.isResponse && isSuccess(seen)],
  ['breaking', /^Responses\/Response$/, /^(removed|key)$/, isSuccess],
  ['breaking', /^(?!Paths\/).*\/PathItem$|\/Callback$/, /^key$/],
  // Clients plan their requests by the rate limits.
  ['breaking', /\/RateLimits?$/, /^(added|per)$/],
  ['breaking', /\/RateLimit$/, /^window_seconds$/, ({ had, has }) => isHigher(has, had)],
  ['breaking', /\/RateLimit$/, /^(?!name$|counts$|window_seconds$)/, isLowered],
  ['breaking', /\/RatePlans$/, /./, isLowered],
  ['breaking', /\/Scopes$/, /^(?!added$|removed$)/, ({ has }) => has === undefined],

  // Additive, although Redocly reports it: clients tolerate unknown fields and codes of errors, and any text fits some
  // patterns.
  ['tolerated', /./, /^additionalProperties$/, ({ had }) => had === false],
  ['tolerated', /./, /^pattern$/, ({ has, isResponse }) => !isResponse && /^\^?(\.\*)?\$?$/.test(String(has))],
  ['tolerated', /./, /^enum$/, (seen) => !seen.isRequest && keysOf(seen.node).includes('not') && losesNone(seen)],
  ['tolerated', /^SchemaProperties\//, /^enum$/, (seen) => keysOf(seen.node).includes('code') && isWithin(seen.node, 'Response', /^[^123]/) && losesNone(seen)],

  ['unnoticed', /./, TEXT_KEYS],
  ['unnoticed', TEXT_TYPES, /./],
  ['unnoticed', /\/RateLimit$/, /^(name|counts)$/],
  ['unnoticed', /\/Scopes$/, /./, ({ had, has }) => had !== undefined && !!has],
  // A minimum of 0 is none.
  ['unnoticed', /./, /^min(Length|Items|Properties)$/, ({ had, has }) => !had && !has],
  // The default of a response says what to expect of a field, and is never applied.
  ['unnoticed', /./, /^default$/, ({ isRequest }) => !isRequest],
  // Every endpoint may respond with the documented errors.
  ['unnoticed', /^Responses\/Response$/, /^removed$/, (seen) => !isSuccess(seen)],

  // Any other change of what a client sends or receives, and of what has no direction. Redocly only reports additions.
  ['noticed', /\/(Operation|PathItem|Server|Security|Rate|Scopes)\w*$/, /./],
  ['noticed', /./, /./, ({ isRequest, isResponse }) => isRequest || isResponse],
]

/** The plugin, as Redocly loads it. */
export default function canvas(): object {
  const rules = [...new Set(LAW.map(([rule]) => rule))].map((rule) => [rule, () => ({ any: visit(rule) })])
  return { id: 'canvas', typeExtension: { oas3: withExtensions }, diff: { oas3: Object.fromEntries(rules) } }
}

function visit(rule: Row[0]) {
  const rows = LAW.filter(([name]) => name === rule)
  return ({ kind, property, node, base, revision }: NodeChange, { getDirections, report }: RuleContext): void => {
    const [isRequest, isResponse] = (['request', 'response'] as const).map((one) => getDirections().includes(one))
    const seen = { node, had: base?.value, has: revision?.value, isRequest: !!isRequest, isResponse: !!isResponse }
    const types = `${node.parent ? typeOf(node.parent) : ''}/${typeOf(node)}`
    const fits = ([, where, change, when]: Row) =>
      where.test(types) && change.test(property ?? kind) && (!when || when(seen))
    // The report has the words of Redocly's own rules, or says what changed from what to what.
    if (rows.some(fits)) report({ message: rule })
  }
}

/** Adds what our extensions contain to the types of nodes, so that Redocly compares it. */
function withExtensions(types: Record<string, { properties?: object }>): object {
  const extended = (name: string, more: object) => ({
    // Redocly does not compare lists under a key with this prefix.
    [name]: { ...types[name], extensionsPrefix: undefined, properties: { ...types[name]?.properties, ...more } },
  })
  const orMap = (name: string) => (value: unknown) => (typeof value === 'object' ? name : { type: 'string' })
  const map = { properties: {}, additionalProperties: { type: 'string' } }
  return {
    ...types,
    ...extended('Info', { 'x-rate-limit': 'RateLimits' }),
    ...extended('Operation', { 'x-rate-limit': 'RateLimits' }),
    ...extended('SecurityScheme', { 'x-scopes': 'Scopes' }),
    ...extended('Schema', { 'x-terminal': { type: 'array' }, 'x-replays': orMap('Replays') }),
    RateLimits: { properties: {}, items: 'RateLimit' },
    RateLimit: { properties: { limit: orMap('RatePlans') } },
    RatePlans: map,
    Scopes: map,
    Replays: map,
  }
}

function typeOf({ base, revision }: Node): string {
  return (revision ?? base)?.type.name ?? ''
}

function memberOf(entry: ComparedNode | undefined, key: string): unknown {
  return ((entry?.resolved ?? entry)?.value as Record<string, unknown> | undefined)?.[key]
}

function keysOf({ base, revision }: Node): string[] {
  return [...new Set([base, revision].flatMap((entry) => (entry ? [String(entry.key)] : [])))]
}

function isNulls(entry: ComparedNode | undefined): boolean {
  return Array.isArray(entry?.value) && entry.value.every((one) => one.type === 'null')
}

/** True inside a node of this type, with such a key. */
function isWithin({ parent }: Node, type: string, key = /^/): boolean {
  return (
    parent !== null &&
    ((typeOf(parent) === type && keysOf(parent).some((one) => key.test(one))) || isWithin(parent, type, key))
  )
}

function isCondition(node: Node): boolean {
  const isKey = keysOf(node).some((key) => key === 'if' || key === 'not')
  return node.parent !== null && ((isKey && typeOf(node.parent) === 'Schema') || isCondition(node.parent))
}

/** Returns the values of a list that another does not have. */
function lost(values: unknown, others: unknown): unknown[] {
  return Array.isArray(values) ? values.filter((value) => !Array.isArray(others) || !others.includes(value)) : []
}

/** Compares two limits. One that is not set is the highest. */
function isHigher(one: unknown, other: unknown): boolean {
  return other !== undefined && (typeof one !== 'number' || one > Number(other))
}
