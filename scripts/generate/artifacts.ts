import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Contract } from '../bundle/contract.js'
import type { Gaps } from '../bundle/gaps.js'
import { gapsOfOperations } from '../bundle/reach.js'
import { clientData } from '../client/client-data.js'
import { compile } from '../client/compile.js'
import { inRoot, VERSIONS, type Version } from '../paths.js'
import { typesOf } from '../types/types.js'

/** Generated files: path in the repository to text. */
export type Artifacts = Map<string, string>

/** The three documents as files, with the gaps, the versions and the tool server beside them. */
export function documentArtifacts({ documents, gaps, versions, mcp }: Contract): Artifacts {
  const files: Artifacts = new Map()
  for (const [name, document] of Object.entries(documents)) files.set(`generated/openapi/${name}.json`, json(document))
  files.set('generated/gaps.json', json(gapFile(documents, gaps)))
  files.set('generated/versions.json', json(versions))
  files.set('generated/mcp/server.json', json(mcp.surface))
  files.set('generated/mcp/tools.json', json(mcp.manifest))
  return files
}

/** All gaps, and which of them concern each operation of each version. */
export type GapFile = { gaps: Gaps; operations: Record<Version, Record<string, string[]>> }

function gapFile(documents: Contract['documents'], gaps: Gaps): GapFile {
  const operations = VERSIONS.map((version) => [version, gapsOfOperations(documents[version] ?? {})])
  return { gaps, operations: Object.fromEntries(operations) as GapFile['operations'] }
}

/** The types of each version as files, and what the client knows of the contract. */
export async function typeArtifacts(contract: Contract): Promise<Artifacts> {
  const { code, declarations } = clientData(contract)
  const files: Artifacts = new Map([
    ['generated/contract.js', code],
    ['generated/contract.d.ts', declarations],
  ])
  for (const version of VERSIONS)
    files.set(`generated/types/${version}.d.ts`, await typesOf(contract.documents[version] ?? {}, version))
  return files
}

/** The compiled client as files. It is type-checked against the types on disk, so write those first. */
export function clientArtifacts(): Artifacts {
  return compile('src/client', 'generated/client')
}

/** Writes each file whole or not at all, and only where it differs. Answers the paths that changed. */
export async function write(files: Artifacts): Promise<string[]> {
  const changed = await differing(files)
  for (const path of changed) {
    const file = inRoot(path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.part`, files.get(path) ?? '')
    await rename(`${file}.part`, file)
  }
  return changed
}

/** The paths whose file is missing or says something else. */
export async function differing(files: Artifacts): Promise<string[]> {
  const read = (path: string) => readFile(inRoot(path), 'utf8').catch(() => undefined)
  const known = await Promise.all([...files].map(async ([path, text]) => ((await read(path)) === text ? [] : [path])))
  return known.flat()
}

/** The files below `generated/` that nothing generates any more. README.md is hand-written. */
export async function stale(files: Artifacts): Promise<string[]> {
  const names = await readdir(inRoot('generated'), { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(inRoot().length))
    .filter((path) => !files.has(path))
}

export async function remove(paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(inRoot(path))))
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
