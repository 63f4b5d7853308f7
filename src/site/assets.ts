import { readdir, readFile } from 'node:fs/promises'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import type { SiteFile } from './page.js'
import { documentFile } from './urls.js'

/** The test vectors of webhooks, at the same path in the site as in the repository, so that the link works in both. */
const VECTORS = 'generated/webhooks/vectors.json'

/** The pictures of the guides. */
const PICTURES = ['console.webp']

const ASSETS = inRoot('src/site/assets')

/** Returns the OpenAPI documents, the test vectors, the guides' pictures, and the unbundled files of `assets/`. */
export async function assetFiles(): Promise<SiteFile[]> {
  const entries = await readdir(ASSETS, { withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !['page.js', 'gaps.js'].includes(entry.name))
    .map(async ({ name }) => ({ path: `assets/${name}`, content: await readFile(`${ASSETS}/${name}`) }))
  const documents = ['canvas', ...VERSIONS].map(async (name) => ({
    path: documentFile(name),
    content: await readFile(inRoot(`generated/openapi/${name}.json`)),
  }))
  const vectors = readFile(inRoot(VECTORS)).then((content) => ({ path: VECTORS, content }))
  const pictures = PICTURES.map(async (name) => ({
    path: `guides/images/${name}`,
    content: await readFile(inRoot('docs/images', name)),
  }))
  return Promise.all([...files, ...documents, ...pictures, vectors])
}
