import { expect } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.js'
import { schemaOf } from '../../../src/contract/operations.js'
import { propertiesOf, requiredOf, resolveSchema } from '../../../src/contract/schemas.js'
import { VERSIONS } from '../../support/documents.js'
import { canvas, type Doc, examples, examplesIn, newest, responses } from './doc.js'
import { fact } from './fact.js'
import { schemaAt } from './places.js'

/** Each response of a document but the gateway's bare 413, which is a contradiction of the source (gap errors.status.413.bare_conflict). */
const eachResponse = (doc: Doc) =>
  [...doc.operations.values()].flatMap((operation) =>
    Object.entries(responses(operation))
      .filter(([status]) => !(status === '413' && ['uploadFile', 'generate3d'].includes(operation.operationId)))
      .map(([status, response]) => ({ status, response, place: `${operation.operationId} ${status}` })),
  )

/** Each error example of a document, with its status. */
const eachError = (doc: Doc) =>
  eachResponse(doc)
    .filter(({ status }) => !status.startsWith('2'))
    .flatMap(({ status, response }) =>
      Object.values(examplesIn(doc, response)).map((body) => ({ status, body, error: body.error as JsonObject })),
    )

fact('errors.envelope', (doc) => {
  for (const { status, response, place } of eachResponse(doc).filter((one) => !one.status.startsWith('2'))) {
    expect(Object.keys(propertiesOf(doc.json, schemaOf(response))), place).toEqual(['error'])
    expect(requiredOf(doc.json, schemaOf(response)), `${place} ${status}`).toEqual(['error'])
  }
  for (const { body } of eachError(doc)) expect(Object.keys(body)).toEqual(['error'])
})

fact('errors.header.request_id', (doc) => {
  for (const { response, place } of eachResponse(doc)) expect(response.headers, place).toHaveProperty('X-Request-ID')
})

/** The statuses and the type under which a code is shown, and what its details are. */
const CODES: [code: string, status: string, type: string, details?: unknown][] = [
  ['unsupported_version', '400', 'invalid_request', { requested: expect.any(String), supported: VERSIONS }],
  ['validation_failed', '422', 'unprocessable', { fields: expect.any(Array) }],
  ['unsupported_model_setting', '422', 'unprocessable'],
  ['idempotency_conflict', '409', 'idempotency_conflict'],
  ['rate_limit_exceeded', '429', 'rate_limited'],
  ['concurrency_limit_exceeded', '429', 'rate_limited'],
]
for (const [code, status, type, details] of CODES)
  fact(`errors.code.${code}`, (doc) => {
    const found = eachError(doc).filter(({ error }) => error.code === code)
    expect(found.length).toBeGreaterThan(0)
    for (const one of found) {
      expect([one.status, one.error.type]).toEqual([status, type])
      if (details) expect(one.error.details).toEqual(details)
    }
  })

fact('errors.versions_same', (doc) => {
  for (const name of ['ApiError', 'UntypedApiError']) expect(schemaAt(doc, name)).toEqual(schemaAt(canvas, name))
  const [typed, untyped] = ['ApiError', 'UntypedApiError'].map((name) => resolveSchema(doc.json, schemaAt(doc, name)))
  const { type: _, ...fields } = (typed?.properties ?? {}) as JsonObject
  const { type, ...others } = (untyped?.properties ?? {}) as JsonObject
  expect(type, 'any string').toMatchObject({ type: 'string' })
  expect(others, 'UntypedApiError has the fields of ApiError: change both').toEqual(fields)
  expect(untyped?.required).toEqual(typed?.required)
  expect(examples(doc, 'getTask', 404)).toEqual(examples(newest, 'getTask', 404))
})
