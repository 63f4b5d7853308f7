/** The types of a document: of its calls, and the comments that editors show. */
import { describe, expect, test } from 'vitest'
import { brief } from '../../scripts/types/brief.js'
import { callsOf } from '../../scripts/types/calls.js'

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

  test('is filled up to the width, and begins with its first word however long that is', () => {
    expect(brief(`${word(60)} ${word(55)}`)).toBe(`${word(60)} ${word(55)}`)
    expect(brief(`${word(60)} ${word(56)}`)).toBe(`${word(60)}\n${word(56)}`)
    expect(brief(word(200))).toBe(word(200))
  })

  test('does not end with a colon', () => {
    expect(brief('Depends on the source:\n\n| a | b |')).toBe('Depends on the source.')
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

  test('leaves the version to the client', () => {
    expect(callsOf(document([]))).not.toContain('params')
    expect(callsOf(document([{ name: 'Prefer', in: 'header' }]))).toContain(
      'header?: Omit<NonNullable<operations["listTasks"]["parameters"]["header"]>, "Service-Version">',
    )
  })

  test('requires `params` if one of the parameters is required', () => {
    expect(callsOf(document([{ name: 'limit', in: 'query' }]))).toContain(
      'params?: { query?: NonNullable<operations["listTasks"]["parameters"]["query"]> };',
    )
    expect(callsOf(document([{ name: 'team', in: 'query', required: true }]))).toContain(
      'params: { query: NonNullable<operations["listTasks"]["parameters"]["query"]> };',
    )
  })
})
