/** No document has a form of schema that validators take and generators drop: see openapi/README.md, "Schemas that every tool can read". */
import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { resolve } from '../../src/contract/references.js'
import { documents, NAMES } from '../support/documents.js'

const faultOf = (schema: JsonObject): string | undefined => {
  const { properties, allOf, type, not } = schema
  if (allOf && properties) return '`properties` beside `allOf`'
  if (isObject(properties) && Object.values(properties).some((property) => typeof property === 'boolean'))
    return 'a boolean as the schema of a property'
  if (schema.const === null) return '`const: null`'
  if (not !== undefined && Object.keys(not as object).length > 0 && type === undefined) return '`not` without a `type`'
  if (Array.isArray(allOf) && allOf.some((member) => isObject(member) && 'if' in member)) return 'a bare conditional'
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {}))
    if (isInlineObject(property) && !(property as JsonObject).title) return `${name} has no title`
  return undefined
}

function isInlineObject(schema: Json | undefined): boolean {
  return (
    isObject(schema) &&
    [schema.type].flat().includes('object') &&
    ('properties' in schema || 'additionalProperties' in schema)
  )
}

test.each(NAMES)('the schemas of %s', (name) => {
  const found: string[] = []
  visit(documents[name], (node, kind, path) => {
    const fault = kind === 'schema' ? faultOf(node) : undefined
    if (fault) found.push(`${path.join(' ')}: ${fault}`)
  })
  expect(found).toEqual([])
})

test.each<[string, JsonObject]>([
  ['`properties` beside `allOf`', { allOf: [{}], properties: {} }],
  ['a boolean as the schema of a property', { properties: { a: false } }],
  ['`const: null`', { type: ['integer', 'null'], const: null }],
  ['`not` without a `type`', { not: { const: 1 } }],
  ['a bare conditional', { allOf: [{ if: {} }] }],
  ['a has no title', { properties: { a: { type: ['object', 'null'], properties: {} } } }],
])('%s is found', (fault, schema) => {
  expect(faultOf(schema)).toBe(fault)
})

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
