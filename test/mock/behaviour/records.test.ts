/** The records that a test adds to a workspace: their fields, what is completed, and what is rejected. */
import { expect, test } from 'vitest'
import { createMock, type Mock, type MockOptions } from '../../../src/mock/index.js'
import type { RecordType } from '../../../src/mock/resources/records.js'
import { clientOf } from '../../support/client.js'
import { VERSIONS } from '../../support/documents.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'
import { NEWEST, OLDEST } from '../../support/versions.js'

const mock = await sharedMock({ seed: 7 })
const me = clientOf(mock)
const { key } = me

/** The same client of another mock. */
const at = (other: Mock) => clientOf(other, NEWEST, { key })

const CANVAS = 'cvs_01JTM9S346Q3D25VT4F5V37E3B'

/** Where each type of record is listed. */
const LISTS: Partial<Record<RecordType, string>> = {
  canvas: '/canvases',
  task: '/tasks',
  brand_kit: '/brand-kits',
  organization: '/organizations',
  event: '/events',
  delivery: '/webhook_deliveries',
}
// biome-ignore format: a list of names.
const TYPES: RecordType[] = [
  'canvas', 'task', 'layerize_task', 'brand_kit', 'organization', 'file', 'folder', 'event', 'model', 'delivery', 'voice',
]

test('an empty mock lists nothing, and then what is added', async () => {
  const from = await createMock({ empty: true })
  for (const [type, path] of Object.entries(LISTS)) {
    expect((await at(from).call(`GET ${path}`)).body.data, path).toEqual([])
    const { id } = from.workspace(key).add(type as RecordType) as { id: string }
    expect((await at(from).call(`GET ${path}`)).body.data, path).toMatchObject([{ id }])
    from.workspace(key).clear()
  }
})

test('a canvas of last year keeps its fields and gets the others', async () => {
  const created_at = '2025-03-01T09:00:00Z'
  const canvas = mock.workspace(key).add('canvas', { name: 'Poster', created_at })
  expect(canvas).toMatchObject({ name: 'Poster', created_at, updated_at: created_at, visibility: 'team' })
  expect((await me.call(`GET /canvases/${canvas.id}`)).body).toMatchObject(canvas)
  expect((await me.call(`GET /canvases/${canvas.id}/pages`)).body.pages).toHaveLength(1)
})

test('40 running tasks run until they are canceled', async () => {
  const tasks = mock.workspace(key).add('task', { status: 'running' }, 40)
  expect(tasks).toHaveLength(40)
  await mock.moveClock(3_600_000)
  const { body } = await me.call(`GET /tasks/${tasks[39]?.id}`)
  expect(body).toMatchObject({ status: 'running', completed_at: null, result: null, attempt: 1 })
  expect((await me.call(`POST /tasks/${body.id}/cancel`)).status).toBe(202)
  await mock.moveClock(1000)
  expect((await me.call(`GET /tasks/${body.id}`)).body.status).toBe('canceled')
})

test('a design that is canceled has an event, and a layerize task without a callback has none', async () => {
  const from = await createMock({ empty: true })
  const { id } = from.workspace(key).add('task', { status: 'running' })
  const layerize = from.workspace(key).add('layerize_task', { status: 'running' })
  from.workspace(key).add('layerize_task')
  for (const task of [id, layerize.id]) await at(from).call(`POST /tasks/${task}/cancel`)
  await from.moveClock(1000)
  expect((await at(from).call('GET /events')).body.data).toMatchObject([{ type: 'task.canceled', data: { id } }])
})

test.each(['failed', 'canceled', 'expired', 'queued'] as const)(
  'a %s task has the fields of its status',
  async (status) => {
    const { id } = mock.workspace(key).add('task', { status })
    const { body } = await me.call(`GET /tasks/${id}`)
    const hasEnded = status !== 'queued'
    expect(body).toMatchObject({ status, result: null, error: status === 'failed' ? { retryable: true } : null })
    expect([body.completed_at !== null, body.links.cancel === null]).toEqual([hasEnded, hasEnded])
    // Only 2026-04-12
    expect((await me.call(`GET /tasks/${id}`, { version: OLDEST })).body).toMatchObject({ job_id: id, status })
  },
)

