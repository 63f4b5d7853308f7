/** Fields and parameters that the contract does not know: a warning, or an error if the mock is strict. */
import { expect, test } from 'vitest'
import { createMock } from '../../../src/mock/index.js'
import { clientOf } from '../../support/client.js'
import { operationsOf, VERSIONS } from '../../support/documents.js'
import { sharedMock } from '../../support/shared-mock.js'

const mock = await sharedMock({ seed: 7 })
const me = clientOf(mock)

const typo = { promt: 'x', format: { categry: 'slides' } }

const IMAGE = 'https://images.example.com/a.png'

// biome-ignore format: a table has one row a line.
test.each<[request: string, body: object | undefined, status: number, warning: string | null]>([
  ['POST /tasks', { prompt: 'x' }, 202, null],
  ['POST /tasks', typo, 202, '`promt` is not a known field. Did you mean `prompt`?'],
  ['POST /tasks', { constructor: 'x' }, 202, '`constructor` is not a known field.'],
  ['POST /tasks', { 題名: 'x' }, 202, '`??` is not a known field.'],
  ['GET /tasks?limt=1', undefined, 200, '`limt` is not a known parameter. Did you mean `limit`?'],
  // A short name is close to every other one.
  ['GET /canvases/search?ab=1', undefined, 200, '`ab` is not a known parameter.'],
  // A warning explains why a field is missing, or not known.
  ['POST /uploads/register', { storage_kye: 'x' }, 422, '`storage_kye` is not a known field. Did you mean `storage_key`?'],
  ['POST /media/generate-audio', { modle: 'x', mode: 'sts' }, 422, '`modle` is not a known field. Did you mean `model`?'],
  ['POST /media/layerize-assets', { image: IMAGE, mod: 'text' }, 422, '`mod` is not a known field. Did you mean `mode`?'],
])('%s with %j is a %d with the warning %s', async (request, body, status, warning) => {
  const response = await me.call(request, { body })
  expect([response.status, response.headers.get('mock-warning')]).toEqual([status, warning])
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
