import { expect } from 'vitest'
import { VERSIONS } from '../../support/documents.js'
import type { Doc } from './document.js'
import { canvas, fact, field, newest, unknown } from './fact.js'
import { METERED, operationIds } from './shared.js'

/** The fact errors.type.enum lists them. */
const TYPES = (newest.at('ApiError.type').enum ?? []) as string[]
const CODES =
  'unsupported_version validation_failed unsupported_model_setting idempotency_conflict file_not_found source_url_unreachable rate_limit_exceeded concurrency_limit_exceeded'.split(
    ' ',
  )
const CODE = 'ErrorCode'

type ErrorBody = { error: Record<string, unknown> & { type: string; code: string } }

/** Every error example of a document with its operation and status. */
const eachError = (doc: Doc) =>
  operationIds(doc).flatMap((operationId) =>
    doc
      .statuses(operationId)
      .filter((status) => !status.startsWith('2'))
      .flatMap((status) =>
        Object.values(doc.examples(operationId, status)).map((body) => ({
          operationId,
          status,
          body: body as ErrorBody,
        })),
      ),
  )

const withCode = (doc: Doc, code: string) => eachError(doc).filter(({ body }) => body.error.code === code)

const lets = (doc: Doc, operationId: string, status: string) =>
  [...TYPES, 'something_else'].filter((type) =>
    doc.accepts(doc.responseBody(operationId, status), {
      error: {
        type,
        code: 'x',
        message: 'x',
        doc_url: 'https://docs.example/x',
        request_id: null,
        causes: null,
        retry_after_ms: null,
      },
    }),
  )

/** A status has this type wherever it is documented, and stands at all the operations named. */
const status = (
  id: string,
  code: string,
  types: string[],
  operations?: string[],
  part: (doc: Doc) => void = () => {},
) =>
  fact(`errors.status.${id}`, (doc) => {
    const at = operationIds(doc).filter((operationId) => doc.statuses(operationId).includes(code))
    expect(at).toEqual(expect.arrayContaining(operations ?? operationIds(doc)))
    for (const operationId of at) {
      expect(lets(doc, operationId, code), operationId).toEqual(types)
      for (const { error } of Object.values(doc.examples(operationId, code)) as ErrorBody[])
        expect(types).toContain(error.type)
    }
    part(doc)
  })

/** The gateway's 413 is a contradiction of the source: errors.status.413.bare_conflict. */
const isBare = (operationId: string, status: string) =>
  ['uploadFile', 'generate3d'].includes(operationId) && status === '413'

fact('errors.envelope', (doc) => {
  for (const operationId of operationIds(doc))
    for (const code of doc.statuses(operationId).filter((one) => !one.startsWith('2'))) {
      if (isBare(operationId, code)) continue
      const { properties = {}, required } = doc.follow(doc.responseBody(operationId, code))
      expect(Object.keys(properties), `${operationId} ${code}`).toEqual(['error'])
      expect(required).toEqual(['error'])
    }
  for (const { body } of eachError(doc)) expect(Object.keys(body)).toEqual(['error'])
})

fact('errors.header.request_id', (doc) => {
  for (const operationId of operationIds(doc))
    for (const code of doc.statuses(operationId)) {
      if (isBare(operationId, code)) continue
      expect(doc.response(operationId, code).headers, `${operationId} ${code}`).toHaveProperty('X-Request-ID')
    }
})

field('errors.field.details.validation_failed', 'ValidationDetails.fields', 'array', (_, doc) => {
  expect(doc.members(doc.at('ValidationDetails.fields[]'))).toEqual(['field', 'code'])
  const found = withCode(doc, 'validation_failed')
  expect(found.length).toBeGreaterThan(0)
  for (const { body } of found) expect(doc.accepts(doc.at('ValidationDetails'), body.error.details)).toBe(true)
})
fact('errors.field.details.omitted', (doc) => {
  expect(doc.at('ApiError').required).not.toContain('details')
  for (const { body } of eachError(doc)) expect(body.error.details).not.toEqual({})
})

unknown('errors.retry_tension')

status('400', '400', ['invalid_request'])
status('401', '401', ['authentication'])

unknown('errors.status.402.type', (doc) => {
  expect(doc.at('ApiError.type').enum).toHaveLength(10)
  for (const operationId of METERED) expect(lets(doc, operationId, '402')).toEqual([...TYPES, 'something_else'])
})

status('403', '403', ['permission'])
status('404', '404', ['not_found'])

const COLLIDING = ['updateDriveItem', 'generate3d', 'generateAudio', 'layerizeAssets']
status('409', '409', ['conflict', 'idempotency_conflict'], COLLIDING, (doc) => {
  const types = COLLIDING.flatMap((operationId) => Object.values(doc.examples(operationId, '409')) as ErrorBody[])
  expect(new Set(types.map(({ error }) => error.type))).toEqual(new Set(['conflict', 'idempotency_conflict']))
})