test('running tasks count against the limit on concurrent tasks, until they are canceled', async () => {
  mock.defineKey({ key, plan: 'free' })
  mock.setLimits(true)
  const start = () => me.call('POST /tasks', { body: { prompt: 'x' } })
  const [running] = mock.workspace(key).add('task', { status: 'running' }, 2)
  mock.workspace(key).add('task', { status: 'queued' })
  mock.workspace(key).add('task', { status: 'failed' })
  mock.workspace(key).add('layerize_task', { status: 'running' })
  const message = expect.stringContaining('3 design tasks are queued or running')
  expect(await start()).toMatchObject({ status: 429, body: { error: { message } } })
  await me.call(`POST /tasks/${running?.id}/cancel`)
  await mock.moveClock(1000)
  expect((await start()).status).toBe(202)
  expect((await start()).status).toBe(429)
})

test.each(['task.succeeded', 'task.failed', 'task.canceled', 'export.succeeded', 'export.failed'] as const)(
  'an event of the type %s tells of something that exists',
  async (type) => {
    const created = '2026-03-01T09:00:00Z'
    const event = mock.workspace(key).add('event', { type, created })
    const { data } = (await me.call('GET /events?limit=100')).body
    expect(data).toContainEqual(event)
    expect(event).toMatchObject({ type, created, data: { status: type.split('.')[1] } })
    const { id, result } = event.data as { id: string; result: { canvas_id: string } | null }
    if (type.startsWith('task')) expect((await me.call(`GET /tasks/${id}`)).body).toEqual(event.data)
    if (result) expect((await me.call(`GET /canvases/${result.canvas_id}`)).status).toBe(200)
    expect(result !== null).toBe(type.endsWith('succeeded'))
  },
)

test.each([
  ['delivered', 200, 1],
  ['failed', 500, 3],
  ['pending', null, 0],
] as const)('a %s delivery has the fields of its status, and an event', async (status, status_code, attempts) => {
  let sent: Request | undefined
  const receiveWebhook = (request: Request) => {
    sent = request.clone()
    return new Response()
  }
  const from = await createMock({ receiveWebhook })
  const workspace = from.workspace(key)
  const created_at = '2026-10-01T09:00:00Z'
  const delivery = workspace.add('delivery', { status, event_type: 'export.failed', created_at })
  expect(delivery).toMatchObject({ status, status_code, attempts, created_at })
  expect((await at(from).call('GET /webhook_deliveries?limit=100')).body.data).toContainEqual(delivery)
  const { data } = (await at(from).call('GET /events?limit=100')).body
  const [event] = data.filter(({ id }: { id: string }) => id === delivery.event_id)
  expect(event).toMatchObject({ type: 'export.failed', created: created_at })
  await at(from).call(`POST /webhook_deliveries/${delivery.id}/redeliver`)
  await from.deliveriesDone()
  expect(await sent?.json()).toEqual(event)
  expect(workspace.add('delivery', { event_id: event.id }).event_type).toBe('export.failed')
})

test('every type of record can be added and used', async () => {
  const workspace = mock.workspace(key)
  const kit = workspace.add('brand_kit', { name: 'Spring' })
  expect((await me.call('GET /brand-kits?limit=100')).body.data).toContainEqual(kit)
  mock.defineKey({ key, defaultBrandKit: kit.id })
  const file = workspace.add('file', { filename: 'a.mp3', mime_type: 'audio/mpeg' })
  const voice = workspace.add('voice', { name: 'Mine' })
  const { id: folder } = workspace.add('folder', { name: 'Plans' })
  expect((await me.call('GET /voices')).body.voices).toContainEqual(voice)
  const model = workspace.add('model', { id: 'elevenlabs-native-ours' })
  expect((await me.call('GET /media/models')).body.models).toContainEqual(model)
  expect((await me.call('GET /voices/capabilities')).body.models).toContainEqual(
    expect.objectContaining({ id: model.id }),
  )
  const speech = { model: model.id, mode: 'text_to_speech', prompt: 'Hi', voice: voice.id }
  expect((await me.call('POST /media/generate-audio', { body: speech })).status).toBe(200)
  const attachments = [{ file_id: file.id }]
  expect((await me.call('POST /tasks', { body: { prompt: 'x', attachments } })).status).toBe(202)
  expect((await me.call(`PATCH /drive/items/${folder}`, { body: { name: 'New' } })).status).toBe(200)
  const { id } = workspace.add('layerize_task')
  const result = { layers: [{}, {}, {}] }
  expect((await me.call(`GET /tasks/${id}`)).body).toMatchObject({ kind: 'layerize_assets', result })
  const fields = { name: 'Ours', created_at: '2025-03-01T09:00:00Z', seats: 5 }
  const organization = workspace.add('organization', fields)
  expect(organization).toEqual({ id: expect.stringMatching(/^org_/), ...fields })
  expect((await me.call('GET /organizations')).body.data).toContainEqual(organization)
  expect(() => workspace.add('canvas', { id: 'cvs_01JTM9S346Q3D25VT4F5V37E3A' }, 2)).toThrow('An id is of one record')
})

