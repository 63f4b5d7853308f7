/** The parameters of a request get the types of their schemas. */
import { describe, expect, test } from 'vitest'
import { requestSchema } from '../../../src/contract/compile.js'
import type { JsonObject } from '../../../src/contract/json.js'
import { parameterReader } from '../../../src/contract/parameters.js'
import { operationWith } from './operation-with.js'

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
    const sent = { 'x-retries': '3', 'service-version': '2030-02-01', cookie: 'session=a' }
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
