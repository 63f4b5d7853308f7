import { cp } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'
import type { ContractFiles } from '../../src/contract/contract.js'
import { inRoot } from '../support/paths.js'
import { embed } from './embedded.js'
import { packagesIn } from './mock.js'

/** The files of the package that are as they are in the repository. */
const CONFIGURATION = ['sandbox.capnp', 'wrangler.jsonc']

/**
 * Builds the code of the sandbox's package in a folder: the Worker as one file with the mock and the contract, and the
 * command. Resolves to the names of the packages whose code they include.
 */
export async function buildSandbox(files: ContractFiles, folder: string): Promise<string[]> {
  const common = {
    absWorkingDir: inRoot(),
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'silent',
  } as const
  const { metafile } = await build({
    ...common,
    entryPoints: ['src/sandbox/worker.ts'],
    platform: 'browser',
    external: ['cloudflare:workers'],
    metafile: true,
    plugins: [embed(files), noServer],
  })
  await build({ ...common, entryPoints: ['src/sandbox/cli.ts'], platform: 'node', packages: 'external' })
  for (const file of CONFIGURATION) await cp(inRoot('src/sandbox', file), `${folder}/${file}`)
  return packagesIn(metafile)
}

/** A Worker has no ports. */
const noServer: Plugin = {
  name: 'no-server',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/server\/server\.js$/ }, () => ({ path: inRoot('src/mock/no-server.ts') })),
}
