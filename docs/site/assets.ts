import { readdir, readFile } from 'node:fs/promises'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import type { SiteFile } from './page.js'
import { documentFile } from './urls.js'

const ASSETS = inRoot('docs/site/assets')

/** The style sheet is made of the files of `css/`: these first, then the others by name. */
const FIRST = ['tokens.css', 'base.css', 'frame.css']

/** Returns the OpenAPI documents, the files of `assets/` and the style sheet. */
export async function assetFiles(): Promise<SiteFile[]> {
  const entries = await readdir(ASSETS, { withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ name }) => ({ path: `assets/${name}`, content: await readFile(`${ASSETS}/${name}`) }))
  const others = (await readdir(`${ASSETS}/css`)).filter((name) => !FIRST.includes(name)).sort()
  const parts = await Promise.all([...FIRST, ...others].map((name) => readFile(`${ASSETS}/css/${name}`, 'utf8')))
  const documents = ['canvas', ...VERSIONS].map(async (name) => ({
    path: documentFile(name),
    content: await readFile(inRoot(`generated/openapi/${name}.json`)),
  }))
  return [...(await Promise.all([...files, ...documents])), { path: 'assets/site.css', content: parts.join('\n') }]
}