fact('errors.status.413', (doc) => {
  expect(doc.response('uploadFile', '413').content).toBeUndefined()
  expect(doc.statuses('registerUpload')).toContain('413')
})
fact('errors.status.413.gateway_bare', (doc) => {
  expect(doc.response('uploadFile', '413').content).toBeUndefined()
})
unknown('errors.status.413.bare_conflict', (doc) => {
  expect(doc.response('uploadFile', '413')).not.toHaveProperty('content')
  expect(doc.response('uploadFile', '413')).not.toHaveProperty('headers')
})
unknown('errors.status.413.register_envelope', (doc) =>
  expect(lets(doc, 'registerUpload', '413')).toEqual([...TYPES, 'something_else']),
)

unknown('errors.status.415.type', (doc) =>
  expect(lets(doc, 'createUploadUrl', '415')).toEqual([...TYPES, 'something_else']),
)

fact('errors.status.422', (doc) => {
  const bodies = doc.operations.filter(({ requestBody }) => requestBody).map(({ operationId }) => operationId)
  for (const operationId of bodies) expect(lets(doc, operationId, '422'), operationId).toEqual(['unprocessable'])
})
status('429', '429', ['rate_limited'], undefined, (doc) => {
  for (const operationId of operationIds(doc))
    expect(doc.response(operationId, '429').headers, operationId).toHaveProperty('Retry-After')
})
status('500', '500', ['internal_error'])
fact('errors.status.502_503_504', (doc) => {
  for (const operationId of operationIds(doc))
    for (const code of ['502', '503', '504'])
      expect(lets(doc, operationId, code), operationId).toEqual(['upstream_error'])
})

const example = (code: string, at: string[], types: string[], part: (found: ErrorBody[]) => void = () => {}) =>
  fact(`errors.code.${code}`, (doc) => {
    const found = withCode(doc, code)
    expect(found.length).toBeGreaterThan(0)
    for (const { status: where, body } of found) {
      expect(at).toContain(where)
      if (types.length > 0) expect(types).toContain(body.error.type)
    }
    part(found.map(({ body }) => body))
  })

example('unsupported_version', ['400'], ['invalid_request'], (found) => {
  for (const { error } of found) expect(error.details).toEqual({ requested: expect.any(String), supported: VERSIONS })
})
example('validation_failed', ['422'], ['unprocessable'], (found) => {
  for (const { error } of found) expect(error.details).toHaveProperty('fields')
})
example('unsupported_model_setting', ['422'], ['unprocessable'])
example('idempotency_conflict', ['409'], ['idempotency_conflict'])
fact('errors.code.source_url_unreachable', (doc) => {
  const found = withCode(doc, 'source_url_unreachable').map(({ body }) => body.error.retryable)
  expect(new Set(found)).toEqual(new Set([true, false]))
  const shown = Object.values(doc.response('createTask', 'default').content?.['application/json']?.examples ?? {})
  const absent = shown
    .map((example) => doc.follow(example))
    .filter(({ summary }) => summary?.startsWith('Source URL returns'))
  expect(absent.length).toBeGreaterThan(0)
  for (const { summary, description } of absent)
    for (const text of [summary, description]) expect(text).toMatch(/ 404\b/)
})
example('rate_limit_exceeded', ['429'], ['rate_limited'])
example('concurrency_limit_exceeded', ['429'], ['rate_limited'])

unknown('errors.code.429_conflict', (doc) => {
  for (const code of ['rate_limit_exceeded', 'concurrency_limit_exceeded', 'rate_limited'])
    expect(doc.accepts(doc.at(CODE), code)).toBe(true)
})
unknown('errors.code.registry', (doc) => {
  for (const code of [...CODES, 'another_code']) expect(doc.accepts(doc.at(CODE), code)).toBe(true)
})

fact('errors.upload.403_put', ({ json }) => {
  const refusal = json.components.pathItems.StorageUpload?.put?.responses['403']
  expect(refusal).toBeDefined()
  expect(refusal).not.toHaveProperty('content')
})

fact('errors.guidance.retry_after', (doc) => {
  for (const operationId of operationIds(doc))
    for (const code of ['429', '503']) {
      const header = doc.response(operationId, code).headers?.['Retry-After']
      const schema = (header && doc.follow(header).schema) ?? {}
      expect(doc.types(schema), `${operationId} ${code}`).toBe('integer')
      // RFC 9110: seconds that are not negative.
      expect([-1, 0].map((seconds) => doc.accepts(schema, seconds))).toEqual([false, true])
    }
})

fact('errors.versions_same', (doc) => {
  for (const name of ['ApiError', 'UntypedApiError'])
    expect(doc.json.components.schemas[name]).toEqual(canvas.json.components.schemas[name])
  const { type: _, ...typed } = doc.at('ApiError').properties ?? {}
  const { type, ...untyped } = doc.at('UntypedApiError').properties ?? {}
  expect(type, 'any string').toMatchObject({ type: 'string' })
  expect(untyped, 'UntypedApiError has the fields of ApiError: change both').toEqual(typed)
  expect(doc.at('UntypedApiError').required).toEqual(doc.at('ApiError').required)
  expect(doc.examples('getTask', '404')).toEqual(newest.examples('getTask', '404'))
})
