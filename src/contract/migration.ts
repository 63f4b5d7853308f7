/** Computes the shapes of older versions from those of newer ones, by the migration tables of `versions.yaml`. */
import { isObject, type Json, type JsonObject } from './json.js'
import { find } from './references.js'

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

/** Returns the fields of a flat task that follow from a nested one. `message` is not among them: nothing stands for it there. */
export function flatTask(rows: TaskRow[], task: Fields): Fields {
  return Object.fromEntries(rows.map((row) => [row.old, flatValue(row, task)]))
}

/** Returns the row that describes the lists of a path after these steps. Undefined if they are as in the newest version. */
export function listAfter(steps: Step[], path: string): ListRow | undefined {
  return steps.flatMap(({ lists }) => lists.filter((row) => row.path === path)).at(-1)
}

/** Returns a record of the older version, by the rows of its schema. */
export function olderRecord(rows: FieldRow[], record: Fields): Fields {
  return rows.reduce<Fields>(
    (fields, row) => renamed(fields, row.new, row.old, (value) => olderValue(row, value)),
    record,
  )
}

/** Returns a record of the newer version, by the rows of its schema. */
export function newerRecord(rows: FieldRow[], record: Fields): Fields {
  return rows.reduce<Fields>(
    (fields, row) =>
      row.old === undefined ? fields : renamed(fields, row.old, row.new, (value) => newerValue(row, value)),
    record,
  )
}

/** Changes the records of named schemas inside a value: calls back with each, and puts what it returns in its place. */
export type ChangeRecords = (value: unknown, change: (record: Fields, schema: string) => Fields) => unknown

/**
 * Returns a function that finds the records of these schemas in the values of another schema. Undefined if there are none. The
 * work on the schemas is done once, here.
 */
export function recordsIn(document: JsonObject, schema: Json | undefined, names: string[]): ChangeRecords | undefined {
  if (schema === undefined || names.length === 0) return undefined
  const named = new Map(names.map((name): [string, Part] => [name, { ...EMPTY, name }]))
  const parts = pruned(partsOf(document, schema, named, new Map()))
  return parts.length > 0 ? (value, change) => changedBy(parts, value, change) : undefined
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
  return without ? value.replace(/(Z|[+-]\d\d:\d\d)$/, '') : (instead[value] ?? value)
}

function newerValue({ values = {}, divisor }: Conversion, value: unknown): unknown {
  if (typeof value === 'number' && divisor) return value * divisor
  return typeof value === 'string' ? (values[value] ?? value) : value
}

/** Renames a field where it is, or drops it. */
function renamed(
  record: Fields,
  name: string,
  other: string | undefined,
  convert: (value: unknown) => unknown,
): Fields {
  if (!(name in record)) return record
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      if (key !== name) return [[key, value]]
      return other === undefined ? [] : [[other, convert(value)]]
    }),
  )
}

/** Where the records of named schemas are in the values of a schema. A record is changed after what it contains. */
type Part = { name?: string; properties: [name: string, parts: Part[]][]; items: Part[]; values: Part[] }

const EMPTY: Part = { properties: [], items: [], values: [] }

/** Returns the parts of a schema, through its references and alternatives. A schema that contains itself is a ring of parts. */
function partsOf(document: JsonObject, schema: Json, named: Map<string, Part>, known: Map<Json, Part[]>): Part[] {
  if (!isObject(schema)) return []
  const before = known.get(schema)
  if (before) return before
  const parts: Part[] = []
  known.set(schema, parts)
  const inside = (child: Json | undefined) => (child === undefined ? [] : partsOf(document, child, named, known))
  const { $ref, properties = {}, items, additionalProperties } = schema
  if (typeof $ref === 'string') {
    const own = named.get($ref.split('/').at(-1) ?? '')
    parts.push(...inside(find(document, $ref)), ...(own ? [own] : []))
  } else {
    const alternatives = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => (Array.isArray(list) ? list : []))
    parts.push(
      {
        properties: Object.entries(properties as JsonObject).map(([name, child]) => [name, inside(child)]),
        items: inside(items),
        values: inside(additionalProperties),
      },
      ...new Set(alternatives.flatMap(inside)),
    )
  }
  return parts
}

/** Keeps the parts that lead to a named one. */
function pruned(parts: Part[]): Part[] {
  const childrenOf = ({ properties, items, values }: Part) => [
    ...properties.flatMap(([, some]) => some),
    ...items,
    ...values,
  ]
  const all = new Set(parts)
  for (const part of all) for (const child of childrenOf(part)) all.add(child)
  const kept = new Set([...all].filter(({ name }) => name !== undefined))
  for (let before = -1; before !== kept.size; ) {
    before = kept.size
    for (const part of all) if (childrenOf(part).some((child) => kept.has(child))) kept.add(part)
  }
  const keep = (some: Part[]) => [...new Set(some)].filter((part) => kept.has(part))
  for (const part of kept) {
    part.properties = part.properties.map(([name, some]): [string, Part[]] => [name, keep(some)])
    part.properties = part.properties.filter(([, some]) => some.length > 0)
    part.items = keep(part.items)
    part.values = keep(part.values)
  }
  return keep(parts)
}

function changedBy(parts: Part[], value: unknown, change: Parameters<ChangeRecords>[1]): unknown {
  return parts.reduce((now, part) => changed(part, now, change), value)
}

function changed(
  { name, properties, items, values }: Part,
  value: unknown,
  change: Parameters<ChangeRecords>[1],
): unknown {
  if (Array.isArray(value)) return items.length > 0 ? value.map((item) => changedBy(items, item, change)) : value
  if (typeof value !== 'object' || value === null) return value
  if (name !== undefined) return change(value as Fields, name)
  const record = { ...value } as Fields
  for (const [key, parts] of properties) if (key in record) record[key] = changedBy(parts, record[key], change)
  if (values.length > 0) for (const key of Object.keys(record)) record[key] = changedBy(values, record[key], change)
  return record
}
