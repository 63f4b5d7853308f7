/** A request that fails stores nothing; one that succeeds stores nothing that a later request could break on. */
import { expect, test } from 'vitest'
import { filesOf } from '../../../src/mock/resources/uploads/files.js'
import { type Client, workspace } from '../../support/client.js'
import { newKey } from '../../support/requests.js'
import { NEWEST, OLDEST } from '../../support/versions.js'

const { app, as } = workspace()

const CANVAS = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'
const NOT_THERE = 'cvs_00000000000000000000000000'
const FOLDER = 'folder_01JT7Q4W2Z9V6N3K8M5H1C0B7D'
const FOLDER_BESIDE = 'Archive'
const speech = { model: 'example-speech', mode: 'text_to_speech', prompt: 'Hello' }

/** What fails: the status, the request, and what is special about the key. */
const FAILURES: [
  status: number,
  method: string,
  path: string,
  body?: object | undefined,
  key?: object,
  prefer?: string,
][] = [
  [404, 'POST', '/tasks', { prompt: 'x', canvas_id: NOT_THERE }],
  [404, 'POST', '/tasks', { template_canvas_id: NOT_THERE }],
  [404, 'POST', '/tasks', { prompt: 'x', brand_kit_id: 'bk_00000000000000000000000000' }],
  [422, 'POST', '/tasks', { prompt: 'x', attachments: [{ file_id: 'file_00000000000000000000000000' }] }],
  [402, 'POST', '/tasks', { prompt: 'x' }, { credits: 9 }],
  [400, 'POST', '/tasks', { prompt: 'x' }, {}, 'outcome=nothing'],
  [422, 'POST', '/remix', { prompt: 'x' }],
  [404, 'POST', '/remix', { canvas_id: NOT_THERE }],
  [402, 'POST', '/remix', { canvas_id: CANVAS, prompt: 'x' }, { credits: 9 }],
  [422, 'POST', `/canvases/${CANVAS}/export`, { page_number: 99 }],
  [400, 'POST', `/canvases/${CANVAS}/export`, {}, {}, 'outcome=nothing'],
  [422, 'PATCH', `/canvases/${CANVAS}`, { name: 1 }],
  [403, 'DELETE', `/canvases/${CANVAS}`, undefined, { editAccess: false }],
  [422, 'PATCH', `/drive/items/${FOLDER}`, { name: 'New', visibility: 'private' }],
  [409, 'PATCH', `/drive/items/${FOLDER}`, { name: FOLDER_BESIDE }],
  [403, 'PATCH', `/drive/items/${CANVAS}`, { name: 'New', visibility: 'private' }, { role: 'member' }],
  [403, 'PATCH', '/drive/items/file_01JT9NGK80Y3ZH6DZJJXXX7CK5', { name: 'New' }, { editAccess: false }],
  [415, 'POST', '/uploads/url', { filename: 'a.sh', mime_type: 'application/x-sh' }],
  [422, 'POST', '/uploads/register', { storage_key: 'staged/none/a.png' }],
  [422, 'POST', '/media/generate-audio', { ...speech, model: 'none' }],
  [402, 'POST', '/media/generate-audio', speech, { credits: 0 }],
  [400, 'POST', '/media/generate-audio', speech, {}, 'outcome=nothing'],
  [402, 'POST', '/media/generate-3d', { operation: 'text-to-3d', input: {} }, { credits: 19 }],
  [403, 'POST', '/media/generate-3d', { operation: 'text-to-3d', input: {} }, { plan: 'free' }],
  [422, 'POST', '/media/layerize-assets', {}],
  [402, 'POST', '/media/layerize-assets', { image: 'https://images.example.com/a.png' }, { credits: 5 }],
  [404, 'POST', '/webhook_deliveries/00000000-0000-0000-0000-000000000000/redeliver'],
]

const LISTS = ['/tasks', '/canvases', '/brand-kits', '/organizations', '/events', '/webhook_deliveries', '/credits']

/** All that a workspace shows. */
async function snapshot(me: Client, team: string): Promise<unknown> {
  const lists = await Promise.all(LISTS.map(async (path) => (await me.call(`GET ${path}`)).body))
  return [lists, [...filesOf(app.context.state.team(team)).values()].map(({ id, filename }) => [id, filename])]
}

test.each(FAILURES)('a %d for %s %s %j changes nothing', async (status, method, path, body, key, prefer) => {
  const team = newKey()
  const me = as(NEWEST, { team, user: 'ann', ...key })
  const others = as(NEWEST, { team, user: 'ben' })
  const before = await snapshot(others, team)
  const rejected = await me.call(`${method} ${path}`, { body, headers: prefer === undefined ? {} : { prefer } })
  expect(rejected).toMatchObject({ status, body: status === 402 ? { error: { type: 'insufficient_credits' } } : {} })
  app.context.state.clock.move(10_000)
  expect(await snapshot(others, team)).toEqual(before)
})

test('values that break careless code are returned unchanged, in every reading of their task', async () => {
  const [me, legacy] = [as(NEWEST, { team: 'odd' }), as(OLDEST, { team: 'odd' })]
  const prototype = '"__proto__": { "canvas_id": "x", "category": 1 }, "constructor": { "prototype": {} }'
  const format = JSON.parse(`{ ${prototype}, "\\ud800": "\\udfff", "toString": 1, "toJSON": "x", "a": -0, "b": 1e308 }`)
  const started = await me.call('POST /tasks', { body: { format, callback_url: 'https://hooks.example.com/a' } })
  expect(started.status).toBe(202)
  app.context.state.clock.move(10_000)
  const { status, input } = (await me.call(`GET /tasks/${started.body.id}`)).body
  expect([status, JSON.stringify(input.format)]).toEqual(['succeeded', JSON.stringify(format)])
  expect(({} as { canvas_id?: unknown }).canvas_id).toBeUndefined()
  for (const path of ['/tasks', '/events', '/webhook_deliveries', '/canvases', '/canvases/search?q=x'])
    for (const reader of [me, legacy]) expect((await reader.call(`GET ${path}`)).status).toBe(200)
})
