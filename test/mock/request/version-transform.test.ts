/** What an older version changes in requests and responses, where rows of versions.yaml say so: a version after the newest is made up. */
import { expect, test } from 'vitest'
import { migrateExamples } from '../../../scripts/documents/migrate-examples.js'
import { requestValidators } from '../../../src/contract/compile.js'
import { type ContractFiles, contractOf } from '../../../src/contract/contract.js'
import type { JsonObject } from '../../../src/contract/json.js'
import type { Step } from '../../../src/contract/migration.js'
import type { Version } from '../../../src/contract/versions.js'
import { createMock } from '../../../src/mock/index.js'
import type { Call } from '../../../src/mock/request/handler.js'
import { versionTransforms } from '../../../src/mock/request/version-transform.js'
import { contract } from '../../support/contract.js'
import { newKey } from '../../support/requests.js'
import { NEWEST, OLDEST } from '../../support/versions.js'
import { send } from '../behaviour/client.js'

const NEXT = '2099-01-01'

/** The default lifetime of an upload URL there, in seconds. */
const LIFETIME = 1234

/** The newest document, in which a few things have other names. */
function nextDocument(): JsonObject {
  const text = JSON.stringify(contract.files.documents[NEWEST])
  return JSON.parse(text.replaceAll('"canvas_name"', '"title"').replaceAll('"name":"limit"', '"name":"size"'))
}

/** The newest document, in which the fields of a step have their new names, credits are gone, and an upload URL lasts longer. */
function renamedDocument(step: Step): JsonObject {
  const document = structuredClone(contract.files.documents[NEWEST]) as JsonObject
  const { schemas } = document.components as {
    schemas: Record<string, { properties: JsonObject; required?: string[] | undefined }>
  }
  for (const { schema, old, new: now } of step.fields) {
    const record = schemas[schema] ?? expect.unreachable()
    const { [old as string]: value = null, ...others } = record.properties
    record.properties = { ...others, [now]: value }
    record.required = record.required?.map((name) => (name === old ? now : name))
  }
  Object.assign(schemas.UploadUrlRequest?.properties.expires_in_seconds ?? {}, { default: LIFETIME })
  delete (document.paths as JsonObject)['/credits']
  migrateExamples(document, NEXT, [step])
  return document
}

const EMPTY = { task: [], fields: [], parameters: [], lists: [], pagination: [], removed: [], export: [], events: [] }
const { versions, migration } = contract.files.versions

const files = {
  ...contract.files,
  documents: { [NEXT]: nextDocument(), ...contract.files.documents },
  versions: {
    versions: [{ date: NEXT, role: 'canonical', sunset: null }, ...versions],
    migration: [
      {
        ...{ ...EMPTY, from: NEWEST, to: NEXT },
        fields: [
          { schema: 'TaskCreate', old: 'canvas_name', new: 'title' },
          { schema: 'CanvasListItem', old: 'name', new: 'label' },
        ],
        parameters: [{ old: 'limit', new: 'size' }],
        removed: [{ schema: 'CanvasListItem', field: 'color', value: 'red' }],
      },
      ...migration,
    ],
  },
} as unknown as ContractFiles

const made = contractOf(files, requestValidators)
const forms = (version: string) => versionTransforms(made, version as Version)
const call = (query: object, body?: object) => ({ query, body }) as Call

test('a request of any version reaches the handler with the newest names, and with the older ones', () => {
  for (const [version, name, size] of [
    [NEXT, 'title', 'size'],
    [NEWEST, 'canvas_name', 'limit'],
    [OLDEST, 'canvas_name', 'limit'],
  ]) {
    const request = (operationId: string, query: object, body?: object) =>
      forms(version as string)(operationId).request?.(call(query, body))
    expect(request('createTask', {}, { prompt: 'a', [name as string]: 'b' })).toEqual({
      query: {},
      body: { prompt: 'a', title: 'b', canvas_name: 'b' },
    })
    expect(request('listTasks', { [size as string]: 5, cursor: 'c' })?.query).toEqual({
      cursor: 'c',
      size: 5,
      limit: 5,
    })
    expect(request('listTasks', { cursor: 'c' })?.query).toEqual({ cursor: 'c' })
  }
})

test('a response goes through each step down to its version', () => {
  const page = { data: [{ id: 'a', label: 'b' }], next_cursor: null, returned: 1, has_more: false, limit: 20, total: 1 }
  const shown = (version: string) => forms(version)('listCanvases').response?.(page, call({ offset: 3 }))
  expect(shown(NEWEST)).toEqual({ ...page, data: [{ id: 'a', name: 'b', color: 'red' }] })
  // Only 2026-04-12
  expect(shown(OLDEST)).toEqual({
    canvases: [{ id: 'a', name: 'b', color: 'red' }],
    ...{ total: 1, offset: 3, limit: 20, has_more: false },
  })
})

