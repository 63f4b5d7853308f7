/** The limits of a mock: the rates of requests and of exports, once they are on. */
import { beforeEach, expect, test } from 'vitest'
import { clientOf, repeat } from '../../support/client.js'
import { newKey } from '../../support/requests.js'
import { sharedMock } from '../../support/shared-mock.js'

const mock = await sharedMock({ seed: 7 })
const me = clientOf(mock)
const { key } = me

const all = (status: number, times: number) => Array(times).fill(status)

const DECK = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'
const EXPORT = `POST ${DECK}/export`
const PDF = { body: { format: 'pdf' } }

beforeEach(() => mock.setLimits(true))

test('the 121st call of a key in a minute is 429, polls count', async () => {
  expect(await repeat(me, 120, 'GET /tasks/task_01JTS3C4DWA7N36096Q14DR9GP')).toEqual(all(200, 120))
  await mock.moveClock(20_000)
  const { status, headers, body } = await me.call('GET /credits')
  expect(status).toBe(429)
  // The rest of the window, which started with the first call: a little time has passed since.
  expect(['39', '40']).toContain(headers.get('retry-after'))
  const message = /^Too many requests: at most 120 in 60 seconds\. Retry after (39|40) seconds\.$/
  const error = { type: 'rate_limited', code: 'rate_limit_exceeded', message: expect.stringMatching(message) }
  expect(body).toMatchObject({ error })
  expect((await me.call('GET /credits', { key: newKey() })).status).toBe(200)
  expect((await me.call('GET /credits', { headers: { prefer: 'code=200' } })).status).toBe(200)
  await mock.moveClock(40_000)
  expect((await me.call('GET /credits')).status).toBe(200)
})

test('the 26th export in a minute is 429 with 60 seconds to wait', async () => {
  expect(await repeat(me, 25, EXPORT, PDF)).toEqual(all(202, 25))
  // The rest of the window would be 40 seconds.
  await mock.moveClock(20_000)
  const { status, headers } = await me.call(EXPORT, PDF)
  expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  await mock.moveClock(40_000)
  expect((await me.call(EXPORT, PDF)).status).toBe(202)
})

test('exports are counted for the team, calls for the key', async () => {
  const two = newKey()
  for (const one of [key, two]) mock.defineKey({ key: one, team: 'ours', user: 'one' })
  expect(await repeat(me, 13, EXPORT, PDF)).toEqual(all(202, 13))
  expect(await repeat(me, 12, EXPORT, { ...PDF, key: two })).toEqual(all(202, 12))
  for (const one of [key, two]) expect((await me.call(EXPORT, { ...PDF, key: one })).status).toBe(429)
  expect((await me.call(EXPORT, { ...PDF, key: newKey() })).status).toBe(202)
  expect((await repeat(me, 121, 'GET /credits')).at(-1)).toBe(429)
  expect((await me.call('GET /credits', { key: two })).status).toBe(200)
})

test('limits are off by default, and the control turns them on', async () => {
  mock.reset()
  expect(await repeat(me, 130, 'GET /credits')).toEqual(all(200, 130))
  expect((await me.call('PUT /_mock/limits', { body: { enabled: true } })).status).toBe(204)
  expect((await repeat(me, 121, 'GET /voices')).at(-1)).toBe(429)
})
