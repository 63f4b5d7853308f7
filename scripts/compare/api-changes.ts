/** What changed from each version of the API to the next, for the changelog and the site. */
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'
import { type Operation, operationsOf, responseOf, schemaOf } from '../../src/contract/operations.js'
import { resolve } from '../../src/contract/references.js'
import type { Versions } from '../../src/contract/versions.js'
import { table } from '../support/table.js'

/** One difference, in Markdown. `gap` says what is assumed there. */
export type ChangeRow = { older: string; newer: string; gap?: string }

export type OperationChanges = {
  operationId: string
  rows: ChangeRow[]
  /** For a list: the key of its items, the rows of the page without them, and the rows of one item. */
  list?: { key: string; page: ChangeRow[]; item: ChangeRow[] }
}

/** What changed from one version to the next. */
export type StepChanges = {
  from: string
  to: string
  /** What concerns no single operation: events, exports. */
  everywhere: ChangeRow[]
  /** Only operations that changed. */
  operations: OperationChanges[]
}

/** What differs in an operation between two versions. Each cell is a line of Markdown. */
export type ChangeTable = { older: string; newer: string; rows: { older: string; newer: string }[] }

/** Operations that changed in the same way. */
export type ChangeGroup = {
  operations: string[]
  rows: ChangeRow[]
  /** Set if each item of the list under `key` changed as the body of these operations did. */
  items?: { key: string; as: string[] }
}

/** Returns what changed between each version and the one before it, newest first: what `versions.yaml` says, and the fields that only one has. */
export function apiChanges(known: { versions: Versions; documents: Record<string, JsonObject> }): StepChanges[] {
  return known.versions.migration.map((step) => {
    const [old, now] = [step.from, step.to].map((version) => operationsOf(known.documents[version] ?? {}))
    const had = new Map(old?.map((one) => [one.operationId, one]))
    const has = new Map(now?.map((one) => [one.operationId, one]))
    const operations = [...new Set([...had.keys(), ...has.keys()])].map((operationId): OperationChanges => {
      const [before, after] = [had.get(operationId), has.get(operationId)]
      if (before && after) return { operationId, ...operationChanges(before, after, step) }
      return {
        operationId,
        rows: [before ? { older: 'operation', newer: 'removed' } : { older: '', newer: 'new operation' }],
      }
    })
    const { from, to } = step
    return { from, to, everywhere: everywhereRows(step), operations: operations.filter(({ rows }) => rows.length > 0) }
  })
}

/** Returns what changed at an operation of a version: since the version before it, and in the version after it. */
export function changesOf(steps: StepChanges[], version: string, operationId: string): ChangeTable[] {
  return steps.flatMap(({ from, to, operations }) => {
    const rows = operations.find((one) => one.operationId === operationId)?.rows
    return rows && (version === from || version === to)
      ? [{ older: from, newer: to, rows: rows.map((row) => cellsOf(row)) }]
      : []
  })
}

/** Returns the changes of a step, each once: operations with the same changes are one group. */
export function groupsOf({ operations }: Pick<StepChanges, 'operations'>): ChangeGroup[] {
  const alike = (rows: ChangeRow[]) => operations.filter((one) => JSON.stringify(one.rows) === JSON.stringify(rows))
  const idsOf = (rows: ChangeRow[]) => alike(rows).map(({ operationId }) => operationId)
  return operations
    .filter((one) => alike(one.rows)[0] === one)
    .map(({ rows, list }) => {
      const as = list && list.item.length > 1 ? idsOf(list.item) : []
      const operations = idsOf(rows)
      return list && as.length > 0
        ? { operations, rows: list.page, items: { key: list.key, as } }
        : { operations, rows }
    })
}

/** Returns rows as a table in Markdown. `linkOf` gives the URL of a gap. */
export function changesTable(from: string, to: string, rows: ChangeRow[], linkOf: (gap: string) => string): string {
  return table(
    [from, to],
    rows.map((row) => Object.values(cellsOf(row, linkOf))),
  )
}

function cellsOf({ older, newer, gap }: ChangeRow, linkOf?: (gap: string) => string): { older: string; newer: string } {
  const assumed = gap === undefined ? '' : linkOf ? ` ([assumed](${linkOf(gap)}))` : ' (assumed)'
  return { older, newer: newer + assumed }
}

