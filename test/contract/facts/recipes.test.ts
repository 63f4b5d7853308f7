import { expect } from 'vitest'
import { fact, unknown } from './fact.js'
import { words } from './places.js'
import { CANVAS_ID } from './shared.js'

type Body = Partial<Record<'prompt' | 'canvas_id' | 'template_canvas_id' | 'brand_kit_id', string>>

const requests = (doc: Parameters<Parameters<typeof fact>[1]>[0]) =>
  Object.values(doc.requestExamples('createTask')) as Body[]

fact('recipes.selection', (doc) => {
  const names = doc.members(doc.request('createTask'))
  for (const name of ['recipe', 'mode', 'kind', 'type']) expect(names).not.toContain(name)
})
fact('recipes.new_design', (doc) => {
  expect(requests(doc).filter((body) => !body.canvas_id && !body.template_canvas_id).length).toBeGreaterThan(0)
})
fact('recipes.edit_in_place.format', (doc) => {
  const body = { canvas_id: CANVAS_ID, format: { category: 'slides' } }
  expect(doc.accepts(doc.request('createTask'), body)).toBe(true)
})
fact('recipes.rebrand', (doc) => {
  const kits = requests(doc)
    .filter((body) => body.template_canvas_id)
    .map((body) => body.brand_kit_id)
  expect(new Set(kits).size).toBeGreaterThan(1)
})
fact('recipes.rebrand.prompt', (doc) => {
  const [rebrand] = Object.entries(doc.requestExamples('createTask')).filter(([name]) => /rebrand/.test(name))
  expect(rebrand?.[1]).toMatchObject({ prompt: expect.stringMatching(/rebrand.*visual/i) })
})
unknown('recipes.rebrand.prompt_conflict', (doc) =>
  expect(words(doc, 'createTask')).not.toMatch(/(always|whatever the prompt)[^.]*rebrand/i),
)
fact('recipes.skill.rule.1.both', (doc) => {
  const body = { template_canvas_id: CANVAS_ID, brand_kit_id: 'bk_1', skip_brand_kit: true }
  expect(doc.accepts(doc.request('createTask'), body)).toBe(true)
})
unknown('recipes.skill.rule.3.source_none', (doc) =>
  expect(words(doc, 'createTask')).not.toMatch(/source (canvas )?(has|without) no (brand )?kit/),
)
