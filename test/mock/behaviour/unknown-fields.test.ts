/** Fields and parameters that the contract does not know: a warning, or an error if the mock is strict. */
import { expect, test } from 'vitest'
import { createMock } from '../../../src/mock/index.js'
import { clientOf } from '../../support/client.js'
import { operationsOf, VERSIONS } from '../../support/documents.js'
import { sharedMock } from '../../support/shared-mock.js'

const mock = await sharedMock({ seed: 7 })
const me = clientOf(mock)

const typo = { promt: 'x', format: { categry: 'slides' } }

test('unknown fields are accepted with a warning in a header', async () => {
  const response = await me.call('POST /tasks', { body: typo })
  expect(response.status).toBe(202)
  expect(response.headers.get('mock-warning')).toBe('`promt` is not a known field. Did you mean `prompt`?')
  const inherited = await me.call('POST /tasks', { body: { constructor: 'x' } })
  expect(inherited.headers.get('mock-warning')).toMatch(/^`constructor` is not a known field\./)
  const list = await me.call('GET /tasks?limt=1')
  expect(list.headers.get('mock-warning')).toBe('`limt` is not a known parameter. Did you mean `limit`?')
  const foreign = await me.call('POST /tasks', { body: { 題名: 'x' } })
  expect(foreign.headers.get('mock-warning')).toMatch(/^`\?\?` is not a known field\./)
  // A short name is close to every other one.
  const short = await me.call('GET /canvases/search?ab=1')
  expect(short.headers.get('mock-warning')).toBe('`ab` is not a known parameter.')
  expect((await me.call('POST /tasks', { body: { prompt: 'x' } })).headers.get('mock-warning')).toBeNull()
})

test('a warning explains why a field is missing or not known', async () => {
  const register = await me.call('POST /uploads/register', { body: { storage_kye: 'x' } })
  expect(register).toMatchObject({ status: 422, body: { error: { message: '`storage_key` is required.' } } })
  expect(register.headers.get('mock-warning')).toMatch(/Did you mean `storage_key`\?$/)
  const audio = await me.call('POST /media/generate-audio', { body: { modle: 'x', mode: 'sts' } })
  expect(audio.headers.get('mock-warning')).toMatch(/Did you mean `model`\?$/)
  const image = 'https://images.example.com/a.png'
  const layerize = await me.call('POST /media/layerize-assets', { body: { image, mod: 'text' } })
  expect(layerize.body.error.message).toBe('`mod` is not a known field.')
  expect(layerize.headers.get('mock-warning')).toBe('`mod` is not a known field. Did you mean `mode`?')
})

test('unknown fields are rejected with a 422 that names them if the mock is strict', async () => {
  const from = await createMock({ strict: true })
  const response = await clientOf(from).call('POST /tasks', { body: typo })
  const message = '`promt` is not a known field. Did you mean `prompt`?'
  const details = { fields: [{ field: 'promt', code: 'not_allowed' }] }
  expect(response).toMatchObject({ status: 422, body: { error: { message, details } } })
  expect((await clientOf(from).call('GET /tasks?limt=1')).status).toBe(400)
  const both = await clientOf(from).call('POST /tasks', { body: { ...typo, callback_url: 1 } })
  expect(both.body.error.message).toBe(`${message} \`callback_url\` must be a string.`)
  // Every documented request passes.
  for (const version of VERSIONS)
    for (const { body, operationId, method, path } of operationsOf(version))
      for (const { value, name } of body?.mediaType === 'application/json' ? body.examples : []) {
        const { status, body: json } = await clientOf(from).call(`${method} ${path}`, { version, body: value })
        if (status === 422)
          expect(json.error.details?.fields ?? [], `${operationId} ${name}`).not.toContainEqual(
            expect.objectContaining({ code: 'not_allowed' }),
          )
      }
})

test('the warning about unknown fields names at most 20, in at most 4000 characters', async () => {
  const warned = async (body: object) => (await me.call('POST /tasks', { body })).headers.get('mock-warning') ?? ''
  const many = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`unknown_${index}`, 1]))
  const warning = await warned({ prompt: 'x', ...many })
  expect(warning.match(/`unknown_\d+` is not a known field\./g)).toHaveLength(20)
  expect(warning).toMatch(/ 1480 more fields are not known\.$/)
  expect(await warned({ prompt: 'x', ['y'.repeat(20_000)]: 1 })).toHaveLength(4000)
})
