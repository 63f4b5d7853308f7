/**
 * What Redocly's comparison must know of this API, as a plugin of it: what its own rules do not see, or rate
 * differently. `redocly-diff.yaml` says what each rule means. The rules are the API's own. Where these are silent, a
 * comment says what was chosen.
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
type RuleContext = { getDirections: () => ('request' | 'response')[]; report: (problem: { message: string }) => void }

/** A change, and the questions that the rules have about it. A client receives responses and the bodies of webhooks. */
type Seen = NodeChange & { had: unknown; has: unknown; isRequest: boolean; isResponse: boolean; parent: string }

/** Returns what to report of a change, or nothing. */
type Rule = (seen: Seen) => string | false | undefined

/** The rules for breaking changes, by the type of node that changed. */
const BREAKING: Record<string, Rule> = {
  Schema(seen) {
    const { kind, property, had, has, isRequest, isResponse, parent, node } = seen
    if (parent === 'SchemaProperties' && isRequest && isGone(seen)) return `Property ${goneText(seen)}`
    if (['MediaType', 'Parameter', 'Header'].includes(parent)) {
      if (kind === 'added' && isRequest) return 'Now limited by a schema'
      if (kind === 'removed' && isResponse) return 'No longer limited by a schema'
    }
    // In a request, the default is the value that applies if the client sends none.
    if (property === 'default' && isRequest) return `Default ${fromTo(seen)}`
    if ((property === 'readOnly' || property === 'writeOnly') && has === true) return `Now \`${property}\``
    if (isResponse && isNull(has) && property === 'type') return 'Now always null'
    const [left] = ['OneOf', 'AnyOf'].includes(parent) ? [node.parent?.revision?.value] : []
    if (isResponse && kind === 'removed' && Array.isArray(left) && left.every((one) => isNull(one.type)))
      return 'Now always null'
    const values = memberOf(node.revision, 'enum')
    if (property === 'const' && Array.isArray(values) && !values.includes(has)) return 'Allows no value any more'
    // Clients branch on every status. Redocly reports those that are added.
    const gone = without(had, has)
    if (property === 'enum' && isResponse && isNamed(node, 'status') && gone.length > 0) return `Status ${gone} removed`
    // A client that waits for the end stops at a terminal status.
    if (property === 'x-terminal' && had !== undefined && gone.length + without(has, had).length > 0)
      return `Terminal statuses ${fromTo(seen)}`
    return property === 'x-replays' && had !== undefined && `Replays ${fromTo(seen)}`
  },
  SchemaProperties: ({ kind, isRequest }) => kind === 'removed' && isRequest && 'All properties removed',
  Replays: ({ kind }) => kind !== 'added' && 'Other requests than before are replayed',
  Discriminator: (seen) => seen.property === 'propertyName' && `Discriminator ${fromTo(seen)}`,
  Encoding: () => 'Encoding of a part changed',
  EncodingMap: () => 'Encoding of the parts changed',
  RequestBody: ({ kind, isRequest, node }) =>
    kind === 'added' && isRequest && memberOf(node.revision, 'required') === true && 'Body required',
  // The receiver of a webhook does not choose the media type.
  MediaType: ({ kind, isResponse, node }) =>
    kind === 'added' && isResponse && isWithin(node, 'RequestBody') && `Media type ${keysOf(node)} added`,
  Parameter(seen) {
    const { kind, property, isResponse, node } = seen
    if (isResponse && (kind === 'removed' || property === 'name' || property === 'in'))
      return `Header ${goneText(seen)}`
    if (property === 'name' && memberOf(node.base, 'in') === 'path') return `Path parameter ${fromTo(seen)}`
    return isLifted(seen)
  },
  Header: (seen) => isLifted(seen),
  // A client that knows one success does not recognize another. The receiver of a webhook chooses its own.
  Response(seen) {
    const isSuccess = keysOf(seen.node).some((status) => /^[123]/.test(status))
    if (seen.parent !== 'Responses' || !isSuccess) return undefined
    if (seen.kind === 'added') return seen.isResponse && `Response ${keysOf(seen.node)} added`
    return isGone(seen) && `Response ${goneText(seen)}`
  },
  PathItem: (seen) => seen.parent !== 'Paths' && seen.property === 'key' && `Name ${fromTo(seen)}`,
  Callback: (seen) => seen.property === 'key' && `Name ${fromTo(seen)}`,
  Operation: (seen) => seen.property === 'x-pagination' && seen.had !== undefined && `Pagination ${fromTo(seen)}`,
  // Clients plan their requests by the rate limits.
  RateLimits: ({ kind }) => kind === 'added' && 'Rate limit set',
  RateLimit(seen) {
    if (seen.kind === 'added') return 'Rate limit set'
    if (seen.property === 'per') return `Those who share the limit ${fromTo(seen)}`
    const isTighter = seen.property === 'window_seconds' ? isHigher(seen.has, seen.had) : isHigher(seen.had, seen.has)
    return !LIMIT_TEXTS.has(seen.property ?? '') && isTighter && `\`${seen.property}\` ${fromTo(seen)}`
  },
  RatePlans: (seen) => isHigher(seen.had, seen.has) && `Limit on \`${seen.property}\` ${fromTo(seen)}`,
  Scopes: ({ property, kind, has }) => kind === 'modified' && has === undefined && `Scope ${property} removed`,
}

