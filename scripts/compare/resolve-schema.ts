import { gapIds } from '../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { place } from '../../src/contract/nodes.js'
import { find } from '../../src/contract/references.js'

/** A schema, with the place where it is written. */
export type Node = { schema: Json; at: string[]; gaps: string[] }

/** A statement of a schema, with its place. */
export type Stated<Value = Json> = { value: Value; at: string[] }

/** A schema with its references and `allOf` resolved: everything that it demands of a value. */
export type ResolvedSchema = {
  /** The first place that says anything. */
  at: string[]
  /** The components that it is made of. */
  names: Set<string>
  /** The gaps marked here and around. */
  gaps: string[]
  /** True if no value fits. */
  never: boolean
  /** Undefined if every type fits. */
  types?: Stated<Set<string>>
  /** The values of `enum` and `const`, as JSON. Undefined if all fit. */
  values?: Stated<Set<string>>
  properties: Map<string, Node[]>
  required: Map<string, string[]>
  /** The rule for fields that are not listed: `false`, or the schemas of their values. Undefined if any value is allowed. */
  others?: Stated<false | Node[]>
  /** True if the schema says that fields beyond the listed ones are expected, not only tolerated. */
  isOpen: boolean
  items?: Node[]
  /** Numbers: `maximum`, `minLength` … with the tightest value. */
  limits: Map<string, Stated<number>>
  /** Demands that are compared as a whole: `pattern`, `format`, `not` … to the texts of each. */
  forms: Map<string, Map<string, string[]>>
  conditions: Condition[]
  /** The schemas of which one, or at least one, must fit; each with all that is demanded beside them. */
  branches?: { of: Node[][]; nullable: boolean; at: string[] }
  default?: Stated
  discriminator?: Stated<string>
  replays?: Stated<string>
}

export type Condition = { if: string; then: Node[]; else: Node[]; at: string[] }

const LOWEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']
const HIGHEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']

/** True for a limit that gets tighter as it grows. */
export const isLowest = (keyword: string) => LOWEST.includes(keyword)

/** What demands nothing of a value. */
const ANNOTATIONS = new Set([
  ...['$schema', '$id', '$anchor', '$comment', '$defs', 'title', 'description', 'example', 'examples', 'deprecated'],
  ...['xml', 'externalDocs', 'readOnly', 'writeOnly', 'nullable'],
])

/**
 * Resolves the references, `allOf` and null branches of schemas that all apply to the same value. The members of a merged
 * object keep their places. `readOnly` and `writeOnly` are left for the caller, which knows the direction.
 */
export function resolveSchema(nodes: Node[], document: JsonObject): ResolvedSchema {
  const flat: ResolvedSchema = {
    at: nodes[0]?.at ?? [],
    names: new Set(),
    gaps: [],
    never: false,
    isOpen: false,
    properties: new Map(),
    required: new Map(),
    limits: new Map(),
    forms: new Map(),
    conditions: [],
  }
  const seen = new Set<string>()
  const choices: { keyword: 'oneOf' | 'anyOf'; of: Node[] }[] = []
  const queue = [...nodes]
  for (let node = queue.shift(); node; node = queue.shift()) {
    const { schema, at } = node
    const [top, section, name] = at
    if (top === 'components' && section === 'schemas' && name !== undefined && at.length === 3) flat.names.add(name)
    if (schema === false) flat.never = true
    if (!isObject(schema)) continue
    const gaps = [...new Set([...node.gaps, ...gapIds(schema['x-gap'])])]
    flat.gaps.push(...gaps)
    const child = (value: Json, ...path: string[]): Node => ({ schema: value, at: [...at, ...path], gaps })
    if (typeof schema.$ref === 'string' && !seen.has(schema.$ref)) {
      seen.add(schema.$ref)
      queue.unshift({ ...reference(schema.$ref, document), gaps })
    }
    if (Array.isArray(schema.allOf))
      queue.unshift(...schema.allOf.map((member, index) => child(member, 'allOf', String(index))))
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const of = schema[keyword]
      if (Array.isArray(of)) choices.push({ keyword, of: of.map((one, index) => child(one, keyword, String(index))) })
    }
    if (readKeywords(flat, schema, at, child, document)) flat.never = true
  }
  flat.gaps = [...new Set(flat.gaps)]
  return withBranches(flat, nodes, choices, document)
}

