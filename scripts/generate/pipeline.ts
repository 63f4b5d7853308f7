import { type Contract, loadContract } from '../bundle/contract.js'
import { ContractError } from '../bundle/redocly.js'
import { gapShare } from '../document/gaps.js'
import { step } from '../steps.js'
import {
  type Artifacts,
  clientArtifacts,
  differing,
  documentArtifacts,
  remove,
  stale,
  typeArtifacts,
  write,
} from './artifacts.js'

/** Makes the three documents from `openapi/`, and writes what changed. */
export async function bundle(): Promise<void> {
  const contract = await step('bundle openapi/', loadContract)
  await step('write documents', () => write(documentArtifacts(contract)), changes)
}

/** Makes all of `generated/` from `openapi/` and `src/client`, and writes what changed. */
export async function generate(): Promise<void> {
  const contract = await step('bundle openapi/', loadContract)
  await step('measure the text on gaps', () => shares(contract), String)
  const documents = documentArtifacts(contract)
  await step('write documents', () => write(documents), changes)
  const types = await step('make types', () => typeArtifacts(contract))
  await step('write types', () => write(types), changes)
  const client = await step('compile client', clientArtifacts)
  await step('write client', () => write(client), changes)
  const leftOver = await stale(new Map([...documents, ...types, ...client]))
  await step(
    'remove what is not made any more',
    () => remove(leftOver),
    () => leftOver.join(', '),
  )
}

/** Throws a ContractError if `generated/` is not what `generate` would write, and says which files and what to do. */
export async function check(): Promise<void> {
  const contract = await step('bundle openapi/', loadContract)
  const files: Artifacts = new Map([
    ...documentArtifacts(contract),
    ...(await step('make types', () => typeArtifacts(contract))),
    ...(await step('compile client', clientArtifacts)),
  ])
  const drift = [...(await differing(files)), ...(await stale(files))]
  if (drift.length > 0)
    throw new ContractError(
      `generated/ is not what openapi/ and src/client say:\n${drift.map((path) => `  ${path}`).join('\n')}\nRun \`npm run generate\` and commit what it writes.`,
    )
}

/** How much of each document's description text speaks of gaps: `canvas 9.1 %, 2026-05-01 9.0 %`. */
function shares({ documents }: Contract): string {
  return Object.entries(documents)
    .map(([name, document]) => `${name} ${(gapShare(document) * 100).toFixed(1)} %`)
    .join(', ')
}

function changes(paths: string[]): string {
  return paths.length === 0 ? 'nothing changed' : `changed: ${paths.join(', ')}`
}
