import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildMock } from '../scripts/pack/mock.js'
import { contractFiles } from '../scripts/pack/pack.js'
import { inRoot, VERSIONS } from '../scripts/support/paths.js'
import type { ContractFiles } from '../src/contract/contract.js'
import type { JsonObject } from '../src/contract/json.js'

/** The folder of a fixture that contains the packed mock. */
export const PACKAGE = 'package'

/** A copy of the parts of the repository that the mock needs, in a temporary folder that is removed when this process ends. */
export type Fixture = { folder: string }

/** The documents that the mock serves, by name. */
export type Documents = Record<string, JsonObject>

/** Reads the committed documents. */
export async function readDocuments(names: readonly string[]): Promise<Documents> {
  const read = async (name: string) => JSON.parse(await readFile(inRoot(`generated/openapi/${name}.json`), 'utf8'))
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])))
}

/**
 * Creates fixtures. In each the mock is JavaScript, so that the TypeScript loader is not part of its start. A fixture with
 * documents also contains the packed mock.
 */
export async function createFixtures(): Promise<
  (name: string, documents?: Documents, more?: string[]) => Promise<Fixture>
> {
  const files = await contractFiles()
  const root = await mkdtemp(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const sources = (await readdir(inRoot('src'), { recursive: true })).filter((path) => path.endsWith('.ts'))
  const entryPoints = sources.map((path) => inRoot('src', path))
  await build({ entryPoints, outbase: inRoot('src'), outdir: join(root, 'src'), format: 'esm', target: 'node20' })

  return async (name, documents = {}, more = []) => {
    const folder = join(root, name)
    for (const part of ['generated', 'package.json', 'src/mock/package.json', ...more])
      await cp(inRoot(part), join(folder, part), { recursive: true })
    await linkPackages(join(folder, 'node_modules'))
    await cp(join(root, 'src'), join(folder, 'src'), { recursive: true })
    for (const [document, content] of Object.entries(documents))
      await writeFile(join(folder, `generated/openapi/${document}.json`), JSON.stringify(content, null, 2))
    const views = Object.fromEntries(VERSIONS.map((version) => [version, documents[version]]))
    if (documents.canvas)
      await buildMock({ ...files, documents: views, canvas: documents.canvas } as ContractFiles, join(folder, PACKAGE))
    return { folder }
  }
}

/** Links all packages, but leaves out the shared cache. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(inRoot('node_modules'))).filter((name) => name !== '.cache')
  await Promise.all(names.map((name) => symlink(inRoot('node_modules', name), join(folder, name))))
}
