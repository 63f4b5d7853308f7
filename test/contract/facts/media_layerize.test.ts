import { expect } from 'vitest'
import { fact, field, unknown } from './fact.js'
import { words } from './places.js'
import { inside } from './shared.js'

const KEY = 'layerizeAssets.request.idempotency_key'

type Task = {
  kind: string
  status: string
  result: { layers: Record<string, number>[] } | null
  links: { self: string }
}

unknown('media_layerize.field.idempotency_key.inflight', (doc) => {
  expect(words(doc, 'layerizeAssets', KEY)).not.toMatch(/(same|identical) (request|retry)[^.,;]*409/)
})
field('media_layerize.field.callback_url', 'layerizeAssets.request.callback_url', 'string', (_, doc) => {
  expect(doc.operation('layerizeAssets').callbacks).toBeDefined()
})
fact('media_layerize.unknown_options', (doc) => {
  expect(doc.accepts(doc.request('layerizeAssets'), { image: 'file_1', another: true })).toBe(false)
  for (const { operationId, requestBody } of doc.operations)
    if (requestBody && operationId !== 'layerizeAssets')
      expect(doc.at(`${operationId}.request`).additionalProperties, operationId).not.toBe(false)
})
fact('media_layerize.response.kind', (doc) => {
  const tasks = Object.values(doc.examples('layerizeAssets'))
  expect(tasks.length).toBeGreaterThan(0)
  for (const task of tasks)
    expect(task).toMatchObject({
      kind: 'layerize_assets',
      id: expect.stringMatching(/^task_/),
      links: { self: expect.any(String) },
      retry_after_ms: expect.any(Number),
    })
})
field(
  'media_layerize.response.retry_after_ms',
  'layerizeAssets.response.retry_after_ms',
  'integer|null',
  (schema, doc) => {
    for (const task of Object.values(doc.examples('layerizeAssets')))
      expect(task).toMatchObject({ retry_after_ms: 3000 })
    expect(doc.accepts(schema, 5000)).toBe(true)
  },
)
fact('media_layerize.canonical_always', (doc) => {
  expect(doc.members(doc.responseBody('layerizeAssets'))).toContain('id')
  expect(doc.find('layerizeAssets.response.job_id')).toBeUndefined()
  for (const task of Object.values(doc.examples('getTask')) as Task[])
    if (task.kind === 'layerize_assets') expect(task).not.toHaveProperty('job_id')
})
fact('media_layerize.output.size', (doc) => {
  const layers = (Object.values(doc.examples('getTask')) as Task[])
    .filter(({ kind }) => kind === 'layerize_assets')
    .flatMap(({ result }) => result?.layers ?? [])
  expect(layers.length).toBeGreaterThan(0)
  for (const layer of layers) expect(layer).toMatchObject({ x: 0, y: 0 })
})
fact('media_layerize.output.only', (doc) => {
  const names = doc.members(doc.at('LayerizeResult'))
  expect(names).not.toContain('export')
  expect(names).not.toContain('canvas_id')
  const tasks = (Object.values(doc.examples('getTask')) as Task[]).filter(({ kind }) => kind === 'layerize_assets')
  for (const value of inside(tasks)) if (typeof value === 'string') expect(value).not.toMatch(/\.(zip|psd)\b/)
})
