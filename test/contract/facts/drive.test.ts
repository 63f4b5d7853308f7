import { expect } from 'vitest'
import { fact, field, unknown } from './fact.js'

const PATCH = 'updateDriveItem'

fact('drive.patch.path', (doc) =>
  expect(doc.operation(PATCH)).toMatchObject({ method: 'patch', path: '/drive/items/{item_ref}' }),
)
fact('drive.patch.purpose', (doc) => {
  for (const body of [{ name: 'a' }, { visibility: 'team' }, { name: 'a', visibility: 'private' }])
    expect(doc.accepts(doc.request(PATCH), body)).toBe(true)
})
field('drive.patch.field.name', `${PATCH}.request.name`, 'string', ({ minLength, maxLength }) =>
  expect([minLength, maxLength]).toEqual([1, 255]),
)
field('drive.patch.field.visibility', `${PATCH}.request.visibility`, 'string', (schema) =>
  expect(schema.enum).toEqual(['team', 'private']),
)
fact('drive.patch.folder_rename', (doc) => {
  expect(doc.statuses(PATCH)).toContain('409')
})
field('drive.patch.response', `${PATCH}.response`, 'object')
unknown('drive.patch.response.fields', (doc) => {
  expect(doc.members(doc.responseBody(PATCH))).toEqual([])
  for (const body of Object.values(doc.examples(PATCH))) expect(body).toEqual({})
})
fact('drive.delete.path', (doc) => {
  expect(doc.operation('deleteDriveItem')).toMatchObject({ method: 'delete', path: doc.operation(PATCH).path })
  expect(Object.keys(doc.json.paths).filter((path) => path.startsWith('/drive/items/'))).toHaveLength(1)
})