const STATUSES = '`queued`, `running`, `succeeded`, `failed`, `canceled` or `expired`'
// biome-ignore format: a table has one row a line.
const wrong: [type: string, fields: object, message: string][] = [
  ['canvas', { nmae: 'x' }, 'canvas: `nmae` is not a known field. Did you mean `name`?'],
  ['canvas', { name: 1 }, 'canvas: `name` must be a string.'],
  ['canvas', { name: 1, nmae: 1 }, 'canvas: `nmae` is not a known field. Did you mean `name`? `name` must be a string.'],
  ['canvas', { id: 'x' }, 'canvas: `id` must be a `cvs_` id with 26 characters.'],
  ['canvas', { id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S' }, '`id` cvs_01JTM9S346Q3D25VT4F5V37E3S is in use.'],
  ['layerize_task', { id: 'task_01JTS3C4DWA7N36096Q14DR9GP' }, '`id` task_01JTS3C4DWA7N36096Q14DR9GP is in use.'],
  ['task', { status: 'done' }, `task: \`status\` must be ${STATUSES}.`],
  ['task', { result: { canvas_idd: 'x' } }, 'task: `result.canvas_idd` is not a known field. Did you mean `canvas_id`?'],
  ['layerize_task', { result: { layers: [{ knid: 'text' }] } }, '`result.layers.0.knid` is not a known field. Did'],
  ['event', { data: { a: 1 } }, 'event: `data.a` is not a known field.'],
  ['canvas', null as never, 'canvas: `fields` must be an object.'],
  ['task', { status: 'running', completed_at: '2026-01-01T00:00:00Z' }, 'task: `completed_at` must be null in a task with the status `running`. Omit it, or change the status.'],
  ['layerize_task', { completed_at: null }, '`completed_at` must not be null in a task with the status `succeeded`.'],
  ['task', { status: 'queued', started_at: '2026-01-01T00:00:00Z' }, 'task: `started_at` must be null in a task'],
  ['task', { status: 'running', started_at: null }, 'task: `started_at` must not be null in a task with the status'],
  ['task', { created_at: '2026-01-02T00:00:00Z', completed_at: '2026-01-01T00:00:00Z' }, 'task: `completed_at` must not be before `created_at`.'],
  ['canvas', { created_at: '2026-01-01T00:30:00+01:00', updated_at: '2025-12-31T23:00:00Z' }, 'canvas: `updated_at` must not be before `created_at`.'],
  ['event', { data: { completed_at: null } }, 'event: `data.completed_at` must not be null in a task'],
  ['canvas', { created_at: '2016-12-31T23:59:60Z' }, 'canvas: `created_at` must be a date and time, such as'],
  ['event', { type: 'task.failed', data: { status: 'succeeded' } }, 'event: `data.status` must be `failed` in an event of the type `task.failed`.'],
  ['event', { created: '2026-01-01T00:00:00Z', data: { completed_at: '2026-01-02T00:00:00Z' } }, 'event: `created` must not be before `data.completed_at`.'],
  ['brand_kit', { created_at: 'May' }, 'brand_kit: `created_at` must be a date and time, such as'],
  ['folder', { parent: 'folder_none' }, 'There is no folder folder_none. Add it first.'],
  ['delivery', { event_id: 'evt_none' }, 'There is no event evt_none. Add it first.'],
  ['event', { id: 'x' }, 'event: `id` must be an `evt_` id.'],
  ['canvs', {}, `\`type\` must be \`${TYPES.slice(0, -1).join('`, `')}\` or \`voice\`.`],
]

test.each(wrong)('a %s with %j results in an error, in code and over HTTP', async (type, fields, message) => {
  const before = (await me.call('GET /canvases')).body
  expect(() => mock.workspace(key).add(type as 'canvas', fields)).toThrow(message)
  const response = await me.call(`POST /_mock/workspaces/${key}/records`, { body: { type, fields } })
  expect([response.status, response.body.error.message]).toEqual([400, expect.stringContaining(message)])
  // Once, not once for each schema that it violates.
  expect(response.body.error.message.split(message)).toHaveLength(2)
  expect((await me.call('GET /canvases')).body).toEqual(before)
})

test('a delivery of another type than its event results in an error', () => {
  const workspace = mock.workspace(key)
  const { id } = workspace.add('event', { type: 'task.failed' })
  const add = (event_type: 'task.failed' | 'task.succeeded') =>
    workspace.add('delivery', { event_id: id, event_type }).event_type
  expect(() => add('task.succeeded')).toThrow(`\`event_type\` must be \`task.failed\`, the type of the event ${id}`)
  expect(add('task.failed')).toBe('task.failed')
})

test.each(TYPES)('a %s that was read can be added again as it is', (type) => {
  const workspace = mock.workspace(key)
  const record = workspace.add(type)
  workspace.clear()
  if ('event_id' in record) workspace.add('event', { id: String(record.event_id) })
  expect(workspace.add(type, { ...record })).toEqual(record)
})

test('an input may have any fields', () => {
  const input = { prompt: 'x', format: { categry: 'slides' }, canvas_id: 'none', created: 'May 2025' }
  expect(mock.workspace(key).add('task', { input }).input).toEqual(input)
})

test('nested objects are completed, and what they refer to exists', async () => {
  const workspace = mock.workspace(key)
  const canvas_id = 'cvs_01JTM9S346Q3D25VT4F5V37E3A'
  const task = workspace.add('task', { result: { canvas_id: CANVAS }, input: { canvas_name: 'Flyer' } })
  const { body: canvas } = await me.call(`GET /canvases/${CANVAS}`)
  expect(canvas).toMatchObject({ name: 'Flyer', url: task.result?.canvas_url })
  const [event] = (await me.call('GET /events')).body.data
  expect(event).toMatchObject({ type: 'task.succeeded', data: { id: task.id } })
  const failed = workspace.add('task', { status: 'failed', result: { canvas_id }, error: { message: 'No.' } })
  expect(failed).toMatchObject({ error: { message: 'No.', retryable: true }, result: { theme_canvas_id: null } })
  expect((await me.call(`GET /canvases/${canvas_id}`)).status).toBe(200)
  const running = workspace.add('task', { status: 'running', progress: { percent: 40 } })
  expect(running.progress).toEqual({ percent: 40, step: 'working' })
  const { result } = workspace.add('layerize_task', { result: { layers: [{ file_id: 'file_mine', kind: 'text' }] } })
  expect(result?.layers).toMatchObject([{ file_id: 'file_mine', kind: 'text', z_index: 0, width: 1200 }])
  const prompt = { prompt: 'x', attachments: [{ file_id: 'file_mine' }] }
  expect((await me.call('POST /tasks', { body: prompt })).status).toBe(202)
})

test('omitted times follow those that are given, and all are in UTC', () => {
  const workspace = mock.workspace(key)
  const [time, utc] = ['2025-03-01T09:00:00+02:00', '2025-03-01T07:00:00.000Z']
  const task = workspace.add('task', { completed_at: time })
  expect(task).toMatchObject({ created_at: utc, started_at: utc, completed_at: utc })
  expect(workspace.add('canvas', { updated_at: time })).toMatchObject({ created_at: utc, updated_at: utc })
  const event = workspace.add('event', { data: { completed_at: time } })
  expect(event).toMatchObject({ created: utc, data: { created_at: utc, completed_at: utc } })
})

test('a canvas with a fraction of a second is newer than one without', async () => {
  const from = await createMock({ empty: true })
  for (const time of ['01.5', '02', '01', '01.25'])
    from.workspace(key).add('canvas', { name: time, created_at: `2025-03-01T09:00:${time}Z` })
  for (const version of VERSIONS) {
    const { body } = await at(from).call('GET /canvases', { version })
    const items = (body.data ?? body.canvases) as { name?: string }[]
    expect(items.map(({ name }) => name)).toEqual(['02', '01.5', '01.25', '01'])
  }
})

test('a misspelled field, status or type does not compile', async () => {
  const workspace = mock.workspace(key)
  // @ts-expect-error: the field is `name`.
  expect(() => workspace.add('canvas', { nmae: 'x' })).toThrow()
  // @ts-expect-error: no such status.
  expect(() => workspace.add('task', { status: 'done' })).toThrow()
  // @ts-expect-error: no such type.
  expect(() => workspace.add('canvs')).toThrow()
  // @ts-expect-error: the field is `percent`.
  expect(() => workspace.add('task', { progress: { percentt: 5 } })).toThrow()
  // @ts-expect-error: a name is a string.
  expect(() => workspace.add('organization', { name: 5 })).toThrow()
  // @ts-expect-error: no such type.
  await expect(createMock({ data: { [key]: [{ type: 'canvs' }] } })).rejects.toThrow()
  // @ts-expect-error: the field is `name`.
  await expect(createMock({ data: { [key]: [{ type: 'canvas', fields: { nmae: 'x' } }] } })).rejects.toThrow(
    'canvas: `nmae`',
  )
  // @ts-expect-error: an item is a record.
  await expect(createMock({ data: { [key]: [null] } })).rejects.toThrow('A record must be an object, such as')
})

test('clear leaves nothing, reset restores the initial records, and unfinished work is dropped', async () => {
  mock.defineKey({ key, plan: 'free', credits: 50 })
  const fresh = (await me.call('GET /canvases')).body
  const { id } = (await me.call('POST /tasks', { body: { prompt: 'x' } })).body
  const exported = `/canvases/${fresh.data[0].id}/export`
  expect((await me.call(`POST ${exported}`, { body: {} })).status).toBe(202)
  const control = `/_mock/workspaces/${key}`
  const added = await me.call(`POST ${control}/records`, { body: { type: 'canvas', count: 2 } })
  expect([added.status, added.body.records.length]).toEqual([201, 2])
  expect((await me.call(`DELETE ${control}/records`)).status).toBe(204)
  for (const path of Object.values(LISTS)) expect((await me.call(`GET ${path}`)).body.data, path).toEqual([])
  await mock.moveClock(60_000)
  expect((await me.call('GET /events')).body.data).toEqual([])
  expect((await me.call(`GET /tasks/${id}`)).status).toBe(404)
  expect((await me.call(`POST ${control}/reset`)).status).toBe(204)
  expect((await me.call('GET /canvases')).body).toEqual(fresh)
  expect((await me.call('GET /credits')).body).toEqual({ credits_remaining: 50 })
  expect((await me.call('GET /uploads/limits')).body.max_file_bytes_is_plan_limit).toBe(true)
})

test('initial data is there at first and after each reset', async () => {
  const data = { [key]: [{ type: 'canvas', fields: { name: 'Ours' } }] } satisfies MockOptions['data']
  const from = await createMock({ empty: true, data })
  const names = async () => (await at(from).call('GET /canvases')).body.data.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['Ours'])
  from.workspace(key).clear()
  expect(await names()).toEqual([])
  from.workspace(key).reset()
  expect(await names()).toEqual(['Ours'])
  from.workspace(key).add('canvas')
  from.reset()
  expect(await names()).toEqual(['Ours'])
})

test('a reset restores the initial data of each key of the team, also of a deleted one', async () => {
  const [mate, other, canvas] = [newKey(), newKey(), { type: 'canvas' as const }]
  const from = await createMock({ empty: true, data: { [mate]: [canvas], [other]: [canvas], [key]: [canvas] } })
  from.defineKey({ key: mate, team: from.defineKey({ key }).team })
  from.deleteKey(other)
  from.workspace(key).reset()
  expect((await at(from).call('GET /canvases')).body.data).toHaveLength(2)
})

test('a key of another form and a deleted key have no workspace', () => {
  expect(() => mock.workspace('mine')).toThrow('mine is not a key of the form service_live_0123abcd.')
  mock.deleteKey(key)
  expect(() => mock.workspace(key)).toThrow(`The key ${key} was deleted.`)
})
