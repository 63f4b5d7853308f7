/** Every example fits its schema, with properties outside it forbidden, in each document in which it stands. */
import { expect, test } from 'vitest'
import { proveExamples, strictJudge } from '../../scripts/lint/examples.js'
import { documents, NAMES } from '../support/documents.js'
import '../support/sources.js'

for (const name of NAMES)
  test(`the examples of ${name}`, ({ task }) => {
    const examples = proveExamples(name, documents[name])
    expect(examples).toBeGreaterThan(100)
    task.meta.proved = { examples }
  })

test('a property outside the schema is a fault, except where the contract opens it', () => {
  const judge = strictJudge({
    components: { schemas: { Named: { type: 'object', properties: { name: { type: 'string' } } } } },
  })
  expect(judge({ $ref: '#/components/schemas/Named' }, { name: 'a' })).toEqual([])
  expect(judge({ $ref: '#/components/schemas/Named' }, { name: 'a', other: 1 })).toHaveLength(1)
  expect(judge({ type: 'object', additionalProperties: true }, { other: 1 })).toEqual([])
})
