import { build, type Plugin } from 'esbuild'
import { jsonModule, validatorsModule } from '../../scripts/pack/embedded.js'
import { licensesOf, packagesIn } from '../../scripts/pack/mock.js'
import { cached, contentHash, hashOf } from '../../scripts/support/cache.js'
import { inRoot, type Version } from '../../scripts/support/paths.js'
import type { ContractFiles } from '../contract/contract.js'
import type { JsonObject } from '../contract/json.js'
import { visit } from '../contract/nodes.js'
import type { SiteFile } from './page.js'
import { LICENSES } from './urls.js'

const ENTRIES = {
  site: 'src/site/assets/css/site.css',
  page: 'src/site/assets/page.js',
  gaps: 'src/site/assets/gaps.js',
  'not-found': 'src/site/search/not-found.ts',
  try: 'src/site/try/browser/main.ts',
  landing: 'src/site/try/browser/landing.ts',
  program: 'src/site/try/browser/program.ts',
}

/**
 * Bundles the scripts and the style sheet of the pages, with the licenses of the libraries in them. The mock is a chunk
 * of its own that a page loads when it sends its first request, and so is the contract of each version, with its
 * validators as code: nothing is compiled in the page.
 */
export function pageScripts({ documents, ...rest }: ContractFiles): Promise<SiteFile[]> {
  const views = Object.fromEntries(Object.entries(documents).map(([date, view]) => [date, withoutProse(view)]))
  const files = { documents: views, ...rest } as ContractFiles
  const inputs = hashOf(JSON.stringify(files), contentHash('src', 'generated/contract.js'))
  return cached('page-scripts', inputs, () => bundled(files))
}

async function bundled(files: ContractFiles): Promise<SiteFile[]> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ENTRIES,
    entryNames: '[name]',
    chunkNames: 'try/[name]-[hash]',
    outdir: 'assets',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    metafile: true,
    write: false,
    plugins: [contractModules(files)],
    logLevel: 'silent',
  })
  const scripts = outputFiles.map(({ path, text }) => ({ path: path.slice(inRoot().length), content: text }))
  return [...scripts, { path: LICENSES, content: await licensesOf(packagesIn(metafile)) }]
}

/** Provides `contract:*`: what loads each version, each version, and what all versions share. */
function contractModules({ documents, control, ...rest }: ContractFiles): Plugin {
  const versions = Object.keys(documents) as Version[]
  const modules = new Map<string, () => string>()
  const add = (name: string, document: JsonObject, version = name as Version, more: object = {}) => {
    modules.set(name, () => {
      const validators = `import * as validators from 'contract:${name}/validators'\nexport { validators }`
      return `${validators}\n${jsonModule({ document, ...more })}`
    })
    modules.set(`${name}/validators`, () => validatorsModule(document, version))
  }
  add('shared', control, versions[0], rest)
  for (const [date, document] of Object.entries(documents)) add(date, document)
  modules.set('versions', () => {
    const loaders = versions.map((date) => `'${date}': () => import('contract:${date}')`)
    return `export const versions = { ${loaders.join(', ')} }`
  })
  return {
    name: 'contract',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^contract:/ }, ({ path }) => ({
        path: path.slice('contract:'.length),
        namespace: 'contract',
      }))
      onLoad({ filter: /.*/, namespace: 'contract' }, ({ path }) => ({
        contents: modules.get(path)?.() ?? '',
        resolveDir: inRoot('src/contract'),
      }))
    },
  }
}

/** Returns a document without its texts and gaps, which are half of it, and no response depends on. */
function withoutProse(document: JsonObject): JsonObject {
  const copy = structuredClone(document)
  visit(copy, (node) => {
    for (const key of ['description', 'summary', 'x-gap', 'externalDocs']) delete node[key]
  })
  return { ...copy, tags: [], webhooks: {} }
}
