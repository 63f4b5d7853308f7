/** The statements of `openapi/statements/`, and the gaps that they leave open. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gapsOf, readStatements } from '../../scripts/read/statements.js'
import { newFolder } from '../support/folders.js'

async function read(text: string) {
  const folder = newFolder()
  await writeFile(join(folder, 'task.yaml'), text)
  await writeFile(join(folder, 'README.md'), '# No statements here')
  return readStatements(folder)
}

test('readStatements returns each statement with its place', async () => {
  const { 'task.b': statement } = await read(
    'task.a: { says: One. }\ntask.b: { says: Two., open: { title: A, assumed: One. } }',
  )
  expect(statement).toEqual({
    says: 'Two.',
    open: { title: 'A', assumed: 'One.' },
    place: expect.stringMatching(/task\.yaml:2:1$/),
  })
})

test('readStatements reports an id of another area', async () => {
  const error = await read('task.a: { says: One. }\ndrive.b: { says: Two. }').catch(String)
  expect(error).toMatch(/task\.yaml:2:1 {2}drive\.b belongs in drive\.yaml\.$/)
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