function operationChanges(old: Operation, now: Operation, step: Step): Omit<OperationChanges, 'operationId'> {
  const list = step.lists.find(({ path }) => now.method === 'GET' && path === now.path)
  const [had, has] = bodyFields(old, now)
  const [before, after] = [take(had, list?.old), take(has, list?.new)]
  const page = ranked([
    ...pagingRows(old, now, had, has, step),
    ...(list ? listRows(list) : []),
    ...fieldRows(requestFields(old, step), requestFields(now, step), step),
    ...fieldRows(had, has, step),
  ])
  if (!list) return { rows: page }
  const [key, item] = [list.new, fieldRows(before, after, step)]
  return {
    rows: ranked([...page, ...fieldRows(before, after, step, [`${list.old}[].`, `${list.new}[].`])]),
    list: { key, page, item: ranked(item) },
  }
}

/** Paging by another parameter: the parameter, and the fields of the page that it replaces, which are taken from both maps. */
function pagingRows(old: Operation, now: Operation, had: Fields, has: Fields, { pagination }: Step): ChangeRow[] {
  const isIn = (one: Operation, parameter: string) => one.parameters.some(({ name }) => parameter === `?${name}=`)
  const query = pagination.filter((row) => isIn(old, row.old) && isIn(now, row.new))
  const fields = pagination.filter((row) => had.has(row.old) && !has.has(row.old))
  for (const row of query.length > 0 ? fields : []) {
    had.delete(row.old)
    has.delete(row.new)
  }
  return query.length > 0
    ? [...query, ...fields].map((row) => ({ older: code(row.old), newer: code(row.new), ...gapOf(row) }))
    : []
}

function listRows({ old, new: key, sort, ...row }: Step['lists'][number]): ChangeRow[] {
  const order = { older: sort.old ? `sorted by ${sort.old}` : 'order not documented', newer: `sorted by ${sort.new}` }
  return [{ ...order, ...gapOf(row) }, ...(old === key ? [] : [{ older: code(old), newer: code(key) }])]
}

function everywhereRows(step: Step): ChangeRow[] {
  return [
    ...step.export.map((row) => ({ older: row.old, newer: row.new, ...gapOf(row) })),
    ...step.events.map(({ old, new: now, where }) => ({
      older: `event ${code(old)}`,
      newer: now === null ? 'removed' : `event ${code(now)}${where ? `, where ${where}` : ''}`,
    })),
  ]
}

/** The fields of a body, by path: `links.self`, `data[].id`. Each with its schema, and the document of both. */
type Field = { document: JsonObject; schema: Json }
type Fields = Map<string, Field>

/** Returns the fields of both bodies, without those of alternatives that both have. */
function bodyFields(...operations: [Operation, Operation]): [Fields, Fields] {
  const [had, has] = operations.map((one) => {
    const schema = schemaOf(responseOf(one, one.success)) ?? {}
    return listOf(schema.oneOf ?? [schema]).map((branch) => fieldsOf(one.document, branch))
  }) as [Fields[], Fields[]]
  const isAlike = (one: Fields, other: Fields) => [...one.keys()].join() === [...other.keys()].join()
  const own = (some: Fields[], others: Fields[]) => some.filter((one) => !others.some((other) => isAlike(one, other)))
  const merged = (some: Fields[]) => new Map(some.flatMap((one) => [...one]))
  return had.length > 1 ? [merged(own(had, has)), merged(own(has, had))] : [merged(had), merged(has)]
}

/** Parameters count as fields of the request, but for those that `pagination` names. */
function requestFields({ document, parameters, body }: Operation, { pagination }: Step): Fields {
  const known = pagination.flatMap((row) => [row.old, row.new])
  const own = parameters.filter(({ name }) => !known.includes(`?${name}=`))
  const named = own.map(({ name, in: place, schema }) => [`${place} parameter ${name}`, { document, schema }] as const)
  return new Map([...named, ...fieldsOf(document, body?.schema)])
}

/** Returns the fields that a schema has in any of its alternatives. */
function fieldsOf(document: JsonObject, schema: Json | undefined, path = '', around: Json[] = []): Fields {
  const found: Fields = new Map()
  const node = resolve(document, schema ?? null)
  if (!isObject(node) || around.includes(node)) return found
  if (!path) found.set('', { document, schema: node })
  const add = (value: Json, inner: string) => {
    for (const [name, one] of fieldsOf(document, value, inner, [...around, node])) if (name !== '') found.set(name, one)
  }
  if (node.items !== undefined) add(node.items, `${path}[]`)
  for (const part of [node.allOf, node.oneOf, node.anyOf].flatMap(listOf)) add(part, path)
  for (const [name, value] of Object.entries(node.properties ?? {})) {
    const inner = path === '' ? name : `${path}.${name}`
    found.set(inner, { document, schema: value })
    add(value, inner)
  }
  return found
}

