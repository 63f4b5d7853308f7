/** Requests that no operation takes get the documented envelope, with both headers. */
import { describe, expect, test } from 'vitest'
import { createMock } from '../../../src/mock/index.js'
import type { OperationId } from '../../../src/mock/state/operations.js'
import { type CallOptions, clientOf } from '../../support/client.js'
import { contract } from '../../support/contract.js'
import { VERSIONS, type Version } from '../../support/documents.js'
import { BASE, mock } from '../../support/mock.js'
import { newKey } from '../../support/requests.js'
import { NEWEST, OLDEST } from '../../support/versions.js'

type ErrorBody = {
  error: { type: string; code: string; message: string; request_id: string; details?: { fields: object[] } }
}

const me = clientOf(mock)
const TYPES: Record<number, string> = { 401: 'authentication', 404: 'not_found', 422: 'unprocessable' }

/** Expects an error with both headers, by default for a request without a version. */
async function rejected(status: number, type: string, request: string, options: CallOptions = {}) {
  const { headers, body, ...response } = await me.call<ErrorBody>(request, { version: null, ...options })
  expect({ status: response.status, type: body.error.type }).toEqual({ status, type })
  expect(headers.get('service-version')).toBe(options.version ?? OLDEST)
  expect(headers.get('x-request-id')).toBe(body.error.request_id)
  return body.error
}

describe('routing', () => {
  test('HEAD returns what GET does, without the body', async () => {
    const [head, get] = await Promise.all([me.call('HEAD /canvases', { unchecked: true }), me.call('GET /canvases')])
    expect(head.body).toBe('')
    expect(head.status).toBe(200)
    expect([...head.headers.keys()]).toEqual([...get.headers.keys()])
    expect((await me.call('HEAD /remix')).status).toBe(405)
  })
})

describe('bodies', () => {
  test('a charset beside the media type is accepted', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    expect((await me.call('POST /tasks', { headers, body: { prompt: 'a' } })).status).toBe(202)
  })

  test('a body above the gateway limit is a bare 413 for an operation that documents it, and else a 400', async () => {
    const headers = { 'content-length': '33554433' }
    expect(await me.call('POST /media/generate-3d', { body: {}, headers })).toMatchObject({ status: 413, body: '' })
    for (const path of ['/tasks', '/uploads/register', '/tasks/task_01JTS3C4DWA7N36096Q14DR9GP/cancel'])
      await rejected(400, 'invalid_request', `POST ${path}`, { body: {}, headers })
  })

  const EXPORT = 'POST /canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S/export'
  const UUID = '0196a2c1-7d3e-4b58-9f06-2e8c41d7a9b3'
  const kinds = {
    canvas_id: `file_${UUID}`,
    brand_kit_id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S',
    attachments: [{ file_id: `bk_${UUID}` }],
  }
  const form = new FormData()
  form.append('other', 'x')

  // biome-ignore format: a table has one row a line.
  test.each<[what: string, status: number, fields: Record<string, string>, request: string, body?: unknown]>([
    ['an absent body', 400, { body: 'required' }, 'POST /tasks'],
    ['null', 422, { body: 'type' }, 'POST /tasks', null],
    ['a list', 422, { body: 'type' }, 'POST /tasks', []],
    ['an address without a host', 422, { callback_url: 'format' }, 'POST /tasks', { callback_url: 'https://[' }],
    ['an invalid parameter with an invalid body', 400, { canvas_id: 'pattern', name: 'type' }, 'PATCH /canvases/nothing', { name: 1 }],
    ['an unknown export format', 400, { format: 'enum', page_number: 'minimum' }, EXPORT, { format: 'gif', page_number: 0 }],
    ['another fault of an export', 422, { page_number: 'minimum' }, EXPORT, { page_number: 0 }],
    ['ids.rule.4: an id of another kind', 422, { canvas_id: 'pattern', brand_kit_id: 'pattern', 'attachments.0.file_id': 'pattern' }, 'POST /tasks', kinds],
    ['a form without the file', 422, { file: 'required' }, 'POST /uploads', form],
  ])('%s is a %d that names %j once', async (_, status, fields, request, body) => {
    const error = await rejected(status, TYPES[status] ?? 'invalid_request', request, { body })
    expect(error.details?.fields).toEqual(Object.entries(fields).map(([field, code]) => ({ field, code })))
  })

  test('a field that breaks two rules is named with both, and other errors keep their stacks', async () => {
    const { details } = await rejected(422, 'unprocessable', 'POST /tasks', { body: { callback_url: 'x' } })
    expect(details?.fields).toHaveLength(2)
    expect(details?.fields).toEqual(
      expect.arrayContaining(['format', 'pattern'].map((code) => ({ field: 'callback_url', code }))),
    )
    expect(Error.stackTraceLimit).toBeGreaterThan(0)
  })

  test('ids.rule.4: a bare UUID in a body is understood', () =>
    rejected(404, 'not_found', 'POST /tasks', { body: { canvas_id: UUID } }))
})

