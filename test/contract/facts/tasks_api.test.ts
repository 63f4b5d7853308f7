import { expect } from 'vitest'
import type { Doc } from './document.js'
import { fact, field, isLegacy, unknown } from './fact.js'

const START = 'createTask.request'

const takes = (doc: Doc, body: object) => doc.accepts(doc.request('createTask'), body)

unknown('tasks.create.success_status', (doc) => {
  const gap = doc.response('createTask', doc.success('createTask'))['x-gap']
  expect([gap].flat()).toContain('tasks.create.success_status')
})
unknown('tasks.create.further_fields', (doc) => {
  expect(takes(doc, { prompt: 'A poster', anything: true })).toBe(true)
})
fact('tasks.list.no_layerize', (doc) => {
  const lists = Object.values(doc.examples('listTasks')) as { data?: { kind: string }[] }[]
  for (const { kind } of lists.flatMap(({ data = [] }) => data)) expect(kind).not.toBe('layerize_assets')
})
fact('tasks.get.path', (doc) => {
  expect(doc.operation('getTask')).toMatchObject({ method: 'get', path: '/tasks/{id}' })
  expect(doc.members(doc.responseBody('getTask'))).toContain(isLegacy(doc) ? 'job_id' : 'id')
})
fact('tasks.get.no_concurrency', (doc) => {
  expect(Object.keys(doc.examples('getTask', '429'))).not.toContain('concurrency_limit_exceeded')
})
unknown('tasks.cancel.503.type', (doc) => {
  for (const body of Object.values(doc.examples('cancelTask', '503')) as { error: { type: string; code: string } }[]) {
    expect(body.error.type).toBe('upstream_error')
    expect(body.error.code, 'the word of the type stands in for a code').toBe(body.error.type)
  }
})
unknown('remix.body', (doc) => {
  expect(doc.at('remixCanvas.request').required).toEqual([])
  expect(doc.accepts(doc.request('remixCanvas'), { anything: 1 })).toBe(true)
  expect(doc.members(doc.responseBody('remixCanvas'))).toEqual([])
  expect([doc.response('remixCanvas', doc.success('remixCanvas'))['x-gap']].flat()).toContain('remix.body')
})

field('tasks.create.field.canvas_name', `${START}.canvas_name`, 'string', (schema) => {
  expect(schema).not.toHaveProperty('minLength')
  expect(schema).not.toHaveProperty('maxLength')
})
unknown('tasks.create.field.format.members', (doc) => {
  expect(doc.members(doc.at(`${START}.format`))).toEqual(['category'])
  expect(takes(doc, { format: { anything: 1 } })).toBe(true)
})
unknown('tasks.create.field.format.category.values', (doc) =>
  expect(takes(doc, { format: { category: 'another' } })).toBe(true),
)
unknown('tasks.create.field.attachments.role.values', (doc) => {
  expect(doc.accepts(doc.at(`${START}.attachments[].role`), 'another')).toBe(true)
  expect(doc.at(`${START}.attachments[].role`).examples).toEqual(['source'])
})
