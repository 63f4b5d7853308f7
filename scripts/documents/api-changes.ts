/** What changed from each version of the API to the next, for the changelog and the site. */
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import type { MigrationStep } from '../../src/contract/migration.js'
import { type Operation, operationsOf, responseOf, schemaOf } from '../../src/contract/operations.js'
import { resolve } from '../../src/contract/references.js'
import { partsOf, propertiesOf, typesOf } from '../../src/contract/schemas.js'
import type { Versions } from '../../src/contract/versions.js'
import { type ChangeRow, type FieldRow, fieldChange, generalChanges } from './versions-text.js'

/** What changed from one version to the next: in operations, and in what belongs to none, such as events. */
export type StepChanges = {
  from: string
  to: string
  operations: { operationId: string; rows: ChangeRow[] }[]
  everywhere: ChangeRow[]
}

/** Returns what changed from version to version, newest first: by `versions.yaml`, and the fields that only one has. */
export function apiChanges(known: {
  versions: Pick<Versions, 'migration'>
  documents: Record<string, JsonObject>
}): StepChanges[] {
  const operationsIn = (version: string) =>
    new Map(operationsOf(known.documents[version] ?? {}).map((one) => [one.operationId, one]))
  return known.versions.migration.map((step) => {
    const [old, now] = [operationsIn(step.from), operationsIn(step.to)]
    const operations = [...new Map([...old, ...now]).keys()].map((operationId) => ({
      operationId,
      rows: operationChanges(old.get(operationId), now.get(operationId), step),
    }))
    const changed = operations.filter(({ rows }) => rows.length > 0)
    return { from: step.from, to: step.to, operations: changed, everywhere: generalChanges(step) }
  })
}

/** Returns the changes of a step, each once: operations with the same changes are one group. */
export function groupsOf({ operations }: StepChanges): { operations: string[]; rows: ChangeRow[] }[] {
  const groups = new Map<string, ReturnType<typeof groupsOf>[number]>()
  for (const { operationId, rows } of operations) {
    const key = JSON.stringify(rows)
    groups.set(key, { operations: [...(groups.get(key)?.operations ?? []), operationId], rows })
  }
  return [...groups.values()]
}

function operationChanges(old: Operation | undefined, now: Operation | undefined, step: MigrationStep): ChangeRow[] {
  if (!old) return [{ older: '', newer: 'new operation' }]
  if (!now) return [{ older: 'operation', newer: 'removed' }]
  const list = step.lists.find(({ path }) => now.method === 'GET' && path === now.path)
  const rows = fieldChanges(fieldsOfBoth(old, now), [step.pagination, step.task, list ? [list] : []])
  if (!list) return rows
  const items = [itemFields(old, list.old), itemFields(now, list.new)] as const
  return [...rows, ...fieldChanges(items, [step.task], [`${list.old}[].`, `${list.new}[].`])]
}

/** The types of each field by its path, such as `links.self` or `data[].id`. An open object has a field `*`. */
type FieldTypes = Map<string, string>

/** Returns what became of each field: the rows of `versions.yaml` on them, and the difference of the two sets. */
function fieldChanges(
  [had, has]: readonly [FieldTypes, FieldTypes],
  known: FieldRow[][],
  [before, after] = ['', ''],
): ChangeRow[] {
  const rows = known.filter((rows) => rows.every(({ old }) => had.has(old))).flat()
  const [sources, targets] = [rows.map(({ old }) => old), rows.flatMap((row) => row.new ?? [])]
  const retyped = [...had.keys()].filter((path) => !sources.includes(path) && typeChange(had.get(path), has.get(path)))
  const gone = missing(had, [...has.keys(), ...sources])
  const fresh = missing(has, [...had.keys(), ...targets]).filter((path) => !had.has(join(parentOf(path), '*')))
  return [
    ...[...rows, ...retyped.map((path): FieldRow => ({ old: path, new: path }))].map((row) => {
      const stays = row.kept !== undefined || row.new === row.old
      const named = { ...row, old: before + row.old, ...(row.new && { new: after + row.new }) }
      return fieldChange(named, stays ? typeChange(had.get(row.old), has.get(row.old)) : '')
    }),
    ...gone.map((path) => ({ older: `\`${before}${path}\``, newer: 'removed' })),
    ...fresh.map((path) => ({ older: '', newer: `new: \`${after}${path}\`` })),
  ]
}

function typeChange(was: string | undefined, is: string | undefined): string {
  if (!was || !is || was === is) return ''
  return is === 'null' ? 'now always null' : `type changed from ${was} to ${is}`
}

/** Returns the fields that the others lack. Those inside of an object that is missing as well are not listed. */
function missing(fields: FieldTypes, others: string[]): string[] {
  const objects = new Set(['', ...others.map(parentOf)])
  return [...fields.keys()].filter(
    (path) => !others.includes(path) && !objects.has(path) && objects.has(parentOf(path)) && !path.endsWith('*'),
  )
}

/** Returns the fields of two versions of an operation, without the alternatives that both responses have. */
function fieldsOfBoth(old: Operation, now: Operation): [FieldTypes, FieldTypes] {
  const [before = [], after = []] = [old, now].map((one) =>
    listOf(bodyOf(one).oneOf ?? [bodyOf(one)]).map((branch) => JSON.stringify(fieldsOf(one.document, branch))),
  )
  const fields = (one: Operation, own: string[], others: string[]): FieldTypes =>
    new Map([
      ...requestFields(one),
      ...own.filter((json) => !others.includes(json)).flatMap((json) => JSON.parse(json)),
    ])
  return [fields(old, before, after), fields(now, after, before)]
}

function bodyOf(one: Operation): JsonObject {
  return schemaOf(responseOf(one, one.success)) ?? {}
}

/** Returns the parameters, the query ones as `?limit=`, and the fields of the body as `request.prompt`. */
function requestFields({ document, parameters, body }: Operation): [string, string][] {
  const named = parameters.map(({ name, in: place, schema }) => [place === 'query' ? `?${name}=` : name, schema])
  return fieldsOf(document, { properties: { ...Object.fromEntries(named), ...(body && { request: body.schema }) } })
}

function itemFields(one: Operation, key: string): FieldTypes {
  const list = propertiesOf(one.document, bodyOf(one))[key] as JsonObject
  return new Map(fieldsOf(one.document, list.items))
}

/** Returns the types of the fields that a schema has in any of its alternatives, with those inside of them. */
function fieldsOf(document: JsonObject, schema: Json | undefined, path = '', around: Json[] = []): [string, string][] {
  const node = resolve(document, schema ?? null)
  if (!isObject(node) || around.includes(node)) return []
  const inside = (value: Json | undefined, inner: string) => fieldsOf(document, value, inner, [...around, node])
  return [
    ...(node.additionalProperties === true ? [[join(path, '*'), ''] as [string, string]] : []),
    ...inside(node.items, `${path}[]`),
    ...partsOf(node).flatMap((part) => inside(part, path)),
    ...Object.entries(node.properties ?? {}).flatMap(([name, value]): [string, string][] => [
      [join(path, name), typesOf(document, value).join(' or ')],
      ...inside(value, join(path, name)),
    ]),
  ]
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('.'), 0))
}