describe('order', () => {
  test('the version is checked before the path and the key', async () => {
    const headers = { 'service-version': 'latest' }
    const { code } = await rejected(400, 'invalid_request', 'GET /nowhere', { key: 'none', headers })
    expect(code).toBe('unsupported_version')
  })

  test('the key is checked before the fields', async () => {
    const { headers } = await me.call('GET /canvases?limit=0', { key: 'none' })
    expect(headers.get('www-authenticate')).toBe('Bearer')
    await rejected(401, 'authentication', 'GET /canvases?limit=0', { key: 'none' })
  })

  test('a key whose owner has left the team gets a 403 from every operation and the tool server', async () => {
    const own = await createMock({ contract })
    const key = newKey()
    own.defineKey({ key, teamMember: false })
    const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST }
    const status = async (url: string, method: string) =>
      (await own.fetch(new Request(url, { method, headers }))).status
    for (const { method, path } of contract.view(NEWEST).operations.values())
      expect(await status(BASE + path.replaceAll(/[{}]/g, ''), method), `${method} ${path}`).toBe(403)
    expect(await status(new URL('/mcp', BASE).href, 'POST')).toBe(403)
  })

  test('an error is the same under both pins', async () => {
    const errorIn = async (version: Version, path: string) => {
      const { status, body } = await me.call(`GET ${path}`, { version })
      return { status, error: { ...body.error, request_id: 'any' } }
    }
    for (const path of ['/canvases/cvs_01JT0000000000000000000000', '/canvases?limit=0', '/tasks/none', '/none'])
      expect(await errorIn(OLDEST, path)).toEqual(await errorIn(NEWEST, path))
  })

  test('the scheme of a key is accepted in any case', async () => {
    expect((await me.call('GET /canvases', { headers: { authorization: 'bearer service_live_0A' } })).status).toBe(200)
  })
})

