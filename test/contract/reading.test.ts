/** What the mock, the kit and the site read from a document: parameters, references, examples, responses, versions, violations. */
import { beforeEach, describe, expect, test } from 'vitest'
import { valueChecker } from '../../src/contract/ajv.js'
import { requestSchema, requestValidators } from '../../src/contract/compile.js'
import { type Contract, type ContractFiles, contractOf } from '../../src/contract/contract.js'
import { exampleOf, namedExamples } from '../../src/contract/examples.js'
import { formats } from '../../src/contract/formats.js'
import type { Json, JsonObject } from '../../src/contract/json.js'
import { visit } from '../../src/contract/nodes.js'
import { type Operation, operationsOf, responseOf, schemaOf } from '../../src/contract/operations.js'
import { parameterReader } from '../../src/contract/parameters.js'
import { parsePrefer } from '../../src/contract/prefer.js'
import { find, resolve } from '../../src/contract/references.js'
import { documentedExamples, documentedHeaders, responsesOf } from '../../src/contract/responses.js'
import { defaultStatus, NotDocumented, selectResponse } from '../../src/contract/select-response.js'
import { dayOfAll, defaultOf, isDay, type KnownVersion, rolesOn, type Version } from '../../src/contract/versions.js'
import { violationsOf } from '../../src/contract/violations.js'

const NEW = '2030-02-01' as Version
const OLD = '2030-01-01' as Version

function operationWith(node: JsonObject, rest: JsonObject = {}): Operation {
  const paths = { '/things/{id}': { post: { operationId: 'makeThing', responses: { '200': {} }, ...node } } }
  const [operation] = operationsOf({ paths, ...rest }, NEW)
  if (!operation) throw new Error('There is no operation.')
  return operation
}

const parameter = (name: string, schema: JsonObject, place = 'query'): JsonObject => ({ name, in: place, schema })

describe('parameters', () => {
  const operation = operationWith({
    parameters: [
      parameter('id', { type: 'string' }, 'path'),
      parameter('count', { type: 'integer' }),
      parameter('share', { type: 'number' }),
      parameter('all', { type: 'boolean' }),
      parameter('sizes', { type: 'array', items: { type: 'integer' } }),
      parameter('tags', { type: 'array' }),
      parameter('X-Retries', { type: 'integer' }, 'header'),
      parameter('Service-Version', { type: 'string' }, 'header'),
      parameter('session', { type: 'string' }, 'cookie'),
    ],
  })
  const read = (query: string, headers: Record<string, string> = {}) =>
    parameterReader(operation)({ path: { id: 'a' }, query: new URLSearchParams(query), headers: new Headers(headers) })

  test('get the types of their schemas, or stay strings if they do not fit', () => {
    expect(read('count=2&share=0.5&all=true').query).toEqual({ count: 2, share: 0.5, all: true })
    expect(read('all=false').query).toEqual({ all: false })
    expect(read('count=two&share=&all=yes').query).toEqual({ count: 'two', share: '', all: 'yes' })
    expect(read('count=+&share=1e999&all=trues').query).toEqual({ count: ' ', share: '1e999', all: 'trues' })
  })

  test('become lists if the schema is an array or one is sent twice', () => {
    expect(read('sizes=1&sizes=2&tags=a').query).toEqual({ sizes: [1, 2], tags: ['a'] })
    expect(read('sizes=1&sizes=x').query).toEqual({ sizes: [1, 'x'] })
    expect(read('count=1&count=2').query).toEqual({ count: ['1', '2'] })
  })

  test('leave out the version, cookies and what was not sent', () => {
    const sent = { 'x-retries': '3', 'service-version': NEW, cookie: 'session=a' }
    expect(read('other=1', sent)).toEqual({ path: { id: 'a' }, query: {}, header: { 'x-retries': 3 } })
  })

  test('fill the schema of a request', () => {
    const required = { ...parameter('X-Retries', { type: 'integer' }, 'header'), required: true }
    const schema = requestSchema(operationWith({ parameters: [required, parameter('count', { type: 'integer' })] }))
    expect(schema).toEqual({
      type: 'object',
      properties: {
        path: { type: 'object', properties: {}, required: [] },
        query: { type: 'object', properties: { count: { type: 'integer' } }, required: [] },
        header: { type: 'object', properties: { 'x-retries': { type: 'integer' } }, required: ['x-retries'] },
      },
      required: [],
    })
  })
})

