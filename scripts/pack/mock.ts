import { readFile, rm, writeFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec'
import { build, type Metafile, type Plugin } from 'esbuild'
import type { ContractFiles } from '../../src/contract/contract.js'
import { inRoot, ROOT } from '../support/paths.js'
import { embed } from './embedded.js'

const ENTRIES = {
  index: 'src/mock/index.ts',
  'node/index': 'src/mock/node/index.ts',
  'node/cli': 'src/mock/node/cli.ts',
  'no-server': 'src/mock/no-server.ts',
}

/** The file of the Node server, relative to the folder of the code, and the packages that the code includes. */
export type Built = { server: string; packages: string[] }

/**
 * Builds the code of the mock's package in a folder: its own code, the libraries that it uses, and the contract with
 * its validators. So it needs no further installation, compiles nothing at run time, and runs where `eval` is
 * forbidden.
 */
export async function buildMock(files: ContractFiles, folder: string): Promise<Built> {
  const { metafile } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ENTRIES,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    // Applications minify for themselves. Names are kept for readable stacks.
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import', 'default'],
    external: ['node:*'],
    legalComments: 'none',
    sourcemap: true,
    metafile: true,
    plugins: [embed(files), NODE_MODULES],
    logLevel: 'silent',
  })
  const maps = Object.keys(metafile.outputs).filter((path) => path.endsWith('.map'))
  await Promise.all(maps.map((path) => keepOwnSources(inRoot(path))))
  const server = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === 'src/mock/server/server.ts',
  )
  if (!server) throw new Error('esbuild did not put the Node server into a separate file.')
  return { server: server[0].slice(server[0].lastIndexOf('/') + 1), packages: packagesIn(metafile) }
}

/** Libraries in CommonJS require modules of Node. An ES module can only import them. */
const NODE_MODULES: Plugin = {
  name: 'node-modules',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(node:)?(${builtinModules.join('|')})$`)
    onResolve({ filter }, ({ path: given, kind }) => {
      const path = given.replace('node:', '')
      return kind === 'require-call' ? { path, namespace: 'node' } : { path: `node:${path}`, external: true }
    })
    onLoad({ filter: /./, namespace: 'node' }, ({ path }) => ({ contents: `export * from 'node:${path}'` }))
  },
}

type SourceMap = { sources: string[]; sourcesContent: string[]; mappings: string }

/**
 * Names the sources of a map from the root of the repository, and takes the libraries and the conformance kit out of
 * it: their text would double the size of the package, and nobody steps through them to see what a mock does. Removes a
 * map that has less text than mappings, and the comment that leads to it.
 */
async function keepOwnSources(file: string): Promise<void> {
  const map = JSON.parse(await readFile(file, 'utf8')) as SourceMap
  const paths = map.sources.map((path) => relative(ROOT, resolve(dirname(file), path)))
  const sources = paths.filter((path) => path.startsWith('src/') && !path.startsWith('src/conform/'))
  const sourcesContent = map.sourcesContent.filter((_, index) => sources.includes(paths[index] ?? ''))
  const mappings = encode(
    decode(map.mappings).map((line) =>
      line.map(([column, source, ...rest]) => {
        const index = sources.indexOf(paths[source ?? -1] ?? '')
        return (index < 0 ? [column] : [column, index, ...rest]) as SourceMapSegment
      }),
    ),
  )
  if (sourcesContent.join('').length > mappings.length)
    return writeFile(file, JSON.stringify({ ...map, sources, sourcesContent, mappings }))
  const code = file.replace(/\.map$/, '')
  await writeFile(code, (await readFile(code, 'utf8')).replace(/^\/\/# sourceMappingURL=.*\n?/m, ''))
  await rm(file)
}

/** Returns the names of the packages whose code a build includes. */
export function packagesIn({ inputs }: Metafile): string[] {
  const names = Object.keys(inputs).flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(names)].sort()
}

/** Resolves to the license texts of packages, which must be distributed with their code. */
export async function licensesOf(packages: string[]): Promise<string> {
  const texts = await Promise.all(packages.map(async (name) => `# ${name}\n\n${await licenseOf(name)}`))
  return `This code includes these libraries.\n\n${texts.join('\n\n')}\n`
}

async function licenseOf(name: string): Promise<string> {
  const folder = inRoot('node_modules', name)
  for (const file of ['LICENSE', 'LICENSE.md', 'license', 'LICENSE.txt', 'license.md']) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    if (text) return text.trim()
  }
  const { license, author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return `License: ${license}. By ${typeof author === 'string' ? author : (author?.name ?? 'its authors')}.`
}