/** Returns the schema that a reference points to, with its place. */
export function reference(ref: string, document: JsonObject): Omit<Node, 'gaps'> {
  return { schema: find(document, ref), at: ref.slice(2).split('/').map(unescapePointer) }
}

/** Returns true if the schema refuses every value. */
function readKeywords(
  flat: ResolvedSchema,
  schema: JsonObject,
  at: string[],
  child: (value: Json, ...path: string[]) => Node,
  document: JsonObject,
): boolean {
  let never = false
  for (const [keyword, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(keyword) || ['$ref', 'allOf', 'oneOf', 'anyOf', 'then', 'else'].includes(keyword)) continue
    const here = [...at, keyword]
    if (keyword === 'type') flat.types = meet(flat.types, typesOf(value), here)
    else if (keyword === 'enum' && Array.isArray(value)) flat.values = meet(flat.values, value.map(valueText), here)
    else if (keyword === 'const') flat.values = meet(flat.values, [valueText(value)], here)
    else if (keyword === 'properties' && isObject(value))
      for (const [name, property] of Object.entries(value))
        flat.properties.set(name, [...(flat.properties.get(name) ?? []), child(property, 'properties', name)])
    else if (keyword === 'required' && Array.isArray(value))
      for (const [index, name] of value.entries())
        flat.required.set(String(name), flat.required.get(String(name)) ?? [...here, String(index)])
    else if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
      if (value === true) flat.isOpen = true
      else if (value === false) flat.others = { value: false, at: here }
      else if (isObject(value) && Object.keys(demandsOf(value)).length > 0 && flat.others?.value !== false)
        flat.others = { value: [...(flat.others?.value || []), child(value, keyword)], at: here }
    } else if (keyword === 'items') flat.items = [...(flat.items ?? []), child(value, 'items')]
    else if (typeof value === 'number' && (LOWEST.includes(keyword) || HIGHEST.includes(keyword)))
      setLimit(flat, keyword, value, here)
    else if (keyword === 'if')
      flat.conditions.push({
        if: canonical(value, document),
        // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
        then: schema.then === undefined ? [] : [child(schema.then, 'then')],
        else: schema.else === undefined ? [] : [child(schema.else, 'else')],
        at: here,
      })
    else if (keyword === 'not' && isObject(value) && Object.keys(demandsOf(value)).length === 0) never = true
    else if (keyword === 'default') flat.default ??= { value, at: here }
    else if (keyword === 'discriminator')
      flat.discriminator = { value: String(isObject(value) ? value.propertyName : value), at: here }
    else if (keyword === 'x-replays') flat.replays = { value: valueText(value), at: here }
    else if (keyword.startsWith('x-')) continue
    else if (keyword === 'uniqueItems' && value === false) continue
    else if (keyword === 'pattern' && ANYTHING.has(String(value))) continue
    else for (const [name, text] of formsOf(keyword, value, document)) addForm(flat, name, text, here)
  }
  return never
}

/** Patterns that every text fits. */
const ANYTHING = new Set(['', '.*', '^.*$', '^', '$'])

/** Maps of demands are compared entry by entry, so that a new entry tightens and a removed one loosens. */
const MAPS = ['patternProperties', 'dependentRequired', 'dependentSchemas']

function formsOf(keyword: string, value: Json, document: JsonObject): [string, string][] {
  if (MAPS.includes(keyword) && isObject(value))
    return Object.entries(value).map(([name, one]) => [`${keyword} \`${name}\``, canonical(one, document)])
  return [[keyword, canonical(value, document)]]
}

function addForm(flat: ResolvedSchema, keyword: string, text: string, at: string[]): void {
  const known = flat.forms.get(keyword) ?? new Map<string, string[]>()
  flat.forms.set(keyword, known.set(text, known.get(text) ?? at))
}

function setLimit({ limits }: ResolvedSchema, keyword: string, value: number, at: string[]): void {
  const known = limits.get(keyword)
  const isTighter = !known || (isLowest(keyword) ? value > known.value : value < known.value)
  if (isTighter) limits.set(keyword, { value, at })
}

