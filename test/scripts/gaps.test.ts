/** The gaps as data: which of them concern an operation, and how much of the text is about them. */
import { expect, test } from 'vitest'
import { gapShare } from '../../src/contract/gaps.js'
import { gapsOfOperations, marksByOwner } from '../../src/contract/gaps-by-operation.js'
import { ownerOf } from '../../src/contract/owners.js'

test('gapsOfOperations returns the gaps of webhooks, and ignores marks inside examples', () => {
  const examples = { a: { value: { 'x-gap': 'data' } } }
  const document = {
    info: { title: 't', 'x-gap': 'whole.api' },
    paths: { '/a': { get: { operationId: 'getA', responses: { 200: { content: { json: { examples } } } } } } },
    webhooks: { ended: { post: { operationId: 'onEnded', 'x-gap': 'event' } } },
  }
  expect(gapsOfOperations(document)).toEqual({ getA: [], onEnded: ['event'] })
})

test.each([
  [['info', 'contact'], 'info'],
  [['servers', '0'], 'servers'],
  [['tags', '1'], 'tags/1'],
  [['paths', '/a'], 'paths//a'],
  [['paths', '/a', 'parameters', '0'], 'paths//a'],
  [['paths', '/a', 'get', 'responses'], 'paths//a/get'],
  [['webhooks', 'ended', 'post'], 'webhooks/ended/post'],
  [['components', 'schemas', 'A', 'properties', 'b'], 'components/schemas/A'],
])('ownerOf %j is %s', (pointer, owner) => {
  expect(ownerOf(pointer)).toBe(owner)
})

test('marksByOwner returns each owner of a mark once', () => {
  const marked = { 'x-gap': 'one' }
  const document = {
    info: marked,
    paths: { '/a': { get: { ...marked, responses: { 200: marked } }, post: marked } },
    components: { schemas: { A: { ...marked, properties: { b: { 'x-gap': ['one', 'two'] } } } } },
  }
  expect(Object.fromEntries([...marksByOwner(document)].map(([id, owners]) => [id, [...owners]]))).toEqual({
    one: ['info', 'paths//a/get', 'paths//a/post', 'components/schemas/A'],
    two: ['components/schemas/A'],
  })
})

test('gapShare counts notes and links to gaps, and no other text', () => {
  const api = (...descriptions: string[]) => ({
    info: { title: 't' },
    paths: Object.fromEntries(descriptions.map((description, at) => [`/${at}`, { get: { description } }])),
  })
  expect(gapShare(api())).toBe(0)
  expect(gapShare(api('12345678901234567890'))).toBe(0)
  expect(gapShare(api('1234567890\n\n> [A](../gaps.html#a)'))).toBeCloseTo(21 / 33)
  expect(gapShare(api('| a | b ([c](../gaps.html#a)) |'))).toBeCloseTo(21 / 31)
  expect(gapShare(api('12345\n- [A](../gaps.html#a)\n- 12345'))).toBeCloseTo(21 / 35)
  expect(gapShare(api('12345\n6789 [A](../gaps.html#a)'))).toBeCloseTo(1)
  expect(gapShare(api('1 ([A](../gaps.html#a)) 2', '1234'))).toBeCloseTo(21 / 29)
})
