import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import type { Step } from '../../src/contract/migration.js'
import { operationsOf, responseOf, schemaOf } from '../../src/contract/operations.js'
import { find } from '../../src/contract/references.js'

/** A field inside a task: the path of its record, its older and its newer name, and how the values differ. */
export type TaskField = [
  place: string,
  old: string,
  now: string,
  how: { values?: Record<string, string>; divisor?: number },
]

/** Returns the `fields` rows that concern a started task, oldest first. `documents` has the views by date. */
export function taskFields(migration: Step[], documents: Record<string, JsonObject>): TaskField[] {
  return migration.toReversed().flatMap(({ to, fields }) => {
    const document = documents[to] ?? {}
    const created = operationsOf(document).find(({ operationId }) => operationId === 'createTask')
    const task = (created && schemaOf(responseOf(created, created.success))) ?? null
    return fields.flatMap(({ schema, old, new: now, values, divisor }) =>
      old === undefined
        ? []
        : placesOf(document, task, schema).map(
            (place): TaskField => [place, old, now, { ...(values && { values }), ...(divisor && { divisor }) }],
          ),
    )
  })
}

/** Returns the paths of properties at which a value of the schema has a record of the named one: '' for the value itself. */
function placesOf(document: JsonObject, node: Json, name: string, path: string[] = [], open: Json[] = []): string[] {
  if (!isObject(node) || open.includes(node)) return []
  const inside = (child: Json, ...more: string[]) =>
    placesOf(document, child, name, [...path, ...more], [...open, node])
  const { $ref } = node
  if (typeof $ref === 'string')
    return [...new Set([...($ref.endsWith(`/${name}`) ? [path.join('.')] : []), ...inside(find(document, $ref))])]
  const alternatives = [node.allOf, node.oneOf, node.anyOf].flatMap(listOf)
  const places = [
    ...alternatives.flatMap((child) => inside(child)),
    ...Object.entries((node.properties ?? {}) as JsonObject).flatMap(([key, child]) => inside(child, key)),
  ]
  return [...new Set(places)]
}
