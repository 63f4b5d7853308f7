/** What the contract is compared with, unless a ref is named. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from '../../scripts/cli.js'
import { defaultBase } from '../../scripts/compare/base.js'

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

test.each([
  ['a branch', gitWith({ HEAD: 'b', 'origin/main': 'm' }, 'a'), 'a', 'where this branch left origin/main'],
  ['a branch without a remote', gitWith({ HEAD: 'b', main: 'm' }, 'a'), 'a', 'where this branch left main'],
  [
    'main itself',
    gitWith({ HEAD: 'm', 'HEAD^1': 'l', main: 'm' }, 'm'),
    'l',
    'the commit before HEAD, which is on main',
  ],
  ['main with edits', gitWith({ HEAD: 'm', main: 'm' }, 'm', ' M openapi/a.yaml'), 'HEAD', 'not committed'],
  ['a shallow clone', gitWith({ HEAD: 'm', main: 'm' }, 'm'), undefined, 'shallow'],
  ['a shallow clone of a branch', gitWith({ HEAD: 'b', 'origin/main': 'm' }), undefined, 'no common commit'],
  ['a clone without main', gitWith({ HEAD: 'b' }), undefined, 'no branch main'],
  ['a folder without git', () => undefined, undefined, 'not a git repository'],
])('defaultBase of %s', (_, git, ref, because) => {
  expect(defaultBase(git)).toEqual({ ref, because: expect.stringContaining(because) })
})

test('defaultBase takes the ref of DIFF_BASE, and ignores zeros', () => {
  vi.stubEnv('DIFF_BASE', 'v1')
  expect(defaultBase(gitWith({})).ref).toBe('v1')
  vi.stubEnv('DIFF_BASE', 'v100')
  expect(defaultBase(gitWith({})).ref).toBe('v100')
  vi.stubEnv('DIFF_BASE', '0'.repeat(40))
  expect(defaultBase(gitWith({ HEAD: 'b', main: 'm' }, 'a')).ref).toBe('a')
})

describe('without anything to compare with', () => {
  test.each([
    ['1', 1, 'Failed: nothing to compare with, because this folder is not a git repository. Fetch the history'],
    ['', 0, 'Skipped: nothing to compare with, because this folder is not a git repository. Name a ref'],
  ])('npm run diff with CI=%s exits with %i', async (ci, status, message) => {
    vi.stubEnv('CI', ci)
    vi.stubEnv('GIT_DIR', '/nowhere')
    let out = ''
    const terminal = { stdout: { write: (text: string) => (out += text) }, stderr: { write: () => '' } }
    expect(await run(['diff'], terminal)).toBe(status)
    expect(out).toContain(message)
  })
})
