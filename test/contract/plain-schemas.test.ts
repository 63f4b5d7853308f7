/** No document has a form of schema that validators take and generators drop: see openapi/README.md, "Schemas that every tool can read". */
import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { resolve } from '../../src/contract/references.js'
import { documents, NAMES } from '../support/documents.js'

test.each(NAMES)('an object in a property of %s has a title', (name) => {
  const found: string[] = []
  visit(documents[name], ({ properties }, kind, path) => {
    if (kind !== 'schema' || !isObject(properties)) return
    for (const [member, schema] of Object.entries(properties))
      if (isInlineObject(schema) && !schema.title) found.push(`${path.join(' ')} ${member}`)
  })
  expect(found).toEqual([])
})

function isInlineObject(schema: Json | undefined): schema is JsonObject {
  const isOpen = isObject(schema) && ('properties' in schema || 'additionalProperties' in schema)
  return isOpen && [schema.type].flat().includes('object')
}

test.each(NAMES)('the parts of a schema of %s have the type of the whole', (name) => {
  const found: string[] = []
  visit(documents[name], ({ type, allOf }, kind, path) => {
    if (kind !== 'schema' || type === undefined || !Array.isArray(allOf)) return
    const types = allOf.map((part) => (resolve(documents[name], part) as JsonObject).type ?? type)
    if (types.some((other) => String(other) !== String(type))) found.push(path.join(' '))
  })
  expect(found).toEqual([])
})

test.each(NAMES)('the type of a list of values in %s is that of the values', (name) => {
  const found: string[] = []
  visit(documents[name], ({ type, enum: values }, kind, path) => {
    if (kind !== 'schema' || type === undefined || !Array.isArray(values)) return
    const types = new Set(values.map((value) => (value === null ? 'null' : typeof value)))
    if (String([...types].sort()) !== String([type].flat().sort())) found.push(path.join(' '))
  })
  expect(found).toEqual([])
})

test.each(NAMES)('a condition of %s asks for values that the property can have', (name) => {
  const found: string[] = []
  visit(documents[name], ({ if: condition, properties }, kind, path) => {
    if (kind !== 'schema' || !isObject(condition) || !isObject(properties)) return
    visitParts(condition, ({ properties: parts = {} }) => {
      for (const [member, { enum: asked = [] }] of Object.entries(parts as Record<string, JsonObject>)) {
        const known = [(properties[member] as JsonObject | undefined)?.enum].flat()
        for (const value of asked as Json[])
          if (!known.includes(value)) found.push(`${path.join(' ')}: ${member} ${value}`)
      }
    })
  })
  expect(found).toEqual([])
})

/** Calls back with a schema and the parts of its `allOf`. */
function visitParts(schema: JsonObject, see: (part: JsonObject) => void): void {
  see(schema)
  if (Array.isArray(schema.allOf)) for (const part of schema.allOf) if (isObject(part)) visitParts(part, see)
}

test('a tag has an operation in each document', () => {
  for (const name of NAMES) {
    const used = new Set<Json>()
    visit(documents[name], ({ tags }, kind) => {
      if (kind === 'operation' && Array.isArray(tags)) for (const tag of tags) used.add(tag)
    })
    const tags = documents[name].tags as { name: string }[]
    expect(tags.filter((tag) => !used.has(tag.name))).toEqual([])
  }
})
