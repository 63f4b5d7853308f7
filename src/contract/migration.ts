/** Computes the shapes of older versions from those of newer ones, by the migration tables of `versions.yaml`. */
import { isObject, type Json, type JsonObject } from './json.js'
import { find } from './references.js'
import { propertiesOf } from './schemas.js'

/** What changed from one version to the next. In the generated `versions.json` every list is there. */
export type Step = {
  from: string
  to: string
  /** The flat task of the older version, as a whole: every field but `message`. */
  task: TaskRow[]
  /** Fields of a schema that have another name or other values, wherever the schema is used. */
  fields: FieldRow[]
  /** Query parameters that have another name. */
  parameters: ({ old: string; new: string } & Marked)[]
  lists: ListRow[]
  pagination: ({ old: string; new: string } & Marked)[]
  /** Fields that only the older version has; `value` is what the mock shows there. */
  removed: ({ schema: string; field: string; value?: Json } & Marked)[]
  export: ({ old: string; new: string } & Marked)[]
  events: { old: string; new: string | null; where?: string }[]
}

/** A row that is partly undocumented names the gap. */
type Marked = { 'x-gap'?: string }

/** How a value of the older version follows from one of the newer. */
type Conversion = {
  /** Older value to newer value, for values that have another name. */
  values?: Record<string, string>
  /** Newer value to the one that the older version shows in its place, for values that it lacks. */
  instead?: Record<string, string>
  /** The older number is the newer number divided by this. */
  divisor?: number
  /** A timestamp without its time zone offset. */
  without?: 'offset'
}

/** How one field of a flat task follows from the nested task. `old` and `new` are paths into the two records. */
export type TaskRow = Marked &
  Conversion & {
    old: string
    new?: string
    /** True for these statuses, if the field that `present` names is set. */
    derived?: { status: string[]; present?: string }
  }

/** A field of a schema. A row without `old` names a field that the older version lacks. */
export type FieldRow = Marked & Conversion & { schema: string; old?: string; new: string }

/** How a list differs: the key of its items, and their order. */
export type ListRow = Marked & { path: string; old: string; new: string; sort: { old?: string; new: string } }

/** The fields of a record. */
export type Fields = { [key: string]: unknown }

/** Returns the steps that lead from the newest version down to this one, in their order. */
export function stepsTo(migration: Step[], version: string): Step[] {
  return migration.filter(({ from }) => from >= version)
}

/** Returns the fields of a flat task that follow from a nested one. `message` is not among them, because a nested task has no counterpart. */
export function flatTask(rows: TaskRow[], task: Fields): Fields {
  return Object.fromEntries(rows.map((row) => [row.old, flatValue(row, task)]))
}

/** Returns the row that describes the lists of a path after these steps. Undefined if they are as in the newest version. */
export function listAfter(steps: Step[], path: string): ListRow | undefined {
  return steps.flatMap(({ lists }) => lists.filter((row) => row.path === path)).at(-1)
}

/** Returns a record of the older version, by the rows of its schema. */
export function olderRecord(rows: FieldRow[], record: Fields): Fields {
  return renamed(record, (name, value) => {
    const row = rows.find((one) => one.new === name)
    if (!row) return [name, value]
    return row.old === undefined ? undefined : [row.old, olderValue(row, value)]
  })
}

/** Returns a record of the newer version, by the rows of its schema. A field that is there under both names keeps the newer value. */
export function newerRecord(rows: FieldRow[], record: Fields): Fields {
  return renamed(record, (name, value) => {
    const row = rows.find((one) => one.old === name)
    // A name that is also an older one, as where two names are exchanged, says nothing about which is there.
    const isThere = row && row.new !== name && row.new in record && !rows.some((one) => one.old === row.new)
    if (isThere) return undefined
    return row ? [row.new, newerValue(row, value)] : [name, value]
  })
}

/**
 * Returns a function that returns a value of a schema whose records also have their fields under each older name. Undefined if
 * there are none.
 */
export function withEveryName(
  migration: Step[],
  document: JsonObject,
  schema: Json | undefined,
): ((value: unknown) => unknown) | undefined {
  const rows = migration.map(({ fields }) => fields.filter(({ old, new: now }) => old !== undefined && old !== now))
  const records = recordsIn(document, [...new Set(rows.flat().map((row) => row.schema))])(schema)
  if (!records) return undefined
  const named = (record: Fields, schema: string): Fields => {
    const all = { ...record }
    for (const step of rows)
      for (const [name, value] of Object.entries(
        olderRecord(
          step.filter((row) => row.schema === schema),
          all,
        ),
      ))
        all[name] ??= value
    return all
  }
  return (value) => records(value, named)
}

