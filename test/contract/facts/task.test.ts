import { expect } from 'vitest'
import type { Doc } from './document.js'
import { canonical, fact, inLegacy, newest, taskRows, unknown } from './fact.js'
import { words } from './places.js'

const { field } = canonical
const TASK = 'createTask.response'
const STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled', 'expired']

type Task = {
  kind: string
  status: string
  input: Record<string, unknown>
  result: Record<string, unknown> | null
}

const tasks = (doc: Doc) =>
  ['createTask', 'getTask', 'layerizeAssets'].flatMap(
    (operationId) => Object.values(doc.examples(operationId)) as Task[],
  )

const results = (doc: Doc) =>
  (Object.values(doc.examples('getTask')) as Task[]).filter(({ kind, result }) => kind === 'design' && result)

canonical.fact('task.shape.version', (doc) => {
  for (const operationId of ['createTask', 'getTask', 'listTasks'])
    inLegacy((old) =>
      expect(old.members(old.responseBody(operationId)), operationId).toContain(
        operationId === 'listTasks' ? 'jobs' : 'job_id',
      ),
    )
  expect(doc.members(doc.responseBody('createTask'))).toEqual(
    expect.arrayContaining(['id', 'input', 'result', 'links']),
  )
  expect(doc.find('createTask.response.job_id')).toBeUndefined()
  inLegacy((old) => expect(old.find('createTask.response.links')).toBeUndefined())
})

field('task.field.kind.open', 'Task.kind', 'string', (schema, doc) => {
  expect(doc.accepts(schema, 'another_kind')).toBe(true)
  expect(doc.accepts(doc.at(`${TASK}.kind`), 'another_kind')).toBe(true)
  const designs = (Object.values(doc.examples('getTask')) as Task[]).filter(
    ({ kind, result }) => kind === 'design' && result,
  )
  expect(designs.length).toBeGreaterThan(0)
  for (const task of designs)
    for (const operationId of ['createTask', 'getTask']) {
      const accepts = (kind: string) =>
        doc.accepts(doc.responseBody(operationId), { ...task, kind, result: { any: 1 } })
      expect(accepts('another_kind'), 'a result that another kind of task may have').toBe(true)
      expect(accepts('design'), 'a result that is no design').toBe(false)
    }
})
unknown('task.field.kind.other_values', (doc) => {
  for (const { kind } of tasks(doc)) if (kind !== undefined) expect(['design', 'layerize_assets']).toContain(kind)
})
field('task.field.input.prompt', `${TASK}.input.prompt`, 'string', (_, doc) => {
  for (const [name, body] of Object.entries(doc.requestExamples('createTask')))
    expect((doc.examples('createTask')[name] as Task).input.prompt).toBe((body as { prompt: string }).prompt)
})
canonical.fact('task.field.input.source_canvas_id', (doc) => {
  const templates = Object.entries(doc.requestExamples('createTask')).filter(
    ([, body]) => (body as Record<string, unknown>).template_canvas_id,
  )
  expect(templates.length).toBeGreaterThan(0)
  for (const [name, body] of templates) {
    const { input } = doc.examples('createTask')[name] as Task
    expect(input.source_canvas_id).toBe((body as Record<string, unknown>).template_canvas_id)
    expect(input).not.toHaveProperty('template_canvas_id')
  }
  expect(doc.find(`${TASK}.input.template_canvas_id`)).toBeUndefined()
})
field('task.field.input.source_canvas_url', `${TASK}.input.source_canvas_url`, 'string', (_, doc) =>
  expect(doc.at(`${TASK}.input`).required).not.toContain('source_canvas_url'),
)
unknown('task.field.input.normalization', (doc) => {
  expect(doc.at('Task.input').required).toEqual([])
  expect(doc.accepts(doc.at('Task.input'), { more: true })).toBe(true)
})
field('task.field.error.not_api_error', `${TASK}.error`, 'null|object', (schema, doc) =>
  expect(doc.members(schema)).toEqual(['message', 'retryable']),
)

for (const name of ['source_canvas_id', 'source_canvas_url'])
  field(`task.result.${name}`, `${TASK}.result.${name}`, 'string', (_, doc) => {
    expect(doc.at('DesignResult').required).not.toContain(name)
    const onBoth = results(doc).map(({ input, result }) => [input[name], result?.[name]])
    expect(onBoth.some(([input, result]) => input !== undefined && input === result)).toBe(true)
    for (const [input, result] of onBoth) expect(input).toBe(result)
  })
canonical.fact('task.result.theme_canvas_id.when_set', (doc) => {
  expect(results(doc).map(({ result }) => result?.theme_canvas_id)).toContainEqual(expect.stringMatching(/^cvs_/))
})
canonical.fact('task.result.theme_canvas_id.when_null', (doc) => {
  const templates = results(doc).filter(({ input }) => input.source_canvas_id)
  expect(templates.length).toBeGreaterThan(0)
  for (const { result } of templates) expect(result?.theme_canvas_id).toBeNull()
})

fact('task.nonterminal', () => {
  inLegacy(() => {
    const row = taskRows.find(({ old }) => old === 'is_terminal')
    expect(row?.derived?.status).toEqual(STATUSES.slice(2))
  })
})
fact('task.status.legacy_alias', () => {
  inLegacy((old) => {
    expect(old.at('createTask.response.status').enum).toContain('completed')
    expect(old.at('createTask.response.status').enum).not.toContain('succeeded')
  })
  expect(newest.at('createTask.response.status').enum).not.toContain('completed')
})

unknown('task.transitions', (doc) =>
  expect(words(doc, 'getTask', 'Task.status')).not.toMatch(/may follow|transitions? (to|from|between)/i),
)
unknown('task.states.others', (doc) => {
  for (const operationId of ['getCanvas', 'getCanvasExportStatus', 'exportCanvas', 'unpublishWebsite'])
    expect(
      doc.members(doc.responseBody(operationId)).filter((name) => /stat(e|us)/.test(name)),
      operationId,
    ).toEqual([])
})
