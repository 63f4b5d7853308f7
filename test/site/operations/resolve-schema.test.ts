/** Schemas as a reader thinks of them. */
import { expect, test } from 'vitest'
import { optionsOf, shapeOf, typeText } from '../../../docs/site/operations/resolve-schema.js'
import type { Json, JsonObject } from '../../../src/contract/json.js'

const document: JsonObject = {
  components: {
    schemas: {
      Id: { type: 'string', description: 'An id.', pattern: '^a' },
      Base: {
        type: 'object',
        required: ['id'],
        properties: { id: { $ref: '#/components/schemas/Id' }, kind: { type: 'string' } },
      },
      Task: {
        allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { kind: { const: 'task' } }, required: ['kind'] }],
        description: 'A task.',
      },
    },
  },
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('shapeOf follows a reference, and a keyword beside it takes precedence', () => {
  expect(shapeOf({ ...ref('Id'), description: 'The own id.' }, document)).toEqual({
    name: 'Id',
    node: { type: 'string', description: 'The own id.', pattern: '^a' },
    conditions: [],
  })
})

test('shapeOf merges the members of allOf, and properties that several of them have', () => {
  const { node } = shapeOf(ref('Task'), document)
  expect(node.required).toEqual(['id', 'kind'])
  expect(Object.keys(node.properties as JsonObject)).toEqual(['id', 'kind'])
  const { kind } = node.properties as Record<string, Json>
  expect(shapeOf(kind ?? null, document).node).toEqual({ type: 'string', const: 'task' })
  expect(node.description).toBe('A task.')
})

test('optionsOf does not return the branch that permits null', () => {
  expect(optionsOf(shapeOf({ oneOf: [ref('Id'), { type: 'null' }] }, document))).toEqual({
    options: [ref('Id')],
    nullable: true,
  })
})

test.each<[string, Json]>([
  ['string', { type: 'string' }],
  ['string or null', { type: ['string', 'null'] }],
  ['string or null', { oneOf: [ref('Id'), { type: 'null' }] }],
  ['object', ref('Task')],
  ['object', { properties: {} }],
  ['array of strings', { type: 'array', items: ref('Id') }],
  ['array of objects or null', { type: ['array', 'null'], items: ref('Task') }],
  ['array of strings or null', { type: 'array', items: { type: ['string', 'null'] } }],
  ['array', { type: 'array' }],
  ['string or integer', { anyOf: [{ type: 'string' }, { type: 'integer' }] }],
  ['any value', {}],
])('typeText returns "%s"', (text, schema) => {
  expect(typeText(schema, document)).toBe(text)
})
