/** The packages as somebody installs them: packed once for all test files, and unpacked in an empty folder for each. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { type Packed, pack } from '../../scripts/pack/pack.js'
import { contentHash } from '../../scripts/support/cache.js'
import { inRoot } from '../../scripts/support/paths.js'
import { silent } from '../../scripts/support/reporter.js'
import { withLock } from '../../scripts/support/with-lock.js'
import { newFolder } from './folders.js'

/** The names of the packages. */
export const PACKAGES = ['canvas-design-api', 'canvas-design-mock', 'canvas-design-sandbox'] as const

/** An empty folder in which the packages are installed, while the tests of a file run. */
export type Project = {
  folder: string
  /** Returns the path of a file in the folder. */
  path: (...parts: string[]) => string
}

/**
 * Installs the packages in a folder for the tests of a file, and removes it after them. Such tests start compilers,
 * runtimes and browsers, which take minutes on a busy machine: each may take five.
 */
export function projectWithPackages(): Project {
  const project: Project = { folder: '', path: (...parts) => join(project.folder, ...parts) }
  vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 })
  beforeAll(async () => {
    const packed = await packages()
    project.folder = newFolder()
    await writeFile(project.path('package.json'), '{"type":"module"}')
    for (const { name, file } of packed) await unpack(inRoot(file), project.path('node_modules', name))
  })
  afterAll(async () => {
    vi.resetConfig()
  })
  return project
}

/** Packs the packages unless that was done with the same files. Resolves to one entry for each. */
export async function packages(): Promise<Packed[]> {
  const stamp = inRoot('dist/packages/packed.json')
  const from = contentHash(...PACKED_FILES)
  const last = async () => {
    const { source = '', packed = [] } = JSON.parse(await readFile(stamp, 'utf8').catch(() => '{}')) as Stamp
    return source === from ? packed : undefined
  }
  await withLock('packages', async () => {
    if (await last()) return
    await writeFile(stamp, JSON.stringify({ source: from, packed: await pack(silent) }))
  })
  return (await last()) ?? []
}

type Stamp = { source?: string; packed?: Packed[] }

const PACKED_FILES = [
  'openapi',
  'generated',
  'src',
  'scripts',
  'docs',
  'CHANGELOG.md',
  'LICENSE',
  'package-lock.json',
  'package.json',
]

/** Unpacks a tarball where npm would, with links to its command and to its dependencies, and no others. */
async function unpack(tarball: string, target: string): Promise<void> {
  const modules = dirname(target)
  await mkdir(target, { recursive: true })
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', target])
  const { dependencies = {}, bin = {} } = JSON.parse(await readFile(join(target, 'package.json'), 'utf8')) as Manifest
  for (const name of Object.keys(dependencies)) await link(inRoot('node_modules', name), join(modules, name))
  for (const [command, file] of Object.entries(bin)) await link(join(target, file), join(modules, '.bin', command))
}

type Manifest = { dependencies?: Record<string, string>; bin?: Record<string, string> }

/** Links a path to a package or a file. Does nothing if there is no such file, or if the path exists. */
export async function link(from: string, path: string): Promise<void> {
  if (!existsSync(from) || existsSync(path)) return
  await mkdir(dirname(path), { recursive: true })
  await symlink(from, path)
}
