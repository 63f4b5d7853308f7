import { gapIds } from '../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { place } from '../../src/contract/nodes.js'
import { find, pathOf } from '../../src/contract/references.js'
import type { Place, Side } from './place.js'

/** A schema, with the place where it is written and the gaps marked around it. */
export type Node = { schema: Json; at: Place; gaps: string[] }

/** A statement of a schema, with its place. */
export type Stated<Value> = { value: Value; at: Place }

/** A number that limits a value. `isExclusive` is true if the number itself is refused. */
export type Limit = { value: number; isExclusive: boolean }

/** A schema with its references and `allOf` resolved: everything that it demands of a value. */
export type ResolvedSchema = {
  /** The first place that says anything. */
  at: Place
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
  required: Map<string, Place>
  /** The rule for fields that are not listed: `false`, or the schemas of their values. Undefined if any value is allowed. */
  others?: Stated<false | Node[]>
  /** True if the schema says that fields beyond the listed ones are expected, not only tolerated. */
  isOpen: boolean
  items?: Node[]
  /** By the name of the keyword, with the tightest number. `exclusiveMinimum` is a `minimum`. */
  limits: Map<string, Stated<Limit>>
  /** Demands that are compared as a whole: `pattern`, `format`, `not` … to the texts of each. */
  forms: Map<string, Map<string, Place>>
  conditions: Condition[]
  /** The schemas of which one, or at least one, must fit; each with all that is demanded beside them. */
  branches?: { of: Node[][]; nullable: boolean; at: Place }
  /** `default`, `discriminator` and `x-replays`, as JSON. */
  stated: Map<string, Stated<string>>
}

export type Condition = { if: string; then: Node[]; else: Node[]; at: Place }

/** Limits that get tighter as they grow, and those that get tighter as they shrink. */
const LOWEST = ['minimum', 'minLength', 'minItems', 'minProperties', 'minContains']
const HIGHEST = ['maximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']

/** What demands nothing of a value. */
const ANNOTATIONS = new Set([
  ...['$schema', '$id', '$anchor', '$comment', '$defs', 'title', 'description', 'example', 'examples', 'deprecated'],
  ...['xml', 'externalDocs', 'readOnly', 'writeOnly', 'nullable'],
])

/** Keywords that are read for all schemas at once, not one by one. */
const STRUCTURE = new Set(['$ref', 'allOf', 'oneOf', 'anyOf', 'then', 'else'])

type Documents = Record<Side, JsonObject>
type Choice = { keyword: 'oneOf' | 'anyOf'; of: Node[] }

/**
 * Resolves the references, `allOf` and null branches of schemas that all apply to the same value. The members of a merged
 * object keep their places. `readOnly` and `writeOnly` are left for the caller, which knows the direction.
 */
export function resolveSchema(nodes: Node[], documents: Documents): ResolvedSchema {
  const resolved: ResolvedSchema = {
    at: nodes[0]?.at ?? { side: 'new', pointer: [] },
    ...{ names: new Set(), gaps: [], never: false, isOpen: false, conditions: [] },
    ...{ properties: new Map(), required: new Map(), limits: new Map(), forms: new Map(), stated: new Map() },
  }
  const seen = new Set<string>()
  const choices: Choice[] = []
  const queue = [...nodes]
  for (let node = queue.shift(); node; node = queue.shift()) {
    const { schema, at } = node
    const [top, section, name] = at.pointer
    if (top === 'components' && section === 'schemas' && name !== undefined && at.pointer.length === 3)
      resolved.names.add(name)
    if (schema === false) resolved.never = true
    if (!isObject(schema)) continue
    const gaps = gapsAround(node)
    resolved.gaps.push(...gaps)
    const child = (value: Json, ...path: string[]): Node => ({ schema: value, at: inside(at, ...path), gaps })
    if (typeof schema.$ref === 'string' && !seen.has(schema.$ref)) {
      seen.add(schema.$ref)
      queue.unshift({ ...reference(schema.$ref, at.side, documents), gaps })
    }
    queue.unshift(...listOf(schema.allOf).map((member, index) => child(member, 'allOf', String(index))))
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const of = schema[keyword]
      if (Array.isArray(of)) choices.push({ keyword, of: of.map((one, index) => child(one, keyword, String(index))) })
    }
    for (const [keyword, value] of Object.entries(schema))
      if (!ANNOTATIONS.has(keyword) && !STRUCTURE.has(keyword))
        readKeyword(resolved, keyword, value, { schema, at: inside(at, keyword), child, document: documents[at.side] })
  }
  resolved.gaps = [...new Set(resolved.gaps)]
  return withBranches(simplified(resolved), nodes, choices, documents)
}