/** Returns the rows that can tell whether a record is of the older version, and so do nothing to one of the newer. */
export function withOlderNames(rows: FieldRow[]): FieldRow[] {
  return rows.flatMap(({ divisor, ...row }) => {
    if (row.old === undefined) return []
    if (row.old !== row.new) return [divisor === undefined ? row : { ...row, divisor }]
    return row.values ? [row] : []
  })
}

/** Changes the records of named schemas inside a value: calls back with each, and puts what it returns in its place. */
export type ChangeRecords = (value: unknown, change: (record: Fields, schema: string) => Fields) => unknown

/**
 * Returns a function that finds the records of these schemas in the values of another schema, or returns undefined if there are none.
 * The work on the schemas is done once, so the document must not change meanwhile.
 */
export function recordsIn(
  document: JsonObject,
  names: string[],
): (schema: Json | undefined) => ChangeRecords | undefined {
  const named = new Map(names.map((name): [string, Node] => [name, { name, also: [], properties: [] }]))
  const known = new Map<Json, Node>()
  return (schema) => {
    if (schema === undefined || names.length === 0) return undefined
    const parts = partsOf(nodeOf(document, schema, named, known))
    return parts.length > 0 ? (value, change) => changedBy(parts, value, change) : undefined
  }
}

function flatValue(row: TaskRow, task: Fields): unknown {
  if (!row.derived) return olderValue(row, at(task, row.new ?? ''))
  const present = row.derived.present === undefined || at(task, row.derived.present) !== null
  return row.derived.status.includes(String(task.status)) && present
}

function at(record: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((here, key) => (here as Fields | null)?.[key] ?? null, record)
}

function olderValue({ values = {}, instead = {}, divisor, without }: Conversion, value: unknown): unknown {
  if (typeof value === 'number' && divisor) return value / divisor
  if (typeof value !== 'string') return value
  const [before] = Object.entries(values).find(([, now]) => now === value) ?? []
  if (before !== undefined) return before
  return without ? value.replace(/(Z|[+-]\d\d:\d\d)$/, '') : own(instead, value)
}

/** Returns what a table has for a value, or the value: any text may be one, `constructor` too. */
function own(table: Record<string, string>, value: string): string {
  return Object.hasOwn(table, value) ? (table[value] ?? value) : value
}

function newerValue({ values = {}, divisor }: Conversion, value: unknown): unknown {
  if (typeof value === 'number' && divisor) return value * divisor
  return typeof value === 'string' ? own(values, value) : value
}

/** Returns a record with each field changed, in the same order, or dropped. */
function renamed(record: Fields, change: (name: string, value: unknown) => [string, unknown] | undefined): Fields {
  const fields: Fields = {}
  for (const entry of Object.entries(record)) {
    const [name, value] = change(...entry) ?? []
    if (name !== undefined) fields[name] = value
  }
  return fields
}

/** A schema, or a name under which records are wanted: what is `also` to be done with the same value, and its children. */
type Node = {
  name?: string
  /** Fields that do not belong to a record of this name. */
  except?: string[]
  also: Node[]
  properties: [name: string, node: Node][]
  items?: Node
  values?: Node
}

/** Returns the node of a schema. One that contains itself is a ring. */
function nodeOf(document: JsonObject, schema: Json, named: Map<string, Node>, known: Map<Json, Node>): Node {
  const before = known.get(schema)
  if (before) return before
  const node: Node = { also: [], properties: [] }
  if (!isObject(schema)) return node
  known.set(schema, node)
  const inside = (child: Json) => nodeOf(document, child, named, known)
  const { $ref, except, properties = {}, items, additionalProperties } = schema
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    const own = named.get(name)
    node.also = [
      inside(find(document, $ref)),
      ...shownBy(document, name).map(inside),
      ...(own ? [except ? { ...own, except: except as string[] } : own] : []),
    ]
    return node
  }
  node.also = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) =>
    Array.isArray(list) ? list.map(inside) : [],
  )
  node.properties = Object.entries(properties as JsonObject).map(([name, child]) => [name, inside(child)])
  if (items !== undefined) node.items = inside(items)
  if (additionalProperties !== undefined) node.values = inside(additionalProperties)
  return node
}

