/** Desktop sign-out and promo codes (facts voyager.*). */
import { afterEach, describe, expect, test } from 'vitest'
import { workspace } from '../../support/client.js'
import { VERSIONS } from '../../support/documents.js'

const { app, as } = workspace()
afterEach(() => {
  app.context.limits = false
})

describe.each(VERSIONS)('version %s', (version) => {
  test('voyager.revoke.200, voyager.revoke.idempotent: every call succeeds', async () => {
    const me = as(version)
    const responses = [await me.call('POST /voyager/auth/revoke'), await me.call('POST /voyager/auth/revoke')]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
  })

  const redeem = '/voyager/promo/redeem'

  test('voyager.redeem.field.code.trim: white space around the code is ignored', async () => {
    const me = as(version)
    expect((await me.call(`POST ${redeem}`, { body: { code: ' ABC\t' } })).body.success).toBe(true)
    expect((await me.call(`POST ${redeem}`, { body: { code: 'ABC' } })).body.success).toBe(false)
    expect((await me.call(`POST ${redeem}`, { body: { code: 'A BC' } })).body.success).toBe(true)
    expect(await me.call(`POST ${redeem}`, { body: { code: '  ' } })).toMatchObject({
      status: 200,
      body: { success: false, message: '`code` has no characters besides spaces.' },
    })
  })

  test('voyager.redeem.org: a code is redeemed for the organization, not for the user', async () => {
    const team = `org ${version}`
    const [ann, ben, stranger] = [as(version, { team, user: 'ann' }), as(version, { team, user: 'ben' }), as(version)]
    expect((await ann.call(`POST ${redeem}`, { body: { code: 'SPRING26' } })).body).toEqual({
      success: true,
      message: 'The code has been redeemed for your organization.',
    })
    expect((await ben.call(`POST ${redeem}`, { body: { code: 'SPRING26' } })).body).toEqual({
      success: false,
      message: 'Your organization has already redeemed this code.',
    })
    expect((await stranger.call(`POST ${redeem}`, { body: { code: 'SPRING26' } })).body.success).toBe(true)
  })

  test('voyager.redeem.limit, limits.promo: a user has 10 attempts in 10 minutes over all keys', async () => {
    app.context.limits = true
    const team = `limit ${version}`
    const [one, other] = [as(version, { team, user: `u ${version}` }), as(version, { team, user: `u ${version}` })]
    const ben = as(version, { team, user: `ben ${version}` })
    for (let count = 0; count < 10; count++)
      expect((await (count % 2 ? one : other).call(`POST ${redeem}`, { body: { code: `C${count}` } })).status).toBe(200)
    const rejected = await one.call(`POST ${redeem}`, { body: { code: 'C10' } })
    expect(rejected).toMatchObject({ status: 429, body: { error: { type: 'rate_limited' } } })
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(590)
    expect((await ben.call(`POST ${redeem}`, { body: { code: 'C10' } })).status).toBe(200)
    await app.context.state.clock.move(10 * 60_000)
    expect((await one.call(`POST ${redeem}`, { body: { code: 'C11' } })).body.success).toBe(true)
  })
})
