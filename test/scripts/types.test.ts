/** The types of a document: of its calls, and the comments that editors show. */
import { describe, expect, test } from 'vitest'
import { brief } from '../../scripts/types/brief.js'
import { callsOf } from '../../scripts/types/calls.js'
import { versionDeclarations } from '../../scripts/types/versions.js'

describe('the comment of an operation', () => {
  const word = (length: number) => 'x'.repeat(length)

  test('has the sentences of the first paragraph that fit into two lines', () => {
    expect(brief('Lists tasks.\nNewest first.\n\nMore about it.')).toBe('Lists tasks. Newest first.')
    const long = `X${word(60)} ${word(50)}.`
    expect(brief(`Lists tasks. ${long} ${long}`)).toBe(`Lists tasks. X${word(60)}\n${word(50)}.`)
  })

  test('is cut if its first sentence is longer', () => {
    expect(brief(`${word(100)} ${word(100)} ${word(100)}.`)).toBe(`${word(100)}\n${word(100)} …`)
  })

  test('fills its lines up to the width, and keeps a first word of any length', () => {
    expect(brief(`${word(60)} ${word(55)}`)).toBe(`${word(60)} ${word(55)}`)
    expect(brief(`${word(60)} ${word(56)}`)).toBe(`${word(60)}\n${word(56)}`)
    expect(brief(word(200))).toBe(word(200))
  })

  test('does not end with a colon', () => {
    expect(brief('Depends on the source:\n\n| a | b |')).toBe('Depends on the source.')
    expect(brief('Note: it  depends\n  on A: B. and so on.')).toBe('Note: it depends on A: B. and so on.')
  })
})

describe('the type of a call', () => {
  const document = (parameters: object[]) =>
    ({
      openapi: '3.1.0',
      components: { parameters: { ServiceVersion: { name: 'Service-Version', in: 'header' } } },
      paths: {
        '/tasks': {
          get: {
            operationId: 'listTasks',
            summary: 'List tasks',
            parameters: [{ $ref: '#/components/parameters/ServiceVersion' }, ...parameters],
            responses: { 200: { description: 'OK', content: { 'application/json': { schema: {} } } } },
          },
        },
      },
    }) as never

  test('omits the version header', () => {
    expect(callsOf(document([]))).not.toContain('params')
    expect(callsOf(document([{ name: 'Prefer', in: 'header' }]))).toContain(
      'header?: Omit<NonNullable<operations["listTasks"]["parameters"]["header"]>, "Service-Version">',
    )
  })

  test('requires `params` if one of the parameters is required', () => {
    expect(callsOf(document([{ name: 'limit', in: 'query' }]))).toContain(
      'params?: { query?: NonNullable<operations["listTasks"]["parameters"]["query"]> | undefined } | undefined;',
    )
    expect(callsOf(document([{ name: 'team', in: 'query', required: true }]))).toContain(
      'params: { query: NonNullable<operations["listTasks"]["parameters"]["query"]> };',
    )
  })
})

describe('the data of a call', () => {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const dataOf = (operation: object) => {
    const components = { parameters: { ServiceVersion: { name: 'Service-Version' } }, schemas: { Thing: {} } }
    const post = { operationId: 'makeThing', summary: 'Make a thing', ...operation }
    return callsOf({ components, paths: { '/things': { post } } } as never)
  }
  const thing = json({ $ref: '#/components/schemas/Thing' })

  test('is that of each success, by its name if it has one', () => {
    expect(dataOf({ responses: { 200: thing, 202: json({ type: 'string' }), 404: json({}) } })).toContain(
      'data: Thing | operations["makeThing"]["responses"][202]["content"]["application/json"];',
    )
  })

  test('is undefined for a success without JSON', () => {
    expect(dataOf({ responses: { 204: { description: 'Gone' } } })).toContain('init: {};\n    data: undefined;')
    expect(dataOf({ responses: { 200: { content: { 'text/plain': {} } } } })).toContain('data: undefined;')
  })

  test('may have an optional body', () => {
    const requestBody = { content: { 'multipart/form-data': { schema: { type: 'object' } } } }
    expect(dataOf({ requestBody, responses: { 200: thing } })).toContain(
      'body?: NonNullable<operations["makeThing"]["requestBody"]>["content"]["multipart/form-data"] | undefined;',
    )
  })
})

test('an operation has the types of the newest version that has it', () => {
  const row = (date: string) => ({ date, role: 'supported', sunset: null }) as const
  const versions = { versions: [row('2030-03-01'), row('2030-02-01'), row('2030-01-01')], migration: [] }
  const [, text] = versionDeclarations(versions as never).find(([path]) => path.endsWith('version-map.d.ts')) ?? []
  expect(text).toContain(
    'operations0 & Omit<operations1, keyof operations0> & Omit<operations2, keyof operations0 | keyof operations1>',
  )
})