describe('references', () => {
  const document: JsonObject = {
    a: { $ref: '#/b' },
    b: { $ref: '#/c/x~1y~0z/%7Bid%7D' },
    c: { 'x/y~z': { '{id}': 'found' } },
    ring: { $ref: '#/ring' },
    list: [{ name: 'first' }],
  }

  test('are followed to the last one, and into lists', () => {
    expect(resolve(document, { $ref: '#/a' })).toBe('found')
    expect(resolve(document, { name: 'itself' })).toEqual({ name: 'itself' })
    expect(find(document, '#/list/0/name')).toBe('first')
  })

  test('throw for a missing target and for a cycle', () => {
    expect(() => find(document, '#/c/none')).toThrow('The reference #/c/none points to nothing.')
    expect(() => find(document, '#/list/0/name/more')).toThrow('points to nothing')
    expect(() => resolve(document, { $ref: '#/ring' })).toThrow('The reference #/ring leads back to itself.')
  })
})

test.each<[string, JsonObject, Json | undefined]>([
  ['its own', { example: false, examples: { a: { value: 2 } }, schema: { default: 3 } }, false],
  [
    'the first of several',
    { examples: { a: { $ref: '#/shared' }, b: { value: 2 } }, schema: { default: 3 } },
    'shared',
  ],
  ['the only value', { schema: { const: 'a', default: 'b' } }, 'a'],
  ['the default', { schema: { default: 'b', examples: ['c'] } }, 'b'],
  ['the first of the schema', { schema: { examples: ['c', 'd'], enum: ['e'] } }, 'c'],
  ['the first value', { schema: { enum: ['e', 'f'] } }, 'e'],
  ['that of a part', { schema: { allOf: [{ type: 'string' }, { $ref: '#/part' }] } }, 'part'],
  ['none', { schema: { type: 'string' } }, undefined],
  ['none without a schema', {}, undefined],
])('exampleOf returns %s', (_, node, expected) => {
  expect(exampleOf({ shared: { value: 'shared' }, part: { default: 'part' } }, node)).toBe(expected)
})

test('namedExamples returns null for an example without a value', () => {
  expect(namedExamples({}, { a: { summary: 'a' }, b: { value: 0 } })).toEqual([
    { name: 'a', value: null },
    { name: 'b', value: 0 },
  ])
  expect(namedExamples({}, undefined)).toEqual([])
})

describe('documented responses', () => {
  const content = (...names: string[]) => ({
    'application/json': {
      schema: { type: 'object' },
      examples: Object.fromEntries(names.map((name) => [name, { value: { name } }])),
    },
  })
  const headers = { 'Retry-After': { example: 5 }, 'X-Unknown': { schema: { type: 'string' } } }
  const operation = operationWith({
    responses: {
      '400': { content: content('wrong') },
      '202': { content: content('one', 'two'), headers },
      '413': {},
      default: { content: content('other') },
    },
  })
  const response = (prefer: { code?: string; example?: string }) => selectResponse(operation, prefer)

  test('match a status, a name, both or neither', () => {
    const type = { 'content-type': 'application/json' }
    const one = { status: 202, headers: { ...type, 'retry-after': '5' }, body: { name: 'one' } }
    expect(response({})).toEqual(one)
    expect(response({ code: '202' })).toEqual(one)
    expect(response({ example: 'two' })).toEqual({ ...one, body: { name: 'two' } })
    expect(response({ code: '202', example: 'two' })).toEqual({ ...one, body: { name: 'two' } })
    expect(response({ code: '413' })).toEqual({ status: 413, headers: {}, body: undefined })
    expect(response({ code: '409' })).toEqual({ status: 409, headers: type, body: { name: 'other' } })
  })

  test('throw an error that lists what is documented', () => {
    const known = 'Available: 202 (one, two); 400 (wrong); 413 (no body); 409 (other).'
    expect(() => response({ code: '418' })).toThrow(NotDocumented)
    expect(() => response({ code: '418' })).toThrow(`makeThing documents no response for code=418. ${known}`)
    expect(() => response({ code: '400', example: 'one' })).toThrow(
      `makeThing documents no response for code=400, example=one. ${known}`,
    )
  })

  test('have no default status if the operation documents all of them', () => {
    const all = operationWith({ responses: { '200': {}, '409': {}, '402': {}, '415': {}, '422': {}, default: {} } })
    expect(defaultStatus(all)).toBeUndefined()
    const content = { 'application/json': { examples: { same: { value: 1 } } } }
    const responses = { ...(all.node.responses as JsonObject), default: { content }, '500': { content } }
    expect(selectResponse(operationWith({ responses }), { example: 'same' }).status).toBe(500)
    expect(() => selectResponse(all, { code: '418' })).toThrow(/Available: 200 \(no body\); .*; 422 \(no body\)\.$/)
    expect(defaultStatus(operationWith({ responses: { '200': {}, '409': {} } }))).toBe('402')
  })

  test('have their schemas, examples and headers', () => {
    expect(responsesOf(operation).map(({ status, mediaType }) => [status, mediaType])).toEqual([
      ['202', 'application/json'],
      ['400', 'application/json'],
      ['413', undefined],
      ['default', 'application/json'],
    ])
    expect(documentedExamples(operation, 202).map(({ name }) => name)).toEqual(['one', 'two'])
    expect(documentedExamples(operation, 404)).toEqual([])
    expect(documentedHeaders({}, { headers })).toEqual({ 'retry-after': '5' })
    expect(schemaOf(responseOf(operation, 202))).toEqual({ type: 'object' })
    expect(schemaOf(responseOf(operation, 404))).toEqual({ type: 'object' })
    expect(schemaOf(responseOf(operation, 413))).toBeUndefined()
  })
})