/** Returns the schema that a reference points to, with its place. */
export function reference(ref: string, side: Side, documents: Documents): Omit<Node, 'gaps'> {
  return { schema: find(documents[side], ref), at: { side, pointer: pathOf(ref) } }
}

export function inside({ side, pointer }: Place, ...path: string[]): Place {
  return { side, pointer: [...pointer, ...path] }
}

function gapsAround({ schema, gaps }: Node): string[] {
  return [...new Set([...gaps, ...(isObject(schema) ? gapIds(schema['x-gap']) : [])])]
}

type Where = { schema: JsonObject; at: Place; child: (value: Json, ...path: string[]) => Node; document: JsonObject }

function readKeyword(resolved: ResolvedSchema, keyword: string, value: Json, where: Where): void {
  const { schema, at, child, document } = where
  if (keyword === 'type') resolved.types = common(resolved.types, typesOf(value), at)
  else if (keyword === 'enum' && Array.isArray(value))
    resolved.values = common(resolved.values, value.map(valueText), at)
  else if (keyword === 'const') resolved.values = common(resolved.values, [valueText(value)], at)
  else if (keyword === 'properties' && isObject(value))
    for (const [name, property] of Object.entries(value))
      resolved.properties.set(name, [...(resolved.properties.get(name) ?? []), child(property, 'properties', name)])
  else if (keyword === 'required' && Array.isArray(value))
    for (const [index, name] of value.entries())
      resolved.required.set(String(name), resolved.required.get(String(name)) ?? inside(at, String(index)))
  else if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    if (value === true) resolved.isOpen = true
    else if (value === false) resolved.others = { value: false, at }
    else if (isObject(value) && Object.keys(demandsOf(value)).length > 0 && resolved.others?.value !== false)
      resolved.others = { value: [...(resolved.others?.value || []), child(value, keyword)], at }
  } else if (keyword === 'items') resolved.items = [...(resolved.items ?? []), child(value, 'items')]
  else if (typeof value === 'number' && limitName(keyword))
    setLimit(resolved, limitName(keyword), { value, isExclusive: keyword.startsWith('exclusive') }, at)
  else if (keyword === 'if')
    resolved.conditions.push({
      if: canonical(value, document),
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
      then: schema.then === undefined ? [] : [child(schema.then, 'then')],
      else: schema.else === undefined ? [] : [child(schema.else, 'else')],
      at,
    })
  else if (keyword === 'not' && isObject(value) && Object.keys(demandsOf(value)).length === 0) resolved.never = true
  else if (keyword === 'default' || keyword === 'x-replays')
    resolved.stated.set(keyword, { value: valueText(value), at })
  else if (keyword === 'discriminator')
    resolved.stated.set(keyword, { value: String(isObject(value) ? value.propertyName : value), at })
  else if (!keyword.startsWith('x-') && !demandsNothing(keyword, value))
    for (const [name, text] of formsOf(keyword, value, document)) {
      const known = resolved.forms.get(name) ?? new Map<string, Place>()
      resolved.forms.set(name, known.set(text, known.get(text) ?? at))
    }
}

/** Patterns that every text fits. */
const ANY_TEXT = new Set(['', '.*', '^.*$', '^', '$'])

function demandsNothing(keyword: string, value: Json): boolean {
  return (keyword === 'uniqueItems' && value === false) || (keyword === 'pattern' && ANY_TEXT.has(String(value)))
}

/** Maps of demands are compared entry by entry, so that a new entry tightens and a removed one loosens. */
const MAPS = ['patternProperties', 'dependentRequired', 'dependentSchemas']

function formsOf(keyword: string, value: Json, document: JsonObject): [string, string][] {
  if (MAPS.includes(keyword) && isObject(value))
    return Object.entries(value).map(([name, one]) => [`${keyword} \`${name}\``, canonical(one, document)])
  return [[keyword, canonical(value, document)]]
}

/** Returns the limit that a keyword sets: `minimum` for `exclusiveMinimum`. Empty for other keywords. */
function limitName(keyword: string): string {
  const name = keyword.replace(/^exclusiveM/, 'm')
  return LOWEST.includes(name) || HIGHEST.includes(name) ? name : ''
}