/** Additive, although Redocly reports it: clients tolerate unknown fields and codes of errors. */
const tolerated: Rule = ({ property, had, has, isRequest, isResponse, node }) => {
  if (property === 'additionalProperties' && had === false) return 'Further fields allowed'
  if (property === 'pattern' && !isResponse && ANY_TEXT.has(String(has))) return 'Any text allowed'
  if (property === 'enum' && keysOf(node).includes('not') && !isRequest && without(had, has).length === 0)
    return 'Fewer values allowed'
  const isCode = property === 'enum' && isNamed(node, 'code') && isWithin(node, 'Response', /^(?![123])/)
  return isCode && without(had, has).length === 0 && 'Code of an error added'
}

/** Patterns that every text fits. */
const ANY_TEXT = new Set(['', '.*', '^.*$', '^', '$'])

const unnoticed: Rule = ({ kind, property = '', had, has, isRequest, parent, node }) => {
  const type = typeOf(node)
  if (TEXT_KEYS.has(property) || TEXT_TYPES.has(type)) return 'Text changed'
  if (/^min(?:Length|Items|Properties)$/.test(property) && !had && !has) return 'Every value has 0'
  // The default of a response says what to expect of a field, and is never applied.
  if (property === 'default' && !isRequest) return 'Default of a response changed'
  // Every endpoint may respond with the documented errors.
  const isError = parent === 'Responses' && keysOf(node).every((status) => !/^[123]/.test(status))
  if (type === 'Response' && kind === 'removed' && isError) return 'Error no longer documented'
  const isText =
    (type === 'RateLimit' && LIMIT_TEXTS.has(property)) || (type === 'Scopes' && had !== undefined && !!has)
  return isText && 'Text changed'
}

/** The keys that only people read, and those that are compared elsewhere: gaps by their list. */
const TEXT_KEYS = new Set(
  'title summary description tags deprecated example examples bearerFormat x-gap x-retry retry_after_seconds'.split(
    ' ',
  ),
)
const LIMIT_TEXTS = new Set(['name', 'counts'])
const TEXT_TYPES = new Set('Info Contact License Tag TagList ExternalDocs Example ExamplesMap SpecExtension'.split(' '))

/** Reports any other change of what a client sends or receives, and of what has no direction. Redocly only reports additions. */
const noticed: Rule = ({ isRequest, isResponse, node }) =>
  (isRequest || isResponse || /^(?:Operation|PathItem|Server|Security|Rate|Scopes)/.test(typeOf(node))) && 'Changed'

const RULES: Record<string, Rule> = {
  // A condition or a `not` reverses what a limit means, so a change inside of one cannot be rated.
  breaking: (seen) =>
    isCondition(seen.node) ? 'Condition or excluded schema changed' : BREAKING[typeOf(seen.node)]?.(seen),
  tolerated,
  unnoticed,
  noticed,
}

/** The plugin, as Redocly loads it. */
export default function canvas(): object {
  const diff = Object.entries(RULES).map(([name, rule]) => [name, () => ({ any: visit(rule) })])
  return { id: 'canvas', typeExtension: { oas3: withExtensions }, diff: { oas3: Object.fromEntries(diff) } }
}

function visit(rule: Rule) {
  return (change: NodeChange, { getDirections, report }: RuleContext): void => {
    const [isRequest, isResponse] = (['request', 'response'] as const).map((one) => getDirections().includes(one))
    const values = { had: change.base?.value, has: change.revision?.value }
    const parent = change.node.parent ? typeOf(change.node.parent) : ''
    const message = rule({ ...change, ...values, isRequest: !!isRequest, isResponse: !!isResponse, parent })
    if (message) report({ message })
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

function isNamed(node: Node, name: string): boolean {
  return keysOf(node).includes(name) && node.parent !== null && typeOf(node.parent) === 'SchemaProperties'
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

function without(values: unknown, others: unknown): unknown[] {
  return Array.isArray(values) ? values.filter((value) => !Array.isArray(others) || !others.includes(value)) : []
}

function isNull(type: unknown): boolean {
  return type === 'null'
}

/** True for what is gone under its name. */
function isGone({ kind, property }: Seen): boolean {
  return kind === 'removed' || property === 'key'
}

function goneText(seen: Seen): string {
  return seen.kind === 'removed' ? `\`${keysOf(seen.node)}\` removed` : fromTo(seen)
}

function fromTo({ had, has }: Seen): string {
  const text = (value: unknown) => (value === undefined ? 'none' : `\`${value}\``)
  return `changed from ${text(had)} to ${text(has)}`
}

function isLifted({ property, had, has, isResponse }: Seen): string | false {
  return isResponse && property === 'required' && had === true && has !== true && 'No longer required'
}

/** Compares two limits. One that is not set is the highest. */
function isHigher(one: unknown, other: unknown): boolean {
  return other !== undefined && (typeof one !== 'number' || one > Number(other))
}