/** The schema of what the examples and the mock show where another one is open: in its records, or in a field of them. */
const SHOWN = new Map<string, { field?: string; schema: string }>([
  ['Canvas', { schema: 'CanvasListItem' }],
  ['DesignTask', { field: 'input', schema: 'TaskCreate' }],
  ['LayerizeTask', { field: 'input', schema: 'Layerize' }],
])

/** Returns what an open schema shows, if the document has it. A field that the open schema has itself keeps its name. */
function shownBy(document: JsonObject, name: string): JsonObject[] {
  const { field, schema = '' } = SHOWN.get(name) ?? {}
  const { schemas } = (document.components ?? {}) as { schemas?: JsonObject }
  if (!schemas?.[schema]) return []
  const properties = propertiesOf(document, schemas[name])
  const own = field === undefined ? properties : propertiesOf(document, properties[field])
  const shown = { $ref: `#/components/schemas/${schema}`, except: Object.keys(own) }
  return [field === undefined ? shown : { properties: { [field]: shown } }]
}

/** What is done with a value, each once: first inside it, then to the record itself. */
type Part = {
  name: string | undefined
  except: string[] | undefined
  properties: [name: string, parts: Part[]][]
  items: Part[]
  values: Part[]
}

/** Returns the parts of a node that lead to a name. */
function partsOf(node: Node): Part[] {
  const leads = leadingTo(node)
  const known = new Map<Node, Part>()
  const partOf = (one: Node): Part => {
    const before = known.get(one)
    if (before) return before
    const part: Part = { name: one.name, except: one.except, properties: [], items: [], values: [] }
    known.set(one, part)
    part.properties = one.properties.map(([name, child]): [string, Part[]] => [name, partsOfValue(child)])
    part.properties = part.properties.filter(([, parts]) => parts.length > 0)
    part.items = partsOfValue(one.items)
    part.values = partsOfValue(one.values)
    return part
  }
  const partsOfValue = (one: Node | undefined) =>
    one
      ? same(one)
          .filter((each) => leads.has(each))
          .map(partOf)
      : []
  return partsOfValue(node)
}

/** Returns the nodes of the same value: this one and what is also to be done, names last. */
function same(node: Node): Node[] {
  const all = new Set([node])
  for (const one of all) for (const other of one.also) all.add(other)
  return [...all].sort((a, b) => Number(a.name !== undefined) - Number(b.name !== undefined))
}

/** Returns the nodes that are a name, or contain one. */
function leadingTo(node: Node): Set<Node> {
  const children = new Map<Node, Node[]>()
  const all = new Set(same(node))
  for (const one of all) {
    const { properties, items, values } = one
    const direct = [...properties.map(([, child]) => child), ...(items ? [items] : []), ...(values ? [values] : [])]
    children.set(one, direct.flatMap(same))
    for (const child of children.get(one) ?? []) all.add(child)
  }
  const found = new Set([...all].filter(({ name }) => name !== undefined))
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const [one, inside] of children) if (inside.some((child) => found.has(child))) found.add(one)
  }
  return found
}

function changedBy(parts: Part[], value: unknown, change: Parameters<ChangeRecords>[1]): unknown {
  return parts.reduce((now, part) => changed(part, now, change), value)
}

function changed(
  { name, except, properties, items, values }: Part,
  value: unknown,
  change: Parameters<ChangeRecords>[1],
): unknown {
  if (Array.isArray(value)) return items.length > 0 ? value.map((item) => changedBy(items, item, change)) : value
  if (typeof value !== 'object' || value === null) return value
  if (name !== undefined) {
    if (except === undefined) return change(value as Fields, name)
    const kept = Object.entries(value).filter(([key]) => except.includes(key))
    const rest = Object.entries(value).filter(([key]) => !except.includes(key))
    return { ...Object.fromEntries(kept), ...change(Object.fromEntries(rest), name) }
  }
  const record = { ...value } as Fields
  for (const [key, parts] of properties) if (key in record) record[key] = changedBy(parts, record[key], change)
  if (values.length > 0) for (const key of Object.keys(record)) record[key] = changedBy(values, record[key], change)
  return record
}
