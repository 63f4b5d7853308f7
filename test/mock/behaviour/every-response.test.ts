/** What all responses have in common: ids, errors, the key. */
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../support/client.js'
import { VERSIONS, type Version } from '../../support/documents.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'
import { NEWEST, OLDEST } from '../../support/versions.js'

const mock = await sharedMock({ taskMs: 1000 })

describe.each(VERSIONS)('version %s', (version) => {
  test('each id in a response is in prefixed form', async () => {
    const me = clientOf(mock, version)
    await me.call('createTask', { body: { prompt: 'A poster' } })
    await mock.moveClock(1000)
    const operationIds = ['listCanvases', 'listTasks', 'listBrandKits', 'searchCanvases']
    const bodies = await Promise.all(operationIds.map(async (id) => (await me.call(id)).body))
    const ids = [...JSON.stringify(bodies).matchAll(/"id":"(.*?)"/g)].map(([, id = '']) => id)
    expect(ids.length).toBeGreaterThan(12)
    expect(ids.filter((id) => !/^(cvs|task|bk)_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toEqual([])
  })

  test('private canvases, lists and searches need a key, whatever token is sent', async () => {
    const canvas = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S?share_token=abc'
    for (const path of ['/canvases', '/canvases/search?q=a', canvas, '/tasks'])
      expect((await clientOf(mock).call(`GET ${path}`, { version, headers: { authorization: '' } })).status).toBe(401)
  })
})

test('an error is the same under both pins', async () => {
  const key = newKey()
  const errorIn = async (version: Version, path: string) => {
    const { status, body } = await clientOf(mock).call(`GET ${path}`, { key, version })
    return { status, error: { ...body.error, request_id: 'any' } }
  }
  for (const path of ['/canvases/cvs_01JT0000000000000000000000', '/canvases?limit=0', '/tasks/none', '/none'])
    expect(await errorIn(OLDEST, path)).toEqual(await errorIn(NEWEST, path))
})
