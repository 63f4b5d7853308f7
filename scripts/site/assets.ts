import { readdir, readFile } from 'node:fs/promises'
import { inRoot } from '../paths.js'
import type { SiteFile } from './build.js'

const ASSETS = inRoot('scripts/site/assets')

/** Returns the files of `assets/`, and its style sheets as one: `base.css` first, the others by name. */
export async function assetFiles(): Promise<SiteFile[]> {
  const entries = await readdir(ASSETS, { withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ name }) => ({ path: `assets/${name}`, content: await readFile(`${ASSETS}/${name}`) }))
  return [{ path: 'assets/site.css', content: await styleSheet() }, ...(await Promise.all(files))]
}

async function styleSheet(): Promise<string> {
  const names = (await readdir(`${ASSETS}/css`)).filter((name) => name !== 'base.css').sort()
  const sheets = ['base.css', ...names].map((name) => readFile(`${ASSETS}/css/${name}`, 'utf8'))
  return (await Promise.all(sheets)).join('\n')
}
