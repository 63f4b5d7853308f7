/** What is accepted and refused in a file of `openapi/statements/`, and the gaps that the statements leave open. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { gapsOf, type Open, readStatements, type Statement } from '../../scripts/read/statements.js'
import { inRoot } from '../../scripts/support/paths.js'

async function read(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'statements-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'task.yaml'), text)
  await writeFile(join(folder, 'README.md'), '# No statements here')
  return readStatements(folder)
}

describe('readStatements', () => {
  const open = 'open: { title: A, assumed: One. }'
  const opened = (keys: string) => `task.a:\n  says: Two.\n  open: { title: A, assumed: One., ${keys} }`

  test('returns each statement with its place', async () => {
    const { 'task.b': statement } = await read(`task.a: { says: One. }\ntask.b: { says: Two., ${open} }`)
    expect(statement).toEqual({
      says: 'Two.',
      open: { title: 'A', assumed: 'One.' },
      place: expect.stringMatching(/task\.yaml:2:1$/),
    })
  })

  test.each([
    ['an id of another area', 'task.a: { says: One. }\ndrive.b: { says: Two. }', '2:1  drive.b belongs in drive.yaml.'],
    [
      'a key that does not exist',
      'task.a:\n  says: One.\n  mention: { info: [one] }',
      '3:3  There is no key `mention` here. Known: says, data, version, until, needs, at, mentions, open.',
    ],
    [
      'a version without quotes',
      'task.a: { says: One., version: 1 }',
      '1:23  Write the date of the version in quotes.',
    ],
    [
      'a term that is no regular expression',
      'task.a: { says: One., mentions: { info: [a, "(b"] } }',
      '1:45  A term is a reg',
    ],
    ['a list of no places', 'task.a: { says: One., at: [] }', '1:23  The places whose structure holds it: with'],
    [
      'what says nothing and leaves nothing open',
      'task.a: { at: [info] }',
      '1:1  The key `says` is missing in task.a.',
    ],
    ['a gap of which the source says nothing', `task.a: { ${open} }`, '1:11  The key `source` is missing in open.'],
    ['a gap with two sources', opened('source: Three.'), '3:3  Remove `source`: `says` is what the source says.'],
    [
      'a gap without a title',
      'task.a: { says: Two., open: { assumed: B } }',
      '1:23  The key `title` is missing in open.',
    ],
    ['an unknown stake', opened('stake: high'), '3:36  Write one of breaking, shape.'],
    ['an unknown key of a gap', opened('nowere: true'), '3:36  There is no key `nowere` here. Known: title, kind'],
    ['a breaking one without a note', opened('stake: breaking'), '3:3  The key `note` is missing in open.'],
    [
      'a note of an unknown kind',
      opened('note: { field: one }'),
      '3:44  There is no key `field` here. Known: operation, response, parameter, property.',
    ],
    ['a note that ends the sentence', opened('note: One.'), '3:36  Write the note without a full stop'],
    ['a file without entries', '', '1:1  Write at least one statement under its id, or remove the file.'],
  ])('reports the line of %s, and nothing else', async (_, text, says) => {
    const [line = '', ...others] = String(await read(text).catch(({ message }: Error) => message)).split('\n')
    expect(line).toContain(`task.yaml:${says}`)
    expect(others).toEqual([])
  })

  test('reports each mistake on its own line', async () => {
    const error = await read(`${opened('stake: breaking')}\n\ntask.b: { says: Two., open: { title: A } }`).catch(String)
    expect(error).toMatch(
      /task\.yaml:3:3 {2}The key `note` is missing in open\.\n.*task\.yaml:5:23 {2}The key `assumed` is missing in open\.$/,
    )
  })
})

test('the form of a statement has the keys that its type has', async () => {
  const { $defs } = JSON.parse(await readFile(inRoot('openapi/forms/statements.json'), 'utf8'))
  const date = '2030-01-01'
  const open: Required<Open> = {
    ...{ title: 'A', kind: 'unknown', stake: 'breaking', source: 'B', assumed: 'C', otherwise: 'D', note: 'E' },
    ...{ nowhere: true, mock: 'F' },
  }
  const statement: Required<Omit<Statement, 'place'>> = {
    ...{
      says: 'A',
      data: { count: 1 },
      version: date,
      until: date,
      needs: date,
      at: ['info'],
      mentions: { info: ['a'] },
      open,
    },
  }
  expect(Object.keys($defs.open.properties)).toEqual(Object.keys(open))
  expect(Object.keys($defs.statement.properties)).toEqual(Object.keys(statement))
})

test('each file of statements names the form for editors', async () => {
  const files = new Set(Object.values(await readStatements()).map(({ place }) => place.replace(/:.*/, '')))
  for (const file of files)
    expect(await readFile(inRoot(file), 'utf8'), file).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/forms\/statements\.json\n/,
    )
})

describe('gapsOf', () => {
  test('takes the source of a gap from what its statement says', async () => {
    const gaps = gapsOf(
      await read(
        'task.a: &a { says: Two., open: { title: A, assumed: One., stake: shape, mock: Three. } }\ntask.b: { <<: *a, says: B. }\ntask.c: { says: C. }',
      ),
    )
    const gap = { kind: 'unknown', stake: 'shape', title: 'A', assumed: 'One.' }
    expect(gaps).toEqual({ 'task.a': { ...gap, source: 'Two.' }, 'task.b': { ...gap, source: 'B.' } })
  })

  test('returns a silence about a detail for what the source never mentions', async () => {
    const gaps = gapsOf(await read('task.a: { open: { title: A, source: Open., assumed: One. } }'))
    expect(gaps).toEqual({
      'task.a': { kind: 'silence', stake: 'detail', title: 'A', source: 'Open.', assumed: 'One.' },
    })
  })
})
