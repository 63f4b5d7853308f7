import { gapIds } from '../../src/contract/gaps.js'
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { find, pathOf } from '../../src/contract/references.js'
import { canonical, demandsOf, valueText } from './canonical.js'
import { inside, type Place, type Side } from './walk.js'

/** A schema, with the place where it is written and the gaps marked around it. */
export type Node = {
  schema: Json
  at: Place
  /** The place of the reference to the parameter or header whose schema it is. */
  from?: Place
  gaps: string[]
  /** The places of `oneOf` and `anyOf` that stand beside this node as branches, and are not read again. */
  taken?: string[]
}

/** A statement of a schema, with its place. */
export type Stated<Value> = { value: Value; at: Place }

/** A schema with its references and `allOf` resolved: everything that it demands of a value. */
export type ResolvedSchema = {
  /** The places where it is written: the schema itself first, then what it refers to. */
  places: Place[]
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
  conditions: { if: string; then: Node[]; else: Node[]; at: Place }[]
  /** The schemas of which one, or at least one, must fit; each with all that is demanded beside them. */
  branches?: { of: Node[][]; nullable: boolean; at: Place }
  /** Every other keyword, with its value in each part that has it, as text. */
  keywords: Map<string, Map<string, Place>>
}

type Documents = Record<Side, JsonObject>
type Choice = { at: Place; of: Node[] }

/**
 * Resolves the references, `allOf` and null branches of schemas that all apply to the same value. The members of a merged
 * object keep their places. `readOnly` and `writeOnly` are left for the caller, which knows the direction.
 */
export function resolveSchema(nodes: Node[], documents: Documents): ResolvedSchema {
  const resolved: ResolvedSchema = {
    ...{ places: [], names: new Set(), gaps: [], never: false, isOpen: false, conditions: [] },
    ...{ properties: new Map(), required: new Map(), keywords: new Map() },
  }
  const seen = new Set<string>()
  const choices: Choice[] = []
  const queue = [...nodes]
  for (let node = queue.shift(); node; node = queue.shift()) {
    const { schema, at, from, taken = [] } = node
    resolved.places.push(...(from ? [from] : []), at)
    const [top, section, name, ...deeper] = at.pointer
    if (top === 'components' && section === 'schemas' && name && deeper.length === 0) resolved.names.add(name)
    if (schema === false) resolved.never = true
    if (!isObject(schema)) continue
    const gaps = [...new Set([...node.gaps, ...gapIds(schema['x-gap'])])]
    resolved.gaps.push(...gaps)
    const child = (value: Json, ...path: string[]): Node => ({ schema: value, at: inside(at, ...path), gaps })
    const members = (keyword: string) =>
      listOf(schema[keyword]).map((one, index) => ({ ...child(one, keyword, String(index)), taken }))
    if (typeof schema.$ref === 'string' && !seen.has(schema.$ref)) {
      seen.add(schema.$ref)
      const target: Place = { side: at.side, pointer: pathOf(schema.$ref) }
      queue.unshift({ schema: find(documents[at.side], schema.$ref), at: target, gaps, taken })
    }
    queue.unshift(...members('allOf'))
    for (const keyword of ['oneOf', 'anyOf'])
      if (keyword in schema && !taken.includes(keyOf(inside(at, keyword))))
        choices.push({ at: inside(at, keyword), of: members(keyword) })
    for (const [keyword, value] of Object.entries(demandsOf(schema)))
      readKeyword(resolved, keyword, value, { schema, at: inside(at, keyword), child, document: documents[at.side] })
    for (const mark of ['x-replays', 'x-terminal'])
      if (mark in schema) state(resolved, mark, valueText(sorted(schema[mark])), inside(at, mark))
  }
  resolved.gaps = [...new Set(resolved.gaps)]
  return withBranches(resolved, nodes, choices[0], documents)
}

function sorted(value: Json = null): Json {
  return Array.isArray(value) ? [...value].sort() : value
}

function keyOf({ pointer }: Place): string {
  return pointer.join(' ')
}

type Where = { schema: JsonObject; at: Place; child: (value: Json, ...path: string[]) => Node; document: JsonObject }

/** Keywords that are read for all schemas at once, not one by one. */
const STRUCTURE = new Set(['$ref', 'allOf', 'oneOf', 'anyOf', 'then', 'else'])

