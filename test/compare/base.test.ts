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
    if (args.includes('--git-dir')) return '.git'
    return args[0] === '--verify' ? commits[args.at(-1)?.replace('^{commit}', '') ?? ''] : undefined
  }
}

const [branch, main] = [
  { HEAD: 'b', main: 'm' },
  { HEAD: 'm', main: 'm' },
]

test.each([
  ['of a branch', gitWith({ HEAD: 'b', 'origin/main': 'm' }, 'a'), 'a', 'where this branch left origin/main'],
  ['of a branch without a remote', gitWith(branch, 'a'), 'a', 'where this branch left main'],
  ['of main', gitWith({ ...main, 'HEAD^1': 'l' }, 'm'), 'l', 'the commit before HEAD, which is on main'],
  ['of main with edits', gitWith(main, 'm', ' M openapi/a.yaml'), 'HEAD', 'not committed'],
  ['of a shallow clone', gitWith(main, 'm'), undefined, 'shallow'],
  ['of a shallow clone of a branch', gitWith({ HEAD: 'b', 'origin/main': 'm' }), undefined, 'no common commit'],
  ['of a clone without main', gitWith({ HEAD: 'b' }), undefined, 'no branch main'],
  ['of a folder without git', () => undefined, undefined, 'not a git repository'],
])('the default base %s is found, or the reason is given', (_, git, ref, because) => {
  expect(defaultBase(git)).toEqual({ ref, because: expect.stringContaining(because) })
})

test.each([
  ['v1', 'v1'],
  ['v100', 'v100'],
  ['0'.repeat(40), 'a'],
])('the default base with DIFF_BASE=%s is %s', (asked, ref) => {
  vi.stubEnv('DIFF_BASE', asked)
  expect(defaultBase(gitWith(branch, 'a')).ref).toBe(ref)
})

test.each([
  ['1', 1, 'Failed: nothing to compare with, because this folder is not a git repository. Fetch the history'],
  ['', 0, 'Skipped: nothing to compare with, because this folder is not a git repository. Name a ref'],
])('npm run diff without a base and with CI=%s exits with %i', async (ci, status, message) => {
  vi.stubEnv('CI', ci)
  vi.stubEnv('GIT_DIR', '/nowhere')
  let out = ''
  const terminal = { stdout: { write: (text: string) => (out += text) }, stderr: { write: () => '' } }
  expect(await run(['diff'], terminal)).toBe(status)
  expect(out).toContain(message)
})
