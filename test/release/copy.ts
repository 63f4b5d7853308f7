/** A copy of the repository that a test can release. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { buildHash } from '../../docs/site/build-hash.js'
import { inRoot } from '../../scripts/support/paths.js'
import { repositoryAddress } from '../../scripts/support/repository.js'
import { SITE, upToDate } from '../site/site.js'

export const ADDRESS = 'git+https://github.com/acme/canvas-design-api.git'

/** Copies what git knows, or would add, into a new repository, with the packages and the site of this one. */
export async function copyRepository() {
  await upToDate()
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
  })
  for (const file of listed.toString().split('\0'))
    if (file !== '' && existsSync(inRoot(file))) cpSync(inRoot(file), join(folder, file))
  linkBuilt(folder)
  git('init', '--quiet')

  function edit(file: string, change: (text: string) => string): void {
    const before = readFileSync(join(folder, file), 'utf8')
    const after = change(before)
    expect(after, dirname(file)).not.toBe(before)
    writeFileSync(join(folder, file), after)
  }

  return {
    folder,
    git,
    edit,
    /** Writes the version, the address and the changelog. */
    write({ version, changelog }: { version: string; changelog: string }): void {
      edit('package.json', (text) =>
        JSON.stringify({ ...JSON.parse(text), version, repository: { type: 'git', url: ADDRESS } }),
      )
      writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
    },
    commit(): void {
      git('add', '--all')
      git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message', 'A commit')
    },
  }
}

/** Gives a clone the packages and the site of this repository. */
export function linkBuilt(folder: string): void {
  // The site is up to date but for the address, and other tests prove that the guides show it.
  cpSync(SITE, join(folder, 'dist/site'), { recursive: true })
  writeFileSync(join(folder, 'dist/site/.build-hash'), buildHash(repositoryAddress({ repository: { url: ADDRESS } })))
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'))
}

/** Runs `npm run release` in a clone. */
export function release(cwd: string, flags: string[], registry: Record<string, string | undefined>) {
  try {
    const options = { cwd, env: { ...process.env, ...registry }, encoding: 'utf8', stdio: 'pipe' } as const
    return { status: 0, output: execFileSync(process.execPath, ['scripts/cli.mjs', 'release', ...flags], options) }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { status, output: stdout + stderr }
  }
}
