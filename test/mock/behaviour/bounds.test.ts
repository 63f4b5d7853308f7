/** The lengths of names, searches and addresses. */
import { expect, test } from 'vitest'
import { clientOf } from '../../support/client.js'
import { sharedMock } from '../../support/shared-mock.js'

const mock = await sharedMock({ empty: true })
const me = clientOf(mock)

const NAME = 'ab '.repeat(85)
const TOO_LONG = `${NAME}x`
const urlOf = (length: number) => 'https://hooks.test/'.padEnd(length, 'x')

// biome-ignore format: a table has one row a line.
test.each<[operationId: string, field: string, most: number, accepted: object, rejected: object]>([
  ['renameCanvas', 'name', 255, { body: { name: NAME } }, { body: { name: TOO_LONG } }],
  ['createTask', 'canvas_name', 255, { body: { canvas_name: NAME } }, { body: { canvas_name: 'a b '.repeat(250_000) } }],
  ['createTask', 'callback_url', 2000, { body: { callback_url: urlOf(2000) } }, { body: { callback_url: urlOf(2001) } }],
  ['createUploadUrl', 'filename', 255, { body: { filename: NAME } }, { body: { filename: TOO_LONG } }],
  ['createUploadUrl', 'mime_type', 255, { body: {} }, { body: { mime_type: TOO_LONG } }],
  ['searchCanvases', 'q', 255, { query: { q: NAME } }, { query: { q: TOO_LONG } }],
])('%s takes a %s of %d characters, and rejects a longer one with a 422', async (operationId, field, most, accepted, rejected) => {
  const { id } = mock.workspace(me.key).add('canvas', { name: 'Poster' })
  const path = { canvas_id: id }
  const error = {
    code: 'validation_failed',
    message: `\`${field}\` must have at most ${most} characters.`,
    details: { fields: [{ field, code: 'max_length' }] },
  }
  expect(await me.call(operationId, { path, ...rejected })).toMatchObject({ status: 422, body: { error } })
  expect((await me.call('getCanvas', { path })).body).toMatchObject({ name: 'Poster' })
  expect((await me.call(operationId, { path, ...accepted })).status).toBeLessThan(300)
})
