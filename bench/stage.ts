import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compile } from '../scripts/client/compile.js'
import type { JsonObject } from '../scripts/document/shape.js'
import { inRoot } from '../scripts/paths.js'

/** A copy of the repository's parts that the mock needs, in a temporary folder that goes when this process ends. */
export type Stage = { folder: string }

/** The documents that the mock serves, by name. */
export type Documents = Record<string, JsonObject>

/** Reads the committed documents. */
export async function readDocuments(names: readonly string[]): Promise<Documents> {
  const read = async (name: string) => JSON.parse(await readFile(inRoot(`generated/openapi/${name}.json`), 'utf8'))
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])))
}

/**
 * Makes stages. In each the mock is compiled, as it is in its package: the loader for TypeScript is no part of its start.
 * Throws a ContractError where the mock has a type error.
 */
export async function createStages(): Promise<
  (name: string, documents?: Documents, more?: string[]) => Promise<Stage>
> {
  const root = await mkdtemp(join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const mock = compile('src', 'src', { types: ['node'], parts: ['mock'] })

  return async (name, documents = {}, more = []) => {
    const folder = join(root, name)
    for (const part of ['generated', 'package.json', 'src/mock/package.json', ...more])
      await cp(inRoot(part), join(folder, part), { recursive: true })
    await symlink(inRoot('node_modules'), join(folder, 'node_modules'))
    for (const [path, text] of mock) await write(join(folder, path), text)
    for (const [document, content] of Object.entries(documents))
      await write(join(folder, `generated/openapi/${document}.json`), JSON.stringify(content, null, 2))
    return { folder }
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
