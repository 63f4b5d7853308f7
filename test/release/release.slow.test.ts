/** `npm run release -- --dry-run` in a copy of the repository that has a release behind it, and an address. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import { ADDRESS, copyRepository, release as releaseIn } from './copy.js'

let copy: string
let repository: Awaited<ReturnType<typeof copyRepository>>

const NEWEST = VERSIONS[0]

beforeAll(async () => {
  repository = await copyRepository()
  copy = repository.folder
  const { commit, edit, git, write } = repository

  // What the release before had, and the repository has no more.
  edit('src/client/index.ts', (text) => `${text}export function formerHelper(): string {\n  return ''\n}\n`)
  edit('src/mock/index.ts', (text) =>
    text.replace('  reset: () => void\n', '  reset: () => void\n  resetAll: () => void\n'),
  )
  edit(`generated/openapi/${NEWEST}.json`, (text) => {
    const document = JSON.parse(text)
    document.components.schemas.Task.properties.former_field = { type: 'string' }
    return JSON.stringify(document)
  })
  write({ version: '1.4.0', changelog: '# Changelog\n\n## 1.4.0\n\n- Before.\n' })
  commit()
  git('tag', 'v1.4.0')
  for (const file of ['src/client/index.ts', 'src/mock/index.ts', `generated/openapi/${NEWEST}.json`])
    cpSync(inRoot(file), join(copy, file))
}, 120_000)

afterAll(() => {
  if (copy) rmSync(copy, { recursive: true })
})

test('a version that is too low is rejected, with everything that broke', () => {
  repository.write({ version: '1.5.0', changelog: '# Changelog\n\n## 1.5.0\n\n- Gone: `formerHelper`.\n' })
  repository.commit()
  const { status, output } = release()
  expect(status).toBe(1)
  expect(output).toMatch(
    /package\.json: version 1\.5\.0 is too low\. Since v1\.4\.0, \d+ breaking changes.* Write at least 2\.0\.0\./,
  )
  expect(output).toContain('canvas-design-api: `formerHelper`: is gone')
  expect(output).toMatch(/canvas-design-mock: `createMock`: Property 'resetAll' is missing/)
  expect(output).toContain(`${NEWEST} Task.former_field: removed`)
  expect(output, 'nothing else broke').not.toMatch(/`(?:retry|paginate|createClient)`/)
  expect(existsSync(join(copy, 'dist/release'))).toBe(false)
}, 60_000)

describe('With a version that fits', () => {
  let output: string
  const files = () => readdirSync(join(copy, 'dist/release'))

  beforeAll(() => {
    repository.write({
      version: '2.0.0',
      changelog: '# Changelog\n\n## 2.0.0 (2026-06-01)\n\n- Gone: `formerHelper`.\n',
    })
    repository.commit()
    repository.git('tag', 'v2.0.0')
    const done = release()
    output = done.output
    expect(done.status, output).toBe(0)
  }, 120_000)

  test('nothing is left to do, and nothing was published', () => {
    expect(output).toContain('Nothing was published.')
    expect(output, 'the site is not built twice').not.toContain('site: ')
    expect(output).not.toContain('Left to do')
    for (const name of ['canvas-design-api', 'canvas-design-mock']) expect(output).toContain(`${name}@2.0.0`)
  })

  test('the release has both tarballs, all documents and workflows, and true checksums', () => {
    expect(files()).toEqual(expect.arrayContaining(['canvas-design-api-2.0.0.tgz', 'canvas-design-mock-2.0.0.tgz']))
    for (const name of ['canvas', ...VERSIONS]) {
      const document = readFileSync(join(copy, `dist/release/${name}.json`))
      expect(document.equals(readFileSync(inRoot(`generated/openapi/${name}.json`))), name).toBe(true)
    }
    const workflows = readdirSync(inRoot('openapi/workflows'))
    expect(files()).toEqual(expect.arrayContaining(workflows))
    for (const name of workflows) expect(readFileSync(join(copy, 'dist/release', name), 'utf8')).not.toContain('../')
    const sums = readFileSync(join(copy, 'dist/release/SHA256SUMS'), 'utf8').trim().split('\n')
    expect(sums.map((line) => line.slice(66)).sort()).toEqual(
      files()
        .filter((name) => name !== 'SHA256SUMS')
        .sort(),
    )
    for (const line of sums) {
      const content = readFileSync(join(copy, 'dist/release', line.slice(66)))
      expect(line.slice(0, 64)).toBe(createHash('sha256').update(content).digest('hex'))
    }
    expect(readFileSync(join(copy, 'dist/release-notes.md'), 'utf8')).toBe('- Gone: `formerHelper`.\n')
  })

  test.each(['canvas-design-api', 'canvas-design-mock'])('%s names its version and the repository', (name) => {
    const manifest = execFileSync('tar', [
      '-xzOf',
      join(copy, `dist/release/${name}-2.0.0.tgz`),
      'package/package.json',
    ])
    expect(JSON.parse(manifest.toString())).toMatchObject({ name, version: '2.0.0', repository: { url: ADDRESS } })
  })
})

test('without --dry-run, what is left to do is an error, before anything is built', () => {
  repository.edit('package.json', (text) => text.replace(ADDRESS, 'git+https://github.com/OWNER/REPOSITORY.git'))
  repository.commit()
  rmSync(join(copy, 'dist'), { recursive: true })
  repository.git('tag', '--delete', 'v2.0.0')
  const { status, output } = release([])
  expect(status).toBe(1)
  expect(output).toMatch(/write the address of the repository in `repository\.url`/)
  expect(output).toContain('git tag v2.0.0')
  expect(existsSync(join(copy, 'dist'))).toBe(false)
}, 60_000)

/** No registry: whatever goes wrong here, nothing can be published. */
function release(flags = ['--dry-run']) {
  return releaseIn(copy, flags, { npm_config_registry: 'http://127.0.0.1:9' })
}
