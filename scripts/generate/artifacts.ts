import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { gapsOfOperations } from '../../src/contract/gaps-by-operation.js'
import { endpointsOf } from '../../src/contract/operations.js'
import { clientData } from '../client/client-data.js'
import { sharedValidatorFiles, validatorFiles } from '../client/validators.js'
import { webhookVectors } from '../client/webhook-vectors.js'
import { buildConsole } from '../control/console.js'
import { controlDocument } from '../control/control.js'
import type { BuiltContract } from '../documents/contract.js'
import { languagePackages } from '../languages/packages.js'
import type { Gaps } from '../read/gaps.js'
import { cached, contentHash, filesBelow, hashOf } from '../support/cache.js'
import { inRoot, type Version } from '../support/paths.js'
import type { Reporter } from '../support/reporter.js'
import { versionDeclarations } from '../types/version-declarations.js'
import { withoutExamples } from '../types/without-examples.js'
import { guidesWithTables } from './guides.js'

/** Generated files: path in the repository to text. */
export type Artifacts = Map<string, string>

type Entries = Iterable<[path: string, text: string]>

/** The steps that make what is no document, each named as `generate` reports it. */
const STEPS: Record<string, (contract: BuiltContract) => Entries | Promise<Entries>> = {
  'make types': typeArtifacts,
  'compile client': () =>
    cached('client', contentHash('src/client'), async () => [
      ...(await (await import('../client/transpile.js')).transpile('src/client', 'generated/client')),
    ]),
  'make validators': validatorArtifacts,
  'compare versions': changelogArtifact,
  'make the control of the mock': (contract) =>
    cached('control', hashOf(JSON.stringify(contract.newest), contentHash('src/mock/control')), async () => [
      ...(await controlArtifact(contract)),
    ]),
  'build the console': async () => {
    const files = await cached('console', contentHash('src/site', 'src/contract'), buildConsole)
    return [['generated/console.json', json(files)]]
  },
  'generate the Python and the Go package': ({ documents, versions: { versions } }) => {
    const { date } = versions[0] as (typeof versions)[number]
    return languagePackages(documents[date] ?? {}, date)
  },
}

/** Generates `generated/` and the changelog's API section, in memory. Throws a ContractError with file and line. */
export async function allArtifacts(contract: BuiltContract, { step }: Reporter): Promise<Artifacts> {
  const files = new Map([...documentArtifacts(contract), ...dataArtifacts(contract)])
  for (const [name, make] of Object.entries(STEPS))
    for (const [path, text] of await step(name, () => make(contract))) files.set(path, text)
  return files
}

/** Returns the files of documents, gaps, versions and the tool server, and the guides with tables of them. */
export function documentArtifacts(contract: BuiltContract): Artifacts {
  return new Map([...servedArtifacts(contract), ...gapArtifacts(contract), ...guidesWithTables(contract)])
}

/** Returns those that the mock serves. */
export function servedArtifacts({ documents, versions, toolServer, tools }: BuiltContract): Artifacts {
  const files: Artifacts = new Map()
  for (const [name, document] of Object.entries(documents)) files.set(`generated/openapi/${name}.json`, json(document))
  files.set('generated/versions.json', json(versions))
  files.set('generated/mcp/server.json', json(toolServer))
  files.set('generated/mcp/tools.json', json({ tools }))
  return files
}

export function gapArtifacts(contract: BuiltContract): Artifacts {
  return new Map([['generated/gaps.json', json(gapFile(contract))]])
}

/** Returns the file of the mock's control. */
export async function controlArtifact({ newest }: BuiltContract): Promise<Artifacts> {
  return new Map([['generated/control.json', json(await controlDocument(newest))]])
}

/** All gaps, and the ids of those that concern each operation of each version. */
export type GapFile = { gaps: Gaps; operations: Record<Version, Record<string, string[]>> }

export function gapFile({
  documents,
  gaps,
  versions,
}: Pick<BuiltContract, 'documents' | 'gaps' | 'versions'>): GapFile {
  const operations = versions.versions.map(({ date }) => [date, gapsOfOperations(documents[date] ?? {})])
  const published = Object.entries(gaps).map(([id, { mock: _, place: __, ...gap }]) => [id, gap])
  return { gaps: Object.fromEntries(published), operations: Object.fromEntries(operations) as GapFile['operations'] }
}

/** Returns the files of the client's data: a module, its declarations, and the vectors for webhook receivers. */
function dataArtifacts(contract: BuiltContract): Artifacts {
  const { code, declarations } = clientData(contract)
  return new Map([
    ['generated/contract.js', code],
    ['generated/contract.d.ts', declarations],
    ['generated/webhooks/vectors.json', json(webhookVectors())],
  ])
}

/** Returns the files of the types, of hand-written files and versions, which do not depend on examples. */
async function typeArtifacts({ linked, versions }: BuiltContract): Promise<Artifacts> {
  const files: Artifacts = new Map()
  const fileTypes = await cached('types-files', contentHash(FILE_SCHEMAS), async () =>
    (await import('../types/file-types.js')).fileTypes(
      Object.fromEntries(
        filesBelow(FILE_SCHEMAS).map((file) => [basename(file, '.json'), readFileSync(inRoot(file), 'utf8')]),
      ),
    ),
  )
  files.set('generated/file-types.d.ts', fileTypes)
  for (const { date: version } of versions.versions) {
    const document = withoutExamples(linked[version] ?? {})
    const text = await cached(`types-${version}`, hashOf(JSON.stringify(document)), async () =>
      (await import('../types/types.js')).typesText(document, version),
    )
    files.set(`generated/types/${version}.d.ts`, text)
  }
  const webhooks = Object.values(linked).flatMap((document) =>
    endpointsOf(document).filter(({ top }) => top === 'webhooks'),
  )
  const webhookIds = [...new Set(webhooks.map(({ node }) => String(node.operationId)))]
  for (const [path, text] of versionDeclarations(versions, webhookIds)) files.set(path, text)
  return files
}

const FILE_SCHEMAS = 'openapi/file-schemas'

/** Returns the files of the validators of each version. They do not depend on the examples. */
async function validatorArtifacts({ documents, versions }: BuiltContract): Promise<Artifacts> {
  const files: Artifacts = new Map(
    await cached('validators', contentHash('src/validate'), () => sharedValidatorFiles()),
  )
  for (const { date: version } of versions.versions) {
    const document = withoutExamples(documents[version] ?? {})
    const inputs = hashOf(JSON.stringify(document), contentHash('src/validate'))
    for (const [path, text] of await cached(`validators-${version}`, inputs, () => validatorFiles(document, version)))
      files.set(path, text)
  }
  return files
}

/** Returns CHANGELOG.md, if there is one. Only its section about the API is made. */
async function changelogArtifact({ documents, versions }: BuiltContract): Promise<Entries> {
  const text = await readFile(inRoot('CHANGELOG.md'), 'utf8').catch(() => undefined)
  if (text === undefined) return []
  const { withApiChanges } = await import('./changelog.js')
  const { apiChanges } = await import('../documents/api-changes.js')
  const steps = apiChanges({ versions, documents })
  return [['CHANGELOG.md', withApiChanges(text, steps)]]
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
