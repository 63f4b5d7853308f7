/** Reading a state of the contract: the working tree, a commit or a folder, and the error for a state that is incomplete. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { commitOf, type State, stateOf, workingState } from '../../scripts/compare/state.js'
import { VERSIONS } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'
import { versions as versionsOf } from './states.js'

const versions = versionsOf()
let folder: string

beforeEach(() => {
  folder = newFolder()
})

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

function writeGenerated(): void {
  write('generated/versions.json', { versions })
  write('generated/gaps.json', { gaps: { 'a.one': {}, 'a.two': {} }, operations: {} })
  write('generated/mcp/tools.json', { tools: [{ name: 'one', inputSchema: { properties: { a: {} } } }] })
  for (const name of ['canvas', '2030-01-01']) write(`generated/openapi/${name}.json`, { openapi: '3.1.0' })
}

function expectContract(state: State): void {
  expect(state.versions.length).toBeGreaterThan(0)
  for (const { date } of state.versions) expect(state.documents[date]).toHaveProperty('paths')
  expect(state.gaps.size).toBeGreaterThan(100)
  expect(state.tools.start_design_task).toContain('prompt')
  for (const files of [state.files(), state.files()])
    expect(files).toEqual(expect.arrayContaining(['openapi.yaml', 'resources/tasks/tasks.yaml']))
  expect(state.files()).not.toContain('')
  expect(state.read('openapi.yaml')).toContain('\nopenapi: 3.1.')
  expect(state.read('none.yaml')).toBeUndefined()
}

test('workingState reads the documents and files of the working tree', async () => {
  const state = await workingState()
  expect(state.name).toBe('the working tree')
  expect(state.versions.map(({ date }) => date)).toEqual(VERSIONS)
  expectContract(state)
})

describe.skipIf(commitOf('HEAD') === undefined)('stateOf', () => {
  test('reads a commit by its ref or its id, and names it by both', async () => {
    const id = commitOf('HEAD') ?? ''
    expect(id).toMatch(/^[0-9a-f]{40}$/)
    const state = await stateOf('HEAD')
    expect(state.name).toBe(`HEAD (${id.slice(0, 7)})`)
    expect((await stateOf(id.slice(0, 9))).name).toBe(id.slice(0, 7))
    expectContract(state)
  })

  test('rejects a word that is neither a ref nor a folder', async () => {
    expect(commitOf('--all')).toBeUndefined()
    await expect(stateOf('no-such-ref')).rejects.toThrow(
      'There is neither a git ref nor a folder no-such-ref. To compare with a ref of a remote, fetch it first.',
    )
  })
})

describe('stateOf of a folder', () => {
  test('reads an installed package, which has no hand-written files, and those of a clone', async () => {
    writeGenerated()
    const state = await stateOf(folder)
    expect(state).toMatchObject({
      name: folder,
      versions,
      documents: { canvas: { openapi: '3.1.0' }, '2030-01-01': { openapi: '3.1.0' } },
      gaps: new Set(['a.one', 'a.two']),
      tools: { one: ['a'] },
    })
    expect(state.files()).toEqual([])
    expect(state.read('openapi.yaml')).toBeUndefined()
    write('openapi/shared/b.yaml', 'b: 1\n')
    const clone = await stateOf(folder)
    expect(clone.files().sort()).toEqual(['shared', 'shared/b.yaml'])
    expect(clone.read('shared/b.yaml')).toBe('b: 1\n')
  })

  test('rejects a folder with a missing or broken document, or without a contract', async () => {
    await expect(stateOf(folder)).rejects.toThrow(
      `The folder ${folder} has no contract: neither generated/versions.json`,
    )
    writeGenerated()
    write('generated/gaps.json', '{')
    await expect(stateOf(folder)).rejects.toThrow(`generated/gaps.json of ${folder} is not valid JSON: `)
    rmSync(join(folder, 'generated/gaps.json'))
    await expect(stateOf(folder)).rejects.toThrow(
      `${folder} has no generated/gaps.json, so there is nothing to compare`,
    )
  })
})
