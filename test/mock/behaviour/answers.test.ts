/** What all answers have in common: ids, errors, the key, the version. Tests are named by the facts that they prove. */

import { describe, expect, test } from 'vitest'
import { VERSIONS, type Version } from '../../support/documents.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'
import { isLegacy, NEWEST, OLDEST } from '../../support/versions.js'
import { integrator } from './integrator.js'

const mock = await sharedMock({ taskMs: 1000 })

const DECK = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'
const FILE = 'file_01JT9NGK80Y3ZH6DZJJXXX7CK5'
const FOLDER = 'folder_01JT7Q4W2Z9V6N3K8M5H1C0B7D'

/** A request as it is written, with nothing added to it. */
async function plain(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const response = await mock.fetch(new Request(`http://mock.test/v1${path}`, { ...init, headers }))
  const body = (await response.json()) as Record<string, unknown> & { error?: Record<string, unknown> }
  return { status: response.status, headers: response.headers, body }
}

const bearer = (key = newKey()) => ({ authorization: `Bearer ${key}` })

describe.each(VERSIONS)('version %s', (version) => {
  test('ids.rule.1: each id in a response is in prefixed form', async () => {
    const me = integrator(mock, version)
    await me.call('createTask', { body: { prompt: 'A poster' } })
    await mock.moveClock(1000)
    const seen: string[] = []
    for (const operationId of ['listCanvases', 'listTasks', 'listBrandKits', 'searchCanvases'])
      seen.push(...idsIn((await me.call(operationId)).body))
    expect(seen.length).toBeGreaterThan(12)
    expect(seen.filter((id) => !/^(cvs|task|bk)_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toEqual([])
  })

  test('errors.field.details.omitted: empty details are omitted', async () => {
    const me = integrator(mock, version)
    const refusals = await Promise.all([
      me.call('getCanvas', { path: { canvas_id: 'cvs_01JT0000000000000000000000' } }),
      me.call('getTask', { path: { id: 'task_01JT0000000000000000000000' } }),
      me.call('registerUpload', { body: { storage_key: 'none' } }),
      me.call('createTask', { body: { canvas_id: DECK, template_canvas_id: DECK } }),
    ])
    for (const { status, body } of refusals) {
      expect(status).toBeGreaterThanOrEqual(400)
      const { details } = body.error as { details?: object }
      expect(details === undefined || Object.keys(details).length > 0).toBe(true)
    }
  })

  test('auth.401: a request without a valid key gets a 401 that names the scheme', async () => {
    for (const headers of [{}, { authorization: 'Bearer service_test_0a' }, { authorization: 'Basic c2VydmljZQ==' }]) {
      const answer = await plain('/canvases', { ...headers, 'service-version': version })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      expect(answer.body.error).toMatchObject({ type: 'authentication' })
    }
  })

  test('auth.share_links.public: private canvases, lists and searches need a key, whatever token is sent', async () => {
    for (const path of ['/canvases', '/canvases/search?q=a', `/canvases/${DECK}?share_token=abc`, '/tasks'])
      expect((await plain(path, { 'service-version': version })).status).toBe(401)
  })

  test('versioning.rule.5: a pin applies to the whole response, which names it', async () => {
    const headers = { ...bearer(), 'service-version': version }
    const keys = isLegacy(version) ? ['canvases', 'jobs', 'brand_kits'] : ['data', 'data', 'data']
    for (const [index, path] of ['/canvases', '/tasks', '/brand-kits'].entries()) {
      const answer = await plain(path, headers)
      expect(answer.headers.get('service-version')).toBe(version)
      expect(answer.body).toHaveProperty(keys?.[index] ?? '')
    }
  })

  test('limits.rate.request.flat: the request rate is the same on every plan', async () => {
    mock.setLimits(true)
    for (const plan of ['free', 'free_beta', 'paid', 'ultra'] as const) {
      const me = integrator(mock, version)
      mock.defineKey({ key: me.key, plan })
      const answers = await Promise.all(Array.from({ length: 121 }, () => me.call('getUploadLimits')))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    }
  })

  test('canvases.delete.rate_bucket: a fault sets the 429, because the number is not stated', async () => {
    const me = integrator(mock, version)
    mock.setFault({ operationId: 'deleteCanvas', status: 429 })
    const refused = await me.call('deleteCanvas', { path: { canvas_id: DECK } })
    expect(refused).toMatchObject({ status: 429, body: { error: { type: 'rate_limited' } } })
    expect((await me.call('getCanvas', { path: { canvas_id: DECK } })).status).toBe(200)
  })

  test('drive.patch.file, drive.patch.folder_rename, canvases.delete.permission: a user without edit access changes nothing', async () => {
    const me = integrator(mock, version)
    const { team } = mock.defineKey({ key: me.key })
    const mate = integrator(mock, version)
    mock.defineKey({ key: mate.key, team, editAccess: false })
    const asked: [string, object][] = [
      ['updateDriveItem', { path: { item_ref: FILE }, body: { name: 'a.pdf' } }],
      ['updateDriveItem', { path: { item_ref: FILE }, body: { visibility: 'private' } }],
      ['updateDriveItem', { path: { item_ref: FOLDER }, body: { name: 'Launches' } }],
      ['deleteCanvas', { path: { canvas_id: DECK } }],
      ['deleteDriveItem', { path: { item_ref: DECK } }],
    ]
    for (const [operationId, options] of asked)
      expect(await mate.call(operationId, options)).toMatchObject({
        status: 403,
        body: { error: { type: 'permission' } },
      })
    expect((await mate.call('getCanvas', { path: { canvas_id: DECK } })).status).toBe(200)
    for (const [operationId, options] of asked.slice(0, 4))
      expect((await me.call(operationId, options)).status).toBe(200)
  })

  test('errors.upload.403_member: a user who has left the team cannot register a file', async () => {
    const me = integrator(mock, version)
    mock.defineKey({ key: me.key, teamMember: false })
    expect(await me.call('registerUpload', { body: { storage_key: 'staged/none' } })).toMatchObject({
      status: 403,
      body: { error: { type: 'permission' } },
    })
  })
})

test('errors.versions_same: an error is the same under both pins', async () => {
  const headers = bearer()
  const ask = async (version: Version, path: string) => {
    const { status, body } = await plain(path, { ...headers, 'service-version': version })
    return { status, error: { ...body.error, request_id: 'any' } }
  }
  for (const path of ['/canvases/cvs_01JT0000000000000000000000', '/canvases?limit=0', '/tasks/none', '/none'])
    expect(await ask(OLDEST, path)).toEqual(await ask(NEWEST, path))
})

describe('versioning', () => {
  test('versioning.rule.1: a request without the header uses the default version', async () => {
    const answer = await plain('/canvases', bearer())
    expect(answer.headers.get('service-version')).toBe(OLDEST)
    expect(answer.body).toHaveProperty(isLegacy(OLDEST) ? 'canvases' : 'data')
  })

  test.each(['2025-01-01', 'latest', ''])(
    'versioning.rule.2, versioning.rule.2.header: the value %j gets a 400 that names the default',
    async (requested) => {
      const answer = await plain('/canvases', { ...bearer(), 'service-version': requested })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('service-version')).toBe(OLDEST)
      expect(answer.body.error).toMatchObject({
        code: 'unsupported_version',
        details: { requested, supported: [...VERSIONS] },
      })
    },
  )
})

/** Every value of a member `id`, at any depth. */
function idsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'id' && typeof value === 'string' ? [value] : idsIn(value),
  )
}