test('a handler that still returns an older name works in each version', () => {
  const shown = (version: string) =>
    forms(version)('listCanvases').response?.({ data: [{ id: 'a', name: 'b' }] }, call({}))
  expect(shown(NEXT)).toEqual({ data: [{ id: 'a', label: 'b' }] })
  expect(shown(NEWEST)).toEqual({ data: [{ id: 'a', name: 'b', color: 'red' }] })
})

test('an operation without a migration row has no transform', () => {
  const unchanged = { request: undefined, response: undefined }
  expect(forms(NEXT)('getCredits')).toEqual(unchanged)
  expect(forms(NEWEST)('getCredits')).toEqual(unchanged)
  const steps = migration.map((step) => ({ ...step, fields: [], parameters: [] }))
  const plain = contractOf({ ...contract.files, versions: { versions, migration: steps } }, requestValidators)
  const all = [...plain.view(NEWEST).operations.keys()].map(versionTransforms(plain, NEWEST))
  expect(all.filter(({ request, response }) => request || response)).toEqual([])
})

const step = {
  ...{ ...EMPTY, from: NEWEST, to: NEXT },
  fields: [
    { schema: 'CanvasListItem', old: 'name', new: 'label' },
    { schema: 'TaskCreate', old: 'canvas_name', new: 'title' },
    { schema: 'TaskCreate', old: 'prompt', new: 'brief' },
    { schema: 'Layerize', old: 'image', new: 'picture' },
  ],
}
const renamedContract = contractOf(
  {
    ...files,
    documents: { ...contract.files.documents, [NEXT]: renamedDocument(step) },
    versions: { ...files.versions, migration: [step, ...migration] },
  } as unknown as ContractFiles,
  requestValidators,
)

test('after a rename each version works with its own names: of the documented canvases, their copies, and a new design', async () => {
  const mock = await createMock({ contract: renamedContract })
  const { data } = contract.example('listCanvases', 200, 'first_page') as { data: { id: string; name: string }[] }
  for (const version of [NEXT, NEWEST, OLDEST]) {
    const key = newKey()
    const call = async (path: string, body?: object) =>
      (await send(mock, path, { key, version: version as Version, ...(body && { method: 'POST', body }) })).body
    const shown = version === NEXT ? 'label' : 'name'
    const list = await call('/canvases?limit=100')
    const names = (list.data ?? list.canvases).map((item: Record<string, string>) => item[shown])
    expect(names.sort()).toEqual(data.map(({ name }) => name).sort())
    const found = await call('/canvases/search?q=launch')
    expect(found.canvases[0][shown]).toContain('launch')
    const copy = await call('/remix', { canvas_id: data[0]?.id })
    expect(Object.keys(copy)).toContain(shown)
    expect(Object.keys(copy)).not.toContain(version === NEXT ? 'name' : 'label')
    const [title, brief, picture] =
      version === NEXT ? ['title', 'brief', 'picture'] : ['canvas_name', 'prompt', 'image']
    const started = await call('/tasks', { [brief as string]: 'A poster', [title as string]: 'Named' })
    const layerized = await call('/media/layerize-assets', { [picture as string]: 'https://images.example.com/a.png' })
    await mock.moveClock(60_000)
    const [canvas] = (await call('/canvases/search?q=named')).canvases
    expect(canvas[shown]).toBe('Named')
    // What the contract has as open objects. The prompt of a task's input is the contract's own field.
    expect(await call(`/canvases/${canvas.id}`)).toEqual(canvas)
    expect(layerized.input).toMatchObject({ [picture as string]: 'https://images.example.com/a.png' })
    if (started.id) expect(started.input).toEqual({ prompt: 'A poster', [title as string]: 'Named' })
    else expect(started.task).toBe('A poster')
    // Events have the newest names in every version.
    const events = (await call('/events')).data.map((event: { data: { input: object } }) => event.data.input)
    expect(events).toContainEqual({ prompt: 'A poster', title: 'Named' })
    expect(events.filter((input: object) => 'canvas_name' in input)).toEqual([])
  }
  await mock.close()
})

test('a field of a body that is not sent has the default of the version', async () => {
  const mock = await createMock({ contract: renamedContract })
  const lifetime = async (version: string) =>
    (await send(mock, '/uploads/url', { version: version as Version, method: 'POST', body: {} })).body
      .expires_in_seconds
  const documented = (version: Version) =>
    contract.view(version).operations.get('createUploadUrl')?.body?.defaults?.expires_in_seconds
  expect(await Promise.all([NEXT, NEWEST, OLDEST].map(lifetime))).toEqual([
    LIFETIME,
    ...[NEWEST, OLDEST].map(documented),
  ])

  await mock.close()
})

test('an operation that the newest version lacks is handled in the versions that have it', async () => {
  const mock = await createMock({ contract: renamedContract })
  const read = (version: string) => send(mock, '/credits', { version: version as Version })
  expect(await read(NEWEST)).toMatchObject({ status: 200, body: { credits_remaining: 500 } })
  expect(await read(NEXT)).toMatchObject({ status: 404, body: { error: { type: 'not_found' } } })
  await mock.close()
})
