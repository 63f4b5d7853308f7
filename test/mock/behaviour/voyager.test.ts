/** Desktop sign-out and promo codes. */
import { afterEach, describe, expect, test } from 'vitest'
import { type Client, workspace } from '../../support/client.js'
import { VERSIONS } from '../../support/documents.js'

const { app, as } = workspace()
afterEach(() => {
  app.context.limits = false
})

const redeem = (client: Client, code: string) => client.call('POST /voyager/promo/redeem', { body: { code } })

describe.each(VERSIONS)('version %s', (version) => {
  test('white space around the code is ignored', async () => {
    const me = as(version)
    expect((await redeem(me, ' ABC\t')).body.success).toBe(true)
    expect((await redeem(me, 'ABC')).body.success).toBe(false)
    expect((await redeem(me, 'A BC')).body.success).toBe(true)
    expect(await redeem(me, '  ')).toMatchObject({
      status: 200,
      body: { success: false, message: '`code` has no characters besides spaces.' },
    })
  })

  test('a code is redeemed for the organization, not for the user', async () => {
    const team = `org ${version}`
    const [ann, ben, stranger] = [as(version, { team, user: 'ann' }), as(version, { team, user: 'ben' }), as(version)]
    expect((await redeem(ann, 'SPRING26')).body).toEqual({
      success: true,
      message: 'The code has been redeemed for your organization.',
    })
    expect((await redeem(ben, 'SPRING26')).body).toEqual({
      success: false,
      message: 'Your organization has already redeemed this code.',
    })
    expect((await redeem(stranger, 'SPRING26')).body.success).toBe(true)
  })

  test('a user has 10 attempts in 10 minutes over all keys', async () => {
    app.context.limits = true
    const team = `limit ${version}`
    const [one, other] = [as(version, { team, user: `u ${version}` }), as(version, { team, user: `u ${version}` })]
    const ben = as(version, { team, user: `ben ${version}` })
    for (let count = 0; count < 10; count++)
      expect((await redeem(count % 2 ? one : other, `C${count}`)).status).toBe(200)
    const rejected = await redeem(one, 'C10')
    expect(rejected).toMatchObject({ status: 429, body: { error: { type: 'rate_limited' } } })
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(590)
    expect((await redeem(ben, 'C10')).status).toBe(200)
    await app.context.state.clock.move(10 * 60_000)
    expect((await redeem(one, 'C11')).body.success).toBe(true)
  })
})
