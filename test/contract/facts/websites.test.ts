import { expect } from 'vitest'
import { fact, unknown } from './fact.js'

fact('websites.unpublish.path', (doc) => {
  expect(doc.operation('unpublishWebsite')).toMatchObject({ method: 'post', path: '/websites/{website_id}/unpublish' })
  expect(doc.operation('unpublishWebsite').requestBody).toBeUndefined()
})
fact('websites.unpublish.any_call', (doc) => expect(doc.statuses('unpublishWebsite')).not.toContain('409'))
unknown('websites.unpublish.response.fields', (doc) => {
  expect(doc.members(doc.responseBody('unpublishWebsite'))).toEqual([])
  for (const body of Object.values(doc.examples('unpublishWebsite'))) expect(body).toEqual({})
})
