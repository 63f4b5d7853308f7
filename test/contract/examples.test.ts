/** The keys of examples, and the check of `npm run lint` that each fits its schema and has no unknown property. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { view } from '../../scripts/documents/view.js'
import { checkExamples, examplesOf, strictChecker } from '../../scripts/lint/examples.js'
import { inRoot } from '../../scripts/support/paths.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { isIn, withoutVersion } from '../../src/contract/marks.js'
import { visit } from '../../src/contract/nodes.js'
import { find, resolve } from '../../src/contract/references.js'
import { documents, VERSIONS } from '../support/documents.js'
import '../support/sources.js'
import { NEWEST, OLDEST } from '../support/versions.js'

test.each(VERSIONS)('the examples of a body have different keys in version %s', (version) => {
  const bodies: string[][] = []
  visit(documents.canvas, ({ examples }, kind) => {
    if (kind !== 'mediaType' || !isObject(examples)) return
    const shown = Object.entries(examples).filter(([, one]) =>
      isIn(resolve(documents.canvas, one) as JsonObject, version),
    )
    bodies.push(shown.map(([key]) => withoutVersion(key)))
  })
  expect(bodies.length).toBeGreaterThan(50)
  expect(bodies.filter((keys) => new Set(keys).size < keys.length)).toEqual([])
})

const schema = { type: 'object', properties: { name: { type: 'string' } } }
const small = {
  openapi: '3.1.0',
  paths: {
    '/a~b': {
      get: {
        parameters: [
          { name: 'q', in: 'query', schema: { type: 'string' }, example: 'x', examples: { one: { value: 'y' } } },
        ],
        responses: {
          200: {
            headers: { 'X-Next': { schema: { type: 'string' }, example: 'z' } },
            content: {
              'application/json': { schema, examples: { shared: { $ref: '#/components/examples/A' } } },
              'text/plain': { example: 'not checked' },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: { Named: { type: 'string', examples: ['a', 'b'] } },
    examples: { A: { value: { name: 'n' } } },
  },
}

test('examplesOf returns the examples of bodies, parameters, headers and schemas with their paths', () => {
  expect(examplesOf(small).map(({ path, name, value }) => [path.join(' '), name, value])).toEqual([
    ['paths /a~b get parameters 0 examples one value', 'one', 'y'],
    ['paths /a~b get parameters 0 example', 'example', 'x'],
    ['paths /a~b get responses 200 headers X-Next example', 'example', 'z'],
    ['components examples A value', 'shared', { name: 'n' }],
    ['components schemas Named examples 0', '0', 'a'],
    ['components schemas Named examples 1', '1', 'b'],
  ])
  expect(checkExamples('small', small)).toBe(6)
})

test.each([
  ['a wrong value', { total_pages: 'x' }, /^ {4}total_pages:/, 5, '/total_pages must be integer'],
  ['an extra property', { more: 2 }, /^ {2}value:/, 3, 'the value must NOT have unevaluated properties (more)'],
])('checkExamples reports %s with its place in the file of the example', (_, fields, line, column, message) => {
  const document = structuredClone(documents[NEWEST])
  const { value } = find(document, '#/components/examples/listCanvasPages.short_refs') as { value: JsonObject }
  Object.assign(value, fields)
  const file = 'openapi/resources/canvases/examples/listCanvasPages.yaml'
  const lines = readFileSync(inRoot(file), 'utf8').split('\n')
  // The last of the three examples of the file.
  const at = `${file}:${lines.findLastIndex((text) => line.test(text)) + 1}:${column}`
  expect(() => checkExamples(NEWEST, document)).toThrow(
    new Error(`${at}  ${message} (example "short_refs", in ${NEWEST}.json)`),
  )
})

test('checkExamples names the mark of a property that a version lacks', () => {
  const canvas = structuredClone(documents.canvas)
  Object.assign(find(canvas, '#/components/schemas/CanvasListItem/properties/visibility') as JsonObject, {
    'x-since': NEWEST,
  })
  expect(() => checkExamples(OLDEST, view(canvas, OLDEST), canvas)).toThrow(
    new RegExp(
      `^openapi/resources/canvases/examples/\\S+ {2}.*\\(visibility\\).*\\. It has x-since "${NEWEST}": openapi/resources/canvases/schemas/CanvasListItem\\.yaml:\\d+:3$`,
      'm',
    ),
  )
})

const inside = { properties: { a: schema } }

const strict = strictChecker({ components: { schemas: { Named: schema } } })

test.each<[where: string, JsonObject, value: Json, reported: string]>([
  ['of the value', schema, { name: 'a', b: 1 }, 'the value b'],
  ['behind a reference', { $ref: '#/components/schemas/Named' }, { b: 1 }, 'the value b'],
  ['of an object without fields', { type: 'object' }, { b: 1 }, 'the value b'],
  ['in a list', { type: 'array', items: schema }, [{ name: 'a', b: 1 }], '/0 b'],
  ['in a map', { type: 'object', additionalProperties: schema }, { a: { b: 1 } }, '/a b'],
  ['in a field', { type: 'object', ...inside }, { a: { b: 1 } }, '/a b'],
  ['in a field of a pattern', { type: 'object', patternProperties: { '^a': schema } }, { a1: { b: 1 } }, '/a1 b'],
  ['in a part of allOf', { allOf: [inside, { properties: { c: {} } }] }, { a: { b: 1 }, c: 1 }, '/a b'],
  ['in a branch of oneOf', { oneOf: [{ required: ['a'], ...inside }, { type: 'string' }] }, { a: { b: 1 } }, '/a b'],
  ['in a branch of anyOf', { anyOf: [{ required: ['a'], ...inside }] }, { a: { b: 1 } }, '/a b'],
])('strictChecker reports an unknown property %s', (_, judged, value, reported) => {
  expect(strict(judged, value)[0]?.replace(/must NOT have unevaluated properties \((\w+)\)/, '$1')).toBe(reported)
})

test.each<[where: string, JsonObject, value: Json]>([
  ['of an open schema', { type: 'object', additionalProperties: true }, { b: 1 }],
  ['of another part of allOf', { allOf: [{ properties: { a: {} } }, { properties: { c: {} } }] }, { a: 1, c: 1 }],
  [
    'of a condition',
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
    { properties: { a: {} }, if: { properties: { a: { const: 1 } } }, then: { required: ['a'] } },
    { a: 1 },
  ],
  ['of a schema that says nothing', { description: 'Anything.' }, { a: 1 }],
  ['in a field that says nothing', { properties: { a: { description: 'Anything.' } } }, { a: { b: 1 } }],
])('strictChecker accepts a property %s', (_, judged, value) => {
  expect(strict(judged, value)).toEqual([])
})

test('strictChecker reports the place of another error', () => {
  expect(strictChecker({})({ type: 'object', additionalProperties: false }, { a: 1 })).toEqual([
    'the value must NOT have additional properties (a)',
  ])
  const size = { type: 'object', properties: { page: { properties: { size: { type: 'integer' } } } } }
  expect(strictChecker({})(size, { page: { size: 'one' } })).toEqual(['/page/size must be integer'])
  expect(strictChecker({})(size, 7)).toEqual(['the value must be object'])
})

test.each<[why: string, value: Json, errors: string[]]>([
  [
    'with the fewest errors',
    { data: 'c', next: 'd' },
    ['/pages/0/data must be equal to one of the allowed values (a, b)', '/count must be string'],
  ],
  [
    'that declares the most fields, although it has more errors',
    { data: 'c', next: 1, total: true },
    [
      '/pages/0/data must be equal to one of the allowed values (a, b)',
      '/pages/0/next must be string',
      '/pages/0/total must be integer',
      '/count must be string',
    ],
  ],
])('strictChecker reports only the errors of the branch %s', (_, item, errors) => {
  const text = { type: 'string' }
  const page = {
    required: ['data'],
    properties: { data: { enum: ['a', 'b'] }, next: text, total: { type: 'integer' } },
  }
  const older = { required: ['rows'], properties: { rows: { type: 'array' }, next: { type: ['integer', 'null'] } } }
  const document = { components: { schemas: { Page: { oneOf: [older, page] } } } }
  const list = { properties: { pages: { type: 'array', items: { $ref: '#/components/schemas/Page' } }, count: text } }
  expect(strictChecker(document)(list, { pages: [item], count: 2 })).toEqual(errors)
})