describe('an error reads as in the documented example', () => {
  const DECK = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S/export'
  const ARCHIVE = '/drive/items/folder_01JT7Q4W2Z9V6N3K8M5H1C0B7D'
  const PIECE = { model: 'elevenlabs-native-example-tts', mode: 'text_to_speech', prompt: 'x' }
  const REPEATED = { operation: 'text-to-3d', input: {}, idempotency_key: 'one' }

  test.each<[example: string, method: string, path: string, body?: object, times?: number]>([
    ['authentication', 'GET', '/credits'],
    ['unsupported_version', 'GET', '/credits'],
    ['owner_left_team', 'POST', '/uploads/register', { storage_key: 'x' }],
    ['bad_cursor', 'GET', '/tasks?cursor=x'],
    ['name_taken', 'PATCH', ARCHIVE, { name: 'Archive' }],
    ['mime_type_not_allowed', 'POST', '/uploads/url', { filename: 'a', mime_type: 'application/x-sh' }],
    ['unknown_storage_key', 'POST', '/uploads/register', { storage_key: 'x' }],
    ['unsupported_model_setting', 'POST', '/media/generate-audio', { ...PIECE, model_params: { reverb: 1 } }],
    ['estimate_exceeds_approval', 'POST', '/media/generate-audio', { ...PIECE, max_estimated_credits: 0 }],
    ['idempotency_conflict', 'POST', '/media/generate-3d', { ...REPEATED, input: { a: 1 } }],
    ['concurrency_limit_exceeded', 'POST', '/tasks', {}, 10],
    ['export_rate', 'POST', DECK, {}, 25],
    ['rate_limit_exceeded', 'POST', '/tasks', { prompt: 1 }, 120],
  ])('%s', async (example, method, path, body, times = 0) => {
    const own = await createMock({ contract, limits: true })
    const key = example === 'authentication' ? 'none' : newKey()
    const version = example === 'unsupported_version' ? '2025-01-01' : NEWEST
    const headers = { 'service-version': version }
    const call = (sent = body) => clientOf(own, NEWEST, { key }).call(`${method} ${path}`, { headers, body: sent })
    if (example === 'owner_left_team') own.defineKey({ key, teamMember: false })
    if (example === 'idempotency_conflict') await call(REPEATED)
    for (let count = 0; count < times; count++) await call()
    const response = await call()
    const { operationId = 'getCredits' } = own.requests().at(-1) ?? {}
    const documented = contract.example(operationId as OperationId, response.status, example) as ErrorBody
    const withoutNumbers = ({ error }: ErrorBody) => error.message.replaceAll(/\b\d+\b/g, '1')
    expect(withoutNumbers(response.body)).toBe(withoutNumbers(documented))
  })
})

