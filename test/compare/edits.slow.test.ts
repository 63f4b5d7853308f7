/** Edits as a maintainer makes them: one file of a copy of the contract changes, and is compared with the real one. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { run } from '../../scripts/cli.js'
import { compareStates, type Diff } from '../../scripts/compare/compare-states.js'
import { EXCEPTIONS } from '../../scripts/compare/exceptions.js'
import { git, type State, stateOf, workingState } from '../../scripts/compare/state.js'
import { inRoot } from '../../scripts/support/paths.js'

type Edit = [name: string, file: string, from: string, to: string, verdict: string, ...rows: string[]]

const EDITS = parse(readFileSync(new URL('edits.yaml', import.meta.url), 'utf8')) as Edit[]

let folder: string
let contract: State

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edits-'))
  cpSync(inRoot('openapi'), folder, { recursive: true })
  // No edit needs an exception that the contract itself needs now.
  rmSync(join(folder, EXCEPTIONS), { force: true })
  contract = await workingState()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(EDITS)(
  'the edit "%s" is found with its verdict, rule and place',
  async (_, file, from, to, verdict, ...rows) => {
    const place = join(folder, file)
    const before = readFileSync(place, 'utf8')
    expect(before).toContain(from)
    writeFileSync(place, before.replace(from, to))
    try {
      const diff = compareStates(contract, await stateOf(relative(process.cwd(), folder)), '2026-05-05')
      expect(shown(diff)).toEqual(rows)
      expect(diff.changes[0]?.verdict).toBe(verdict)
      expect(diff.exceptions.open.length > 0).toBe(verdict === 'breaking')
    } finally {
      writeFileSync(place, before)
    }
  },
)

function shown({ changes }: Diff): string[] {
  return changes.map(({ rule, subject, says, place }) => `${rule} ${subject}: ${says}, ${place?.replace(/:\d+/, '')}`)
}

describe('npm run diff', () => {
  async function diff(...args: string[]): Promise<{ status: number; out: string; err: string }> {
    let [out, err] = ['', '']
    const terminal = {
      stdout: { write: (text: string) => (out += text) },
      stderr: { write: (text: string) => (err += text) },
    }
    return { status: await run(['diff', ...args], terminal), out, err }
  }

  test('finds nothing between the contract and itself', async () => {
    const { status, out, err } = await diff(relative(process.cwd(), folder))
    expect([status, err]).toEqual([0, ''])
    expect(out).toContain('nothing changed.')
  })

  test('prints nothing but Markdown if that is asked for', async () => {
    const { status, out } = await diff('openapi', '--markdown')
    expect(status).toBe(0)
    expect(out).toBe('## Changes of the contract\n\nopenapi → the working tree: nothing changed.\n\n')
  })

  test.each([
    ['nope', 'There is neither a git ref nor a folder nope.'],
    ['--end', "unknown option '--end'"],
    ['docs', 'The folder docs has no contract: neither generated/versions.json'],
  ])('rejects %s with a message', async (word, message) => {
    const { status, out, err } = await diff(word)
    expect(status).not.toBe(0)
    expect(out).toBe('')
    expect(err).toContain(message)
  })

  test.skipIf(!git('rev-parse', 'HEAD'))('compares with a git ref', async () => {
    const head = git('rev-parse', 'HEAD')?.trim() ?? ''
    const { out, err } = await diff(head)
    expect(err).toBe('')
    expect(out).toMatch(new RegExp(`^${head.slice(0, 7)} → the working tree\n`))
  })
})
