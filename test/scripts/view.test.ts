/** The view of a version: what goes, what follows, and what must be left alone. */
import { describe, expect, test } from 'vitest'
import { allVersions, view } from '../../scripts/documents/view.js'
import type { JsonObject } from '../../src/contract/json.js'

const NEW = '2030-02-01'
const OLD = '2030-01-01'
const NEXT = '2030-03-01'

/** A document around one operation's parts, with the schemas that they need. */
function documentOf(operation: JsonObject, components: JsonObject = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'test', version: 'both' },
    tags: [{ name: 'things' }],
    paths: { '/things': { get: { operationId: 'listThings', tags: ['things'], responses: {}, ...operation } } },
    components,
  }
}

function operationOf(document: JsonObject): JsonObject {
  return (document.paths as Record<string, { get: JsonObject }>)['/things']?.get ?? {}
}

const schemaOf = (schema: JsonObject) =>
  documentOf({ 'x-none': null, requestBody: { content: { 'application/json': { schema } } } })

function viewedSchema(schema: JsonObject, version: string, components: JsonObject = {}): unknown {
  const viewed = view({ ...schemaOf(schema), components }, version)
  return (operationOf(viewed) as { requestBody: { content: Record<string, JsonObject> } }).requestBody.content[
    'application/json'
  ]?.schema
}

const BOTH = {
  schemas: {
    New: { type: 'object', 'x-since': NEW, properties: { id: { $ref: '#/components/schemas/Id' } } },
    Old: { type: 'object', 'x-until': NEW },
    Id: { type: 'string' },
  },
}
const oneOf = [{ $ref: '#/components/schemas/New' }, { $ref: '#/components/schemas/Old' }]

test('the view drops an operation of the other version, with its tag', () => {
  const document = documentOf({ 'x-since': NEW })
  expect(view(document, OLD)).toMatchObject({ paths: {}, tags: [] })
  expect(view(document, NEW)).toMatchObject({ tags: [{ name: 'things' }] })
})

describe('a node with a range of versions', () => {
  const properties = {
    a: {},
    old: { 'x-until': NEW },
    now: { 'x-since': NEW, 'x-until': NEXT },
    next: { 'x-since': NEXT },
  }
  const required = ['a', 'old', 'now', 'next']

  test.each([
    [OLD, ['a', 'old']],
    [NEW, ['a', 'now']],
    [NEXT, ['a', 'next']],
  ])('is in the view of %s if it has begun and not ended', (version, names) => {
    expect(viewedSchema({ required, properties }, version)).toEqual({
      required: names,
      properties: Object.fromEntries(names.map((name) => [name, {}])),
    })
  })

  test('replaces an anyOf by its one remaining branch', () => {
    const anyOf: JsonObject[] = [{ default: 20, 'x-until': NEXT }]
    anyOf.push({ default: 50, 'x-since': NEXT })
    const schema = { type: 'integer', anyOf }
    expect(viewedSchema(schema, OLD)).toEqual({ type: 'integer', default: 20 })
    expect(viewedSchema(schema, NEXT)).toEqual({ type: 'integer', default: 50 })
  })
})

describe('what is left', () => {
  test.each(['oneOf', 'anyOf'])(
    'the view merges a %s of one branch into the allOf beside it, whose members come first',
    (key) => {
      const beside = { type: ['object', 'null'], title: 'Task', properties: { id: {} }, 'x-gap': 'a.b' }
      const allOf = [{ $ref: '#/components/schemas/Id' }]
      const discriminator = { propertyName: 'kind' }
      expect(viewedSchema({ ...beside, [key]: oneOf, discriminator, allOf }, NEW, BOTH)).toEqual({
        ...beside,
        allOf: [...allOf, { $ref: '#/components/schemas/New' }],
      })
    },
  )

  test('the view keeps a oneOf that had one branch, or keeps two', () => {
    const either = { oneOf: [{ type: 'string' }, { type: 'null' }, { 'x-until': NEW }] }
    expect(viewedSchema(either, NEW)).toEqual({ oneOf: [{ type: 'string' }, { type: 'null' }] })
    expect(viewedSchema({ oneOf: [{ type: 'string' }] }, NEW)).toEqual({ oneOf: [{ type: 'string' }] })
  })
})

describe('what only looks like a mark', () => {
  test('the view keeps properties with names of keywords', () => {
    const properties = {
      required: { type: 'array' },
      value: { $ref: '#/components/schemas/Id' },
      default: { 'x-until': NEW },
      examples: {},
    }
    expect(viewedSchema({ properties }, NEW, BOTH)).toEqual({
      properties: { required: { type: 'array' }, value: { $ref: '#/components/schemas/Id' }, examples: {} },
    })
    const { components } = view({ ...schemaOf({ properties }), components: BOTH }, NEW)
    expect(components).toEqual({ schemas: { Id: { type: 'string' } } })
  })

  test('the view keeps what looks like a mark inside an example, a default or a const', () => {
    const data = { 'x-until': OLD, oneOf: [{ 'x-until': OLD }, 1] }
    expect(viewedSchema({ const: data, default: data, enum: [data], examples: [data] }, NEW)).toEqual({
      const: data,
      default: data,
      enum: [data],
      examples: [data],
    })
  })
})

test('the view names a reference to nothing', () => {
  expect(() => viewedSchema({ $ref: '#/components/schemas/Nowhere' }, NEW)).toThrow('#/components/schemas/Nowhere')
})

describe('a discriminator', () => {
  const schemas = {
    A: { type: 'object', required: ['a'], properties: { kind: {}, a: {} } },
    B: { type: 'object', 'x-since': NEW, required: ['b'], properties: { kind: {}, b: {} } },
    C: { type: 'object', properties: { kind: {} } },
  }
  const refs = ['A', 'B', 'C'].map((name) => `#/components/schemas/${name}`)
  const [a, b, c] = refs

  test('keeps only the remaining branches, and its other keys', () => {
    const schema = {
      oneOf: refs.map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'kind', mapping: { a, b, c } },
    } as JsonObject
    expect(viewedSchema(schema, OLD, { schemas })).toEqual({
      oneOf: [{ $ref: a }, { $ref: c }],
      discriminator: { propertyName: 'kind', mapping: { a, c } },
    })
    expect(viewedSchema(schema, NEW, { schemas })).toEqual(schema)
    const unmapped = { ...schema, discriminator: { propertyName: 'kind' } }
    expect(viewedSchema(unmapped, OLD, { schemas })).toMatchObject({ discriminator: { propertyName: 'kind' } })
  })

  test('keeps the components that only it references', () => {
    const schema = {
      anyOf: [{ type: 'string' }, { type: 'null' }],
      discriminator: { propertyName: 'kind', mapping: { c } },
    }
    const { components } = view({ ...schemaOf(schema as JsonObject), components: { schemas } }, OLD)
    expect(Object.keys((components as { schemas: object }).schemas)).toEqual(['C'])
  })
})

test('the document of all versions drops an empty `required`', () => {
  const components = {
    schemas: {
      One: { required: ['a', 'gone'], properties: { a: { $ref: '#/components/schemas/Marked' } } },
      All: { required: ['a'], properties: { a: { 'x-until': NEW } } },
      None: { required: ['b'], properties: { b: { type: 'string' } } },
      Marked: { 'x-since': NEW },
    },
  }
  const { schemas } = allVersions(documentOf({}, components)).components as { schemas: Record<string, JsonObject> }
  expect(schemas.One?.required).toEqual(['gone'])
  expect(schemas.All).toEqual({ properties: { a: { 'x-until': NEW } } })
  expect(schemas.None?.required).toEqual(['b'])
})
