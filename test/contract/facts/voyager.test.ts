import { expect } from 'vitest'
import { fact, field, says, unknown } from './fact.js'
import { words } from './words.js'

const CODE = 'redeemPromoCode.request.code'

fact('voyager.revoke.path', (doc) => {
  expect(doc.operation('revokeDesktopSignIn')).toMatchObject({ method: 'post', path: '/voyager/auth/revoke' })
  expect(doc.operation('revokeDesktopSignIn').requestBody).toBeUndefined()
})
says(
  'voyager.revoke.order',
  'revokeDesktopSignIn',
  /Revokes the registration of this install, then, as a best effort, the authorization at the identity provider/,
)
says('voyager.revoke.idempotent', 'revokeDesktopSignIn', /registration is revoked, whether by this call or before/)
fact('voyager.revoke.200', (doc) => expect(doc.success('revokeDesktopSignIn')).toBe('200'))
says(
  'voyager.revoke.idp_failure',
  'revokeDesktopSignIn',
  /If that second step fails, it is logged and reported, but the call does not fail/,
)
field('voyager.revoke.response', 'revokeDesktopSignIn.answer', 'object')
unknown('voyager.revoke.response.fields', (doc) => {
  expect(doc.members(doc.answer('revokeDesktopSignIn'))).toEqual([])
  for (const body of Object.values(doc.examples('revokeDesktopSignIn'))) expect(body).toEqual({})
})
fact('voyager.redeem.path', (doc) =>
  expect(doc.operation('redeemPromoCode')).toMatchObject({ method: 'post', path: '/voyager/promo/redeem' }),
)
field('voyager.redeem.field.code', CODE, 'string', ({ minLength, maxLength }) =>
  expect([minLength, maxLength]).toEqual([1, 64]),
)
fact('voyager.redeem.field.code.trim', (doc) => {
  expect(words(doc, CODE)).toMatch(/White space around it is ignored/)
  expect(doc.accepts(doc.at(CODE), ' ABC ')).toBe(true)
})
fact('voyager.redeem.org', (doc) => {
  expect(words(doc, 'redeemPromoCode')).toMatch(/for the organization of the workspace that the credential belongs to/)
  expect(doc.members(doc.request('redeemPromoCode'))).toEqual(['code'])
})
says(
  'voyager.redeem.eligibility',
  'redeemPromoCode',
  /Who is eligible and which error codes there are is as in the web app/,
)
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
field('voyager.redeem.response.success', 'redeemPromoCode.answer.success', 'boolean')
field('voyager.redeem.response.message', 'redeemPromoCode.answer.message', 'string')
says('voyager.redeem.credentials', 'redeemPromoCode', /A desktop sign-in will do, or a legacy desktop API key/)
