import { expect } from 'vitest'
import type { Doc } from './document.js'
import { canonical, fact, field, isLegacy, unknown } from './fact.js'
import { CANVAS_ID } from './shared.js'

const FIELDS =
  'prompt canvas_id template_canvas_id conversation_id brand_kit_id skip_brand_kit canvas_name format attachments callback_url'.split(
    ' ',
  )
const START = 'createTask.request'

const takes = (doc: Doc, body: object) => doc.accepts(doc.request('createTask'), body)

const start = (name: string, types: string, part: Parameters<typeof field>[3] = () => {}) =>
  field(`tasks.create.field.${name}`, `${START}.${name}`, types, part)

fact('tasks.create.path', (doc) => {
  expect(doc.operation('createTask')).toMatchObject({ method: 'post', path: '/tasks' })
  expect(doc.at('createTask.response').required).toContain(isLegacy(doc) ? 'job_id' : 'id')
})
unknown('tasks.create.success_status', (doc) => {
  const gap = doc.response('createTask', doc.success('createTask'))['x-gap']
  expect([gap].flat()).toContain('tasks.create.success_status')
})
unknown('tasks.create.further_fields', (doc) => {
  expect(doc.members(doc.request('createTask')).sort()).toEqual([...FIELDS].sort())
  expect(takes(doc, { prompt: 'A poster', anything: true })).toBe(true)
})
canonical.fact('tasks.list.path', (doc) => {
  expect(doc.operation('listTasks')).toMatchObject({ method: 'get', path: '/tasks', 'x-pagination': 'cursor' })
  for (const name of ['cursor', 'limit']) expect(doc.findParameter('listTasks', name)).toBeDefined()
  expect(doc.members(doc.at('listTasks.response.data[]'))).toEqual(expect.arrayContaining(['id', 'kind', 'links']))
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
field('remix.prompt', 'remixCanvas.request.prompt', 'string', (_, doc) => {
  expect(doc.at('remixCanvas.request').required).not.toContain('prompt')
})
field('remix.callback_url', 'remixCanvas.request.callback_url', 'string', (_, doc) => {
  expect(doc.at('remixCanvas.request').required).not.toContain('callback_url')
  expect(doc.operation('remixCanvas').callbacks).toBeDefined()
})
unknown('remix.body', (doc) => {
  expect(doc.at('remixCanvas.request').required).toEqual([])
  expect(doc.accepts(doc.request('remixCanvas'), { anything: 1 })).toBe(true)
  expect(doc.members(doc.responseBody('remixCanvas'))).toEqual([])
  expect([doc.response('remixCanvas', doc.success('remixCanvas'))['x-gap']].flat()).toContain('remix.body')
})

fact('tasks.create.field.canvas_id.exclusive', (doc) => {
  const [canvas_id, template_canvas_id] = [CANVAS_ID, CANVAS_ID]
  expect(takes(doc, { canvas_id })).toBe(true)
  expect(takes(doc, { template_canvas_id })).toBe(true)
  expect(takes(doc, { canvas_id, template_canvas_id })).toBe(false)
})
fact('tasks.create.field.template_canvas_id.exclusive_conversation', (doc) => {
  expect(takes(doc, { template_canvas_id: CANVAS_ID, conversation_id: 'c' })).toBe(false)
})
start('conversation_id', 'string', (_, doc) =>
  expect(takes(doc, { canvas_id: CANVAS_ID, conversation_id: 'c' })).toBe(true),
)
start('canvas_name', 'string', (schema) => {
  expect(schema).not.toHaveProperty('minLength')
  expect(schema).not.toHaveProperty('maxLength')
})
start('format', 'object', (_, doc) => expect(doc.types(doc.at(`${START}.format.category`))).toBe('string'))
unknown('tasks.create.field.format.members', (doc) => {
  expect(doc.members(doc.at(`${START}.format`))).toEqual(['category'])
  expect(takes(doc, { format: { anything: 1 } })).toBe(true)
})
unknown('tasks.create.field.format.category.values', (doc) =>
  expect(takes(doc, { format: { category: 'another' } })).toBe(true),
)
start('attachments', 'array', (_, doc) => {
  expect(doc.members(doc.at(`${START}.attachments[]`))).toEqual(['file_id', 'role'])
  expect(doc.types(doc.at(`${START}.attachments[].file_id`))).toBe('string')
})
unknown('tasks.create.field.attachments.role.values', (doc) => {
  expect(doc.accepts(doc.at(`${START}.attachments[].role`), 'another')).toBe(true)
  expect(doc.at(`${START}.attachments[].role`).examples).toEqual(['source'])
})
start('callback_url', 'string', ({ pattern }, doc) => {
  expect(pattern).toBe('^https://.+')
  expect(doc.operation('createTask').callbacks).toBeDefined()
})
