/** What all bodies have in common, checked wherever one is used, so that a lost reference or type is noticed there. */
import { describe, expect, test } from 'vitest'
import { deliveries } from './deliveries.js'
import type { Doc } from './document.js'
import { docs } from './fact.js'
import type { Operation, Schema } from './openapi.js'

/** An error with all that is always there, and its optional members. */
const ERROR = {
  type: 'rate_limited',
  code: 'x',
  message: 'x',
  doc_url: 'https://docs.example/x',
  request_id: null,
  causes: null,
  retry_after_ms: null,
}
const NO_BODY = [undefined, null, [], 'text', 1]

describe.each(docs.map((doc) => [doc.version, doc] as const))('%s', (_, doc) => {
  test('a request body is required and an object', () => {
    for (const { operationId, requestBody } of doc.operations) {
      if (!requestBody) continue
      expect(doc.follow(requestBody).required, operationId).toBe(true)
      for (const body of NO_BODY) expect(doc.accepts(doc.request(operationId), body), operationId).toBe(false)
    }
  })

  test('a delivery has a body, a 2XX response and a failure', () => {
    for (const { requestBody, responses, security } of deliveries(doc)) {
      expect(requestBody?.required).toBe(true)
      expect(Object.keys(responses)).toEqual(['2XX', '4XX', 'default'])
      expect(security, 'no key of the API is sent').toEqual([])
    }
  })

  test('a header that the source promises is required', () => {
    for (const { operationId } of doc.operations)
      for (const status of doc.statuses(operationId)) {
        const { headers = {} } = doc.response(operationId, status)
        const promised = ['X-Request-ID', 'Service-Version', status === '429' ? 'Retry-After' : 'WWW-Authenticate']
        for (const name of promised)
          if (headers[name]) expect(doc.follow(headers[name]).required, `${operationId} ${status} ${name}`).toBe(true)
      }
  })

  test('a response body is an object', () => {
    for (const [place, schema] of jsonBodies(doc))
      for (const body of NO_BODY)
        expect(doc.accepts(schema, body), `${place} takes ${JSON.stringify(body)}`).toBe(false)
  })

  test('an item of a list is an object', () => {
    const lists = doc.operations.flatMap(({ operationId }) =>
      Object.entries(doc.at(`${operationId}.response`).properties ?? {})
        .filter(([name]) => /^(data|canvases|jobs|brand_kits|organizations|pages)$/.test(name))
        .map(([name]) => `${operationId}.response.${name}[]`),
    )
    expect(lists.length).toBeGreaterThan(5)
    for (const place of lists) expect(doc.types(doc.at(place)), place).toBe('object')
  })

  test('an error body requires the error and its fields with their types', () => {
    for (const [place, schema] of errorBodies(doc)) {
      const takes = (error: unknown) => doc.accepts(schema, { error })
      const type = doc.at('ApiError.type').enum?.find((one) => takes({ ...ERROR, type: one })) ?? 'none'
      const error = { ...ERROR, type }
      expect(takes(error), `${place} takes an error of some type`).toBe(true)
      for (const wrong of [undefined, null, {}]) expect(takes(wrong), `${place}: ${wrong}`).toBe(false)
      for (const name of Object.keys(ERROR)) {
        expect(takes({ ...error, [name]: undefined }), `${place} without ${name}`).toBe(false)
        expect(takes({ ...error, [name]: 1.5 }), `${place} with a wrong ${name}`).toBe(false)
      }
      for (const wrong of [{ details: 1 }, { retryable: 1 }, { causes: [{}] }])
        expect(takes({ ...error, ...wrong }), `${place} with ${JSON.stringify(wrong)}`).toBe(false)
    }
  })

  test.each(Object.entries(doc.json.webhooks))('the event %s accepts only envelopes of its type', (type, item) => {
    for (const operation of Object.values(item) as Operation[]) {
      const { schema = {}, examples = {} } = operation.requestBody?.content['application/json'] ?? {}
      for (const example of Object.values(examples)) {
        const body = doc.follow(example).value as Record<string, unknown>
        expect(doc.accepts(schema, body)).toBe(true)
        for (const name of doc.at('WebhookEnvelope').required)
          expect(doc.accepts(schema, { ...body, [name]: undefined }), `without ${name}`).toBe(false)
        for (const other of doc.at('WebhookEnvelope.type').enum ?? [])
          expect(doc.accepts(schema, { ...body, type: other }), String(other)).toBe(other === type)
        const task = body.data as { kind: string }
        const badResult = type.startsWith('task.') && task.kind === 'design' ? [{ ...task, result: { any: 1 } }] : []
        for (const data of [null, {}, { ...task, status: 'no status' }, ...badResult])
          expect(doc.accepts(schema, { ...body, data }), 'other data').toBe(false)
      }
    }
  })
})

/** Each JSON body of a response, with its place. */
function jsonBodies(doc: Doc): [string, Schema][] {
  return doc.operations.flatMap(({ operationId }) =>
    doc.statuses(operationId).flatMap((status): [string, Schema][] => {
      const schema = doc.response(operationId, status).content?.['application/json']?.schema
      return schema ? [[`${operationId}.${status}`, schema]] : []
    }),
  )
}

/** Those of errors, each schema once. */
function errorBodies(doc: Doc): [string, Schema][] {
  const bodies = jsonBodies(doc).filter(([place]) => !/\.2\d\d$/.test(place))
  return [
    ...new Map(bodies.map(([place, schema]) => [JSON.stringify(schema), [place, schema] as [string, Schema]])).values(),
  ]
}
