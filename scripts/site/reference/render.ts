import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gapsOfOperations } from '../../bundle/reach.js'
import { ContractError } from '../../contract-error.js'
import { gapsAt } from '../../document/gaps.js'
import { isObject, type JsonObject, visit } from '../../document/shape.js'
import { inRoot, VERSIONS, type Version } from '../../paths.js'
import { readNode } from '../../processes.js'
import type { SiteFile } from '../build.js'
import { referencePlace } from '../places.js'
import type { Source } from '../source.js'

/** Returns the reference of each version, rendered by Redoc. */
export function referenceFiles({ documents }: Pick<Source, 'documents'>): Promise<SiteFile[]> {
  return Promise.all(
    VERSIONS.map(async (version) => ({
      path: referencePlace(version),
      content: await renderReference(version, documents[version]),
    })),
  )
}

/**
 * Renders the reference of one version as a self-contained page, which loads nothing from the network. Its look is configured
 * in `redocly.yaml` (what Redoc shows) and `page.hbs` (style, and the bar at the top).
 */
async function renderReference(version: Version, document: JsonObject): Promise<string> {
  const [other = version] = VERSIONS.filter((known) => known !== version)
  const folder = await mkdtemp(join(tmpdir(), 'reference-'))
  try {
    const [input, output] = [join(folder, 'document.json'), join(folder, 'page.html')]
    await writeFile(input, JSON.stringify(forRedoc(document)))
    await redocly([
      'build-docs',
      input,
      '--inlineBundle',
      ...['--output', output],
      ...['--title', `Reference ${version} · Canvas Design API`],
      ...['--template', inRoot('scripts/site/reference/page.hbs')],
      ...['--templateOptions.version', version],
      ...['--templateOptions.other', other],
    ])
    return offline(await readFile(output, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the document of a version as Redoc needs it: with a link to all gaps at the end of each operation's
 * description, the description of a nullable reference at the reference, because Redoc shows none beside `oneOf`, and
 * without what Redoc would show twice.
 */
function forRedoc(view: JsonObject): JsonObject {
  const document = structuredClone(view)
  const gaps = gapsOfOperations(document)
  visit(document, (node, kind) => {
    if (kind === 'schema' && node.description && Array.isArray(node.oneOf))
      node.oneOf = node.oneOf.map((option) =>
        isObject(option) && option.$ref ? { ...option, description: node.description ?? '' } : option,
      )
    // A parameter with one value needs no example of it.
    if (
      kind === 'parameter' &&
      isObject(node.schema) &&
      Array.isArray(node.schema.enum) &&
      node.schema.enum.length === 1
    )
      delete node.example
    const id = String(node.operationId)
    if (kind !== 'operation' || !gaps[id]?.length) return
    const description = String(node.description ?? '').replace(SCOPES, '')
    node.description = `${description}\n\n[What is assumed here](${gapsAt(id)})`.trim()
  })
  return document
}

/** What the bundle writes about scopes. Redoc shows them in its panel about security. */
const SCOPES = /\n\n\*\*Scopes\*\*: [^\n]*/

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
      'Redoc no longer loads its logo from the known URL. Check in scripts/site/reference/render.ts whether LOGO can be removed or must match another URL.',
    )
  return page.replaceAll(LOGO, `data:image/svg+xml,${encodeURIComponent(WORDMARK)}`)
}

const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="38" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#5b86f0">Redoc</text></svg>'
