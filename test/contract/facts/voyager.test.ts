import { expect } from 'vitest'
import { fact, field, unknown } from './fact.js'

const CODE = 'redeemPromoCode.request.code'

fact('voyager.revoke.path', (doc) => {
  expect(doc.operation('revokeDesktopSignIn')).toMatchObject({ method: 'post', path: '/voyager/auth/revoke' })
  expect(doc.operation('revokeDesktopSignIn').requestBody).toBeUndefined()
})
fact('voyager.revoke.200', (doc) => expect(doc.success('revokeDesktopSignIn')).toBe('200'))
field('voyager.revoke.response', 'revokeDesktopSignIn.response', 'object')
unknown('voyager.revoke.response.fields', (doc) => {
  expect(doc.members(doc.responseBody('revokeDesktopSignIn'))).toEqual([])
  for (const body of Object.values(doc.examples('revokeDesktopSignIn'))) expect(body).toEqual({})
})
fact('voyager.redeem.path', (doc) =>
  expect(doc.operation('redeemPromoCode')).toMatchObject({ method: 'post', path: '/voyager/promo/redeem' }),
)
field('voyager.redeem.field.code', CODE, 'string', ({ minLength, maxLength }) =>
  expect([minLength, maxLength]).toEqual([1, 64]),
)
fact('voyager.redeem.field.code.trim', (doc) => {
  expect(doc.accepts(doc.at(CODE), ' ABC ')).toBe(true)
})
fact('voyager.redeem.org', (doc) => {
  expect(doc.members(doc.request('redeemPromoCode'))).toEqual(['code'])
})
unknown('voyager.redeem.codes', (doc) => {
  const errors = doc
    .statuses('redeemPromoCode')
    .map((status) => JSON.stringify(doc.examples('redeemPromoCode', status)))
  expect(errors.join()).not.toMatch(/"code":"[^"]*promo/)
})
fact('voyager.redeem.limit', (doc) => {
  expect(doc.operation('redeemPromoCode')['x-rate-limit']).toEqual([
    expect.objectContaining({ limit: 10, window_seconds: 600, per: 'user' }),
  ])
  expect(doc.statuses('redeemPromoCode')).toContain('429')
})
field('voyager.redeem.response.success', 'redeemPromoCode.response.success', 'boolean')
field('voyager.redeem.response.message', 'redeemPromoCode.response.message', 'string')
