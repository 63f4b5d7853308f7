/** Edits as a maintainer makes them: files of a copy of the contract change, and are compared with the real ones. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { run } from '../../scripts/cli.js'
import { compareStates } from '../../scripts/compare/compare-states.js'
import { EXCEPTIONS } from '../../scripts/compare/exceptions.js'
import { stateOf, workingState } from '../../scripts/compare/state.js'
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'

type Edit = [
  ...[name: string, file: string, from: string, to: string, verdict: string, row: string],
  miss?: { miss: true; verdict: string },
]

const batches = parse(readFileSync(new URL('edits.yaml', import.meta.url), 'utf8')) as Edit[][]

// Each comparison is a process of Redocly's, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const folder = newFolder()
const contract = await workingState()
copy()

/** Copies the contract, without the exceptions that it needs now: no edit needs one. */
function copy(): void {
  cpSync(inRoot('openapi'), folder, { recursive: true })
  rmSync(join(folder, EXCEPTIONS), { force: true })
}

test.each(batches.map((edits, index) => [index + 1, edits] as const))(
  'each edit of list %i has its verdict, words and place, and nothing else breaks',
  async (_, edits) => {
    for (const [name, file, from, to] of edits) {
      const text = readFileSync(join(folder, file), 'utf8')
      expect(text, name).toContain(from)
      writeFileSync(join(folder, file), text.replace(from, to))
    }
    try {
      const { changes } = await compareStates(contract, await stateOf(relative(process.cwd(), folder)), '2026-05-05')
      const rows = changes.map((one) => `${one.verdict} ${one.subject}: ${one.says}, ${one.place?.replace(/:\d+/, '')}`)
      expect(rows).toEqual(expect.arrayContaining(edits.map(([, , , , verdict, row]) => `${verdict} ${row}`)))
      const fileOf = (row: string) => row.split(', ').at(-1)
      const broken = edits.filter(([, , , , verdict]) => verdict === 'breaking').map((edit) => fileOf(edit[5]))
      expect(rows.filter((row) => row.startsWith('breaking') && !broken.includes(fileOf(row)))).toEqual([])
    } finally {
      copy()
    }
  },
)

test('npm run diff finds nothing between the contract and itself, and exits with 1 for a breaking change', async () => {
  let out = ''
  const stdout = { write: (text: string) => (out += text) }
  const diff = () => run(['diff', relative(process.cwd(), folder)], { stdout, stderr: stdout })
  expect(await diff()).toBe(0)
  expect(out).toContain('nothing changed.')
  const place = join(folder, 'shared/parameters/Limit.yaml')
  writeFileSync(place, readFileSync(place, 'utf8').replace('maximum: 100', 'maximum: 200'))
  expect(await diff()).toBe(1)
  expect(out).toContain('- at: "Limit"\n      change: "Upper bound changed from \'<= 200\' to \'<= 100\'"\n')
})
