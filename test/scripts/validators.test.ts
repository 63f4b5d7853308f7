/** What stops `generate` from emitting validators that would be wrong. */
import { expect, test } from 'vitest'
import { validatorFiles } from '../../scripts/client/validators.js'
import type { JsonObject } from '../../src/contract/json.js'

const response = (schema: JsonObject) => ({ description: '', content: { 'application/json': { schema } } })

function documentWith(schemas: JsonObject): JsonObject {
  const get = { operationId: 'getPoster', responses: { 200: response({ $ref: '#/components/schemas/Poster' }) } }
  return { openapi: '3.1.0', info: {}, paths: { '/poster': { get } }, components: { schemas } }
}

test('a format that the validators do not know is reported with the file to change', async () => {
  const Poster = { type: 'object', properties: { owner: { type: 'string', format: 'email' } } }
  await expect(validatorFiles(documentWith({ Poster }), '2030-01-01')).rejects.toThrow(
    /src\/validate\/formats\.ts.*"email"/,
  )
})

test('a schema with the name of a response is reported with the operation', async () => {
  const schemas = { Poster: { type: 'object' }, GetPosterResponse: { type: 'object' } }
  await expect(validatorFiles(documentWith(schemas), '2030-01-01')).rejects.toThrow(
    'The schema GetPosterResponse has the name of the response of GET /poster: rename it in openapi/.',
  )
})

test('a keyword for which Ajv needs a module of its own is reported', async () => {
  const Poster = { type: 'object', properties: { tags: { type: 'array', uniqueItems: true } } }
  await expect(validatorFiles(documentWith({ Poster }), '2030-01-01')).rejects.toThrow('ajv/dist/runtime/equal')
})