/** `number` includes `integer`. */
function typesOf(value: Json): string[] {
  const listed = [value].flat().map(String)
  return listed.includes('number') ? [...listed, 'integer'] : listed
}

function meet(known: Stated<Set<string>> | undefined, values: string[], at: string[]): Stated<Set<string>> {
  if (!known) return { value: new Set(values), at }
  return { value: new Set([...known.value].filter((one) => values.includes(one))), at: known.at }
}

/** A branch that is only null makes the others nullable; a single branch left is merged. */
function withBranches(
  flat: ResolvedSchema,
  nodes: Node[],
  choices: { keyword: 'oneOf' | 'anyOf'; of: Node[] }[],
  document: JsonObject,
): ResolvedSchema {
  const [choice] = choices
  if (!choice) return flat
  const isNull = (node: Node) => {
    const { types } = resolveSchema([node], document)
    return types?.value.size === 1 && types.value.has('null')
  }
  const rest = choice.of.filter((node) => !isNull(node))
  const nullable = rest.length < choice.of.length
  const beside = nodes.flatMap((node) => without(node, choice.keyword, document))
  const [only] = rest
  if (rest.length === 1 && only) {
    const merged = resolveSchema([...beside, only], document)
    if (nullable) merged.types?.value.add('null')
    return merged
  }
  const of = rest.map((node) => [...beside, node])
  const [first] = choice.of
  return { ...flat, branches: { of, nullable, at: first ? first.at.slice(0, -1) : flat.at } }
}

/** Returns what a schema demands beside its branches, as schemas without that keyword. */
function without(node: Node, keyword: 'oneOf' | 'anyOf', document: JsonObject): Node[] {
  const { schema, at, gaps } = node
  if (!isObject(schema)) return [node]
  const inner = [...new Set([...gaps, ...gapIds(schema['x-gap'])])]
  const { [keyword]: _, $ref, allOf, ...rest } = schema
  const target = typeof $ref === 'string' ? [{ ...reference($ref, document), gaps: inner }] : []
  const members = Array.isArray(allOf)
    ? allOf.map((schema, index) => ({ schema, at: [...at, 'allOf', String(index)], gaps: inner }))
    : []
  return [
    { schema: rest, at, gaps },
    ...[...target, ...members].flatMap((member) => without(member, keyword, document)),
  ]
}

/** Returns what a schema demands of a value: the schema without its texts, examples and marks. */
function demandsOf(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword) && !keyword.startsWith('x-')),
  )
}

/** Returns a text that is the same for schemas that demand the same: references resolved, keys sorted, without texts. */
export function canonical(schema: Json, document: JsonObject, path: string[] = []): string {
  if (Array.isArray(schema)) return `[${schema.map((one) => canonical(one, document, path)).join()}]`
  if (!isObject(schema)) return valueText(schema)
  const { $ref } = schema
  if (typeof $ref === 'string' && !path.includes($ref)) {
    const { $ref: _, ...beside } = schema
    const target = find(document, $ref)
    return canonical(isObject(target) ? { ...target, ...beside } : target, document, [...path, $ref])
  }
  const demands = demandsOf(schema)
  return textOf(demands, (keyword, value) => {
    const at = place('schema', keyword)
    const inner = (one: Json) => canonical(one, document, path)
    if (!at) return valueText(UNORDERED.has(keyword) && Array.isArray(value) ? [...value].sort() : value)
    if (at.holds === 'one' || Array.isArray(value)) return inner(value)
    return isObject(value) ? textOf(value, (_, one) => inner(one)) : valueText(value)
  })
}

/** Returns a value as JSON with sorted keys. */
export function valueText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join()}]`
  return isObject(value) ? textOf(value, (_, one) => valueText(one)) : JSON.stringify(value)
}

function textOf(entries: JsonObject, text: (key: string, value: Json) => string): string {
  const parts = Object.keys(entries).sort()
  return `{${parts.map((key) => `${JSON.stringify(key)}:${text(key, entries[key] ?? null)}`).join()}}`
}

/** Lists whose order means nothing. */
const UNORDERED = new Set(['required', 'enum', 'type'])

function unescapePointer(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
}
