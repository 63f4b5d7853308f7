/** What changed from each version of the API to the next, for the changelog and the site. */
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'
import { type Operation, operationsOf, responseOf, schemaOf } from '../../src/contract/operations.js'
import { resolve } from '../../src/contract/references.js'
import { partsOf, typesOf } from '../../src/contract/schemas.js'
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
export function apiChanges(known: {
  versions: Pick<Versions, 'migration'>
  documents: Record<string, JsonObject>
}): StepChanges[] {
  const operationsIn = (version: string) =>
    new Map(operationsOf(known.documents[version] ?? {}).map((one) => [one.operationId, one]))
  return known.versions.migration.map((step) => {
    const [old, now] = [operationsIn(step.from), operationsIn(step.to)]
    const operations = [...new Map([...old, ...now]).keys()].map((operationId): OperationChanges => {
      const [before, after] = [old.get(operationId), now.get(operationId)]
      if (before && after) return { operationId, ...operationChanges(before, after, step) }
      const row = before ? { older: 'operation', newer: 'removed' } : { older: '', newer: 'new operation' }
      return { operationId, rows: [row] }
    })
    const everywhere = [
      ...step.export.map((row) => ({ older: row.old, newer: row.new, ...gapOf(row) })),
      ...step.events.map(({ old, new: now, where }) => ({
        older: `event ${code(old)}`,
        newer: now === null ? 'removed' : `event ${code(now)}${where ? `, where ${where}` : ''}`,
      })),
    ]
    return { from: step.from, to: step.to, everywhere, operations: operations.filter(({ rows }) => rows.length > 0) }
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
  const [had, has] = [bodyFields(old, now), bodyFields(now, old)]
  const isIn = (one: Operation, parameter: string) => one.parameters.some(({ name }) => parameter === `?${name}=`)
  const query = step.pagination.filter((row) => isIn(old, row.old) && isIn(now, row.new))
  const replaced = step.pagination.filter((row) => query.length > 0 && had.has(row.old) && !has.has(row.old))
  for (const row of replaced) {
    had.delete(row.old)
    has.delete(row.new)
  }
  const [before, after] = [take(had, list?.old), take(has, list?.new)]
  const order = list && (list.sort.old ? `sorted by ${list.sort.old}` : 'order not documented')
  const page = [
    ...[...query, ...replaced].map((row) => ({ older: code(row.old), newer: code(row.new), ...gapOf(row) })),
    ...(list && order ? [{ older: order, newer: `sorted by ${list.sort.new}`, ...gapOf(list) }] : []),
    ...(list && list.old !== list.new ? [{ older: code(list.old), newer: code(list.new) }] : []),
    ...fieldRows(requestFields(old, step), requestFields(now, step), step),
    ...fieldRows(had, has, step),
  ]
  if (!list) return { rows: ranked(page) }
  return {
    rows: ranked([...page, ...fieldRows(before, after, step, [`${list.old}[].`, `${list.new}[].`])]),
    list: { key: list.new, page: ranked(page), item: ranked(fieldRows(before, after, step)) },
  }
}

/** The fields of a body by path, such as `links.self` or `data[].id`. An open one may have fields that are not listed. */
type Fields = Map<string, { types: string[]; isOpen: boolean }>

/** Returns the fields of the body of a success, without those of alternatives that the other version has as well. */
function bodyFields(...operations: [Operation, Operation]): Fields {
  const [own, others] = operations.map((one) => {
    const schema = schemaOf(responseOf(one, one.success)) ?? {}
    return listOf(schema.oneOf ?? [schema]).map((branch) => fieldsOf(one.document, branch))
  }) as [Fields[], Fields[]]
  const known = others.map((fields) => [...fields.keys()].join())
  const kept = own.filter((fields) => own.length === 1 || !known.includes([...fields.keys()].join()))
  return new Map(kept.flatMap((fields) => [...fields]))
}

/** Parameters count as fields of the request, but for those that `pagination` names. */
function requestFields({ document, parameters, body }: Operation, { pagination }: Step): Fields {
  const known = pagination.flatMap((row) => [row.old, row.new])
  const own = parameters.filter(({ name }) => !known.includes(`?${name}=`))
  const properties = Object.fromEntries(
    own.map(({ name, in: place, schema }) => [`${place} parameter ${name}`, schema]),
  )
  return new Map([...fieldsOf(document, { properties }), ...fieldsOf(document, body?.schema)])
}

/** Returns the fields that a schema has in any of its alternatives, with those inside of them. */
function fieldsOf(document: JsonObject, schema: Json | undefined, path = '', around: Json[] = []): Fields {
  const node = resolve(document, schema ?? null)
  if (!isObject(node) || around.includes(node)) return new Map()
  const inside = (value: Json, inner: string) => [...fieldsOf(document, value, inner, [...around, node])]
  const field = (value: Json) => {
    const target = resolve(document, value)
    return { types: typesOf(document, target), isOpen: isObject(target) && target.additionalProperties === true }
  }
  return new Map([
    ...(path ? [] : [['', field(node)] as const]),
    ...(node.items === undefined ? [] : inside(node.items, `${path}[]`)),
    ...partsOf(node).flatMap((part) => inside(part, path).filter(([name]) => name !== '')),
    ...Object.entries(node.properties ?? {}).flatMap(([name, value]) => {
      const inner = path ? `${path}.${name}` : name
      return [[inner, field(value)] as const, ...inside(value, inner)]
    }),
  ])
}

/** Takes the fields of the items of a list, and the list itself, out of a map. */
function take(fields: Fields, key: string | undefined): Fields {
  const items: Fields = new Map()
  for (const [path, one] of key === undefined ? [] : fields) {
    if (path.startsWith(`${key}[].`)) items.set(path.slice(`${key}[].`.length), one)
    if (path === key || path.startsWith(`${key}[`)) fields.delete(path)
  }
  return items
}

/** Returns what became of each field: the rows of the migration table, and the difference of the two sets. */
function fieldRows(had: Fields, has: Fields, { task }: Step, [before, after] = ['', '']): ChangeRow[] {
  const isTask = task.filter(({ old }) => had.has(old)).length * 2 > task.length
  const moves = new Map(isTask ? task.map((row) => [row.old, row]) : [])
  const targets = [...moves.values()].flatMap((row) => row.new ?? [])
  const rows = [...had].flatMap(([path, { types }]): ChangeRow[] => {
    const move = moves.get(path)
    const target = move?.new ?? path
    const now = has.get(target)
    const [older, newer, gap] = [code(before + path), code(after + target), gapOf(move)]
    if (move?.derived) return [{ older, newer: `derive it: ${derivedWords(move.derived)}`, ...gap }]
    if (!now) return parentsOf(path).some((parent) => !has.has(parent)) ? [] : [{ older, newer: 'removed' }]
    if (move?.values)
      return Object.entries(move.values).map(([one, other]) => ({
        ...{ older: `${older} ${code(one)}`, newer: `${newer} ${code(other)}`, ...gap },
      }))
    const says = [
      move?.divisor ? `the value multiplied by ${move.divisor}` : '',
      move?.without ? 'with a time zone offset' : '',
      target.includes('.') && target !== path ? '' : typeWords(types, now.types),
    ]
    const said = says.filter((words) => words !== '').join(', ')
    return said === '' && target === path ? [] : [{ older, newer: newer + (said && `: ${said}`), ...gap }]
  })
  const isContainer = (path: string) => targets.some((target) => target.startsWith(`${path}.`))
  const fresh = [...has.keys()].filter((path) => {
    const around = had.get(parentsOf(path).at(-1) ?? '')
    // What an object has that lists not all of its fields is not known.
    const isKnown = around ? !around.isOpen : parentsOf(path).every(isContainer)
    return isKnown && !isContainer(path) && !targets.includes(path) && (!had.has(path) || moves.has(path))
  })
  const names = fresh.map((path) => code(after + path)).join(', ')
  return fresh.length > 0 ? [...rows, { older: '', newer: `new: ${names}` }] : rows
}

/** The objects around a field: `a` and `a.b` of `a.b[].c`. */
function parentsOf(path: string): string[] {
  return [...path.matchAll(/(?:\[\])*\./g)].map(({ index }) => path.slice(0, index))
}

function typeWords(had: string[], has: string[]): string {
  const names = (types: string[]) => types.filter((type) => type !== 'null' || !had.includes(type)).join(' or ')
  if (had.length === 0 || has.length === 0 || names(had) === names(has)) return ''
  return has.join() === 'null' ? 'now always null' : `type changed from ${names(had)} to ${names(has)}`
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
  return name.replace(/\S+$/, '`$&`')
}