/** Returns true if the first limit allows fewer values than the second. */
export function isTighter(name: string, one: Limit, other: Limit): boolean {
  if (one.value === other.value) return one.isExclusive && !other.isExclusive
  return LOWEST.includes(name) ? one.value > other.value : one.value < other.value
}

function setLimit({ limits }: ResolvedSchema, name: string, value: Limit, at: Place): void {
  const known = limits.get(name)
  if (!known || isTighter(name, value, known.value)) limits.set(name, { value, at })
}

/** `number` includes `integer`. */
function typesOf(value: Json): string[] {
  const listed = [value].flat().map(String)
  return listed.includes('number') ? [...listed, 'integer'] : listed
}

function common(known: Stated<Set<string>> | undefined, values: string[], at: Place): Stated<Set<string>> {
  if (!known) return { value: new Set(values), at }
  return { value: new Set([...known.value].filter((one) => values.includes(one))), at: known.at }
}

/** Writes in one way what can be written in several: limits of integers, and limits and steps that every value keeps. */
function simplified(resolved: ResolvedSchema): ResolvedSchema {
  const { types, limits, forms } = resolved
  const isInteger = types !== undefined && [...types.value].every((type) => type === 'integer' || type === 'null')
  for (const [name, { value: limit, at }] of limits) {
    const { value, isExclusive } = limit
    if (isInteger && isExclusive)
      limits.set(name, {
        value: { value: name === 'minimum' ? Math.floor(value) + 1 : Math.ceil(value) - 1, isExclusive: false },
        at,
      })
    if (value <= 0 && name !== 'minimum' && LOWEST.includes(name)) limits.delete(name)
  }
  if (isInteger && forms.get('multipleOf')?.has('1')) forms.delete('multipleOf')
  return resolved
}

/**
 * A branch that is only null makes the others nullable, a single branch left is merged, and branches that only list types or
 * values are one list.
 */
function withBranches(
  resolved: ResolvedSchema,
  nodes: Node[],
  [choice]: Choice[],
  documents: Documents,
): ResolvedSchema {
  if (!choice) return resolved
  const beside = nodes.flatMap((node) => without(node, choice.keyword, documents))
  const at = choice.of[0] ? { ...choice.of[0].at, pointer: choice.of[0].at.pointer.slice(0, -1) } : resolved.at
  const { types, values } = listedBy(choice)
  if (types || values) {
    const merged = resolveSchema(beside, documents)
    if (types) merged.types = common(merged.types, types, at)
    if (values) merged.values = common(merged.values, values, at)
    return merged
  }
  const isNull = (node: Node) => {
    const { types } = resolveSchema([node], documents)
    return types?.value.size === 1 && types.value.has('null')
  }
  const rest = choice.of.filter((node) => !isNull(node))
  const nullable = rest.length < choice.of.length
  const [only] = rest
  if (rest.length === 1 && only) {
    const merged = resolveSchema([...beside, only], documents)
    if (nullable) merged.types?.value.add('null')
    return merged
  }
  return { ...resolved, branches: { of: rest.map((node) => [...beside, node]), nullable, at } }
}

/** Returns the types or the values of branches that list nothing else. */
function listedBy({ of }: Choice): { types?: string[]; values?: string[] } {
  const schemas = of.map(({ schema }) => (isObject(schema) ? demandsOf(schema) : { '': schema }))
  const keys = schemas.map((schema) => Object.keys(schema).sort().join())
  if (keys.every((key) => key === 'type')) return { types: schemas.flatMap(({ type = null }) => typesOf(type)) }
  if (!keys.every((key) => /^(?:const|enum)(?:,type)?$/.test(key))) return {}
  const listed = schemas.flatMap((schema) => ('const' in schema ? [schema.const ?? null] : (schema.enum as Json[])))
  return { values: listed.map(valueText) }
}

/** Returns what a schema demands beside its branches, as schemas without that keyword. */
function without(node: Node, keyword: Choice['keyword'], documents: Documents): Node[] {
  const { schema, at, gaps } = node
  if (!isObject(schema)) return [node]
  const { [keyword]: _, $ref, allOf, ...rest } = schema
  const target = typeof $ref === 'string' ? [{ ...reference($ref, at.side, documents), gaps: gapsAround(node) }] : []
  const members = listOf(allOf).map(
    (schema, index): Node => ({ schema, at: inside(at, 'allOf', String(index)), gaps: gapsAround(node) }),
  )
  return [
    { schema: rest, at, gaps },
    ...[...target, ...members].flatMap((member) => without(member, keyword, documents)),
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
  return textOf(demandsOf(schema), (keyword, value) => {
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
