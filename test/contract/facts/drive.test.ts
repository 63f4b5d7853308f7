import { expect } from 'vitest'
import { fact, field, says, unknown } from './fact.js'
import { words } from './words.js'

const PATCH = 'updateDriveItem'

fact('drive.patch.path', (doc) =>
  expect(doc.operation(PATCH)).toMatchObject({ method: 'patch', path: '/drive/items/{item_ref}' }),
)
fact('drive.patch.purpose', (doc) => {
  expect(words(doc, PATCH)).toMatch(
    /Renames a folder, canvas or file, sets the visibility of a canvas or file, or does both/,
  )
  for (const body of [{ name: 'a' }, { visibility: 'team' }, { name: 'a', visibility: 'private' }])
    expect(doc.accepts(doc.request(PATCH), body)).toBe(true)
})
field('drive.patch.field.name', `${PATCH}.request.name`, 'string', ({ minLength, maxLength }) =>
  expect([minLength, maxLength]).toEqual([1, 255]),
)
field('drive.patch.field.visibility', `${PATCH}.request.visibility`, 'string', (schema) =>
  expect(schema.enum).toEqual(['team', 'private']),
)
says('drive.patch.visibility.folder', PATCH, /^\| Folder \|.*\| Refused \|$/m)
says('drive.patch.visibility.private', `${PATCH}.request.visibility`, /`private` hides it from teammates/)
fact('drive.patch.folder_rename', (doc) => {
  expect(words(doc, PATCH)).toMatch(/^\| Folder \| With edit permission, to a name that is free in its location \|/m)
  expect(doc.statuses(PATCH)).toContain('409')
})
says('drive.patch.canvas_visibility', PATCH, /^\| Canvas \|.*\| By its creator alone \|$/m)
says('drive.patch.file', PATCH, /^\| File \| With edit permission \| With edit permission \|$/m)
field('drive.patch.response', `${PATCH}.answer`, 'object')
unknown('drive.patch.response.fields', (doc) => {
  expect(doc.members(doc.answer(PATCH))).toEqual([])
  for (const body of Object.values(doc.examples(PATCH))) expect(body).toEqual({})
})
fact('drive.delete.path', (doc) => {
  expect(doc.operation('deleteDriveItem')).toMatchObject({ method: 'delete', path: doc.operation(PATCH).path })
  expect(Object.keys(doc.json.paths).filter((path) => path.startsWith('/drive/items/'))).toHaveLength(1)
})
says(
  'drive.delete.governance',
  'deleteDriveItem',
  /For a canvas the same governance applies as for `DELETE \/canvases\/\{canvas_(id|ref)\}`/,
)
