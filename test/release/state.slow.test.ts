/** What is wrong with a commit that shall be released, and what is left to do. Each case is a small clone of its own. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readState } from '../../scripts/release/state.js'

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const ADDRESS = 'git+https://github.com/acme/canvas-design-api.git'

type Files = { version?: string; repository?: string; changelog?: string }

/** A clone with one commit of these files. */
function clone(files: Files = {}): {
  folder: string
  git: (...args: string[]) => string
  commit: (files: Files) => void
} {
  const folder = mkdtempSync(join(tmpdir(), 'release-state-'))
  folders.push(folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const commit = ({
    version = '0.2.0',
    repository = ADDRESS,
    changelog = `# Changelog\n\n## ${version}\n\n- New.\n`,
  }: Files) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version, repository: { url: repository } }))
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
    git('add', '-A')
    git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--allow-empty', '-m', 'A commit')
  }
  git('init', '--quiet')
  commit(files)
  return { folder, git, commit }
}

test('a clean, tagged commit with its section is ready', async () => {
  const { folder, git } = clone()
  git('tag', 'v0.2.0')
  expect(await readState(folder)).toEqual({
    version: '0.2.0',
    released: undefined,
    notes: '- New.',
    problems: [],
    left: [],
  })
})

test('the last release is the highest earlier tag of this history', async () => {
  const { folder, git, commit } = clone({ version: '0.9.0' })
  git('tag', 'v0.9.0')
  git('tag', 'v0.10.0')
  git('tag', 'vnext')
  git('checkout', '--quiet', '-b', 'other')
  commit({ version: '0.30.0' })
  git('tag', 'v0.30.0')
  git('checkout', '--quiet', '-')
  commit({ version: '0.11.0' })
  git('tag', 'v0.11.0')
  expect((await readState(folder)).released).toBe('v0.10.0')
})

test('without a tag, a heading or an address, a dry run says what is left', async () => {
  const { folder } = clone({
    repository: 'git+https://github.com/OWNER/REPOSITORY.git',
    changelog: '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\n- Old.\n',
  })
  const { problems, left, notes } = await readState(folder)
  expect(problems).toEqual([])
  expect(notes).toBe('- New.')
  expect(left).toEqual([
    'CHANGELOG.md:3  Rename the heading `## Unreleased` to `## 0.2.0`.',
    expect.stringMatching(/^package\.json: write the address of the repository in `repository\.url`/),
    'Tag the commit: git tag v0.2.0 && git push origin v0.2.0',
  ])
})

test('a change that is not committed is named', async () => {
  const { folder } = clone()
  writeFileSync(join(folder, 'extra.txt'), '')
  expect((await readState(folder)).problems).toEqual([
    'The clone has changes that are not committed: extra.txt. Commit or remove them, because a release is one commit.',
  ])
})

test('five of many changes are named', async () => {
  const { folder } = clone()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) writeFileSync(join(folder, name), '')
  expect((await readState(folder)).problems).toEqual([
    'The clone has changes that are not committed: a, b, c, d, e and 2 more. Commit or remove them, because a release is one commit.',
  ])
})

test('a clone without a changelog has no section for its version', async () => {
  const { folder, git } = clone()
  git('rm', '--quiet', 'CHANGELOG.md')
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'No changelog')
  const { problems, notes } = await readState(folder)
  expect(problems).toEqual([
    'CHANGELOG.md has no section `## 0.2.0`. Describe in it what changed for users, and what they must do.',
  ])
  expect(notes).toBe('')
})

test('a tag of another version is rejected', async () => {
  const { folder, git } = clone()
  git('tag', 'v0.3.0')
  expect((await readState(folder)).problems).toEqual([
    'The tag is v0.3.0, but package.json has version 0.2.0. Write version 0.3.0, or replace the tag: git tag -d v0.3.0 && git tag v0.2.0',
  ])
})

test('a version that is released already is rejected', async () => {
  const { folder, git, commit } = clone()
  git('tag', 'v0.2.0')
  commit({})
  expect((await readState(folder)).problems).toEqual([
    'The tag v0.2.0 is at another commit: 0.2.0 is already released. Raise `version` in package.json.',
  ])
})

test('a version without an entry in the changelog is rejected, and so is an entry that would be lost', async () => {
  const none = clone({ changelog: '# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n## 0.1.0\n\n- Old.\n' })
  expect((await readState(none.folder)).problems).toEqual([
    'CHANGELOG.md has no section `## 0.2.0`. Describe in it what changed for users, and what they must do.',
  ])
  const both = clone({ changelog: '# Changelog\n\n## Unreleased\n\n- More.\n\n## 0.2.0\n\n- New.\n' })
  expect((await readState(both.folder)).problems).toEqual([
    'CHANGELOG.md:3  There are entries under Unreleased, but 0.2.0 has its section. Move them there, or raise `version` in package.json.',
  ])
})

test('a version that is not three numbers is rejected', async () => {
  const { folder } = clone({ version: '0.2' })
  expect((await readState(folder)).problems).toEqual([
    'package.json: version 0.2 is not three numbers. Write one such as 0.2.0.',
  ])
})

test('an incomplete history is rejected: it may lack the last release', async () => {
  const shallow = mkdtempSync(join(tmpdir(), 'release-state-'))
  folders.push(shallow)
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${clone().folder}`, shallow])
  expect((await readState(shallow)).problems).toEqual([
    'The history is incomplete, so there is no last release to compare with. Run: git fetch --unshallow --tags',
  ])
})
