import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import type { JsonObject } from '../../src/contract/json.js'
import { endpointsOf } from '../../src/contract/operations.js'
import { cached, contentHash, filesBelow, hashOf } from '../support/cache.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { readNode } from '../support/processes.js'
import { clientDocument } from './document.js'
import { type Edit, goEdits, pythonEdits } from './edits.js'

const HERE = 'scripts/languages'

/** Returns the files of the Python and the Go package: path in the repository to text. */
export async function languagePackages(document: JsonObject, version: string): Promise<[path: string, text: string][]> {
  const client = clientDocument(document)
  const inputs = hashOf(JSON.stringify(client), contentHash('LICENSE'))
  const raw = await cached('languages', inputs, () => generatedClients(client))
  const address = manifest.repository.url.replace(/^git\+https:\/\//, '').replace(/\.git$/, '')
  const own = await Promise.all(
    ['python', 'go'].flatMap((language) =>
      filesBelow(`${HERE}/${language}`).map(async (path): Promise<[string, string]> => {
        const text = (await readFile(inRoot(path), 'utf8'))
          .replaceAll('<address of the repository>', address)
          .replaceAll('<version of the API>', version)
          .replaceAll('<version of the package>', manifest.version)
        return [path.replace(HERE, 'generated'), text]
      }),
    ),
  )
  const licenses = await Promise.all(
    ['LICENSE', 'node_modules/@redocly/cli/LICENSE'].map((file) => readFile(inRoot(file), 'utf8')),
  )
  const [python, go] = pinnedClients(raw, client)
  return [
    ...own,
    ...['python', 'go'].flatMap((language): [string, string][] => [
      [`generated/${language}/LICENSE`, licenses[0] ?? ''],
      [`generated/${language}/LICENSE.redocly`, licenses[1] ?? ''],
    ]),
    ['generated/python/canvas_design_api/_generated.py', python],
    ['generated/go/client.go', go],
    ['generated/go/go.mod', `module ${address}/generated/go\n\ngo 1.19\n`],
  ]
}

/** Texts of the generator, before anything is changed. */
export type Clients = { python: string; go: string }

/** Returns what Redocly's generator makes of a document. The package of the command exports nothing that could be called. */
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
    const [python, go] = await Promise.all(
      ['py', 'go'].map((ending) => readFile(join(folder, `client.${ending}`), 'utf8')),
    )
    return { python: python ?? '', go: go ?? '' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the texts with our own runtime in place of the generator's. Throws a ContractError if an edit does not fit. */
export function pinnedClients({ python, go }: Clients, document: JsonObject): [python: string, go: string] {
  const counts = countsOf(document)
  return [edited('Python', python, pythonEdits(counts)), edited('Go', go, goEdits(counts))]
}

/** Returns how many operations a document has, and how many of them are lists. */
export function countsOf(document: JsonObject) {
  const nodes = endpointsOf(document).map(({ node }) => node)
  return { operations: nodes.length, lists: nodes.filter((node) => 'x-redoclyPagination' in node).length }
}

function edited(language: string, text: string, edits: Edit[]): string {
  return edits.reduce((before, { find, until, put = '', times = 1 }) => {
    const parts = before.split(find)
    const ends = until === undefined ? parts.map(() => 0) : parts.map((part) => part.indexOf(until))
    if (parts.length - 1 !== times || ends.slice(1).includes(-1))
      throw new ContractError(
        `The ${language} text of the generator has ${parts.length - 1} times what should be there ${times} times:\n${find}${until ? ` … ${until}` : ''}\nCompare the generator's text with scripts/languages/edits.ts.`,
      )
    return parts.map((part, index) => (index === 0 ? part : put + part.slice(ends[index]))).join('')
  }, text)
}