function readKeyword(resolved: ResolvedSchema, keyword: string, value: Json, where: Where): void {
  const { schema, at, child, document } = where
  if (STRUCTURE.has(keyword)) return
  if (keyword === 'type') resolved.types = common(resolved.types, typesOf(value), at)
  else if (keyword === 'enum') resolved.values = common(resolved.values, listOf(value).map(valueText), at)
  else if (keyword === 'const') resolved.values = common(resolved.values, [valueText(value)], at)
  else if (keyword === 'properties' && isObject(value))
    for (const [name, property] of Object.entries(value))
      resolved.properties.set(name, [...(resolved.properties.get(name) ?? []), child(property, 'properties', name)])
  else if (keyword === 'required')
    for (const [index, name] of listOf(value).map(String).entries())
      resolved.required.set(name, resolved.required.get(name) ?? inside(at, String(index)))
  else if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    if (value === true) resolved.isOpen = true
    else if (value === false) resolved.others = { value: false, at }
    else if (isObject(value) && Object.keys(demandsOf(value)).length > 0 && resolved.others?.value !== false)
      resolved.others = { value: [...(resolved.others?.value || []), child(value, keyword)], at }
  } else if (keyword === 'items') resolved.items = [...(resolved.items ?? []), child(value, 'items')]
  else if (keyword === 'if')
    resolved.conditions.push({
      if: canonical(value, document),
      // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
      then: schema.then === undefined ? [] : [child(schema.then, 'then')],
      else: schema.else === undefined ? [] : [child(schema.else, 'else')],
      at,
    })
  else if (keyword === 'not' && isObject(value) && Object.keys(demandsOf(value)).length === 0) resolved.never = true
  else if (MAPS.includes(keyword) && isObject(value))
    for (const [name, one] of Object.entries(value))
      state(resolved, `${keyword} \`${name}\``, canonical(one, document), at)
  else if (keyword === 'discriminator') state(resolved, keyword, String(isObject(value) && value.propertyName), at)
  else if (!demandsNothing(keyword, value)) state(resolved, keyword, canonical(value, document), at)
}

/** Maps of demands are compared entry by entry, so that a new entry tightens and a removed one loosens. */
const MAPS = ['patternProperties', 'dependentRequired', 'dependentSchemas']

/** Patterns that every text fits. */
const ANY_TEXT = new Set(['', '.*', '^.*$', '^', '$'])

function demandsNothing(keyword: string, value: Json): boolean {
  return (keyword === 'uniqueItems' && value === false) || (keyword === 'pattern' && ANY_TEXT.has(String(value)))
}

function state({ keywords }: ResolvedSchema, keyword: string, text: string, at: Place): void {
  const known = keywords.get(keyword) ?? new Map<string, Place>()
  keywords.set(keyword, known.set(text, known.get(text) ?? at))
}

/** `number` includes `integer`. */
function typesOf(value: Json): string[] {
  const listed = [value].flat().map(String)
  return listed.includes('number') ? [...listed, 'integer'] : listed
}

function common(known: Stated<Set<string>> | undefined, values: string[], at: Place): Stated<Set<string>> {
  if (!known) return { value: new Set(values), at }
  const both = new Set([...known.value].filter((one) => values.includes(one)))
  return { value: both, at: both.size < known.value.size ? at : known.at }
}

/**
 * A branch that is only null makes the others nullable, a single branch left is merged, and branches that only list types or
 * values are one list.
 */
function withBranches(
  resolved: ResolvedSchema,
  nodes: Node[],
  choice: Choice | undefined,
  documents: Documents,
): ResolvedSchema {
  if (!choice) return resolved
  const { at, of } = choice
  const beside = nodes.map((node) => ({ ...node, taken: [...(node.taken ?? []), keyOf(at)] }))
  const { types, values } = listedBy(of)
  if (types || values) {
    const merged = resolveSchema(beside, documents)
    if (types) merged.types = common(merged.types, types, at)
    if (values) merged.values = common(merged.values, values, at)
    return merged
  }
  const rest = of.filter((node) => {
    const { types } = resolveSchema([node], documents)
    return !(types?.value.size === 1 && types.value.has('null'))
  })
  const nullable = rest.length < of.length
  const [only] = rest
  if (rest.length === 1 && only) {
    const merged = resolveSchema([...beside, only], documents)
    if (nullable) merged.types?.value.add('null')
    return merged
  }
  return { ...resolved, branches: { of: rest.map((node) => [...beside, node]), nullable, at } }
}

/** Returns the types or the values of branches that list nothing else. */
function listedBy(of: Node[]): { types?: string[]; values?: string[] } {
  const schemas = of.map(({ schema }) => (isObject(schema) ? demandsOf(schema) : { '': schema }))
  const keys = schemas.map((schema) => Object.keys(schema).sort().join())
  if (keys.every((key) => key === 'type')) return { types: schemas.flatMap(({ type = null }) => typesOf(type)) }
  if (!keys.every((key) => /^(?:const|enum)(?:,type)?$/.test(key))) return {}
  return {
    values: schemas
      .flatMap((schema) => ('const' in schema ? [schema.const ?? null] : listOf(schema.enum)))
      .map(valueText),
  }
}
