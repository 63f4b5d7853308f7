import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import type { JsonObject } from '../../src/contract/json.js'
import { endpointsOf } from '../../src/contract/operations.js'
import { cached, filesBelow, hashOf } from '../support/cache.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { readNode } from '../support/processes.js'
import { clientDocument } from './document.js'
import { type Edit, goEdits, pythonEdits } from './edits.js'

const HERE = 'scripts/languages'

/** Returns the files of the Python and the Go package: path in the repository to text. */
export async function languagePackages(document: JsonObject, version: string): Promise<[path: string, text: string][]> {
  const client = clientDocument(document)
  const raw = await cached('languages', hashOf(JSON.stringify(client)), () => generatedClients(client))
  const address = manifest.repository.url.replace(/^git\+https:\/\/|\.git$/g, '')
  const filled = (path: string) =>
    readFileSync(inRoot(path), 'utf8')
      .replaceAll('<address of the repository>', address)
      .replaceAll('<version of the API>', version)
      .replaceAll('<version of the package>', manifest.version)
  const own = ['python', 'go'].flatMap((language): [string, string][] => [
    ...filesBelow(`${HERE}/${language}`).map((path): [string, string] => [
      path.replace(HERE, 'generated'),
      filled(path),
    ]),
    [`generated/${language}/LICENSE`, filled('LICENSE')],
    [`generated/${language}/LICENSE.redocly`, filled('node_modules/@redocly/cli/LICENSE')],
  ])
  const [python, go] = pinnedClients(raw, client)
  return [
    ...own,
    ['generated/python/canvas_design_api/_generated.py', python],
    ['generated/go/client.go', go],
    ['generated/go/go.mod', `module ${address}/generated/go\n\ngo 1.19\n`],
  ]
}

/** Texts of the generator, before anything is changed. */
type Clients = { python: string; go: string }

/** Returns what Redocly's generator makes of a document. Its package exports nothing that could be called. */
export async function generatedClients(document: JsonObject): Promise<Clients> {
  const folder = await mkdtemp(join(tmpdir(), 'clients-'))
  try {
    await writeFile(join(folder, 'api.json'), JSON.stringify(document))
    const { resolve } = createRequire(import.meta.url)
    // biome-ignore format: an option and its value are in one row.
    const { status, output } = await readNode([
      resolve('@redocly/cli/bin/cli.js'), 'generate-client', join(folder, 'api.json'),
      '--config', inRoot(HERE, 'redocly.yaml'), '--output', join(folder, 'client.ts'),
      '--generator', 'python', '--generator', 'go', '--go-package', 'canvasdesign',
    ])
    if (status !== 0) throw new ContractError(`Redocly could not generate the clients:\n${output}`)
    const textOf = (ending: string) => readFile(join(folder, `client.${ending}`), 'utf8')
    return { python: await textOf('py'), go: await textOf('go') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the texts with our runtime in place of the generator's. Throws a ContractError if an edit fails. */
export function pinnedClients({ python, go }: Clients, document: JsonObject): [python: string, go: string] {
  const nodes = endpointsOf(document).map(({ node }) => node)
  const lists = nodes.filter((node) => 'x-redoclyPagination' in node).length
  const counts = { operations: nodes.length, lists }
  return [edited('Python', python, pythonEdits(counts)), edited('Go', go, goEdits(counts))]
}

function edited(language: string, text: string, edits: Edit[]): string {
  return edits.reduce((before, [find, put, times = 1]) => {
    const everywhere = new RegExp(find, 'gm')
    const found = before.match(everywhere)?.length ?? 0
    if (found === times) return before.replace(everywhere, put)
    throw new ContractError(
      `The ${language} text of the generator has ${found} times, not ${times} times, what should match ${find}.\nCompare it with ${HERE}/edits.ts.`,
    )
  }, text)
}
