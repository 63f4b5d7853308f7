import { expect } from 'vitest'
import { fact, field, unknown } from './fact.js'

const LAYER = 'LayerizeResult.layers[]'

type Task = { kind: string; status: string; result: { layers: Record<string, unknown>[]; warnings?: unknown[] } | null }

fact('layerize.result.layers', (doc) => {
  expect(doc.types(doc.at('layerizeAssets.response.result.layers'))).toBe('array')
  expect(doc.at('LayerizeResult').required).toContain('layers')
  const tasks = Object.values(doc.examples('getTask')) as Task[]
  const done = tasks.filter(({ kind, status }) => kind === 'layerize_assets' && status === 'succeeded')
  expect(done.length).toBeGreaterThan(0)
  for (const { result } of done) expect(result?.layers.length).toBeGreaterThan(0)
})
field('layerize.layer.file_id', `${LAYER}.file_id`, 'string', ({ pattern }) => expect(pattern).toMatch(/^\^file_/))

fact('layerize.text.link', (doc) => {
  for (const name of ['text', 'text_items'])
    expect(doc.find(`${LAYER}.${name}`) ?? doc.find(`LayerizeResult.${name}`), name).toBeDefined()
})
unknown('layerize.text.location', (doc) => {
  const required = [...doc.at(LAYER).required, ...doc.at('LayerizeResult').required]
  expect(required).not.toContain('text')
  expect(required).not.toContain('text_items')
})
unknown('layerize.text_items.names', (doc) => {
  expect(doc.members(doc.at('TextItem'))).toEqual([])
  expect(doc.accepts(doc.at('TextItem'), { anything: 1 })).toBe(true)
})
unknown('layerize.result.outcome.other_values', (doc) => {
  expect(doc.accepts(doc.at('LayerizeResult.outcome'), 'another')).toBe(true)
  expect(doc.at('LayerizeResult.outcome').examples).toEqual(['partial'])
})
unknown('layerize.result.warnings.form', (doc) => {
  expect(doc.at('LayerizeResult').required).not.toContain('warnings')
  for (const warnings of [['layers_combined'], [{ code: 'layers_combined' }], ['another']])
    expect(doc.accepts(doc.at('LayerizeResult.warnings'), warnings)).toBe(true)
})