describe('versions', () => {
  const versions: KnownVersion[] = [
    { date: NEW, role: 'canonical', sunset: null },
    { date: OLD, role: 'default', sunset: '2030-03-10' },
  ]

  test('end with the day of their sunset, and the default moves on', () => {
    const both = { supported: [NEW, OLD], default: OLD }
    expect(rolesOn(versions, '2030-01-01')).toEqual(both)
    expect(rolesOn(versions, '2030-03-10')).toEqual(both)
    expect(rolesOn(versions, '2030-03-11')).toEqual({ supported: [NEW], default: NEW })
    expect(() => rolesOn(versions.slice(1), '2030-03-11')).toThrow('No version is supported on 2030-03-11.')
  })

  test('have the default with the role, else the oldest', () => {
    expect(defaultOf(versions)).toBe(OLD)
    expect(defaultOf(versions.toReversed())).toBe(OLD)
    expect(defaultOf(versions.map((version) => ({ ...version, role: 'supported' })))).toBe(OLD)
    expect(() => defaultOf([])).toThrow('There is no version.')
  })

  test('are all supported on dayOfAll: a week before the first sunset, or the date of the newest', () => {
    expect(dayOfAll(versions)).toBe('2030-03-03')
    expect(dayOfAll([{ date: NEW, role: 'canonical', sunset: '2031-01-01' }, ...versions.slice(1)])).toBe('2030-03-03')
    expect(dayOfAll(versions.slice(0, 1))).toBe(NEW)
    expect(dayOfAll([])).toBe('')
  })

  test.each(['2030-2-01', '2030-02-30', '02030-02-01', '2030-02-01T00:00:00Z', 'today', ''])(
    'isDay rejects %j',
    (text) => {
      expect(isDay(text)).toBe(false)
      expect(isDay('2028-02-29')).toBe(true)
    },
  )
})

describe('a contract', () => {
  const files = (documents: object) =>
    ({
      documents,
      canvas: {},
      versions: { versions: [{ date: NEW, role: 'canonical', sunset: null }], migration: [] },
      tools: { tools: [] },
      toolServer: { tools: [] },
      control: { paths: {} },
    }) as unknown as ContractFiles
  const document = {
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          responses: { '200': { content: { 'application/json': { examples: { all: { value: { list: [1] } } } } } } },
        },
      },
    },
  }
  let contract: Contract
  beforeEach(() => {
    contract = contractOf(files({ [NEW]: document }), requestValidators)
  })

  test('returns a new copy of an example each time', () => {
    const [one, other] = [contract.example('listThings', 200, 'all'), contract.example('listThings', 200, 'all')]
    expect(one).toEqual({ list: [1] })
    expect(other).toEqual(one)
    expect(other).not.toBe(one)
  })

  test('names what it lacks', () => {
    const none = 'for 200 of listThings. Run `npm run generate`.'
    expect(() => contract.example('listThings', 200, 'none')).toThrow(`The document has no example none ${none}`)
    expect(() => contract.example('getThing', 200, 'all')).toThrow('no example all for 200 of getThing')
    expect(() => contract.requestExample('listThings', 'all')).toThrow('no example all for the request of listThings')
    expect(() => contract.view(OLD)).toThrow(`There is no document of version ${OLD}.`)
    expect(() => contractOf(files({}), requestValidators)).toThrow('There is no document of version')
  })
})

