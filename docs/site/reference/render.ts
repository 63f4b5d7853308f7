import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cached, contentOf } from '../../../scripts/support/cache.js'
import { ContractError } from '../../../scripts/support/contract-error.js'
import { inRoot } from '../../../scripts/support/paths.js'
import { readNode } from '../../../scripts/support/processes.js'
import type { JsonObject } from '../../../src/contract/json.js'

/** A document rendered by Redoc: what goes into the head and the body of its page, and what its script is started with. */
export type Rendered = { head: string; body: string; definition: string; options: string }

/** Renders a document with Redoc, as configured in `redocly.yaml`. Throws a ContractError with Redocly's output if it fails. */
export function render(document: JsonObject): Promise<Rendered> {
  const input = JSON.stringify(document)
  return cached('reference', `${contentOf('redocly.yaml', 'docs/site/reference')}\n${input}`, async () =>
    takeApart(await buildDocs(input)),
  )
}

/** Resolves to Redoc's script, which all references share: a module that exports `hydrate`. */
export async function redocScript(): Promise<string> {
  const script = await readFile(join(REDOCLY, 'lib/chunks/redoc.standalone.js'), 'utf8')
  if (script.search(LOGO) === -1)
    throw new ContractError(
      'Redoc no longer loads its logo from the known URL. Check in docs/site/reference/render.ts whether LOGO can be removed or must match another URL.',
    )
  return offline(script)
}

const REDOCLY = dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json'))

async function buildDocs(document: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'))
  try {
    const [input, output] = [join(folder, 'document.json'), join(folder, 'page.html')]
    await writeFile(input, document)
    const template = inRoot('docs/site/reference/page.hbs')
    const { status, output: said } = await readNode(
      [join(REDOCLY, 'bin/cli.js'), 'build-docs', input, '--output', output, '--template', template],
      { ...process.env, CI: 'true' },
    )
    if (status !== 0) throw new ContractError(`Redocly could not render the reference:\n${said}`)
    return await readFile(output, 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The script at the end of what Redocly writes. It would load Redoc from another host. */
const START =
  /<script type="module">\s*import \{ hydrate \} from "[^"]*";\s*const __redoc_definition = (.*);\s*const __redoc_options = (.*);\s*hydrate\(__redoc_definition, __redoc_options, document\.getElementById\('redoc'\)\);\s*<\/script>/

/** The hint to load that script. */
const PRELOAD = /<link rel="modulepreload"[^>]*>/

function takeApart(page: string): Rendered {
  const [head = '', rest = ''] = page.split('<!-- body -->')
  const [start, definition = '', options = ''] = START.exec(rest) ?? []
  if (!start)
    throw new ContractError(
      'Redocly starts its page in another way than before. Teach START in docs/site/reference/render.ts the new form.',
    )
  return { head: offline(head.replace(PRELOAD, '')), body: offline(rest.replace(start, () => '')), definition, options }
}

/** Redoc loads its logo from its own host, even into a page that is meant to be self-contained. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g

function offline(text: string): string {
  return text.replaceAll(LOGO, `data:image/svg+xml,${encodeURIComponent(WORDMARK)}`)
}

const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="38" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#5b86f0">Redoc</text></svg>'
