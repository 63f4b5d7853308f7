import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ContractError } from '../contract-error.js'
import { inRoot, VERSIONS, type Version } from '../paths.js'
import { readNode } from '../processes.js'

/**
 * Renders the reference of one version into a file that asks nothing of the network. How it looks stands in
 * `redocly.yaml` (what Redoc shows) and `assets/reference.hbs` (style, and the bar on top).
 */
export async function renderReference(version: Version, file: string): Promise<void> {
  const [other = version] = VERSIONS.filter((known) => known !== version)
  await redocly([
    'build-docs',
    version,
    '--inlineBundle',
    ...['--output', file],
    ...['--title', `Reference ${version} · Canvas Design API`],
    ...['--template', inRoot('scripts/site/assets/reference.hbs')],
    ...['--templateOptions.version', version],
    ...['--templateOptions.other', other],
  ])
  const page = await readFile(file, 'utf8')
  await writeFile(file, offline(page))
}

async function redocly(args: string[]): Promise<void> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
  const { status, output } = await readNode([cli, ...args], { ...process.env, CI: 'true' })
  if (status !== 0) throw new ContractError(`Redocly could not render the reference:\n${output}`)
}

/** Redoc shows its maker's logo from the maker's own host, even in a page that is meant to stand alone. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g

function offline(page: string): string {
  if (page.search(LOGO) === -1)
    throw new ContractError(
      'Redoc does not load its logo from where it did: look in scripts/site/reference.ts whether LOGO can go, or what it must match now.',
    )
  return page.replaceAll(LOGO, `data:image/svg+xml,${encodeURIComponent(WORDMARK)}`)
}

const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="38" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#5b86f0">Redoc</text></svg>'
