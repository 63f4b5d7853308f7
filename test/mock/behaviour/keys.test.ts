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

const USED = OPERATIONS.filter(({ scopes }) => scopes.length > 0)
test.each(USED.map(({ method, path, scopes }) => [`${method} ${path}`, scopes] as const))(
  '%s needs each of the scopes %j, and no other',
  async (request, scopes) => {
    const sendWith = async (granted?: readonly string[]) => {
      const own = newKey()
      mock.defineKey({ key: own, ...(granted && { scopes: granted as KnownScope[] }) })
      const sent = /^(POST|PATCH)/.test(request) ? { body: {} } : {}
      return me.call(request.replaceAll(/\{\w+\}/g, 'none'), { ...sent, key: own })
    }
    for (const scope of scopes) {
      const error = { type: 'permission', message: `The key lacks the scope ${scope}.` }
      expect(await sendWith(EVERY_SCOPE.filter((other) => other !== scope))).toMatchObject({
        status: 403,
        body: { error },
      })
    }
    for (const granted of [scopes, undefined]) expect((await sendWith(granted)).status).not.toBe(403)
    if (scopes.length === 1) return
    const message = `The key lacks the scopes ${scopes.join(' and ')}.`
    expect(await sendWith([])).toMatchObject({ status: 403, body: { error: { message } } })
  },
)

test('an operation that no scope describes takes a key without scopes', async () => {
  mock.defineKey({ key, scopes: [] })
  for (const path of ['/uploads/limits', '/media/models', '/voices', '/voices/capabilities'])
    expect((await me.call(`GET ${path}`)).status).toBe(200)
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
