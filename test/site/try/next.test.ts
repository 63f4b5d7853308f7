/** Where a response leads. */
import { expect, test } from 'vitest'
import type { Json } from '../../../src/contract/json.js'
import { documentedExamples } from '../../../src/contract/responses.js'
import { createMock } from '../../../src/mock/index.js'
import { leadsOf, nextSteps, pollAfter, pollRequest } from '../../../src/site/try/browser/next.js'
import { firstDraft, requestToSend, shownOf } from '../../../src/site/try/browser/request.js'
import { formsOf } from '../../../src/site/try/forms.js'
import { contract } from '../../support/contract.js'
import { documents, operationsOf, VERSIONS } from '../../support/documents.js'
import { OLDEST } from '../../support/versions.js'

const forms = formsOf(documents[VERSIONS[0]], VERSIONS[0])

function steps(id: string, values: Record<string, string>, body: Json): [string, Record<string, string>][] {
  const form = forms.find(({ operationId }) => operationId === id)
  if (!form) throw new Error(`no form of ${id}`)
  return nextSteps(forms, form, values, body).map(({ operationId, values }) => [operationId, values])
}

const TASK = 'task_01JTS3C4DWA7N36096Q14DR9GP'
const CANVAS = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'

test('a task that succeeded leads to its canvas, and not to itself under another name', () => {
  const body = contract.example('getTask', 200, 'succeeded') as { id: string; result: { canvas_id: string } }
  const found = steps('getTask', { 'path.id': body.id }, body)
  expect(found).toContainEqual(['getTask', { 'path.id': body.id }])
  expect(found).toContainEqual(['getCanvas', { 'path.canvas_id': body.result.canvas_id }])
  const [first, again] = nextSteps(
    forms,
    forms.find(({ operationId }) => operationId === 'getTask') as never,
    { 'path.id': body.id },
    body,
  )
  expect([first?.label, again?.label]).toEqual(['Export a canvas', 'Send it again'])
})

test('only the same read says that it is sent again', () => {
  const again = (id: string, values: Record<string, string>, body: Json) => {
    const form = forms.find(({ operationId }) => operationId === id) ?? expect.unreachable()
    return nextSteps(forms, form, values, body).flatMap(({ operationId, label, values }) =>
      label === 'Send it again' ? [[operationId, values]] : [],
    )
  }
  const path = { 'path.canvas_id': CANVAS }
  expect(again('getCanvas', { ...path, 'query.x': '1' }, { id: CANVAS })).toEqual([['getCanvas', path]])
  expect(again('getCanvas', { 'path.canvas_id': 'another' }, { id: CANVAS })).toEqual([])
  expect(again('cancelTask', { 'path.id': TASK }, { id: TASK, links: { cancel: `/v1/tasks/${TASK}/cancel` } })).toEqual(
    [],
  )
  expect(again('listTasks', {}, { data: [], next_cursor: 'abc' })).toEqual([])
})

test.each(VERSIONS)(
  'in %s a task that succeeded leads to the export of its canvas next, and others do not',
  (version) => {
    const own = formsOf(documents[version], version)
    const form = own.find(({ operationId }) => operationId === 'getTask')
    const operation = operationsOf(version).find(({ operationId }) => operationId === 'getTask')
    const leading = documentedExamples(operation as never, 200).flatMap(({ name, value }) =>
      nextSteps(own, form as never, {}, value as Json)
        .filter(({ isNext }) => isNext)
        .map(({ operationId }) => [name, operationId]),
    )
    const done = ['succeeded', 'succeeded_slides', 'succeeded_template', 'succeeded_rebrand']
    expect(leading).toEqual(done.map((name) => [name, 'exportCanvas']))
  },
)

test('a 3D task is read at its own path, not at that of design tasks', () => {
  const body = contract.example('generate3d', 202, 'text_to_3d') as { id: string }
  expect(steps('generate3d', {}, body).map(([id]) => id)).not.toContain('getTask')
  expect(steps('generate3d', {}, body)[0]).toEqual(['getGenerate3dTask', { 'path.task_id': body.id }])
})

test('the next page keeps the size of the page', () => {
  expect(steps('listTasks', { 'query.limit': '2' }, { data: [], next_cursor: 'abc' })).toEqual([
    ['listTasks', { 'query.limit': '2', 'query.cursor': 'abc' }],
  ])
  expect(steps('listTasks', {}, { data: [], next_cursor: null })).toEqual([])
})

