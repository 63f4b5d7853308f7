import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import {
  type FieldRow,
  type Fields,
  newerRecord,
  olderRecord,
  recordsIn,
  type Step,
  withOlderNames,
} from '../../src/contract/migration.js'
import { visit } from '../../src/contract/nodes.js'
import { resolve } from '../../src/contract/references.js'

/**
 * Gives the examples of a view the names and values of its version, by the rows of the migration steps. So an example that no mark
 * ties to a shape can be written in any, and is right in each view. The view is changed.
 */
export function migrateExamples(view: JsonObject, version: string, migration: Step[]): void {
  const rows = migration.flatMap(({ fields, removed }) => [...fields, ...removed])
  if (rows.length === 0) return
  const names = [...new Set(rows.map(({ schema }) => schema))]
  const recordsOf = recordsIn(view, names)
  const done = new Set<JsonObject>()
  visit(view, (node, kind) => {
    if (kind !== 'mediaType' || !isObject(node.examples)) return
    const find = recordsOf(node.schema)
    if (!find) return
    for (const reference of Object.values(node.examples)) {
      const example = resolve(view, reference)
      if (!isObject(example) || done.has(example)) continue
      done.add(example)
      example.value = find(example.value, (record, schema) => inVersion(record, schema, version, migration)) as Json
    }
  })
}

function inVersion(record: Fields, schema: string, version: string, migration: Step[]): Fields {
  const rowsOf = ({ fields }: Step): FieldRow[] => fields.filter((row) => row.schema === schema)
  const isRemoved = ({ removed }: Step, name: string) =>
    removed.some((row) => row.schema === schema && row.field === name)
  const newer = migration
    .filter(({ to }) => to <= version)
    .toReversed()
    .reduce((now, step) => {
      const kept = Object.entries(now).filter(([name]) => !isRemoved(step, name))
      return newerRecord(withOlderNames(rowsOf(step)), Object.fromEntries(kept))
    }, record)
  return migration.filter(({ from }) => from >= version).reduce((now, step) => olderRecord(rowsOf(step), now), newer)
}
