/** What the contract is compared with, unless a ref is named. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from '../../scripts/cli.js'
import { defaultBase } from '../../scripts/compare/command.js'

beforeEach(() => void vi.stubEnv('DIFF_BASE', undefined))
afterEach(() => void vi.unstubAllEnvs())

/** A git that knows these commits by ref. */
function gitWith(commits: Record<string, string>, base?: string, status = '\n') {
  return (...[command, ...args]: string[]): string | undefined => {
    if (command === 'merge-base') return args[0] === 'HEAD' ? base : undefined
    if (command === 'status') return args.join(' ') === '--porcelain -- openapi' ? status : undefined
    return commits[args.at(-1)?.replace('^{commit}', '') ?? '']
  }
}

const branch = { HEAD: 'b', main: 'm' }
const main = { HEAD: 'm', main: 'm', 'HEAD^1': 'l' }

test.each([
  ['of a branch', gitWith({ HEAD: 'b', 'origin/main': 'm' }, 'a'), 'a'],
  ['of a branch without a remote', gitWith(branch, 'a'), 'a'],
  ['of main', gitWith(main, 'm'), 'l'],
  ['of main with edits', gitWith(main, 'm', ' M openapi/a.yaml'), 'HEAD'],
  ['of a shallow clone', gitWith({ HEAD: 'm', main: 'm' }, 'm'), undefined],
  ['of a shallow clone of a branch', gitWith({ HEAD: 'b', 'origin/main': 'm' }), undefined],
  ['of a clone without main', gitWith({ HEAD: 'b' }), undefined],
  ['of a folder without git', () => undefined, undefined],
  ['with DIFF_BASE', gitWith(branch, 'a'), 'v100', 'v100'],
  ['of a new branch, whose DIFF_BASE is all zeros', gitWith(branch, 'a'), 'a', '0'.repeat(40)],
])('the default base %s is the last state of main', (_, git, ref, asked?: string) => {
  vi.stubEnv('DIFF_BASE', asked)
  expect(defaultBase(git)).toBe(ref)
})

test.each([
  ['1', 1, 'Failed: git knows no state of main before this one. Fetch the history'],
  ['', 0, 'Skipped: git knows no state of main before this one. Name a ref'],
])('npm run diff without a base and with CI=%s exits with %i', async (ci, status, message) => {
  vi.stubEnv('CI', ci)
  vi.stubEnv('GIT_DIR', '/nowhere')
  let out = ''
  const terminal = { stdout: { write: (text: string) => (out += text) }, stderr: { write: () => '' } }
  expect([await run(['diff'], terminal), out]).toEqual([status, expect.stringContaining(message)])
})
