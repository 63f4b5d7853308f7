/** What the page that sends requests knows of each operation, and the requests that it makes of it. */
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../src/mock/app.js'
import { LANGUAGES } from '../../../src/site/samples/languages.js'
import { SAMPLE_KEY } from '../../../src/site/samples/request.js'
import { samplesOf } from '../../../src/site/samples/samples.js'
import { codeOf, type Draft, firstDraft, keyOf, requestToSend, shownOf } from '../../../src/site/try/browser/request.js'
import { pathIdOf } from '../../../src/site/try/form.js'
import { formsOf } from '../../../src/site/try/forms.js'
import { API_BASE } from '../../../src/site/urls.js'
import { contract } from '../../support/contract.js'
import { documents, operationsOf, VERSIONS } from '../../support/documents.js'

const BASE = 'http://mock.test/v1'
const settings = { version: VERSIONS[0], key: 'service_live_0f' }
const forms = formsOf(documents[VERSIONS[0]], VERSIONS[0])

function form(id: string, among = forms) {
  const found = among.find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`There is no form of ${id}.`)
  return found
}

describe.each(VERSIONS)('version %s', (version) => {
  const own = formsOf(documents[version], version)

  test.each(operationsOf(version).map(({ operationId }) => operationId))(
    'the mock accepts what the form of %s contains at first',
    async (id) => {
      const first = form(id, own)
      const app = createApp(contract)
      const shown = shownOf(first, firstDraft(first), { version, key: 'service_live_0f' })
      const response = await app.fetch(requestToSend(shown, BASE, first.body?.file?.field))
      expect([response.status, response.ok || (await response.text())]).toEqual([response.status, true])
      app.close()
    },
  )
})

test('the operations whose end can be chosen are those that start work', () => {
  expect(forms.filter(({ starts }) => starts).map(({ operationId }) => operationId)).toEqual([
    'exportCanvas',
    'createTask',
    'remixCanvas',
    'generate3d',
    'layerizeAssets',
  ])
})

test('a note is one sentence without marks of gaps', () => {
  const notes = forms.flatMap(({ fields }) => fields.map(({ note }) => note))
  expect(notes.length).toBeGreaterThan(20)
  for (const note of notes) expect(note).toMatch(/^[A-Z][^\n>]*\.$/)
})

test('a path parameter is encoded, and stays in braces while it is empty', () => {
  const get = form('getTask')
  const path = (id: string) => shownOf(get, { ...firstDraft(get), values: { 'path.id': id } }, settings).path
  expect(path('a/b c')).toBe('/tasks/a%2Fb%20c')
  expect(path('')).toBe('/tasks/{id}')
})

const codes = (id: string, draft: Partial<Draft> = {}, headers: [string, string][] = []) => {
  const whole = { ...firstDraft(form(id)), ...draft }
  const shown = shownOf(form(id), { ...whole, headers }, { ...settings, key: SAMPLE_KEY })
  return LANGUAGES.map((language) => codeOf(language, form(id), whole, shown, API_BASE))
}

test.each(forms.map(({ operationId }) => operationId))(
  'the code of %s is the sample of its page in every language',
  (id) => {
    const [samples = []] = samplesOf(documents[VERSIONS[0]], VERSIONS[0])[id] ?? []
    // A sample has the documented examples of a query too, which the form only suggests.
    const shown = form(id).fields.filter(
      ({ in: place, name, example }) => place !== 'header' && name !== 'cursor' && example,
    )
    const values = Object.fromEntries(shown.map((field) => [keyOf(field), field.example ?? '']))
    expect(codes(id, { values })).toEqual(samples.map(({ source }) => source))
  },
)

test('code follows the parameters, the body, the file and the headers of the form in every language', () => {
  expect(LANGUAGES).toHaveLength(6)
  for (const code of codes('createTask', { body: '{"prompt":"Another poster"}' }, [[' Prefer ', 'outcome=failed']])) {
    expect(code).toContain('Another poster')
    expect(code).toMatch(/Prefer[^\n]+outcome=failed/)
  }
  const [field] = form('getTask').fields.filter((one) => one.in === 'path')
  for (const code of codes('getTask', { values: { [`path.${field?.name}`]: 'task_A' } }))
    expect(code).toContain('task_A')
  for (const code of codes('listTasks', { values: { 'query.limit': '7' } }))
    expect(code).toMatch(/limit(?:=7|: 7|": 7)/)
  const file = new File(['x'], 'a plan.txt', { type: 'text/plain' })
  for (const code of codes('uploadFile', { file })) expect(code).toContain('a plan.txt')
})

test('a body that is not well-formed JSON is code of curl alone', () => {
  const [curl, ...others] = codes('createTask', { body: "{ it's broken" })
  expect(curl).toMatch(/-d '\{ it'\\''s broken'$/)
  for (const code of others) expect(code).toMatch(/^Correct the body first/)
})

test('the beginning of an id comes from the documented example', () => {
  expect(pathIdOf(form('getTask'))).toEqual({ name: 'id', prefix: 'task_' })
  expect(pathIdOf(form('getCanvas'))).toEqual({ name: 'canvas_id', prefix: 'cvs_' })
  expect(pathIdOf(form('unpublishWebsite'))).toBeUndefined()
  expect(pathIdOf(form('listTasks'))).toBeUndefined()
})
