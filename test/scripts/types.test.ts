/** The types of a document. What they are for today's contract is compared with the committed files. */
import { expect, test } from 'vitest'
import { brief } from '../../scripts/types/brief.js'
import { callsOf } from '../../scripts/types/calls.js'
import { versionDeclarations } from '../../scripts/types/version-declarations.js'

test('an operation of the API has the types of the newest version that has it', () => {
  const row = (date: string) => ({ date, role: 'supported', sunset: null }) as const
  const versions = { versions: [row('2030-03-01'), row('2030-02-01'), row('2030-01-01')], migration: [] }
  const [, text] =
    versionDeclarations(versions as never, ['thingMade']).find(([path]) => path.endsWith('version-map.d.ts')) ?? []
  expect(text).toContain(
    "Omit<operations0 & Omit<operations1, keyof operations0> & Omit<operations2, keyof operations0 | keyof operations1>, 'thingMade'>",
  )
})

test('the comment of an operation is cut if its first sentence is longer than two lines', () => {
  const word = 'x'.repeat(100)
  expect(brief(`${word} ${word} ${word}.`)).toBe(`${word}\n${word} …`)
})

test('a call omits the version header from others, and may have an optional body and no data', () => {
  const parameters = [{ $ref: '#/components/parameters/ServiceVersion' }, { name: 'Prefer', in: 'header' }]
  const requestBody = { content: { 'multipart/form-data': { schema: { type: 'object' } } } }
  const post = { operationId: 'makeThing', summary: 'Make', parameters, requestBody, responses: { 204: {}, 404: {} } }
  const components = { parameters: { ServiceVersion: { name: 'Service-Version', in: 'header' } } }
  const text = callsOf({ components, paths: { '/things': { post } } } as never)
  expect(text).toContain(
    'header?: Omit<NonNullable<operations["makeThing"]["parameters"]["header"]>, "Service-Version">',
  )
  expect(text).toContain(
    'body?: NonNullable<operations["makeThing"]["requestBody"]>["content"]["multipart/form-data"] | undefined;',
  )
  expect(text).toContain('    data: undefined;')
})
