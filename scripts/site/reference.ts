import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gapsOfOperations } from '../bundle/reach.js'
import { ContractError } from '../contract-error.js'
import { gapsAt } from '../document/gaps.js'
import { type JsonObject, visit } from '../document/shape.js'
import { inRoot, VERSIONS, type Version } from '../paths.js'
import { readNode } from '../processes.js'

/**
 * Renders the reference of one version into a self-contained file, which loads nothing from the network. Its look is
 * configured in `redocly.yaml` (what Redoc shows) and `assets/reference.hbs` (style, and the bar at the top).
 */
export async function renderReference(version: Version, file: string): Promise<void> {
  const [other = version] = VERSIONS.filter((known) => known !== version)
  const document = `${file}.json`
  await writeFile(document, JSON.stringify(await withLinks(version)))
  await redocly([
    'build-docs',
    document,
    '--inlineBundle',
    ...['--output', file],
    ...['--title', `Reference ${version} · Canvas Design API`],
    ...['--template', inRoot('scripts/site/assets/reference.hbs')],
    ...['--templateOptions.version', version],
    ...['--templateOptions.other', other],
  ])
  await rm(document)
  const page = await readFile(file, 'utf8')
  await writeFile(file, offline(page))
}

/** Resolves to the document of a version with a link to all gaps at the end of each operation's description. */
async function withLinks(version: Version): Promise<JsonObject> {
  const document = JSON.parse(await readFile(inRoot(`generated/openapi/${version}.json`), 'utf8')) as JsonObject
  const gaps = gapsOfOperations(document)
  visit(document, (node, kind) => {
    const id = String(node.operationId)
    if (kind !== 'operation' || !gaps[id]?.length) return
    node.description = `${node.description ?? ''}\n\n[What is assumed here](${gapsAt(id)})`.trim()
  })
  return document
}

async function redocly(args: string[]): Promise<void> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
  const { status, output } = await readNode([cli, ...args], { ...process.env, CI: 'true' })
  if (status !== 0) throw new ContractError(`Redocly could not render the reference:\n${output}`)
}

/** Redoc loads its logo from its own host, even into a page that is meant to be self-contained. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g

function offline(page: string): string {
  if (page.search(LOGO) === -1)
    throw new ContractError(
      'Redoc no longer loads its logo from the known URL. Check in scripts/site/reference.ts whether LOGO can be removed or must match another URL.',
    )
  return page.replaceAll(LOGO, `data:image/svg+xml,${encodeURIComponent(WORDMARK)}`)
}

const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="38" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#5b86f0">Redoc</text></svg>'
