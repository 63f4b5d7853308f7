/** What all bodies have in common, checked wherever one is used, so that a lost reference or type is noticed there. */
import { describe, expect, test } from 'vitest'
import { isObject, type JsonObject } from '../../../src/contract/json.js'
import { endpointsOf, schemaOf } from '../../../src/contract/operations.js'
import { resolve } from '../../../src/contract/references.js'
import { type Doc, deliveries, docs, examplesIn, responses } from './doc.js'
import { nodeAt, typeText } from './places.js'

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

describe.each(docs.map((doc) => [doc.name, doc] as const))('%s', (_, doc) => {
  const bodies = jsonBodies(doc)
  const values = (place: string) => (nodeAt(doc, place)?.enum ?? []) as string[]

  test('a request body is required and an object', () => {
    for (const { operationId, body } of doc.operations.values()) {
      if (!body) continue
      expect(body.required, operationId).toBe(true)
      for (const value of NO_BODY) expect(doc.accepts(body.schema, value), operationId).toBe(false)
    }
  })

  test('a delivery has a body, a 2XX response and a failure', () => {
    for (const { requestBody, responses: found, security } of deliveries(doc)) {
      expect(requestBody).toMatchObject({ required: true })
      expect(Object.keys(found ?? {})).toEqual(['2XX', '4XX', 'default'])
      expect(security, 'no key of the API is sent').toEqual([])
    }
  })

  test('a header that the source promises is required', () => {
    for (const operation of doc.operations.values())
      for (const [status, { headers = {} }] of Object.entries(responses(operation)))
        for (const name of ['X-Request-ID', 'Service-Version', status === '429' ? 'Retry-After' : 'WWW-Authenticate']) {
          const header = (headers as JsonObject)[name]
          if (header)
            expect(resolve(doc.json, header), `${operation.operationId} ${status} ${name}`).toMatchObject({
              required: true,
            })
        }
  })

  test('a response body is an object', () => {
    for (const { place, schema } of bodies)
      for (const body of NO_BODY)
        expect(doc.accepts(schema, body), `${place} takes ${JSON.stringify(body)}`).toBe(false)
  })

  test('an item of a list is an object, and never null', () => {
    const lists = ['data', 'canvases', 'jobs', 'brand_kits', 'organizations', 'pages'].flatMap((name) =>
      [...doc.operations.keys()].map((operationId) => `${operationId}.response.${name}[]`),
    )
    const items = lists.map((place) => nodeAt(doc, place)).filter(isObject)
    expect(items.length).toBeGreaterThan(5)
    for (const item of items) expect(typeText(doc, item)).toBe('object')
  })

  test('an error body requires the error and its fields with their types', () => {
    for (const { place, schema } of bodies.filter((one) => !/ 2\d\d$/.test(one.place))) {
      const takes = (error: unknown) => doc.accepts(schema, { error })
      const type = values('ApiError.type').find((one) => takes({ ...ERROR, type: one })) ?? 'none'
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

  const webhooks = endpointsOf(doc.json).filter(({ top }) => top === 'webhooks')
  test.each(webhooks.map(({ path, node }) => [path, node] as const))(
    'the event %s accepts only envelopes of its type',
    (type, { requestBody }) => {
      const schema = schemaOf(requestBody as JsonObject) ?? {}
      const { required } = nodeAt(doc, 'WebhookEnvelope') as { required: string[] }
      for (const body of Object.values(examplesIn(doc, requestBody))) {
        expect(doc.accepts(schema, body)).toBe(true)
        for (const name of required)
          expect(doc.accepts(schema, { ...body, [name]: undefined }), `without ${name}`).toBe(false)
        for (const other of values('WebhookEnvelope.type'))
          expect(doc.accepts(schema, { ...body, type: other }), other).toBe(other === type)
        const task = body.data as JsonObject
        const badResult = type.startsWith('task.') && task.kind === 'design' ? [{ ...task, result: { any: 1 } }] : []
        for (const data of [null, {}, { ...task, status: 'no status' }, ...badResult])
          expect(doc.accepts(schema, { ...body, data }), 'other data').toBe(false)
      }
    },
  )
})

/** The JSON bodies of responses, each schema once, with a place of it. */
function jsonBodies(doc: Doc): { place: string; schema: JsonObject }[] {
  const all = [...doc.operations.values()].flatMap((operation) =>
    Object.entries(responses(operation)).flatMap(([status, response]) => {
      const schema = schemaOf(response)
      return schema ? [{ place: `${operation.operationId} ${status}`, schema }] : []
    }),
  )
  return [...new Map(all.map((one) => [JSON.stringify(one.schema), one])).values()]
}
