/** Which tags `scripts/release.mjs` rejects. Each case is a small folder of its own. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'

const folder = newFolder()

const ADDRESS = 'git+https://github.com/acme/canvas-design-api.git'
const CHANGELOG = '# Changelog\n\n## 0.2.0\n\n- New.\n\n### Fixed\n\n- Old.\n\n## 0.1.0\n\n- First.\n'

function release(tag: string, changelog = CHANGELOG, url = ADDRESS) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '0.2.0', repository: { url } }))
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('scripts/release.mjs'), tag], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('a tag with a section prints its text', () => {
  expect(release('v0.2.0')).toEqual({ status: 0, stdout: '- New.\n\n### Fixed\n\n- Old.\n', stderr: '' })
})

// biome-ignore format: a table has one row a line.
test.each<[what: string, args: Parameters<typeof release>, problem: string]>([
  ['another version', ['v0.3.0'], 'The tag is v0.3.0, but package.json has version 0.2.0'],
  ['a version without a section', ['v0.2.0', CHANGELOG.replace('0.2.0', '0.2.01')], 'CHANGELOG.md has no text under `## 0.2.0`'],
  ['an empty section', ['v0.2.0', CHANGELOG.replace('\n## 0.2.0', '\n## 0.2.0\n\n## 0.1.9')], 'has no text under `## 0.2.0`'],
  ['entries that would be lost', ['v0.2.0', CHANGELOG.replace('## 0.1.0', '## Unreleased')], 'entries under Unreleased'],
  ['no address', ['v0.2.0', CHANGELOG, 'git+https://github.com/OWNER/REPOSITORY.git'], 'write the address of the repository'],
])('a tag with %s is rejected', (_, args, problem) => {
  expect(release(...args)).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(problem) })
})
