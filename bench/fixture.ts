import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildMock } from '../scripts/pack/mock.js'
import { contractFiles } from '../scripts/pack/pack.js'
import { inRoot } from '../scripts/support/paths.js'
import type { JsonObject } from '../src/contract/json.js'

/** The folder of a fixture that contains the packed mock. */
export const PACKAGE = 'package'

/** Reads the committed document of a version. */
export async function readDocument(version: string): Promise<JsonObject> {
  return JSON.parse(await readFile(inRoot(`generated/openapi/${version}.json`), 'utf8'))
}

/**
 * Returns a function that creates fixtures, and resolves to their folders: copies of the parts of the repository that the mock
 * needs, which are removed when this process ends. In each the mock is JavaScript, so that the TypeScript loader is not part of its
 * start. A fixture without more files contains the packed mock.
 */
export async function createFixtures(): Promise<(name: string, more?: string[]) => Promise<string>> {
  const files = await contractFiles()
  const root = await mkdtemp(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const sources = (await readdir(inRoot('src'), { recursive: true })).filter((path) => path.endsWith('.ts'))
  const entryPoints = sources.map((path) => inRoot('src', path))
  await build({ entryPoints, outbase: inRoot('src'), outdir: join(root, 'src'), format: 'esm', target: 'node20' })

  return async (name, more = []) => {
    const folder = join(root, name)
    for (const part of ['generated', 'package.json', 'src/mock/package.json', ...more])
      await cp(inRoot(part), join(folder, part), { recursive: true })
    await linkPackages(join(folder, 'node_modules'))
    await cp(join(root, 'src'), join(folder, 'src'), { recursive: true })
    if (more.length === 0) await buildMock(files, join(folder, PACKAGE))
    return folder
  }
}

/** Links all packages, but leaves out the shared cache. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(inRoot('node_modules'))).filter((name) => name !== '.cache')
  await Promise.all(names.map((name) => symlink(inRoot('node_modules', name), join(folder, name))))
}
