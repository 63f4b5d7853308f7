import { expect } from 'vitest'
import { fact, field, says, unknown } from './fact.js'
import { inside } from './shared.js'
import { words } from './words.js'

const OPERATIONS =
  'text-to-3d image-to-3d multi-image-to-3d retexture remesh uv-unwrap convert rigging animations text-to-motion'.split(
    ' ',
  )
const INPUT = 'generate3d.request.input'
const KEY = 'generate3d.request.idempotency_key'

fact('media_3d.create.path', (doc) =>
  expect(doc.operation('generate3d')).toMatchObject({ method: 'post', path: '/media/generate-3d' }),
)
fact('media_3d.create.paid', (doc) => {
  expect(words(doc, 'generate3d')).toMatch(/Needs a paid plan, and is metered/)
  expect(doc.statuses('generate3d')).toEqual(expect.arrayContaining(['402', '403']))
})
field('media_3d.field.operation', 'generate3d.request.operation', 'string', (schema) =>
  expect(schema.enum).toEqual(OPERATIONS),
)
field('media_3d.field.input', INPUT, 'object', (schema, doc) => {
  expect(doc.accepts(schema, { anything: [1] })).toBe(true)
  expect(words(doc, INPUT)).toMatch(/What the provider takes as the body of this operation/)
})
says('media_3d.field.input.assets', INPUT, /Images and models are https addresses or data URIs/)
fact('media_3d.field.input.task_ref', (doc) => {
  expect(words(doc, INPUT)).toMatch(/a field that names an earlier task takes the `task_` id of that task/)
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
  expect(doc.at('generate3d.answer').required).toEqual(expect.arrayContaining(['poll_url', 'retry_after_ms']))
  for (const body of Object.values(doc.examples('generate3d'))) expect(body).toMatchObject({ status: 'queued' })
})
unknown('media_3d.create.envelope', (doc) => {
  for (const operationId of ['generate3d', 'getGenerate3dTask']) {
    const names = doc.members(doc.answer(operationId))
    for (const name of ['job_id', 'kind', 'links', 'credits']) expect(names, operationId).not.toContain(name)
    expect(doc.at(`${operationId}.answer`).additionalProperties).toBe(true)
  }
})
says('media_3d.poll.interval', 'getGenerate3dTask', /Poll about every `retry_after_ms`/)
fact('media_3d.get.path', (doc) =>
  expect(doc.operation('getGenerate3dTask')).toMatchObject({ method: 'get', path: '/media/generate-3d/{task_id}' }),
)
fact('media_3d.get.outputs', (doc) => {
  expect(words(doc, 'getGenerate3dTask.answer.result.outputs')).toMatch(
    /When the task succeeded: for each asset the name of its field and a signed address/,
  )
  const done = Object.values(doc.examples('getGenerate3dTask')) as { status: string; result?: object }[]
  for (const { status, result } of done) if (status === 'succeeded') expect(result).toHaveProperty('outputs')
})
unknown('media_3d.get.outputs.names', (doc) => {
  for (const outputs of [[{ a: 1 }], { model: 'https://a.example' }])
    expect(doc.accepts(doc.at('getGenerate3dTask.answer.result.outputs'), outputs)).toBe(true)
})
says('media_3d.get.outputs.life', 'getGenerate3dTask.answer.result.outputs', /provider keeps for three days/)
says(
  'media_3d.billing.on_poll',
  'getGenerate3dTask',
  /nothing is charged until a poll finds the task finished, and then the provider's credits are billed at cost/,
)
says('media_3d.billing.failed', 'getGenerate3dTask', /A failed task is never charged/)
fact('media_3d.visibility', (doc) => {
  expect(words(doc, 'getGenerate3dTask')).toMatch(
    /Only the workspace that started the task sees it; for all others it answers 404/,
  )
  expect(doc.statuses('getGenerate3dTask')).toContain('404')
})
unknown('media_3d.scope', (doc) => {
  for (const operationId of ['generate3d', 'getGenerate3dTask'])
    expect(doc.operation(operationId).security).toEqual([{ apiKey: [] }])
})
