import { expect } from 'vitest'
import { fact, unknown } from './fact.js'

const PATCH = 'updateDriveItem'

unknown('drive.patch.response.fields', (doc) => {
  expect(doc.members(doc.responseBody(PATCH))).toEqual([])
  for (const body of Object.values(doc.examples(PATCH))) expect(body).toEqual({})
})
fact('drive.delete.path', (doc) => {
  expect(doc.operation('deleteDriveItem')).toMatchObject({ method: 'delete', path: doc.operation(PATCH).path })
  expect(Object.keys(doc.json.paths).filter((path) => path.startsWith('/drive/items/'))).toHaveLength(1)
})