describe('an error says what to do', () => {
  const PINNED = { 'service-version': NEWEST }
  const TEXT = { 'content-type': 'text/plain' }
  const LOCAL = 'For a receiver on this machine, start the mock with --allow-http-callbacks.'
  const TASK = '/tasks/task_01JTS3C4DWA7N36096Q14DR9GP'
  const wide = `{"attachments":[${Array(30).fill('{"role":1}').join(',')}]}`
  const both = '{"template_canvas_id":"cvs_01JTM9S346Q3D25VT4F5V37E3S","canvas_id":"cvs_01JTM9S346Q3D25VT4F5V37E3S"}'
  const AUDIO = '/media/generate-audio'
  const speech = (mode: string, more: object) => JSON.stringify({ model: 'elevenlabs-native-x', mode, ...more })
  const callbackRow = (url: string): [number, string, string, string, object, string] => {
    const message = '`callback_url` must have a host and no credentials.'
    return [422, message, 'POST', '/tasks', {}, JSON.stringify({ callback_url: url })]
  }
  const unsupported = (version: string) => `Version ${version} is not supported. Use ${VERSIONS.join(' or ')}.`
  const first20 = Array.from({ length: 20 }, (_, index) => `\`attachments.${index}.role\` must be a string.`).join(' ')

  // biome-ignore format: a table has one row a line.
  test.each<[status: number, message: string, method: string, path: string, headers?: object, body?: string]>([
    [400, unsupported('2020-01-01'), 'GET', '/credits', { 'service-version': '2020-01-01' }],
    [400, unsupported(''), 'GET', '/credits', { 'service-version': '' }],
    [404, 'This API has no path /nowhere/at/all.', 'GET', '/nowhere/at/all'],
    [404, 'This API has no path /.', 'GET', ''],
    [405, 'PUT is not allowed here. Allowed: GET, POST, HEAD.', 'PUT', '/tasks'],
    [405, 'GET is not allowed here. Allowed: POST.', 'GET', '/remix'],
    [400, 'The path is badly encoded: a % must be followed by two hexadecimal digits.', 'GET', '/tasks/%zz'],
    [401, 'A valid API key is required.', 'GET', '/credits', { authorization: 'Bearer none' }],
    [401, 'A valid API key is required.', 'GET', '/credits', { authorization: 'x Bearer service_live_00' }],
    [401, 'A valid API key is required.', 'GET', '/credits', { authorization: 'Bearer service_live_00x' }],
    [400, 'The body must be application/json, not text/plain.', 'POST', '/tasks', TEXT, '{}'],
    [400, 'The body must be application/json.', 'POST', '/tasks', { 'content-type': '' }, '{}'],
    [400, 'The body is not well-formed JSON.', 'POST', '/tasks', {}, '{'],
    [400, 'The body is not valid multipart/form-data.', 'POST', '/uploads', { 'content-type': 'multipart/form-data' }, 'x'],
    [422, '`prompt` must be a string.', 'POST', '/tasks', {}, '{"prompt":1}'],
    [422, `${first20} 10 more fields are not valid.`, 'POST', '/tasks', {}, wide],
    [400, '`limit` must be at most 100.', 'GET', '/canvases?limit=101'],
    [400, '`limit` must be an integer.', 'GET', '/canvases?limit=x'],
    [400, 'A JSON body is required.', 'POST', '/voyager/promo/redeem'],
    [422, '`code` is required.', 'POST', '/voyager/promo/redeem', {}, '{}'],
    [422, '`canvas_id` must be a `cvs_` id with 26 characters or a UUID.', 'POST', '/tasks', {}, '{"canvas_id":"x"}'],
    [422, '`callback_url` must be an `https://` URL.', 'POST', '/tasks', {}, '{"callback_url":"http://a.test"}'],
    [422, `\`callback_url\` must be an \`https://\` URL. ${LOCAL}`, 'POST', '/tasks', {}, '{"callback_url":"http://localhost:1"}'],
    [422, '`visibility` must be `team` or `private`.', 'PATCH', '/drive/items/x', {}, '{"visibility":"all"}'],
    [422, '`format` is not a known field.', 'POST', '/media/layerize-assets', {}, '{"image":"file_1","format":1}'],
    [422, '`image` is required.', 'POST', '/media/layerize-assets', {}, '{}'],
    [422, '`canvas_id` is required: it names the canvas to copy.', 'POST', '/remix', {}, '{"prompt":"x"}'],
    [422, '`canvas_id` cannot be combined with `template_canvas_id`.', 'POST', '/tasks', {}, both],
    ...['https://a:b@c.test', 'https://user@hooks.test/', 'https:///hooks'].map(callbackRow),
    [422, '`voice` must be a `vox_` id.', 'POST', AUDIO, {}, speech('text_to_speech', { prompt: 'x', voice: 'x' })],
    [422, '`source_audio` must be a `file_` id or a UUID.', 'POST', AUDIO, {}, speech('sts', { source_audio: 'x' })],
    [422, '`model` must start with `elevenlabs-native-`.', 'POST', AUDIO, {}, speech('sts', { model: 'x' })],
    [404, 'There is no task task_none.', 'GET', '/tasks/task_none'],
    [400, 'Prefer: outcome=lost is not supported here. Supported: succeeded, failed, canceled, expired.', 'POST', '/tasks', { prefer: 'outcome=Lost' }, '{}'],
    [400, 'getTask documents no response for code=418. Available: ', 'GET', TASK, { prefer: 'code=418' }],
    [400, '`cursor` must be the unchanged `next_cursor` of a page of this list, read with a key of the same team.', 'GET', '/tasks?cursor=AAAA', PINNED],
  ])('%d: %s', async (status, message, method, path, headers = {}, body) => {
    const version = headers === PINNED ? NEWEST : null
    const options = { headers: headers as Record<string, string>, body, version }
    const error = await rejected(status, TYPES[status] ?? 'invalid_request', `${method} ${path}`, options)
    if (message.endsWith(' ')) expect(error.message).toContain(message)
    else expect(error.message).toBe(message)
  })
})
