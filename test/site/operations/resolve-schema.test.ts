/** Schemas as a reader thinks of them. */
import { expect, test } from 'vitest'
import type { Json, JsonObject } from '../../../src/contract/json.js'
import { typeText } from '../../../src/site/operations/resolve-schema.js'

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
