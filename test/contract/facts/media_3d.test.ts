import { expect } from 'vitest'
import { fact, field, unknown } from './fact.js'
import { inside } from './shared.js'

const INPUT = 'generate3d.request.input'
const KEY = 'generate3d.request.idempotency_key'

fact('media_3d.field.input.task_ref', (doc) => {
  const later = Object.values(doc.requestExamples('generate3d')).filter(
    (body) => (body as { operation: string }).operation !== 'text-to-3d',
  )
  expect(inside(later)).toContainEqual(expect.stringMatching(/^task_/))
})
unknown('media_3d.field.input.members', (doc) => expect(doc.members(doc.at(INPUT))).toEqual([]))
field('media_3d.field.idempotency_key', KEY, 'string', ({ minLength, maxLength }, doc) => {
  expect([minLength, maxLength]).toEqual([1, 200])
  expect(doc.operation('generate3d').parameters.filter(({ name }) => /idempotency/i.test(name))).toEqual([])
})
fact('media_3d.create.response', (doc) => {
  expect(doc.at('generate3d.response').required).toEqual(expect.arrayContaining(['poll_url', 'retry_after_ms']))
  for (const body of Object.values(doc.examples('generate3d'))) expect(body).toMatchObject({ status: 'queued' })
})
unknown('media_3d.create.envelope', (doc) => {
  for (const operationId of ['generate3d', 'getGenerate3dTask']) {
    const names = doc.members(doc.responseBody(operationId))
    for (const name of ['job_id', 'kind', 'links', 'credits']) expect(names, operationId).not.toContain(name)
    expect(doc.at(`${operationId}.response`).additionalProperties).toBe(true)
  }
})
fact('media_3d.get.outputs', (doc) => {
  const done = Object.values(doc.examples('getGenerate3dTask')) as { status: string; result?: object }[]
  for (const { status, result } of done) if (status === 'succeeded') expect(result).toHaveProperty('outputs')
})
unknown('media_3d.get.outputs.names', (doc) => {
  for (const outputs of [[{ a: 1 }], { model: 'https://a.example' }])
    expect(doc.accepts(doc.at('getGenerate3dTask.response.result.outputs'), outputs)).toBe(true)
})
unknown('media_3d.scope', (doc) => {
  expect(doc.operation('generate3d').security).toEqual([{ apiKey: ['media:generate'] }])
  expect(doc.operation('getGenerate3dTask').security).toEqual([{ apiKey: ['tasks:read'] }])
})
