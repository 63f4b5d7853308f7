/** The keys of a mock: their scopes, teams and settings, and what defines and deletes them. */
import { expect, test } from 'vitest'
import type { KnownScope } from '../../../src/mock/state/callers.js'
import { clientOf } from '../../support/client.js'
import { contract } from '../../support/contract.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'
import { NEWEST } from '../../support/versions.js'

const mock = await sharedMock({ seed: 7 })
const me = clientOf(mock)
const { key } = me

const DECK = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'
const OPERATIONS = [...contract.view(NEWEST).operations.values()]
const EVERY_SCOPE = [...new Set(OPERATIONS.flatMap(({ scopes }) => scopes))] as KnownScope[]

test('a deleted key is rejected with a 401 at once, until it is defined again', async () => {
  expect((await me.call('GET /credits')).status).toBe(200)
  expect((await me.call(`DELETE /_mock/keys/${key}`)).status).toBe(204)
  const { status, headers } = await me.call('GET /credits')
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect((await me.call(`PUT /_mock/keys/${key}`, { body: {} })).status).toBe(200)
  expect((await me.call('GET /credits')).status).toBe(200)
})

test('a key that lacks one of two scopes is rejected with a 403', async () => {
  const layerize = () => me.call('POST /media/layerize-assets', { body: { image: 'https://example.com/a.png' } })
  mock.defineKey({ key, scopes: ['media:generate'] })
  const message = 'The key lacks the scope tasks:read.'
  expect(await layerize()).toMatchObject({ status: 403, body: { error: { type: 'permission', message } } })
  mock.defineKey({ key, scopes: [] })
  const both = 'The key lacks the scopes media:generate and tasks:read.'
  expect(await layerize()).toMatchObject({ status: 403, body: { error: { message: both } } })
  mock.defineKey({ key, scopes: ['media:generate', 'tasks:read'] })
  expect((await layerize()).status).toBe(202)
})

test.each(
  OPERATIONS.filter(({ scopes }) => scopes.length === 1).map(({ method, path, scopes }) => [method, path, scopes[0]]),
)('auth.scope.per_operation: %s %s needs the scope %s', async (method = '', path = '', scope = '') => {
  const sent = ['POST', 'PATCH'].includes(method) ? { body: {} } : {}
  const sendWith = async (scopes?: KnownScope[]) => {
    const own = newKey()
    mock.defineKey({ key: own, ...(scopes && { scopes }) })
    return me.call(`${method} ${path.replaceAll(/\{\w+\}/g, 'none')}`, { ...sent, key: own })
  }
  expect(await sendWith(EVERY_SCOPE.filter((other) => other !== scope))).toMatchObject({
    status: 403,
    body: { error: { type: 'permission', message: expect.stringContaining(scope) } },
  })
  for (const scopes of [[scope as KnownScope], undefined]) expect((await sendWith(scopes)).status).not.toBe(403)
})

test('auth.scope.none: an operation that no scope describes takes a key without scopes', async () => {
  mock.defineKey({ key, scopes: [] })
  for (const path of ['/uploads/limits', '/media/models', '/voices', '/voices/capabilities'])
    expect((await me.call(`GET ${path}`)).status).toBe(200)
})

test('keys of one team share its workspace, and unknown keys share none', async () => {
  const [two, other] = [newKey(), newKey()]
  for (const one of [key, two])
    expect((await me.call(`PUT /_mock/keys/${one}`, { body: { team: 'ours', plan: 'ultra' } })).status).toBe(200)
  expect((await me.call(`DELETE ${DECK}`)).status).toBe(200)
  const count = async (by: string) => (await me.call('GET /canvases', { key: by })).body.data.length
  expect(await count(two)).toBe((await count(other)) - 1)
})

test('a definition returns the key with the defaults of a new one', async () => {
  const define = async (body: object) => (await me.call(`PUT /_mock/keys/${key}`, { body })).body
  const fresh = {
    key,
    user: expect.stringMatching(/^user_/),
    team: expect.stringMatching(/^team_/),
    role: 'owner',
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    edit_access: true,
    team_member: true,
  }
  expect(await define({})).toEqual(fresh)
  const settings = { role: 'member', scopes: ['tasks:read'], edit_access: false, team_member: false }
  expect(await define({ ...settings, credits: 7, default_brand_kit: null })).toEqual({ ...fresh, ...settings })
  expect(await define({ user: 'ann' })).toEqual({ ...fresh, ...settings, user: 'ann' })
  const back = { edit_access: true, team_member: true }
  expect(await define(back)).toEqual({ ...fresh, ...settings, ...back, user: 'ann' })
})

test('a key in use keeps the settings that a definition omits: its workspace and its secret', async () => {
  const { id } = (await me.call('POST /tasks', { body: { prompt: 'A poster' } })).body
  const { secret } = mock.defineKey({ key, secret: 'a secret' })
  expect((await me.call(`PUT /_mock/keys/${key}`, { body: { credits: 5 } })).status).toBe(200)
  expect((await me.call(`GET /tasks/${id}`)).status).toBe(200)
  expect(mock.defineKey({ key, role: 'member' })).toMatchObject({ secret, role: 'member' })
})

test('defineKey rejects what the control rejects, so that every key fits a snapshot', () => {
  mock.defineKey({ key, role: 'member' })
  expect(() => mock.defineKey({ key, role: 'boss' as never, editAccess: 1 as never })).toThrow(
    /^`role` must be `member`, `admin` or `owner`\. `editAccess` must be true or false\.$/,
  )
  expect(() => mock.defineKey({ key: 'mine' })).toThrow('mine is not a key of the form service_live_0123abcd.')
  expect(mock.defineKey({ key }).role).toBe('member')
})
