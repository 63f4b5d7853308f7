import { expect } from 'vitest'
import { fact, says, unknown } from './fact.js'
import { CANVAS_ID } from './shared.js'
import { words } from './words.js'

type Body = Partial<Record<'prompt' | 'canvas_id' | 'template_canvas_id' | 'brand_kit_id', string>>

const requests = (doc: Parameters<Parameters<typeof fact>[1]>[0]) =>
  Object.values(doc.requestExamples('createTask')) as Body[]

const told = (id: string, ...patterns: RegExp[]) => says(`recipes.${id}`, 'createTask', ...patterns)

fact('recipes.selection', (doc) => {
  const names = doc.members(doc.request('createTask'))
  for (const name of ['recipe', 'mode', 'kind', 'type']) expect(names).not.toContain(name)
  expect(words(doc, 'createTask')).toMatch(/depends on the source field that is set/)
})
fact('recipes.new_design', (doc) => {
  expect(requests(doc).filter((body) => !body.canvas_id && !body.template_canvas_id).length).toBeGreaterThan(0)
  expect(words(doc, 'createTask')).toMatch(/neither `canvas_id` nor `template_canvas_id` \| A new canvas in the team/)
})
told(
  'new_design.no_format',
  /Without `format` it is a generic `other` canvas of 1080 (by|x) 1080, made with no format skill/,
)
told('edit_in_place', /Edit in place \| `canvas_id` \| The agent changes that canvas/)
fact('recipes.edit_in_place.format', (doc) => {
  expect(words(doc, 'createTask')).toMatch(/`format` neither resizes nor reclassifies it, but still steers the agent/)
  const body = { canvas_id: CANVAS_ID, format: { category: 'slides' } }
  expect(doc.accepts(doc.request('createTask'), body)).toBe(true)
})
told('fill_template', /Fill a template \| `template_canvas_id` \| A copy is edited; the original stays as it is/)
fact('recipes.rebrand', (doc) => {
  expect(words(doc, 'createTask')).toMatch(
    /`template_canvas_id`, and a `brand_kit_id` that is not the source's \| A copy is rebranded/,
  )
  const kits = requests(doc)
    .filter((body) => body.template_canvas_id)
    .map((body) => body.brand_kit_id)
  expect(new Set(kits).size).toBeGreaterThan(1)
})
fact('recipes.rebrand.prompt', (doc) => {
  expect(words(doc, 'createTask')).toMatch(
    /The prompt has to ask for a visual rebrand in so many words, or only copy changes/,
  )
  const [rebrand] = Object.entries(doc.requestExamples('createTask')).filter(([name]) => /rebrand/.test(name))
  expect(rebrand?.[1]).toMatchObject({ prompt: expect.stringMatching(/rebrand.*visual/i) })
})
unknown('recipes.rebrand.prompt_conflict', (doc) =>
  expect(words(doc, 'createTask')).not.toMatch(/(always|whatever the prompt)[^.]*rebrand/i),
)
told('skill.scope', /For a template the brand kit in effect is found in this order/)
told(
  'skill.rule.1',
  /none if `skip_brand_kit` is true; else `brand_kit_id`; else the default kit of the team, if one is set; else none/,
)
fact('recipes.skill.rule.1.both', (doc) => {
  const body = { template_canvas_id: CANVAS_ID, brand_kit_id: 'bk_1', skip_brand_kit: true }
  expect(doc.accepts(doc.request('createTask'), body)).toBe(true)
})
told(
  'skill.rule.2',
  /If it equals the kit of the source canvas, the content-only remix skill runs: layout, colors, fonts and imagery stay, copy and data change/,
)
told(
  'skill.rule.3',
  /If it differs, or there is none, the full rebrand skill runs: colors, fonts, logos, imagery and copy adapt, the structural layout stays/,
)
unknown('recipes.skill.rule.3.source_none', (doc) =>
  expect(words(doc, 'createTask')).not.toMatch(/source (canvas )?(has|without) no (brand )?kit/),
)
told(
  'skill.rule.4',
  /Leaving `brand_kit_id` out means the team's default kit, not the source's: pass the source's own kit to be sure of a content-only remix/,
)