test.each<[string | null, object]>([
  [null, {}],
  ['code=404', { code: '404' }],
  ['CODE = "404" ; example=a, outcome=failed', { code: '404', example: 'a', outcome: 'failed' }],
  ['code=404, code=500', { code: '404' }],
  ['retryable', { retryable: '' }],
  ['example=a"b', { example: 'a"b' }],
  ['respond-async, wait=10', {}],
])('parsePrefer reads %s', (header, expected) => {
  expect(parsePrefer(header)).toEqual(expected)
})

test.each([
  ['https://example.com/a?b#c', true],
  ['https://', false],
  ['example.com', false],
  [`https://example.com/${'a'.repeat(65_536 - 20)}`, true],
  [`https://example.com/${'a'.repeat(65_537 - 20)}`, false],
])('the format uri checks %.40s', (text, expected) => {
  expect((formats.uri as (text: string) => boolean)(text)).toBe(expected)
})

test('valueChecker names the place of an error', () => {
  const check = valueChecker({ components: { schemas: { Name: { type: 'string', minLength: 2 } } } })
  const schema = { type: 'object', properties: { name: { $ref: '#/components/schemas/Name' } }, required: ['name'] }
  expect(check(schema, { name: 'ab', other: 1 })).toEqual([])
  expect(check(schema, { name: 'a' })).toEqual(['/name must NOT have fewer than 2 characters'])
  expect(check(schema, {})).toEqual(["the value must have required property 'name'"])
  expect(check(schema, [])).toEqual(['the value must be object'])
})

test('violationsOf names the place, the field and the keyword in snake case', () => {
  const error = (instancePath: string, keyword: string, params = {}) => ({
    instancePath,
    keyword,
    params,
    message: 'x',
  })
  const told = violationsOf(
    [
      error('/body/a~1b/0', 'minLength', { limit: 2 }),
      error('/body', 'required', { missingProperty: 'name' }),
      error('/query', 'additionalProperties', { additionalProperty: 'q' }),
      error('/body/c', 'unevaluatedProperties', { unevaluatedProperty: 'd' }),
      error('/body/e~0f', 'not'),
      error('/body/g', 'false schema'),
      error('/body', 'if'),
      error('', 'required', { missingProperty: 'body' }),
    ],
    ['h'],
  )
  expect(told.map(({ in: place, field, code }) => [place, field, code])).toEqual([
    ['body', 'a/b.0', 'min_length'],
    ['body', 'name', 'required'],
    ['query', 'q', 'not_allowed'],
    ['body', 'c.d', 'not_allowed'],
    ['body', 'e~f', 'not_allowed'],
    ['body', 'g', 'not_allowed'],
    ['body', '', 'required'],
  ])
  expect(told.map(({ message }) => message)).toEqual([
    '`a/b.0` must have at least 2 characters.',
    '`name` is required.',
    '`q` is not a known field.',
    '`c.d` is not a known field.',
    '`e~f` cannot be combined with `h`.',
    '`g` is not allowed here.',
    'A JSON body is required.',
  ])
})

test('visit calls back with the operations of callbacks', () => {
  const seen: string[] = []
  const post = { operationId: 'taskChanged', responses: {} }
  const callbacks = { changed: { '{$request.body#/callback_url}': { post }, 'x-note': { post } } }
  visit({ paths: { '/tasks': { post: { operationId: 'createTask', callbacks } } } }, (node, kind) => {
    if (kind === 'operation') seen.push(String(node.operationId))
  })
  expect(seen).toEqual(['createTask', 'taskChanged'])
})
