import { expect } from 'vitest'
import { fact, isLegacy, newest, unknown } from './fact.js'
import { words } from './places.js'

const KNOWN = ['Service-Version', 'cursor', 'offset', 'limit']

const logList = (id: string, operationId: string, path: string) => {
  fact(`webhooks_log.${id}.path`, (doc) => {
    expect(doc.operation(operationId)).toMatchObject({ method: 'get', path })
    expect(newest.operation(operationId)['x-pagination']).toBe('cursor')
    expect(newest.findParameter(operationId, 'cursor')).toBeDefined()
    expect(newest.members(newest.responseBody(operationId))).toEqual(expect.arrayContaining(['data', 'next_cursor']))
  })
}

logList('list', 'listWebhookDeliveries', '/webhook_deliveries')
logList('events', 'listEvents', '/events')

fact('webhooks_log.list.filters', (doc) => {
  const filters = doc.operation('listWebhookDeliveries').parameters.filter(({ name }) => !KNOWN.includes(name))
  const text = filters.map(({ description = '' }) => description.split('\n\n')[0]).join('\n')
  for (const filter of [/type/i, /status/i, /key/i, /from|after|since|start/i, /to|until|before|end/i])
    expect(text).toMatch(filter)
})
unknown('webhooks_log.list.filter_names', (doc) => {
  for (const { name, required, description } of doc.operation('listWebhookDeliveries').parameters)
    if (!KNOWN.includes(name)) {
      expect(required, name).not.toBe(true)
      expect(description, name).toContain('> Assumed: ')
    }
})
unknown('webhooks_log.row.names', (doc) => {
  if (isLegacy(doc)) return // It names no key for the rows, so no row stands there.
  expect(doc.members(doc.at('WebhookDelivery'))).toEqual([])
  expect(doc.accepts(doc.at('WebhookDelivery'), { anything: 1 })).toBe(true)
})
unknown('webhooks_log.redeliver.id_field', (doc) => {
  expect(doc.members(doc.responseBody('redeliverWebhook'))).toEqual([])
  for (const body of Object.values(doc.examples('redeliverWebhook'))) expect(body).toEqual({})
})
unknown('webhooks_log.replay.key_deleted.owners', (doc) => {
  expect(words(doc, 'redeliverWebhook')).not.toMatch(/deleted[^.]*owners/)
  expect(words(doc, 'redeliverWebhook')).toMatch(/whether owners count as admins[^.]*not known/i)
})
unknown('webhooks_log.scope', (doc) => {
  for (const operationId of ['listWebhookDeliveries', 'redeliverWebhook', 'listEvents'])
    expect(doc.operation(operationId).security, operationId).toEqual([{ apiKey: ['webhooks:manage'] }])
})
