/** The gaps as data: how they are read, which of them concern an operation, and who cites them. */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGaps } from '../../scripts/read/gaps.js'
import { filesBelow } from '../../scripts/support/cache.js'
import { inRoot } from '../../scripts/support/paths.js'
import { gapsOfOperations, marksByOwner } from '../../src/contract/gaps-by-operation.js'
import { ownerOf } from '../../src/contract/owners.js'
import { newFolder } from '../support/folders.js'

async function read(text: string) {
  const folder = newFolder()
  await writeFile(join(folder, 'task.yaml'), text)
  await writeFile(join(folder, 'README.md'), '# No gaps here')
  return readGaps(folder)
}

test('readGaps returns each gap with its place, an unknown detail if it does not say otherwise', async () => {
  const gaps = await read(
    'task.a: &a { title: A, source: Two., assumed: One. }\ntask.b: { <<: *a, kind: silence, stake: shape }',
  )
  const gap = { title: 'A', source: 'Two.', assumed: 'One.' }
  expect(gaps).toEqual({
    'task.a': { ...gap, kind: 'unknown', stake: 'detail', place: expect.stringMatching(/task\.yaml:1:1$/) },
    'task.b': { ...gap, kind: 'silence', stake: 'shape', place: expect.stringMatching(/task\.yaml:2:1$/) },
  })
})

test('readGaps reports an id of another area', async () => {
  const error = await read('task.a: &a { title: A, source: Two., assumed: One. }\ndrive.b: *a').catch(String)
  expect(error).toMatch(/task\.yaml:2:1 {2}drive\.b belongs in drive\.yaml\.$/)
})

const ID = '[a-z]\\w*(?:\\.\\w+)+'
const CITED = new RegExp(`\\bgaps? [(\`]*(${ID}(?:(?:,| and|, and|,? or) \`?${ID})*)`, 'gi')

/** Returns each gap that a file cites. A citation may go over the end of a line. */
function citations(files: string[]): { file: string; id: string }[] {
  return files
    .filter((file) => /\.(ts|js|mjs|yaml|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(inRoot(file), 'utf8').replace(/\n\s*(?:\/\/|\*|#)?\s*/g, ' ')
      const ids = [...text.matchAll(CITED)].flatMap(([, list = '']) => list.match(new RegExp(ID, 'g')) ?? [])
      return ids.map((id) => ({ file, id }))
    })
}

test('each gap that a comment, a guide or a text cites exists', async () => {
  const known = Object.keys(await readGaps())
  const found = citations(['src', 'scripts', 'test', 'openapi', 'docs'].flatMap(filesBelow))
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter(({ id }) => !known.includes(id))).toEqual([])
})

test('the code of the mock cites each gap that says what the mock does, and no other', async () => {
  const told = Object.entries(await readGaps()).flatMap(([id, { mock }]) => (mock ? [id] : []))
  const cited = citations(['src/mock', 'src/contract'].flatMap(filesBelow)).map(({ id }) => id)
  expect([...new Set(cited)].sort()).toEqual(told.sort())
})

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
