import { expect } from 'vitest'
import { fact, unknown } from './fact.js'

fact('voyager.revoke.path', (doc) => {
  expect(doc.operation('revokeDesktopSignIn')).toMatchObject({ method: 'post', path: '/voyager/auth/revoke' })
  expect(doc.operation('revokeDesktopSignIn').requestBody).toBeUndefined()
})
unknown('voyager.revoke.response.fields', (doc) => {
  expect(doc.members(doc.responseBody('revokeDesktopSignIn'))).toEqual([])
  for (const body of Object.values(doc.examples('revokeDesktopSignIn'))) expect(body).toEqual({})
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
