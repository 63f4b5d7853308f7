/** Reading a state of the contract: the working tree, a commit or a folder. An incomplete one is an error. */
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commitOf, type State, stateOf, workingState } from '../../scripts/compare/state.js'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'

const folder = newFolder()

function expectContract(state: State, name: string): void {
  expect(state.name).toBe(name)
  for (const { date } of state.versions) expect(state.documents[date]).toHaveProperty('paths')
  expect(state.documents).toHaveProperty('canvas')
  expect(state.gaps.size).toBeGreaterThan(100)
  expect(state.tools.start_design_task).toContain('prompt')
}

test('workingState reads the documents and files of the working tree', async () => {
  const state = await workingState()
  expectContract(state, 'the working tree')
  expect([state.versions.map(({ date }) => date), state.folder]).toEqual([VERSIONS, inRoot('openapi')])
})

test.skipIf(!commitOf('HEAD'))('stateOf reads a commit by its ref or its id, and names it by both', async () => {
  const id = commitOf('HEAD') ?? ''
  const state = await stateOf('HEAD')
  expectContract(state, `HEAD (${id.slice(0, 7)})`)
  expect(existsSync(join(state.folder ?? '', 'openapi.yaml'))).toBe(true)
  expect((await stateOf(id.slice(0, 9))).name).toBe(id.slice(0, 7))
})

test('stateOf reads an installed package, which has no hand-written files, and those of a clone', async () => {
  cpSync(inRoot('generated'), join(folder, 'package/generated'), { recursive: true })
  const state = await stateOf(join(folder, 'package'))
  expectContract(state, join(folder, 'package'))
  expect(state.folder).toBeUndefined()
  mkdirSync(join(folder, 'package/openapi'))
  expect((await stateOf(join(folder, 'package'))).folder).toBe(join(folder, 'package/openapi'))
})

test.each([
  ['a folder without a contract', folder, `The folder ${folder} has no contract: neither generated/versions.json`],
  ['a folder without a document', join(folder, 'a'), `${folder}/a has no generated/gaps.json, so there is nothing to`],
  ['a word that is neither a ref nor a folder', 'no-such-ref', 'There is neither a git ref nor a folder no-such-ref.'],
  ['an option of git', '--all', 'There is neither a git ref nor a folder --all.'],
])('stateOf rejects %s', async (_, word, message) => {
  for (const file of ['versions.json', 'openapi'])
    cpSync(inRoot('generated', file), join(folder, 'a/generated', file), { recursive: true })
  await expect(stateOf(word)).rejects.toThrow(message)
})
