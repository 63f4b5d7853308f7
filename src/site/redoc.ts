import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractNow } from '../../scripts/documents/contract.js'
import { cached, contentHash, hashOf } from '../../scripts/support/cache.js'
import { ContractError } from '../../scripts/support/contract-error.js'
import { VERSIONS } from '../../scripts/support/paths.js'
import { readNode } from '../../scripts/support/processes.js'
import { SITE_NAME } from './layout.js'
import type { SiteFile } from './page.js'
import { redocPage } from './urls.js'

/** Returns all operations of each version on one page, as `redocly build-docs` renders them. */
export async function redocPages(): Promise<SiteFile[]> {
  const { linked } = await contractNow()
  return Promise.all(
    VERSIONS.map(async (version) => {
      const document = JSON.stringify(linked[version])
      const inputs = hashOf(document, contentHash('redocly.yaml', 'src/site/redoc.ts'))
      return {
        path: redocPage(version),
        content: await cached(`redoc-${version}`, inputs, () => render(document, version)),
      }
    }),
  )
}

/** Redoc would load its logo from its own host, even into a page that is complete in itself. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g

/** Redoc's addresses are behind a `#`, which it leaves out of the links that it renders before its script runs. */
const SITE_ADDRESS = /(?<= href=")(?=\/)/g

/** An icon, a title that fits a phone, the theme that the reader chose on the site, and the way back to its pages. */
const HEAD_END = `<link rel="icon" href="../assets/icon.svg" type="image/svg+xml">
<style>h1 { text-wrap: balance } @media (max-width: 60rem) { h1 { font-size: 1.3rem !important; line-height: 1.3 !important } }</style>
<script>try { localStorage.setItem('redoc.colorMode', localStorage.getItem('theme') ?? '') } catch {}</script>
</head>`
const BACK = (version: string) =>
  `<body>\n<p style="margin: 1rem; font: 1rem sans-serif"><a href="${version}/index.html">Back to the reference of version ${version}</a></p>`

async function render(document: string, version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'redoc-'))
  try {
    const [input, output] = [join(folder, 'document.json'), join(folder, 'page.html')]
    await writeFile(input, document)
    const title = `All operations of version ${version} · ${SITE_NAME}`
    const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
    const command = [redocly, 'build-docs', input, '--inlineBundle', '--title', title, '--output', output]
    const result = await readNode(command, { ...process.env, CI: 'true' })
    if (result.status !== 0) throw new ContractError(`Redocly could not render a document:\n${result.output}`)
    const [rendered = '', ...scripts] = (await readFile(output, 'utf8')).replaceAll(LOGO, 'data:,').split('<script')
    const page = rendered.replaceAll(SITE_ADDRESS, '#').replace('</head>', HEAD_END).replace('<body>', BACK(version))
    return [page, ...scripts].join('<script')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