/** Takes the fields of the items of a list, and the list itself, out of a map. */
function take(fields: Fields, key: string | undefined): Fields {
  const items: Fields = new Map()
  if (key === undefined) return items
  for (const [path, one] of fields) {
    if (path.startsWith(`${key}[].`)) items.set(path.slice(key.length + 3), one)
    if (path === key || path.startsWith(`${key}[`)) fields.delete(path)
  }
  return items
}

/** Returns what became of each field: the rows of the migration table, and the difference of the two sets. */
function fieldRows(had: Fields, has: Fields, { task }: Step, [before, after] = ['', '']): ChangeRow[] {
  const isTask = task.length > 0 && task.filter(({ old }) => had.has(old)).length * 2 > task.length
  const moves = new Map(isTask ? task.map((row) => [row.old, row]) : [])
  const targets = new Set([...moves.values()].flatMap((row) => row.new ?? []))
  const rows = [...had].flatMap(([path, old]): ChangeRow[] => {
    const move = moves.get(path)
    const target = move?.new ?? path
    const now = has.get(target)
    const older = code(before + path)
    if (move?.derived) return [{ older, newer: `derive it: ${derivedWords(move.derived)}`, ...gapOf(move) }]
    if (!now) return parentsOf(path).some((parent) => !has.has(parent)) ? [] : [{ older, newer: 'removed' }]
    const values = Object.entries(move?.values ?? {})
    if (values.length > 0)
      return values.map(([one, other]) => ({
        older: `${older} ${code(one)}`,
        newer: `${code(after + target)} ${code(other)}`,
        ...gapOf(move),
      }))
    const says = [
      ...(move?.divisor ? [`the value multiplied by ${move.divisor}`] : []),
      ...(move?.without ? ['with a time zone offset'] : []),
      ...(target.includes('.') && target !== path ? [] : typeWords(old, now)),
    ].join(', ')
    if (says === '' && target === path) return []
    return [{ older, newer: `${code(after + target)}${says && `: ${says}`}`, ...gapOf(move) }]
  })
  const isContainer = (path: string) => [...targets].some((target) => target.startsWith(`${path}.`))
  const fresh = [...has.keys()].filter((path) => {
    const around = had.get(parentsOf(path).at(-1) ?? '')
    // What an object has that lists not all of its fields is not known.
    const isKnown = around ? !isOpen(around) : parentsOf(path).every(isContainer)
    return isKnown && !isContainer(path) && !targets.has(path) && (!had.has(path) || moves.has(path))
  })
  return fresh.length > 0
    ? [...rows, { older: '', newer: `new: ${fresh.map((path) => code(after + path)).join(', ')}` }]
    : rows
}

/** The objects around a field: `a` and `a.b` of `a.b.c`. */
function parentsOf(path: string): string[] {
  const names = path.split('.')
  return names.slice(1).map((_, index) =>
    names
      .slice(0, index + 1)
      .join('.')
      .replace(/(?:\[\])+$/, ''),
  )
}

function typeWords(old: Field, now: Field): string[] {
  const [had, has] = [typesOf(old), typesOf(now)]
  const names = (types: string[]) => types.filter((type) => type !== 'null' || !had.includes(type)).join(' or ')
  if (had.length === 0 || has.length === 0 || names(had) === names(has)) return []
  return [has.join() === 'null' ? 'now always null' : `type changed from ${names(had)} to ${names(has)}`]
}

function typesOf({ document, schema }: Field): string[] {
  const node = resolve(document, schema)
  if (!isObject(node)) return []
  const own = [node.type ?? []].flat().map(String)
  const parts = own.length > 0 ? [] : [node.allOf, node.oneOf, node.anyOf].flatMap(listOf)
  return [...new Set([...own, ...parts.flatMap((part) => typesOf({ document, schema: part }))])]
}

function isOpen({ document, schema }: Field): boolean {
  const node = resolve(document, schema)
  return isObject(node) && node.additionalProperties === true
}

function derivedWords({ status, present }: NonNullable<Step['task'][number]['derived']>): string {
  const words = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(status.map(code))
  return `true if \`status\` is ${words}${present ? ` and ${code(present)} is present` : ''}`
}

/** What stays under another name first, then what is gone, then what is new. */
function ranked(rows: ChangeRow[]): ChangeRow[] {
  const rank = ({ older, newer }: ChangeRow) => (older === '' ? 2 : /^(?:removed|derive)/.test(newer) ? 1 : 0)
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

function gapOf(row: { 'x-gap'?: string } | undefined): { gap?: string } {
  return row?.['x-gap'] === undefined ? {} : { gap: row['x-gap'] }
}

/** A name as code; that of a parameter with its place before it. */
function code(name: string): string {
  return name.replace(/(?:.* parameter )?(.+)/, (all, last: string) => `${all.slice(0, -last.length)}\`${last}\``)
}
