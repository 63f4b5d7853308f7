import { expect } from 'vitest'
import type { Json, JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import { VERSIONS } from '../../support/documents.js'
import { type Doc, deliveries, examplesIn } from './doc.js'
import { fact } from './fact.js'
import { nodeAt, schemaAt } from './places.js'

const bodies = (doc: Doc) => deliveries(doc).flatMap(({ requestBody }) => Object.values(examplesIn(doc, requestBody)))
const resolved = (doc: Doc, node: Json | undefined) => resolve(doc.json, node ?? null) as JsonObject
const types = (doc: Doc) => nodeAt(doc, 'WebhookEnvelope.type')?.enum as string[]

fact('events.terminal_only', (doc) => {
  for (const { data } of bodies(doc)) expect(['succeeded', 'failed', 'canceled']).toContain((data as JsonObject).status)
})

fact('events.type.closed', (doc) => {
  const { mapping } = (nodeAt(doc, 'WebhookEvent')?.discriminator ?? {}) as { mapping: JsonObject }
  for (const found of [doc.json.webhooks, mapping])
    expect(Object.keys(found ?? {}).sort()).toEqual(types(doc).toSorted())
})

for (const [id, operationId] of Object.entries({
  tasks: 'createTask',
  remix: 'remixCanvas',
  layerize: 'layerizeAssets',
}))
  fact(`events.trigger.${id}`, (doc) => {
    const [callback] = Object.values(nodeAt(doc, operationId)?.callbacks ?? {})
    const { post } = resolved(doc, callback)['{$request.body#/callback_url}'] as { post: JsonObject }
    // One for each type of event that a task ends in.
    expect(Object.values(examplesIn(doc, post.requestBody)).map(({ type }) => type)).toEqual(
      types(doc).filter((type) => type.startsWith('task.')),
    )
  })

fact('events.envelope.api_version', (doc) => {
  for (const { api_version } of bodies(doc)) expect(VERSIONS).toContain(api_version)
})
fact('events.envelope.data', (doc) => {
  const schema = schemaAt(doc, 'WebhookEnvelope.data') ?? {}
  for (const { data } of bodies(doc)) expect(doc.accepts(schema, data)).toBe(true)
})

fact('events.export_payload', (doc) => {
  for (const type of ['export.succeeded', 'export.failed']) {
    const { requestBody } = nodeAt(doc, `event:${type}`) as { requestBody: JsonObject }
    const { schema } = (requestBody.content as Record<string, JsonObject>)['application/json'] as { schema: JsonObject }
    const [body] = Object.values(examplesIn(doc, requestBody))
    for (const result of [null, {}, { anything: true }])
      expect(doc.accepts(schema, { ...body, data: { ...(body?.data as JsonObject), result } }), type).toBe(true)
  }
})

fact('events.method', (doc) => {
  for (const item of Object.values(doc.json.webhooks ?? {})) expect(Object.keys(item)).toEqual(['post'])
  for (const { requestBody } of deliveries(doc))
    expect(Object.keys(resolved(doc, requestBody).content as JsonObject)).toEqual(['application/json'])
})

const HEX = '0123456789abcdef'.repeat(4)
const HEADERS: [id: string, name: string, accepted: string[], rejected: string[]][] = [
  [
    'signature',
    'X-Webhook-Signature',
    [`v1=${HEX}`, `v1=${HEX.toUpperCase()}`],
    [HEX, 'v1=', `v2=${HEX}`, `v1=${HEX}0`],
  ],
  ['timestamp', 'X-Webhook-Timestamp', ['1777817176'], ['2026-05-03T14:06:16Z', '']],
]
for (const [id, name, accepted, rejected] of HEADERS)
  fact(`webhooks.header.${id}`, (doc) => {
    expect(deliveries(doc).length).toBeGreaterThan(types(doc).length)
    for (const { parameters } of deliveries(doc)) {
      const header = (parameters as Json[]).map((one) => resolved(doc, one)).find((one) => one.name === name)
      expect(header).toMatchObject({ in: 'header', required: true })
      for (const value of [...accepted, ...rejected])
        expect(doc.accepts(header?.schema as JsonObject, value), value).toBe(accepted.includes(value))
    }
  })

fact('webhooks.receiver_answer', (doc) => {
  for (const { responses } of deliveries(doc)) {
    expect(responses).toHaveProperty('2XX')
    for (const response of Object.values(responses as JsonObject))
      expect(resolved(doc, response)).not.toHaveProperty('content')
  }
})
