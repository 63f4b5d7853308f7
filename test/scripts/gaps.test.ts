/** The gaps as data: which of them concern an operation, and what is refused in a file of `openapi/gaps/`. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readGaps } from '../../scripts/read/gaps.js'
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

describe('readGaps', () => {
  const read = async (name: string, text: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'gaps-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(join(folder, name), text)
    await writeFile(join(folder, 'README.md'), '# No gaps here')
    return readGaps(folder)
  }
  const gap = 'kind: unknown, stake: shape, title: A, source: Open., assumed: One.'

  test('accepts merge keys', async () => {
    const gaps = await read('task.yaml', `task.a: &a { ${gap} }\ntask.b: { <<: *a, title: B }`)
    expect(gaps['task.b']).toEqual({ kind: 'unknown', stake: 'shape', title: 'B', source: 'Open.', assumed: 'One.' })
  })

  test('returns a silence about a detail unless the gap says otherwise', async () => {
    const { 'task.a': gap } = await read('task.yaml', 'task.a: { title: A, source: Open., assumed: One. }')
    expect(gap).toMatchObject({ kind: 'silence', stake: 'detail' })
  })

  test.each([
    ['an id of another area', `drive.a: { ${gap} }`, 'task.yaml:1:1  drive.a belongs in drive.yaml.'],
    ['a missing key', 'task.a: { kind: unknown }', 'task.yaml:1:1  The key `title` is missing in task.a.'],
    [
      'an unknown stake',
      `task.a: { ${gap.replace('shape', 'high')} }`,
      'task.yaml:1:26  Write one of breaking, shape.',
    ],
    [
      'an unknown key',
      `task.a: { ${gap}, nowere: true }`,
      'task.yaml:1:80  There is no key `nowere` here. Known: kind',
    ],
    [
      'a breaking one without a note',
      `task.a: { ${gap.replace('shape', 'breaking')} }`,
      'task.yaml:1:1  The key `note` is missing in task.a.',
    ],
    [
      'a note of an unknown kind',
      `task.a: { ${gap}, note: { field: one } }`,
      'task.yaml:1:88  There is no key `field` here. Known: operation, response, parameter, property.',
    ],
    [
      'a note that ends the sentence',
      `task.a: { ${gap}, note: One. }`,
      'task.yaml:1:80  Write the note without a full stop',
    ],
    ['a file without entries', '', 'task.yaml:1:1  Write at least one gap under its id, or remove the file.'],
  ])('reports the line of %s', async (_, text, message) => {
    await expect(read('task.yaml', text)).rejects.toThrow(message)
  })

  test('reports each mistake on its own line', async () => {
    const text = `task.a: { ${gap.replace('shape', 'breaking')} }\n\ntask.b: { kind: unknown, stake: shape, title: A, source: B }`
    const error = await read('task.yaml', text).catch(String)
    expect(error).toMatch(
      /task\.yaml:1:1 {2}The key `note` is missing in task\.a\.\n.*task\.yaml:3:1 {2}The key `assumed` is missing in task\.b\.$/,
    )
  })
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

test('marksByOwner returns each marked part once', () => {
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
