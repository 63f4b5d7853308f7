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

/** Without `changelog` it has a section for the version; null means that there is no such file. */
type Files = { version?: string; repository?: string; changelog?: string | null }

type Clone = ReturnType<typeof clone>

/** A clone with one commit of these files. */
function clone(files: Files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'release-state-'))
  folders.push(folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
  const commit = ({
    version = '0.2.0',
    repository = ADDRESS,
    changelog = `# Changelog\n\n## ${version}\n\n- New.\n`,
  }: Files) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version, repository: { url: repository } }))
    if (changelog !== null) writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
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

const NO_SECTION =
  'CHANGELOG.md has no section `## 0.2.0`. Describe in it what changed for users, and what they must do.'
const dirty = (names: string) =>
  `The clone has changes that are not committed: ${names}. Commit or remove them, because a release is one commit.`
const edit = (names: string) => (clone: Clone) => {
  for (const name of names) writeFileSync(join(clone.folder, name), '')
}

test.each<[what: string, files: Files, change: (clone: Clone) => void, problem: string]>([
  ['a change that is not committed', {}, edit('a'), dirty('a')],
  ['five of many changes', {}, edit('abcdefg'), dirty('a, b, c, d, e and 2 more')],
  ['an absent changelog', { changelog: null }, () => {}, NO_SECTION],
  [
    'a tag of another version',
    {},
    ({ git }) => git('tag', 'v0.3.0'),
    'The tag is v0.3.0, but package.json has version 0.2.0. Write version 0.3.0, or replace the tag: git tag -d v0.3.0 && git tag v0.2.0',
  ],
  [
    'a version that is released already',
    {},
    ({ git, commit }) => {
      git('tag', 'v0.2.0')
      commit({})
    },
    'The tag v0.2.0 is at another commit: 0.2.0 is already released. Raise `version` in package.json.',
  ],
  [
    'a version without an entry in the changelog',
    { changelog: '# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n## 0.1.0\n\n- Old.\n' },
    () => {},
    NO_SECTION,
  ],
  [
    'an entry that would be lost',
    { changelog: '# Changelog\n\n## Unreleased\n\n- More.\n\n## 0.2.0\n\n- New.\n' },
    () => {},
    'CHANGELOG.md:3  There are entries under Unreleased, but 0.2.0 has its section. Move them there, or raise `version` in package.json.',
  ],
  [
    'a version that is not three numbers',
    { version: '0.2' },
    () => {},
    'package.json: version 0.2 is not three numbers. Write one such as 0.2.0.',
  ],
])('readState reports %s', async (_, files, change, problem) => {
  const made = clone(files)
  change(made)
  expect((await readState(made.folder)).problems).toEqual([problem])
})

test('an incomplete history is rejected: it may lack the last release', async () => {
  const shallow = mkdtempSync(join(tmpdir(), 'release-state-'))
  folders.push(shallow)
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${clone().folder}`, shallow])
  expect((await readState(shallow)).problems).toEqual([
    'The history is incomplete, so there is no last release to compare with. Run: git fetch --unshallow --tags',
  ])
})
