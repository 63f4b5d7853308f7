import { build, type Plugin } from 'esbuild'
import type { ContractFiles } from '../../../src/contract/contract.js'
import type { JsonObject } from '../../document/shape.js'
import { visit } from '../../document/shape.js'
import { jsonModule, validatorsModule } from '../../pack/embedded.js'
import { inRoot } from '../../paths.js'
import type { SiteFile } from '../build.js'

const ENTRIES = { try: 'scripts/site/try/browser/main.ts', landing: 'scripts/site/try/browser/landing.ts' }

/**
 * Bundles the scripts of the pages that send requests. The mock is a chunk of its own that a page loads when it sends its first
 * request, and so is the contract of each version, with its validators as code: nothing is compiled in the page.
 */
export async function pageScripts(files: ContractFiles): Promise<SiteFile[]> {
  const { outputFiles } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ENTRIES,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    outdir: 'assets',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    write: false,
    plugins: [contractModules(files)],
    logLevel: 'silent',
  })
  return outputFiles.map(({ path, contents }) => ({ path: path.slice(inRoot().length), content: contents }))
}

/** Provides `contract:*`: the loaders of the versions, each version, and what all versions share. */
function contractModules({ documents, control, ...rest }: ContractFiles): Plugin {
  const modules: Record<string, () => string> = {
    shared: () => contractModule(control, { ...rest, canvas: {} }),
    versions: () => {
      const loaders = Object.keys(documents).map((date) => `${JSON.stringify(date)}: () => import('contract:${date}')`)
      return `export const versions = { ${loaders.join(', ')} }`
    },
  }
  for (const [date, document] of Object.entries(documents)) modules[date] = () => contractModule(withoutProse(document))
  return {
    name: 'contract',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^contract:/ }, ({ path }) => ({ path: path.slice('contract:'.length), namespace: 'contract' }))
      onLoad({ filter: /.*/, namespace: 'contract' }, ({ path }) => ({
        contents: modules[path]?.() ?? '',
        resolveDir: inRoot('src/contract'),
      }))
    },
  }
}

function contractModule(document: JsonObject, more: object = {}): string {
  const validators = validatorsModule(document).replace(/"use strict";/, '')
  return `${validators}\n${jsonModule({ document, ...more })}`
}

/** Returns a document without its texts and gaps, which no response depends on: half of its size. */
function withoutProse(document: JsonObject): JsonObject {
  const copy = structuredClone(document)
  visit(copy, (node) => {
    for (const key of ['description', 'summary', 'x-gap', 'externalDocs']) delete node[key]
  })
  return { ...copy, tags: [], webhooks: {} }
}
