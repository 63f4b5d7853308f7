import { expect } from 'vitest'
import { VERSIONS } from '../../support/documents.js'
import { deliveries, EVENT_TYPES } from './deliveries.js'
import type { Doc } from './document.js'
import { fact, field, legacy, unknown } from './fact.js'
import type { Operation } from './openapi.js'
import { words } from './places.js'

const EVENT = 'WebhookEnvelope'

const sent = (doc: Doc, type: string) => {
  const operation = doc.json.webhooks[type]?.post
  if (!operation) throw new Error(`${doc.version} has no webhook ${type}.`)
  return operation
}

const bodies = (doc: Doc, { requestBody }: Operation) =>
  Object.values(requestBody?.content['application/json']?.examples ?? {}).map(
    (example) => doc.follow(example).value as { type: string; api_version: string; data: Record<string, unknown> },
  )

const eventType = (type: string) =>
  fact(`events.type.${type.replace('.', '_')}`, (doc) => {
    expect(doc.at(`${EVENT}.type`).enum).toContain(type)
    const examples = bodies(doc, sent(doc, type))
    expect(examples.length).toBeGreaterThan(0)
    for (const body of examples) expect(body.type).toBe(type)
  })

const called = (id: string, operationId: string) =>
  fact(`events.trigger.${id}`, (doc) => {
    expect(doc.find(`${operationId}.request.callback_url`)).toBeDefined()
    const callbacks = Object.values(doc.operation(operationId).callbacks ?? {})
    const [sent] = callbacks.map((callback) => doc.follow(callback)['{$request.body#/callback_url}']?.post)
    const { content } = doc.follow(sent?.requestBody ?? { content: {} })
    // One for each type of event that a task ends in.
    expect(Object.keys(content['application/json']?.examples ?? {})).toEqual([
      'task_succeeded',
      'task_failed',
      'task_canceled',
    ])
  })

fact('events.terminal_only', (doc) => {
  expect(doc.at(`${EVENT}.type`).enum).not.toContain('task.running')
  for (const delivery of deliveries(doc))
    for (const { data } of bodies(doc, delivery)) expect(['succeeded', 'failed', 'canceled']).toContain(data.status)
})

for (const type of EVENT_TYPES) eventType(type)

field('events.type.closed', `${EVENT}.type`, 'string', (schema, doc) => {
  const types = EVENT_TYPES.toSorted()
  const { discriminator } = doc.json.components.schemas.WebhookEvent ?? {}
  expect(
    Object.keys(doc.json.webhooks).sort(),
    'openapi/statements/events.yaml has a statement for each webhook',
  ).toEqual(types)
  expect(schema.enum?.toSorted(), 'WebhookEnvelope.type').toEqual(types)
  expect(Object.keys(discriminator?.mapping ?? {}).sort(), 'the mapping of WebhookEvent').toEqual(types)
})

unknown('events.expired_tension', (doc) => {
  expect(doc.at(`${EVENT}.type`).enum).not.toContain('task.expired')
  expect(words(doc, 'createTask.request.callback_url', 'createTask')).not.toMatch(/every (terminal|final) status/)
})
unknown('events.media_types', (doc) => {
  for (const type of doc.at(`${EVENT}.type`).enum ?? []) expect(type).toMatch(/^(task|export)\./)
})

called('tasks', 'createTask')
called('remix', 'remixCanvas')
called('layerize', 'layerizeAssets')

unknown('events.trigger.export', (doc) => {
  expect(doc.find('exportCanvas.request.callback_url')).toBeUndefined()
  expect(doc.operation('exportCanvas').callbacks).toBeUndefined()
})

field('events.envelope.created', `${EVENT}.created`, 'string', ({ format }, doc) => {
  expect(format).toBe('date-time')
  expect(doc.find(`${EVENT}.created_at`)).toBeUndefined()
})
field('events.envelope.api_version', `${EVENT}.api_version`, 'string', (schema, doc) => {
  expect(schema).not.toHaveProperty('const')
  expect(schema).not.toHaveProperty('enum')
  for (const delivery of deliveries(doc))
    for (const body of bodies(doc, delivery)) expect(VERSIONS).toContain(body.api_version)
})
field('events.envelope.data', `${EVENT}.data`, 'object', (schema, doc) => {
  expect(schema.required).toEqual(expect.arrayContaining(['id', 'kind', 'status', 'links']))
  for (const delivery of deliveries(doc))
    for (const { data } of bodies(doc, delivery)) expect(doc.accepts(doc.at(`${EVENT}.data`), data)).toBe(true)
})

unknown('events.export_payload', (doc) => {
  for (const type of ['export.succeeded', 'export.failed']) {
    const schema = sent(doc, type).requestBody?.content['application/json']?.schema ?? {}
    for (const result of [null, {}, { anything: true }]) {
      const [body] = bodies(doc, sent(doc, type))
      expect(doc.accepts(schema, { ...body, data: { ...body?.data, result } }), type).toBe(true)
    }
  }
})

fact('events.method', (doc) => {
  for (const item of Object.values(doc.json.webhooks)) expect(Object.keys(item)).toEqual(['post'])
  for (const { requestBody } of deliveries(doc))
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/json'])
})

const headers = (id: string, name: string, good: string[], bad: string[]) =>
  fact(`webhooks.header.${id}`, (doc) => {
    expect(deliveries(doc).length).toBeGreaterThan(EVENT_TYPES.length)
    for (const delivery of deliveries(doc)) {
      const parameters = (delivery.parameters ?? []).map((one) => doc.follow(one))
      const header = parameters.find((parameter) => parameter.name === name)
      expect(header).toMatchObject({ in: 'header', required: true })
      for (const value of good) expect(doc.accepts(header?.schema ?? {}, value), value).toBe(true)
      for (const value of bad) expect(doc.accepts(header?.schema ?? {}, value), value).toBe(false)
    }
  })

const HEX = '0123456789abcdef'.repeat(4)
headers(
  'signature',
  'X-Webhook-Signature',
  [`v1=${HEX}`, `v1=${HEX.toUpperCase()}`],
  [HEX, 'v1=', `v2=${HEX}`, `v1=${HEX}0`],
)
headers('timestamp', 'X-Webhook-Timestamp', ['1777817176'], ['2026-05-03T14:06:16Z', ''])

fact('webhooks.receiver_answer', (doc) => {
  for (const { responses } of deliveries(doc)) {
    expect(Object.keys(responses)).toContain('2XX')
    for (const response of Object.values(responses)) expect(doc.follow(response)).not.toHaveProperty('content')
  }
})

legacy.fact('events.legacy.dead_letter', (doc) => {
  const errors = bodies(doc, sent(doc, 'task.failed')).map(({ data }) => data.error)
  expect(errors).toContainEqual(expect.objectContaining({ retryable: false }))
})
unknown('events.legacy.emitted', ({ json }) => {
  expect(Object.keys(json.webhooks).filter((type) => type.startsWith('job.'))).toEqual([])
})
