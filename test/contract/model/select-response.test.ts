/** The documented response that a `Prefer` asks for. */
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.js'
import { parsePrefer } from '../../../src/contract/prefer.js'
import { defaultStatus, NotDocumented, selectResponse } from '../../../src/contract/select-response.js'
import { operationWith } from './operation-with.js'

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
    for (const code of [{}, { code: '202' }])
      expect(response({ ...code, example: 'two' })).toEqual({ ...one, body: { name: 'two' } })
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
