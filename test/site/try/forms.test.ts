/** What the page that sends requests knows of each operation, and the requests that it makes of it. */
import { expect, test } from 'vitest'
import { curlOf, firstDraft, requestOf, sentOf } from '../../../docs/site/try/browser/request.js'
import { idOf } from '../../../docs/site/try/form.js'
import { formsOf } from '../../../docs/site/try/forms.js'
import { createApp } from '../../../src/mock/app.js'
import { contract } from '../../support/contract.js'
import { documents, operationsOf, VERSIONS } from '../../support/documents.js'

const BASE = 'http://mock.test/v1'
const settings = { version: VERSIONS[0], key: 'service_live_0f' }
const forms = formsOf(documents[VERSIONS[0]], VERSIONS[0])

function form(id: string) {
  const found = forms.find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`no form of ${id}`)
  return found
}

for (const version of VERSIONS)
  test.each(operationsOf(version).map(({ operationId }) => operationId))(
    `${version} %s: what the form contains at first is accepted`,
    async (id) => {
      const own = formsOf(documents[version], version).find(({ operationId }) => operationId === id)
      if (!own) throw new Error(`no form of ${id}`)
      const app = createApp(contract)
      const sent = sentOf(own, firstDraft(own), { version, key: 'service_live_0f' })
      const response = await app.fetch(requestOf(sent, BASE, own.body?.file?.field))
      expect([id, response.status, response.ok || (await response.text())]).toEqual([id, response.status, true])
      app.close()
    },
  )

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
  const path = (id: string) => sentOf(get, { ...firstDraft(get), values: { 'path.id': id } }, settings).path
  expect(path('a/b c')).toBe('/tasks/a%2Fb%20c')
  expect(path('')).toBe('/tasks/{id}')
})

test('a request as curl: JSON in lines, other text as it is, a file as a form', () => {
  const create = form('createTask')
  const curl = (body: string) => curlOf(sentOf(create, { ...firstDraft(create), body }, settings), BASE)
  expect(curl('{"prompt":"A poster"}')).toContain(
    `-d '{ "prompt": "A poster" }'`.replaceAll('{ ', '{').replaceAll(' }', '}'),
  )
  expect(curl("{ it's broken")).toMatch(/-d '\{ it'\\''s broken'$/)
  const upload = form('uploadFile')
  expect(curlOf(sentOf(upload, firstDraft(upload), settings), BASE, upload.body?.file?.field)).toMatch(
    /-F 'file=@brief\.pdf;type=application\/pdf'/,
  )
})

test('the beginning of an id comes from the documented example', () => {
  expect(idOf(form('getTask'))).toEqual({ name: 'id', prefix: 'task_' })
  expect(idOf(form('getCanvas'))).toEqual({ name: 'canvas_id', prefix: 'cvs_' })
  expect(idOf(form('unpublishWebsite'))).toBeUndefined()
  expect(idOf(form('listTasks'))).toBeUndefined()
})