// Only 2026-04-12
test('pages by offset end where the total does', () => {
  const legacy = formsOf(documents[OLDEST], OLDEST)
  const list = legacy.find(({ operationId }) => operationId === 'listTasks')
  if (!list) throw new Error('no list')
  const next = (offset: number) =>
    nextSteps(legacy, list, {}, { tasks: [], limit: 2, offset, total: 5 }).map(({ values }) => values)
  expect(next(2)).toEqual([{ 'query.offset': '4' }])
  expect(next(4)).toEqual([])
})

test('only whole ids and known paths lead somewhere', () => {
  const texts = [`/v1/tasks/${TASK}/cancel`, `/v1/tasks/${TASK}/else`, 'task_', 'A poster about task_ and more', CANVAS]
  expect([...leadsOf(forms, texts)].map(([text, { operationId }]) => [text, operationId])).toEqual([
    [`/v1/tasks/${TASK}/cancel`, 'cancelTask'],
    [CANVAS, 'getCanvas'],
  ])
})

test('an id leads to the first path of the response that it is part of', () => {
  const body = { id: TASK, links: { self: `/v1/tasks/${TASK}`, cancel: `/v1/tasks/${TASK}/cancel` } }
  expect(leadsOf(forms, body).get(TASK)?.operationId).toBe('getTask')
})

/** How each job is polled, by the operation that starts it. */
const POLLS: Record<string, string> = {
  createTask: 'getTask',
  remixCanvas: 'getTask',
  layerizeAssets: 'getTask',
  exportCanvas: 'getCanvasExportStatus',
  generate3d: 'getGenerate3dTask',
  generateAudio: 'generateAudio',
}

/** The examples that start a job, where the first one does not. */
const QUEUED = ['managed_voice_queued', 'with_prompt']

test.each(VERSIONS)('in %s each job is polled: by its read, or by its idempotency key', async (version) => {
  const mock = await createMock()
  const own = formsOf(documents[version], version)
  const started = operationsOf(version).filter(({ operationId }) => operationId in POLLS)
  const polled = started.map(async ({ operationId, method }) => {
    const form = own.find((one) => one.operationId === operationId) ?? expect.unreachable()
    const draft = firstDraft(form)
    const example = form.body?.examples.find(({ name }) => QUEUED.includes(name))
    if (example) draft.body = JSON.stringify(example.value)
    const settings = { version, key: 'service_live_0123abcd' }
    const request = shownOf(form, draft, settings)
    const body = await (await mock.fetch(requestToSend(request, 'http://mock.test/v1'))).json()
    const step = pollRequest(own, { form, values: draft.values, sent: draft.body }, body)
    const read = own.find((one) => one.operationId === step?.operationId)
    await mock.moveClock(10_000)
    const again = shownOf(
      read ?? form,
      { ...draft, ...(read === form ? {} : { body: undefined }), values: step?.values ?? {} },
      settings,
    )
    const end = await (await mock.fetch(requestToSend(again, 'http://mock.test/v1'))).json()
    return [method, operationId, step?.operationId, pollAfter(end)]
  })
  const expected = started.map(({ operationId }) => ['POST', operationId, POLLS[operationId], undefined])
  expect(await Promise.all(polled)).toEqual(expected)
  expect(expected).toHaveLength(Object.keys(POLLS).length)
  await mock.close()
})

test('a list, an error and a job without a read or a key are not polled', () => {
  const form = (id: string) => forms.find(({ operationId }) => operationId === id) ?? expect.unreachable()
  const polled = (id: string, body: Json) => pollRequest(forms, { form: form(id), values: {}, sent: '{}' }, body)
  expect(polled('listTasks', { data: [], next_cursor: null })).toBeUndefined()
  expect(polled('createTask', { error: { message: 'Later.' }, retry_after_ms: 5 })).toBeUndefined()
  expect(polled('generateAudio', { id: TASK, status: 'queued' })).toBeUndefined()
})

test('the wait before a poll is in milliseconds in each version', () => {
  expect(pollAfter({ retry_after_ms: 3000 })).toBe(3000)
  expect(pollAfter({ retry_after_seconds: 3 })).toBe(3000)
  expect(pollAfter({ result: null })).toBe(1000)
  expect(pollAfter({ retry_after_ms: null })).toBeUndefined()
  expect(pollAfter([])).toBeUndefined()
})
