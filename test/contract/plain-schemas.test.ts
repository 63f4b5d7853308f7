/** No document has a form of schema that generators drop ("Schemas that every tool can read", lint/rules). */
import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { layersOf, propertiesOf } from '../../src/contract/schemas.js'
import { documents, NAMES } from '../support/documents.js'

/** What a document must not have, and the parts of a schema that have it. */
const PROBLEMS: [problem: string, find: (schema: JsonObject, document: JsonObject) => Json[]][] = [
  [
    'part of a schema that has another type than the whole',
    (schema, document) =>
      schema.type === undefined
        ? []
        : layersOf(document, schema).filter(({ type = schema.type }) => String(type) !== String(schema.type)),
  ],
  [
    'condition that asks for values which the property cannot have',
    ({ if: condition, properties }, document) =>
      Object.entries(isObject(properties) ? propertiesOf(document, condition) : {}).flatMap(([member, asked]) => {
        const known = listOf((properties as Record<string, JsonObject>)[member]?.enum)
        return listOf((asked as JsonObject).enum).filter((value) => !known.includes(value))
      }),
  ],
]

const rows = NAMES.flatMap((name) => PROBLEMS.map(([problem, find]) => [name, problem, find] as const))

test.each(rows)('%s has no %s', (name, _, find) => {
  const found: string[] = []
  visit(documents[name], (node, kind, path) => {
    if (kind === 'schema' && find(node, documents[name]).length > 0) found.push(path.join(' '))
  })
  expect(found).toEqual([])
})
