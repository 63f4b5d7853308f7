/** What statements of several areas say of examples, which no form of a place can say. */
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.js'
import { layersOf } from '../../../src/contract/schemas.js'
import { type Doc, docs, examples, inside, isLegacy, operation, requests, responses } from './doc.js'
import { fact } from './fact.js'
import { nodeAt } from './places.js'

type Layers = { result: { layers: JsonObject[] } }

fact('canvases.pages.id_note', (doc) => {
  for (const body of Object.values(examples(doc, 'listCanvasPages'))) {
    const pages = body.pages as { id?: string }[]
    expect('id_note' in body).toBe(pages.some(({ id }) => id?.startsWith('p_')))
  }
})

fact('limits.plans.enum', (doc) => {
  const limits = [...doc.operations.values()].flatMap((one) => one.limits).map(({ limit }) => limit)
  const plans = limits.filter((limit) => typeof limit === 'object').map((limit) => Object.keys(limit).sort())
  expect(plans.length).toBeGreaterThan(0)
  for (const names of plans) expect(names).toEqual(['free', 'free_beta', 'paid', 'ultra'])
})

const layerized = (doc: Doc) =>
  Object.values(examples(doc, 'getTask')).filter(({ kind }) => kind === 'layerize_assets') as (JsonObject & Layers)[]

fact('media_layerize.output.size', (doc) => {
  const layers = layerized(doc).flatMap(({ result }) => result?.layers ?? [])
  expect(layers.length).toBeGreaterThan(0)
  for (const layer of layers) expect(layer).toMatchObject({ x: 0, y: 0 })
})
fact('media_layerize.output.only', (doc) => {
  for (const value of inside(layerized(doc))) if (typeof value === 'string') expect(value).not.toMatch(/\.(zip|psd)\b/)
})

fact('tasks.list.no_layerize', (doc) => {
  for (const value of inside(examples(doc, 'listTasks'))) expect(value).not.toMatchObject({ kind: 'layerize_assets' })
})
const canonical = docs.filter((doc) => !isLegacy(doc))
const started = (doc: Doc) =>
  Object.entries(requests(doc, 'createTask')).map(([name, body]) => ({
    body,
    input: examples(doc, 'createTask')[name]?.input as JsonObject,
  }))
const designs = (doc: Doc) =>
  Object.values(examples(doc, 'getTask')).filter(({ kind, result }) => kind === 'design' && result)

fact(
  'task.field.kind.open',
  (doc) => {
    expect(designs(doc).length).toBeGreaterThan(0)
    for (const task of designs(doc))
      for (const operationId of ['createTask', 'getTask']) {
        const found = operation(doc, operationId)
        const { content } = responses(found)[found.success] as { content: Record<string, { schema: JsonObject }> }
        const accepts = (kind: string) =>
          doc.accepts(content['application/json']?.schema ?? {}, { ...task, kind, result: { any: 1 } })
        expect(accepts('another_kind'), 'a result that another kind of task may have').toBe(true)
        expect(accepts('design'), 'a result that is no design').toBe(false)
      }
  },
  canonical,
)
fact(
  'task.field.input.prompt',
  (doc) => {
    for (const { body, input } of started(doc)) expect(input.prompt).toBe(body.prompt)
  },
  canonical,
)
fact(
  'task.field.input.source_canvas_id',
  (doc) => {
    const filled = started(doc).filter(({ body }) => body.template_canvas_id)
    expect(filled.length).toBeGreaterThan(0)
    for (const { body, input } of filled) {
      expect(input.source_canvas_id).toBe(body.template_canvas_id)
      expect(input).not.toHaveProperty('template_canvas_id')
    }
  },
  canonical,
)
for (const name of ['source_canvas_id', 'source_canvas_url'])
  fact(
    `task.result.${name}`,
    (doc) => {
      const both = designs(doc).map(({ input, result }) => [(input as JsonObject)[name], (result as JsonObject)[name]])
      expect(both.some(([input]) => input !== undefined)).toBe(true)
      for (const [input, result] of both) expect(result).toBe(input)
    },
    canonical,
  )

describe.each(docs.map((doc) => [doc.name, doc] as const))('%s', (_, doc) => {
  test('media_audio.field.voice: every mode has the same rule for the voice of a managed model', () => {
    const { then: others, else: speech } = nodeAt(doc, 'GenerateAudio') as Record<string, Branch>
    expect(others?.if).toBeDefined()
    const rules = [others, speech].map((branch) => [branch?.if, layersOf(doc.json, branch?.then)[0]])
    expect(rules[0]).toEqual(rules[1])
    expect([others?.then?.type, speech?.then?.type]).toEqual(['object', 'object'])
  })

  test('uploads.signed.expires_in_seconds: the examples of an upload URL state how long it is valid', () => {
    const { requestBody, responses: found } = operation(doc, 'createUploadUrl').node as Record<string, JsonObject>
    const summaries = [...JSON.stringify([requestBody, found?.['200']]).matchAll(/createUploadUrl\.\w+/g)].map(
      ([name]) => (doc.json.components as { examples: Record<string, JsonObject> }).examples[name] as JsonObject,
    )
    expect(summaries.length).toBeGreaterThan(1)
    for (const { summary, value } of summaries) {
      const seconds = (value as JsonObject).expires_in_seconds
      if (seconds) expect(summary).toMatch(new RegExp(`valid for ${Number(seconds) / 60} minutes$`))
    }
  })
})

type Branch = { if?: JsonObject; then?: JsonObject }
