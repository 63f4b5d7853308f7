import { readdir, readFile } from 'node:fs/promises'
import { inRoot } from '../../scripts/support/paths.js'
import type { SiteFile } from './page.js'

const ASSETS = inRoot('docs/site/assets')

/**
 * The style sheets, each made of files of `css/`. The references have Redoc's own style, so they share only the colors, the
 * bar and the search. Files that are named nowhere here belong to `site.css`, by name.
 */
const SHEETS = {
  'reference.css': ['tokens.css', 'bar.css', 'search.css', 'reference.css'],
  'site.css': ['tokens.css', 'base.css', 'bar.css', 'search.css'],
}

/** Returns the files of `assets/` and the style sheets. */
export async function assetFiles(): Promise<SiteFile[]> {
  const entries = await readdir(ASSETS, { withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ name }) => ({ path: `assets/${name}`, content: await readFile(`${ASSETS}/${name}`) }))
  const named = new Set(Object.values(SHEETS).flat())
  const others = (await readdir(`${ASSETS}/css`)).filter((name) => !named.has(name)).sort()
  return Promise.all([
    ...files,
    sheet('reference.css', SHEETS['reference.css']),
    sheet('site.css', [...SHEETS['site.css'], ...others]),
  ])
}

async function sheet(name: string, parts: string[]): Promise<SiteFile> {
  const texts = await Promise.all(parts.map((part) => readFile(`${ASSETS}/css/${part}`, 'utf8')))
  return { path: `assets/${name}`, content: texts.join('\n') }
}
