/** A schema as a reader thinks of it: references followed, `allOf` merged. */
import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../../../src/contract/json.js'
import { layersOf, memberOf, requiredOf, resolveSchema, typesOf } from '../../../src/contract/schemas.js'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const Base = { type: 'object', description: 'A record.', required: ['id'], properties: { id: { type: 'string' } } }
const document: JsonObject = {
  components: {
    schemas: {
      Base,
      Task: {
        allOf: [ref('Base'), { required: ['kind'], properties: { id: { pattern: '^a' }, kind: { const: 'task' } } }],
      },
      Note: { allOf: [ref('Base')], properties: { kind: { const: 'note' }, text: { type: ['string', 'null'] } } },
      Any: { oneOf: [ref('Task'), ref('Note'), { type: 'null' }] },
    },
  },
}

test('resolveSchema returns a schema that nothing is merged into as it is', () => {
  expect(resolveSchema(document, { type: 'string', oneOf: [ref('Base')] })).toEqual({
    type: 'string',
    oneOf: [ref('Base')],
  })
  expect(resolveSchema(document, undefined)).toEqual({})
})

test('resolveSchema merges references and allOf, and lets the outer keywords win', () => {
  expect(resolveSchema(document, { ...ref('Task'), description: 'A task.', 'x-gap': 'a.b' })).toEqual({
    type: 'object',
    description: 'A task.',
    'x-gap': 'a.b',
    required: ['id', 'kind'],
    properties: { id: { allOf: [{ type: 'string' }, { pattern: '^a' }] }, kind: { const: 'task' } },
  })
})

test('layersOf returns what is merged, the innermost first', () => {
  expect(layersOf(document, ref('Note'))).toEqual([
    Base,
    { properties: { kind: { const: 'note' }, text: { type: ['string', 'null'] } } },
  ])
})

test.each<[string, Json, string, Json | undefined]>([
  ['of an object', ref('Base'), 'id', { type: 'string' }],
  ['of an allOf', ref('Note'), 'text', { type: ['string', 'null'] }],
  ['of an array', { type: 'array', items: ref('Base') }, '[]', ref('Base')],
  ['of one branch', ref('Any'), 'text', { type: ['string', 'null'] }],
  ['of several branches', ref('Any'), 'kind', { anyOf: [{ const: 'task' }, { const: 'note' }] }],
  ['of none', ref('Any'), 'other', undefined],
])('memberOf returns the member %s', (_, schema, name, member) => {
  expect(memberOf(document, schema, name)).toEqual(member)
})

test('requiredOf returns the names that references and allOf require', () => {
  expect(requiredOf(document, ref('Task'))).toEqual(['id', 'kind'])
  expect(requiredOf(document, ref('Any'))).toEqual([])
})

test.each<[Json, string[]]>([
  [ref('Task'), ['object']],
  [ref('Any'), ['object', 'null']],
  [{ enum: ['a', null, 1, [], true] }, ['string', 'null', 'number', 'array', 'boolean']],
  [{ type: ['integer', 'null'], enum: [1, null] }, ['integer', 'null']],
  [{ type: ['string', 'null'], enum: ['a'] }, ['string']],
  [{ const: null }, ['null']],
  [{}, []],
])('typesOf returns the types of %j', (schema, types) => {
  expect(typesOf(document, schema)).toEqual(types)
})
